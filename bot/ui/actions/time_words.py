"""The words of dates and times in English, German and French, as people type them in one line."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Final, Literal, TypeAlias

from babel.dates import get_day_names, get_month_names

Part: TypeAlias = Literal["morning", "noon", "afternoon", "evening", "night", "midnight"]
Which: TypeAlias = Literal["", "last", "coming", "next", "after next"]
"""The word that chooses between days of the same name, such as "next" in "next Friday", or ""."""

_LANGUAGES: Final = ("en", "de", "fr")

PARTS: Final[Mapping[Part, str]] = {
    "midnight": r"(?:um\s+|at\s+|à\s+)?(?:midnight|mitternachts?|minuit)",
    "afternoon": (
        r"(?:in\s+the\s+|am\s+|de\s+l'|dans\s+l'|l')?(?:afternoon|nachmittags?|(?:après|apres)-midi|aprem)"
    ),
    "morning": (
        r"(?:in\s+the\s+|am\s+|du\s+|le\s+|au\s+)?(?:morning|morgens|vormittags?|früh|matin(?:ée)?)"
        r"|am\s+morgen"
    ),
    "noon": r"(?:um\s+|at\s+|à\s+|am\s+|zu\s+)?(?:noon|midday|mittags?|midi)",
    "evening": r"(?:in\s+the\s+|am\s+|du\s+|le\s+|au\s+|en\s+)?(?:evening|abends?|soir(?:ée)?)",
    "night": r"(?:at\s+|in\s+the\s+|in\s+der\s+|de\s+la\s+|dans\s+la\s+|la\s+)?(?:night|nachts?|nuit)",
}
TODAY: Final[Mapping[Part, str]] = {
    "morning": r"(?:this|heute|diesen)\s+(?:morning|morgen|vormittag|früh)|ce\s+matin",
    "noon": r"ce\s+midi",
    "afternoon": r"this\s+afternoon|cet\s+(?:après|apres)-midi",
    "evening": r"tonight|tonite|this\s+evening|diesen\s+abend|ce\s+soir",
    "night": r"heute\s+nacht|cette\s+nuit",
}
"""Patterns of words for parts of today, by part."""
DAYS: Final[Mapping[str, int]] = {
    r"today|heute|aujourd'hui": 0,
    r"(?:the\s+)?day\s+after\s+tomorrow|übermorgen|uebermorgen|(?:après|apres)[\s-]demain": 2,
    r"(?:the\s+)?day\s+before\s+yesterday|vorgestern|avant-hier": -2,
    r"yesterday|gestern|hier|last\s+night": -1,
    r"tomorrow|tmrw|tmr|tomorow|morgen|demain": 1,
}
NEXT_WEEK: Final = (
    r"(?:in\s+)?(?:next\s+week|(?:der\s+)?(?:nächste[rn]?|kommende[rn]?)\s+woche)"
    r"|(?:de\s+)?(?:la\s+)?semaine\s+prochaine"
)
AFTER_NEXT_WEEK: Final = r"(?:the\s+)?week\s+after\s+next|übernächste[rn]?\s+woche"
_WEEKEND: Final = r"(?:weekend|week-end|wochenende)s?"
NEXT_WEEKEND: Final = (
    r"(?:(?:the|das|am|an|dem|le)\s+)*"
    rf"(?:(?:next|(?:nächste|naechste)[sn]?)\s+{_WEEKEND}|{_WEEKEND}\s+prochain)"
)
"""A pattern of words for the coming weekend or the one after it."""
WEEKEND: Final = (
    r"(?:(?:this|the|at|on|over|am|an|dieses|diesem|das|dem|ce|le|coming|kommendes?|kommenden)\s+)*"
    rf"{_WEEKEND}"
)
EVERY_DAY: Final = (
    r"(?:every|each)\s+(?:day|night|evening)|daily|nightly|täglich|jeden\s+(?:tag|abend)|jede\s+nacht"
    r"|tous\s+les\s+(?:jours|soirs)|toutes\s+les\s+nuits|chaque\s+(?:jour|soir|nuit)"
)
AMOUNTS: Final[Mapping[str, float]] = {
    "a": 1.0,
    "an": 1.0,
    "one": 1.0,
    "ein": 1.0,
    "eine": 1.0,
    "einem": 1.0,
    "einer": 1.0,
    "un": 1.0,
    "une": 1.0,
    "half a": 0.5,
    "half an": 0.5,
    "a half": 0.5,
    "einem halben": 0.5,
    "einer halben": 0.5,
    "une demi": 0.5,
    "a quarter of an": 0.25,
    "einer viertel": 0.25,
    "un quart d'": 0.25,
    "3 quarters of an": 0.75,
    "einer dreiviertel": 0.75,
    "3 quarts d'": 0.75,
    "anderthalb": 1.5,
    "eineinhalb": 1.5,
    "one and a half": 1.5,
    "a couple of": 2.0,
    "ein paar": 2.0,
}
UNITS: Final[Mapping[str, str]] = {
    "minutes": r"min(?:uten?|utes?|s)?|m",
    "hours": r"hours?|hrs?|stunden?|std|heures?|h",
    "days": r"days?|tage?n?|jours?|d",
    "weeks": r"weeks?|wks?|wochen?|semaines?",
    "fortnights": r"fortnights?",
    "months": r"months?|monate?n?|mois",
}
WHICH: Final[Mapping[Which, str]] = {
    "after next": r"übernächste[rnsm]?",
    "next": r"next|nächste[rnsm]?|naechste[rnsm]?|prochaine?",
    "last": r"last|letzte[rnsm]?|vergangene[rnsm]?|dernière?|dernier",
    "coming": r"coming|kommende[rnsm]?",
}
AGO: Final = re.compile(r"\bago\b|\bvor\s+\w+\s+(?:tag|woche|stunde|minute|monat)|\bil\s+y\s+a\b")
FILLERS: Final = frozenset(
    [
        "at",
        "on",
        "the",
        "of",
        "in",
        "this",
        "by",
        "from",
        "around",
        "about",
        "sharp",
        "o'clock",
        "and",
        "um",
        "am",
        "den",
        "der",
        "dem",
        "im",
        "diesen",
        "gegen",
        "ab",
        "ca",
        "pünktlich",
        "uhr",
        "und",
        "à",
        "a",
        "le",
        "la",
        "de",
        "du",
        "ce",
        "vers",
        "dès",
        "pile",
        "précises",
        "et",
        "@",
    ]
)
_NUMBERS: Final[Mapping[str, int]] = {
    word: number
    for number, words in {
        0: (
            "zero",
            "null",
            "zéro",
        ),
        1: (
            "one",
            "eins",
            "ein",
            "un",
            "une",
        ),
        2: (
            "two",
            "zwei",
            "deux",
        ),
        3: (
            "three",
            "drei",
            "trois",
        ),
        4: (
            "four",
            "vier",
            "quatre",
        ),
        5: (
            "five",
            "fünf",
            "cinq",
        ),
        6: (
            "six",
            "sechs",
        ),
        7: (
            "seven",
            "sieben",
            "sept",
        ),
        8: (
            "eight",
            "acht",
            "huit",
        ),
        9: (
            "nine",
            "neun",
            "neuf",
        ),
        10: (
            "ten",
            "zehn",
            "dix",
        ),
        11: (
            "eleven",
            "elf",
            "onze",
        ),
        12: (
            "twelve",
            "zwölf",
            "douze",
        ),
        13: (
            "dreizehn",
            "treize",
        ),
        14: (
            "vierzehn",
            "quatorze",
        ),
        15: (
            "fünfzehn",
            "quinze",
            "fifteen",
        ),
        16: (
            "sechzehn",
            "seize",
        ),
        17: (
            "siebzehn",
            "dix-sept",
        ),
        18: (
            "achtzehn",
            "dix-huit",
        ),
        19: (
            "neunzehn",
            "dix-neuf",
        ),
        20: (
            "zwanzig",
            "vingt",
        ),
        21: (
            "einundzwanzig",
            "vingt-et-un",
        ),
        22: (
            "zweiundzwanzig",
            "vingt-deux",
        ),
        23: (
            "dreiundzwanzig",
            "vingt-trois",
        ),
        24: (
            "vierundzwanzig",
            "vingt-quatre",
        ),
        30: (
            "thirty",
            "dreißig",
            "dreissig",
            "trente",
        ),
    }.items()
    for word in words
}
_COUNTED: Final = re.compile(
    r"(?<![\w-])(?:"
    + "|".join(
        sorted(
            (re.escape(each) for each in _NUMBERS if each not in ("ein", "une", "un", "one", "sept")),
            key=len,
            reverse=True,
        )
    )
    + r"|sept(?=\s*(?:heures?|h|jours?|semaines?|minutes?)\b)"
    + r"|(?:ein|une|un|one)(?=\s*(?:uhr|heures?\s*(?:du|de|et)|o'clock|[ap]\.?m\b)))(?![\w-])"
)
"""Number words. Ambiguous ones such as "ein" count only before words of time."""

_HALVES: Final[Mapping[str, str]] = {
    r"\bmidi\s+et\s+demie?\b": "12:30",
    r"\bmidi\s+et\s+quart\b": "12:15",
    r"\bminuit\s+et\s+demie?\b": "00:30",
}


def with_digits(text: str) -> str:
    """Return the text with its number words, and phrases such as "midi et quart", in digits."""
    for words, digits in _HALVES.items():
        text = re.sub(words, digits, text)
    return _COUNTED.sub(lambda found: str(_NUMBERS[found[0]]), text)


def _numbers(names: Callable[..., Mapping[int, str]], languages: Iterable[str]) -> dict[str, int]:
    return {
        name.casefold().rstrip("."): number
        for language in languages
        for width in ("wide", "abbreviated")
        for number, name in names(width, locale=language).items()
    }


@cache
def weekdays() -> Mapping[str, int]:
    """Return the numbers of the days of the week by their short and long names. Monday is 0."""
    more = {"tues": 1, "weds": 2, "thur": 3, "thurs": 3, "sonnabend": 5}
    return more | _numbers(get_day_names, _LANGUAGES)


@cache
def months() -> Mapping[str, int]:
    """Return the numbers of the months by their short and long names."""
    more = {
        "sep": 9,
        "sept": 9,
        "jänner": 1,
        "feber": 2,
        "fev": 2,
        "fevrier": 2,
        "aout": 8,
        "dec": 12,
        "decembre": 12,
    }
    return more | _numbers(get_month_names, _LANGUAGES)


@cache
def english_months() -> frozenset[str]:
    """Return the English names of the months, which can precede the day, as in "Nov 28"."""
    return frozenset(_numbers(get_month_names, ["en"])) | {"sept"}


@cache
def all_words() -> frozenset[str]:
    """Return all words that times consist of."""
    patterns = (*PARTS.values(), *TODAY.values(), *DAYS, *UNITS.values(), *WHICH.values(), _WEEKEND)
    bare = re.sub(r"\\.|\[.*?\]", " ", " ".join(patterns))
    # with and without an optional letter
    plain = re.findall(r"[^\W\d_]{2,}", f"{bare.replace('?', '')} {re.sub(r'.[?]', ' ', bare)}")
    return frozenset((*plain, *weekdays(), *months(), *FILLERS, *_NUMBERS, *AMOUNTS, "am", "pm", "h"))
