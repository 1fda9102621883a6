"""Combines several changes into one statement of PostgreSQL, which is its own transaction and also checks the
schema.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias

from sqlalchemy.dialects.postgresql.asyncpg import dialect

from bot.storage.database import Change, Statement, bound, compiled

UNMET: Final = "22012"
"""The SQLSTATE of a division by zero: the schema differs, or a sure change touches no row."""

_DIALECT = dialect()  # type: ignore[no-untyped-call]  # SQLAlchemy's
_PARAMETER = re.compile(r"\$(\d+)")
_Shape: TypeAlias = tuple[Statement, tuple[str, ...], bool]


Bound: TypeAlias = tuple[str, tuple[Any, ...]]
"""SQL for asyncpg, and the values of its parameters."""


def joined(schema: str, changes: Sequence[Change]) -> Bound:
    """Combine the changes into one statement. They must touch different rows, because none sees another's
    effect. It fails with UNMET.
    """
    sql = _joined(tuple((each.statement, tuple(each.values), each.sure) for each in changes))
    return sql, (schema, *(value for each in changes for value in _values(each.statement, each.values)))


def taking(schema: str, statement: Statement, values: Mapping[str, Any]) -> Bound:
    """Return a statement that changes rows and returns some of them. It fails with UNMET if the schema
    differs and it would change a row.
    """
    return _taking(statement, tuple(values)), (schema, *_values(statement, values))


def _values(statement: Statement, values: Mapping[str, Any]) -> Sequence[Any]:
    return bound(compiled(statement, tuple(values), _DIALECT), values)


def _shifted(statement: Statement, names: tuple[str, ...], before: int) -> tuple[str, int]:
    """Return its SQL with parameters numbered after those of earlier statements, and the number of parameters
    before the next.
    """
    sql, own, _ = compiled(statement, names, _DIALECT)
    return _PARAMETER.sub(lambda found: f"${int(found[1]) + before}", sql), before + len(own)


_OURS = "SELECT 1 / count(*) AS one FROM alembic_version WHERE version_num = $1"


@lru_cache(maxsize=200)
def _joined(shapes: tuple[_Shape, ...]) -> str:
    parts, conditions, before = [f"ours AS ({_OURS})"], ["one"], 1
    for number, (statement, names, sure) in enumerate(shapes):
        sql, before = _shifted(statement, names, before)
        parts.append(f"change{number} AS ({sql} RETURNING 1)")
        if sure:
            conditions.append(f"(SELECT count(*) FROM change{number})")
    return (
        f"WITH {', '.join(parts)} SELECT 1 / least({', '.join(conditions)})"
        " /* divided by zero, all of it is undone: another process was faster, or has another schema */"
        " FROM ours"
    )


@lru_cache(maxsize=20)
def _taking(statement: Statement, names: tuple[str, ...]) -> str:
    sql, _ = _shifted(statement, names, 1)
    return f"WITH ours AS ({_OURS}), taken AS ({sql}) SELECT taken.* FROM taken, ours"
