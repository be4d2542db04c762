"""bots have levels: the one that was called greedy is the casual one"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    seats = sa.table("seats", sa.column("bot", sa.String))
    op.execute(seats.update().where(seats.c.bot == "greedy").values(bot="casual"))
