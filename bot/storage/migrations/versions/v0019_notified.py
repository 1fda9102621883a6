"""The turn of which a hand has notified its owner is called so."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.execute(sa.text("UPDATE notes SET document = replace(document, '\"rung\":', '\"notified\":')"))
