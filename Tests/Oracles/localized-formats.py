"""Writes localized-formats.tsv, the table of texts that Babel formats. They are the expected values of the runtime's tests.

Babel implements Unicode's CLDR independently of ICU. Version 2.17.0 contains CLDR 46, like the ICU 76 of Swift 6.3's
Foundation. ICU implements intervals, units and compact numbers as Foundation does,
with the locale data of its version, so that it tells differences of Foundation from those of Babel. Only this script needs both:

    python3 -m venv .venv && .venv/bin/pip install babel==2.17.0 pyicu==2.17
    .venv/bin/python Tests/Oracles/localized-formats.py > Tests/Oracles/localized-formats.tsv

Each line contains the kind of format, the locale, the value and the expected text, separated by tabs. If Foundation is known to
differ, two more columns contain its text and the reason. differences.py and differences.tsv list the differences.
"""
import copy
import datetime
import decimal
from decimal import Decimal

import babel
from babel import dates, lists, numbers, units

import icu_formats
from differences import DIFFERENCES, REASONS

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
# Templates with minutes after the instant at which intervals start and end.
INTERVALS = [
    ("yMMMd", 0, 4_320), ("yMMMd", 0, 57_600), ("yMMMd", 0, 576_000), ("MMMd", 0, 4_320), ("MMMd", 0, 57_600),
    ("yMMM", 0, 57_600), ("yMd", 0, 4_320), ("MMMEd", 0, 4_320), ("Hm", -420, 120), ("hm", -420, 120), ("hm", 0, 20),
]
UNITS = {
    "celsius": "temperature-celsius", "fahrenheit": "temperature-fahrenheit", "kelvin": "temperature-kelvin",
    "kilometers": "length-kilometer", "meters": "length-meter", "centimeters": "length-centimeter",
    "millimeters": "length-millimeter", "miles": "length-mile", "yards": "length-yard", "feet": "length-foot",
    "inches": "length-inch", "nauticalMiles": "length-nautical-mile", "kilograms": "mass-kilogram", "grams": "mass-gram",
    "milligrams": "mass-milligram", "tonnes": "mass-tonne", "pounds": "mass-pound", "ounces": "mass-ounce",
    "stones": "mass-stone", "kilometersPerHour": "speed-kilometer-per-hour", "metersPerSecond": "speed-meter-per-second",
    "milesPerHour": "speed-mile-per-hour", "knots": "speed-knot",
}
MEASUREMENTS = ["1", "2", "5", "21.5"]
COMPACT_NUMBERS = ["0", "999", "1234", "15300", "999999", "1234567", "-56789", "9500000000"]


def rows(name):
    locale = babel.Locale.parse(name)
    yield from number_rows(name, locale)
    yield from date_rows(name, locale)
    yield from list_rows(name, locale)
    yield from plural_rows(name, locale)
    yield from relative_rows(name, locale)
    yield from interval_rows(name, locale)
    yield from unit_rows(name, locale)
    yield from compact_rows(name, locale)


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


def interval_rows(name, locale):
    for template, start, end in INTERVALS:
        first, last = (INSTANT + datetime.timedelta(minutes=minutes) for minutes in [start, end])
        try:
            text = dates.format_interval(first, last, template, tzinfo=dates.UTC, locale=locale)
        except NotImplementedError:
            continue  # Babel cannot compare the periods of a day, such as "in the afternoon".
        yield "interval", name, f"{template} {start} {end}", localized_digits(text, locale)


def unit_rows(name, locale):
    for unit, identifier in UNITS.items():
        for value in MEASUREMENTS:
            text = units.format_unit(Decimal(value), identifier, "short", locale=locale, numbering_system="default")
            yield "unit", name, f"{value} {unit}", localized_digits(text, locale)


def compact_rows(name, locale):
    for value in COMPACT_NUMBERS:
        yield "compact", name, value, localized(compact(Decimal(value), locale), locale)


def compact(number, locale):
    """Returns an abbreviated number with the rounding of ICU: two digits, but no fewer than those before the decimals.

    Babel's own function has a fixed number of decimals, and rounds 999,999 to 1000K.
    """
    formats = locale.compact_decimal_formats["short"]
    magnitude = 10 ** max(0, abs(number).adjusted())
    pattern = formats["other"].get(str(magnitude))
    # A pattern without text stands for the number itself.
    digits = len(str(magnitude)) if pattern is None or pattern.pattern == "0" else pattern.pattern.count("0")
    scaled = number * 10 ** (digits - 1) / magnitude
    rounded = scaled.quantize(Decimal("0.1") if abs(scaled) < 10 else 1, decimal.ROUND_HALF_EVEN)
    if digits < len(str(magnitude)) and abs(rounded).adjusted() >= digits:
        return compact(rounded * magnitude / 10 ** (digits - 1), locale)
    rounded = rounded.to_integral() if rounded == rounded.to_integral() else rounded
    if digits == len(str(magnitude)):
        # An abbreviated number has no group of fewer than two digits.
        is_grouped = abs(rounded) >= 10_000
        return numbers.format_decimal(
            rounded, locale=locale, numbering_system="default", group_separator=is_grouped)
    category = locale.plural_form(abs(rounded))
    pattern = copy.copy(formats.get(category, formats["other"]).get(str(magnitude), pattern))
    pattern.frac_prec = (0, 1)
    return pattern.apply(rounded, locale, numbering_system="default")


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


def difference(kind, locale, value, expected):
    """Returns the text of Foundation and the reason why it differs from that of Babel; nothing if it does not."""
    columns = DIFFERENCES.get((kind, locale, value), [])
    if expected in columns:
        raise SystemExit(f"no difference: {kind} {locale} {value}")
    if REASONS["icu"] in columns and columns[0] != icu_formats.text(kind, locale, value, INSTANT, UNITS):
        raise SystemExit(f"ICU has another text: {kind} {locale} {value}")
    return columns


def main():
    print(f"# CLDR {CLDR}, from Babel {babel.__version__}. Written by localized-formats.py.")
    known = set()
    for name in LOCALES:
        for kind, locale, value, expected in rows(name):
            known.add((kind, locale, value))
            print("\t".join([kind, locale, value, expected, *difference(kind, locale, value, expected)]))
    for key in DIFFERENCES.keys() - known:
        raise SystemExit(f"no such row: {key}")


main()
