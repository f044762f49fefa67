"""Writes localized-formats.tsv, the table of texts that Babel formats. They are the expected values of the runtime's tests.

Babel implements Unicode's CLDR independently of ICU. Version 2.17.0 contains CLDR 46, like the ICU 76 of Swift 6.3's
Foundation. Only this script needs Babel:

    python3 -m venv .venv && .venv/bin/pip install babel==2.17.0
    .venv/bin/python Tests/Oracles/localized-formats.py > Tests/Oracles/localized-formats.tsv

Each line contains the kind of format, the locale, the value and the expected text, separated by tabs. If Foundation is known to
differ, two more columns contain its text and the reason. differences.py lists the differences.
"""
import copy
import datetime
from decimal import Decimal

import babel
from babel import dates, lists, numbers

from differences import DIFFERENCES

CLDR = "46"
LOCALES = """
    ar_AE ar_EG bg_BG cs_CZ da_DK de_AT de_CH de_DE el_GR en_GB en_IN en_US es_ES es_MX fa_IR fi_FI fr_CA fr_CH fr_FR
    he_IL hi_IN hr_HR hu_HU id_ID it_IT ja_JP ko_KR lt_LT lv_LV nb_NO nl_NL pl_PL pt_BR pt_PT ro_RO ru_RU sk_SK sl_SI sv_SE
    th_TH tr_TR uk_UA vi_VN zh_Hans_CN zh_Hant_TW
""".split()
NUMBERS = ["0", "7", "-42", "1234", "12345678.9", "-0.125"]
AMOUNTS = [("1234.5", "EUR"), ("-99", "USD"), ("1234567", "JPY")]
FRACTIONS = ["0", "0.07", "-0.5", "12.34"]
INSTANT = datetime.datetime(2025, 1, 5, 16, 7, 9, tzinfo=datetime.timezone.utc)
LISTS = [["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D"]]
COUNTS = [*range(0, 31), 40, 42, 60, 71, 80, 81, 91, 100, 101, 102, 103, 111, 112, 119, 1000, 1001, 1_000_000]
DISTANCES = [("second", 1), ("minute", 15), ("hour", 2), ("day", 3), ("week", 1), ("month", 5), ("year", 2)]


def rows(name):
    locale = babel.Locale.parse(name)
    yield from number_rows(name, locale)
    yield from date_rows(name, locale)
    yield from list_rows(name, locale)
    yield from plural_rows(name, locale)
    yield from relative_rows(name, locale)


def number_rows(name, locale):
    pattern = copy.copy(locale.decimal_formats[None])
    pattern.frac_prec = (2, 2)
    for value in NUMBERS:
        number = Decimal(value)
        if number == int(number):
            text = numbers.format_decimal(number, locale=locale, numbering_system="default")
            yield "integer", name, value, localized(text, locale)
        text = pattern.apply(number, locale, numbering_system="default")
        yield "decimals(2)", name, value, localized(text, locale)
    for value in FRACTIONS:
        text = numbers.format_percent(Decimal(value), locale=locale, numbering_system="default")
        yield "percent", name, value, localized(text, locale)
    for value, code in AMOUNTS:
        text = numbers.format_currency(Decimal(value), code, locale=locale, numbering_system="default")
        yield "currency", name, f"{value} {code}", localized(text, locale)


def date_rows(name, locale):
    for length in ["short", "medium", "long", "full"]:
        yield "date", name, length, localized_digits(dates.format_date(INSTANT, length, locale=locale), locale)
    for length in ["short", "medium"]:
        text = dates.format_time(INSTANT, length, locale=locale, tzinfo=dates.UTC)
        yield "time", name, length, localized_digits(text, locale)
    for pattern in ["EEEE d MMMM y", "EEE, MMM d", "h:mm a", "yyyy-MM-dd"]:
        text = dates.format_datetime(INSTANT, pattern, locale=locale, tzinfo=dates.UTC)
        yield "pattern", name, pattern, localized_digits(text, locale)


def list_rows(name, locale):
    for style, kind in [("standard", "and"), ("or", "or")]:
        for items in LISTS:
            yield f"list {kind}", name, ",".join(items), lists.format_list(items, style=style, locale=locale)


def plural_rows(name, locale):
    for kind, rule in [("plural", locale.plural_form), ("ordinal", locale.ordinal_form)]:
        by_category = {}
        for count in COUNTS:
            by_category.setdefault(rule(count), []).append(str(count))
        for category in sorted(by_category):
            yield kind, name, ",".join(by_category[category]), category


def relative_rows(name, locale):
    for unit, count in DISTANCES:
        for sign in [-1, 1]:
            yield "relative", name, f"{sign * count} {unit}", distance(unit, count, sign, locale)


def distance(unit, count, sign, locale):
    patterns = locale._data["date_fields"][unit]["future" if sign > 0 else "past"]
    pattern = patterns.get(locale.plural_form(count)) or patterns["other"]
    return localized_digits(pattern.replace("{0}", str(count)), locale)


def localized(text, locale):
    """Returns the text with the digits and signs of the locale, because Babel formats patterns in ASCII."""
    system = locale.default_numbering_system
    zero = {"arab": 0x660, "arabext": 0x6F0, "latn": 0x30}[system]
    symbols = locale.number_symbols[system]
    letters = {str(digit): chr(zero + digit) for digit in range(10)}
    letters |= {"-": symbols["minusSign"], "%": symbols["percentSign"]}
    return "".join(letters.get(letter, letter) for letter in text)


def localized_digits(text, locale):
    return "".join(localized(letter, locale) if letter.isdigit() else letter for letter in text)


def main():
    print(f"# CLDR {CLDR}, from Babel {babel.__version__}. Written by localized-formats.py.")
    used = set()
    for name in LOCALES:
        for kind, locale, value, expected in rows(name):
            line = [kind, locale, value, expected]
            difference = DIFFERENCES.get((kind, locale, value))
            if difference:
                used.add((kind, locale, value))
                line += difference
            print("\t".join(line))
    for key in DIFFERENCES.keys() - used:
        raise SystemExit(f"no such row: {key}")


main()
