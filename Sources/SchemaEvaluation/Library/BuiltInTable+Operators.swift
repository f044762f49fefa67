import Foundation
import ViewModelFormatting

extension BuiltInTable {
  mutating func defineOperators() {
    defineIntegerOperators()
    defineDecimalOperators()
    defineDoubleOperators()
    defineTimeOperators()
    define("String + String -> String") { .string(try $0[0].string + $0[1].string) }
    define("[T] + [T] -> [T]") { .array(try $0[0].array + $0[1].array) }
    define("T < T -> Bool where T: Comparable") { .bool(try $0[0].precedes($0[1])) }
    define("T <= T -> Bool where T: Comparable") { .bool(try $0[0].precedesOrEquals($0[1])) }
    define("T > T -> Bool where T: Comparable") { .bool(try $0[1].precedes($0[0])) }
    define("T >= T -> Bool where T: Comparable") { .bool(try $0[1].precedesOrEquals($0[0])) }
  }

  private mutating func defineIntegerOperators() {
    define("Int + Int -> Int") { .int(sum(try $0[0].int, try $0[1].int)) }
    define("Int - Int -> Int") {
      let (first, second) = (try $0[0].int, try $0[1].int)
      return .int(saturated(first.subtractingReportingOverflow(second), isNegative: second > 0))
    }
    define("Int * Int -> Int") {
      let (first, second) = (try $0[0].int, try $0[1].int)
      return .int(saturated(first.multipliedReportingOverflow(by: second), isNegative: (first < 0) != (second < 0)))
    }
    define("Int / Int -> Int") {
      let (first, second) = (try $0[0].int, try $0[1].int)
      return .int(second == 0 ? 0 : saturated(first.dividedReportingOverflow(by: second), isNegative: false))
    }
    define("Int % Int -> Int") {
      let (first, second) = (try $0[0].int, try $0[1].int)
      return .int(second == 0 ? first : second == -1 ? 0 : first % second)
    }
    define("-Int -> Int") { .int(negated(try $0[0].int)) }
  }

  private mutating func defineDecimalOperators() {
    define("Decimal + Decimal -> Decimal") { .decimal(try $0[0].decimal +| $0[1].decimal) }
    define("Decimal - Decimal -> Decimal") { .decimal(try $0[0].decimal -| $0[1].decimal) }
    define("Decimal * Decimal -> Decimal") { .decimal(try $0[0].decimal *| $0[1].decimal) }
    define("Decimal / Decimal -> Decimal") { .decimal(try $0[0].decimal /| $0[1].decimal) }
    define("Decimal % Decimal -> Decimal") { .decimal(try $0[0].decimal %| $0[1].decimal) }
    define("-Decimal -> Decimal") { .decimal(-(try $0[0].decimal)) }
  }

  private mutating func defineDoubleOperators() {
    define("Double + Double -> Double") { .double(try $0[0].double + $0[1].double) }
    define("Double - Double -> Double") { .double(try $0[0].double - $0[1].double) }
    define("Double * Double -> Double") { .double(try $0[0].double * $0[1].double) }
    define("Double / Double -> Double") { .double(try $0[0].double / $0[1].double) }
    define("-Double -> Double") { .double(-(try $0[0].double)) }
  }

  private mutating func defineTimeOperators() {
    define("Date + Duration -> Date") { .date(try $0[0].date +| $0[1].duration) }
    define("Date - Duration -> Date") { .date(try $0[0].date -| $0[1].duration) }
    define("Date - Date -> Duration") { .duration(try $0[0].date -| $0[1].date) }
    define("Duration + Duration -> Duration") { .duration(try $0[0].duration +| $0[1].duration) }
    define("Duration - Duration -> Duration") { .duration(try $0[0].duration -| $0[1].duration) }
    define("-Duration -> Duration") { .duration(-|(try $0[0].duration)) }
    define("Duration * Int -> Duration") { .duration(try $0[0].duration *| $0[1].int) }
    define("Duration * Double -> Duration") { .duration(try $0[0].duration *| $0[1].double) }
    define("Duration / Int -> Duration") { .duration(try $0[0].duration /| $0[1].int) }
    define("Duration / Duration -> Double") { .double(try $0[0].duration /| $0[1].duration) }
  }
}

/// Returns the sum of two integers, or the nearest integer.
func sum(_ first: Int, _ second: Int) -> Int {
  saturated(first.addingReportingOverflow(second), isNegative: second < 0)
}

/// Returns the negative of an integer, or the nearest integer.
func negated(_ value: Int) -> Int { value == .min ? .max : -value }
