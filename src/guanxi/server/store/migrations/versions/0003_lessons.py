"""tables at which a lesson is taken."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Forward."""
    op.add_column("tables", sa.Column("lesson", sa.Boolean(), server_default=sa.false(), nullable=False))
