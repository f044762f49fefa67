"""Writes decimals.tsv, the results of decimal arithmetic in Python. They are the expected values of tests of the runtime
and of the evaluator.

    python3 Tests/Oracles/decimals.py > Tests/Oracles/decimals.tsv

Each line contains the operation, its operands and the result, separated by tabs. A result with more than 38 digits is
rounded to 38 digits and follows `~`, because `Decimal` holds that many and may round in another way.
"""
import decimal
import random
from decimal import Decimal

DIGITS = 38
RULES = {
    "up": decimal.ROUND_CEILING,
    "down": decimal.ROUND_FLOOR,
    "towardZero": decimal.ROUND_DOWN,
    "awayFromZero": decimal.ROUND_UP,
    "toNearestOrEven": decimal.ROUND_HALF_EVEN,
    "toNearestOrAwayFromZero": decimal.ROUND_HALF_UP,
}
EDGES = ["0", "1", "-1", "0.1", "-0.5", "2.5", "9.995", "1E+20", "-1E-20", "0.333333333333333333", "9" * 38, "-" + "9" * 19]
exact = decimal.Context(prec=1000)
random.seed(20)


def number():
    if random.random() < 0.2:
        return Decimal(random.choice(EDGES))
    digits = random.choice([1, 2, 4, 9, 16, 19, 20, 30, 38])
    value = Decimal(random.randrange(10**digits)).scaleb(-random.randrange(0, digits + 4))
    return exact.minus(value) if random.random() < 0.4 else value


def text(value):
    """Returns the digits of a number, without an exponent."""
    return "0" if value == 0 else format(exact.plus(value).normalize(exact), "f")


def result(value):
    if value == 0 or len(value.normalize(exact).as_tuple().digits) <= DIGITS:
        return text(value)
    return "~" + text(decimal.Context(prec=DIGITS).plus(value))


def rows():
    for _ in range(60):
        a, b = number(), number()
        yield "+", text(a), text(b), result(exact.add(a, b))
        yield "-", text(a), text(b), result(exact.subtract(a, b))
        yield "*", text(a), text(b), result(exact.multiply(a, b))
        if b != 0:
            yield "/", text(a), text(b), result(exact.divide(a, b))
            yield "%", text(a), text(b), result(exact.remainder(a, b))
    for rule, rounding in RULES.items():
        for value in ["2.5", "-2.5", "2.345", "-0.005", "0.0049", "1250", "-1350", "99.995", "0"]:
            for decimals in [0, 1, 2, -2]:
                rounded = Decimal(value).quantize(Decimal(1).scaleb(-decimals), rounding=rounding, context=exact)
                yield f"rounded {rule}", value, str(decimals), result(rounded)
    for base, exponents in [("2", [0, 1, 10, 60]), ("-1.1", [2, 3, 20]), ("10", [5, -3]), ("-4", [-2]), ("0.5", [7, -7])]:
        for exponent in exponents:
            power = exact.power(Decimal(base), exponent)
            yield "pow", base, str(exponent), result(power)


def main():
    print("# Written by decimals.py.")
    for row in rows():
        print("\t".join(row))


main()
