import Foundation
import ViewModelRuntime

/// A type that provides other values, for tests that change one input at a time.
protocol Varying {
  var variations: [Self] { get }
}

/// Returns other values of the same type, or none for an unknown type.
func variations<Value>(of value: Value) -> [Value] {
  if let varying = value as? any Varying { return varying.variations as? [Value] ?? [] }
  if let iterable = value as? any CaseIterable {
    return Array(cases(of: iterable).compactMap { $0 as? Value }.prefix(4))
  }
  return []
}

private func cases<Value: CaseIterable>(of value: Value) -> [Any] { Value.allCases.map { $0 } }

extension String: Varying {
  var variations: [String] { [self + "x", "", "Ünïcode 42 "] }
}

extension Int: Varying {
  var variations: [Int] { [self &+ 1, 0, 1, 2, -1] }
}

extension Double: Varying {
  var variations: [Double] { [self + 1, 0, -0.0, 0.5, -1, .nan] }
}

extension Decimal: Varying {
  var variations: [Decimal] { [self + 1, 0, Decimal(sign: .plus, exponent: -2, significand: 1)] }
}

extension Bool: Varying {
  var variations: [Bool] { [!self] }
}

extension Date: Varying {
  var variations: [Date] {
    [addingTimeInterval(1), addingTimeInterval(86_400), Date(timeIntervalSince1970: 0)]
  }
}

extension Duration: Varying {
  var variations: [Duration] { [self + .seconds(1), .zero] }
}

extension Optional: Varying {
  var variations: [Wrapped?] {
    guard let value = self else { return [] }
    return [nil] + ViewModelTesting.variations(of: value).map { $0 }
  }
}

extension Array: Varying {
  var variations: [[Element]] {
    guard let first else { return [] }
    let shorter = [[], Array(dropFirst())]
    // A list with two elements of the same identity is a mistake of its service.
    return (first is any Identifiable ? shorter : shorter + [self + [first]]) + (count > 1 ? [reversed()] : [])
  }
}

extension Interval: Varying {
  var variations: [Interval] {
    let lower = ViewModelTesting.variations(of: lowerBound).map {
      Interval(from: $0, to: upperBound, isClosed: isClosed)
    }
    return lower + [Interval(from: upperBound, to: upperBound, isClosed: isClosed)]
  }
}

extension DisplayContext {
  /// Returns contexts that differ in one part.
  func variations(of part: Part) -> [DisplayContext] {
    func with<Value>(_ keyPath: WritableKeyPath<DisplayContext, Value>, _ values: [Value]) -> [DisplayContext] {
      values.map { value in
        var context = self
        context[keyPath: keyPath] = value
        return context
      }
    }
    return switch part {
    case .locale: with(\.locale, ["de_DE", "fr_FR", "ar_EG"].map(Locale.init(identifier:)))
    case .calendar: with(\.calendar, [Calendar(identifier: .buddhist)])
    case .timeZone: with(\.timeZone, [-8, 13].compactMap { TimeZone(secondsFromGMT: $0 * 3600) })
    case .now: [60, 86_400 * 40].map { self.with(now: now.addingTimeInterval($0)) }
    }
  }
}
