"""one mail a day."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Forward."""
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.add_column(sa.Column("digest", sa.BigInteger(), nullable=True))
        batch_op.create_index("ix_people_digest", ["digest"], unique=False)
