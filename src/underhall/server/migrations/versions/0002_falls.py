"""draws that are made elsewhere: who made them, and the falls of the tower"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # added in place: SQLite would otherwise copy tables that others refer to
    op.add_column("tables", sa.Column("physics", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("log", sa.Column("by", sa.Text(), server_default="", nullable=False))
    op.create_table(
        "falls",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("sequence", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("pile", sa.LargeBinary(), nullable=False),
        sa.Column("path", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "sequence"),
        comment="falls of the tower by their entry of the log: how they left the pile, and the boulders' way",
    )
