"""The texts of ICU for intervals, units and compact numbers. ICU 72 contains CLDR 42."""
import datetime

import icu


def text(kind, name, value, instant, units):
    locale = icu.Locale(f"{name}@calendar=gregorian")
    return {"interval": interval, "unit": unit, "compact": compact}[kind](locale, value, instant, units)


def interval(locale, value, instant, _):
    template, start, end = value.split()
    first, last = (
        (instant + datetime.timedelta(minutes=int(minutes))).timestamp() for minutes in [start, end])
    icu.TimeZone.setDefault(icu.TimeZone.getGMT())
    return icu.DateIntervalFormat.createInstance(template, locale).format(icu.DateInterval(first, last))


def unit(locale, value, _, units):
    number, name = value.split()
    identifier = units[name].split("-", 1)[1]
    style = icu.NumberFormatter.withLocale(locale).unit(icu.MeasureUnit.forIdentifier(identifier))
    return style.unitWidth(icu.UNumberUnitWidth.SHORT).formatDouble(float(number))


def compact(locale, value, _, __):
    return icu.NumberFormatter.withLocale(locale).notation(icu.Notation.compactShort()).formatDouble(float(value))
