"""How Alembic runs here: on a connection that is given."""

from alembic import context

from guanxi.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
