"""points and ranks of games that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Forward."""
    op.add_column("seats", sa.Column("points", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("rank", sa.Integer(), nullable=True))
