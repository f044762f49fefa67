/// The parts of the display context that a value can depend on.
package struct ContextParts: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let locale = ContextParts(rawValue: 1 << 0)
  package static let calendar = ContextParts(rawValue: 1 << 1)
  package static let timeZone = ContextParts(rawValue: 1 << 2)
  package static let now = ContextParts(rawValue: 1 << 3)

  package static let dateFormat: ContextParts = [.locale, .calendar, .timeZone]
}

/// When the result of a function changes as time passes, if one of its dates is the current date.
package enum ResultChange: Sendable {
  case every(TimeStep)
  /// With the smallest component in the pattern or template, which is the first argument.
  case withPattern
  /// With the smallest component in the style of the time, which is the argument at a position.
  case withTimeStyle(argument: Int)

  /// A unit of time.
  package enum TimeStep: String, Sendable {
    case second, minute, day
  }
}

/// A function, property or operator of the standard library: its signature and its Swift expression.
package struct BuiltIn: Sendable {
  /// The identity of an entry: its index in ``StandardLibrary/all``.
  package struct ID: Hashable, Sendable {
    package let index: Int
  }

  /// The notation of a literal that the checker verifies.
  package enum Format: Sendable {
    case datePattern, dateTemplate, durationPattern
    /// The pattern of `String.matches`.
    case textPattern
    case currencyCode
  }

  /// Set by ``StandardLibrary/all``.
  package internal(set) var id = ID(index: -1)
  /// The name of the function or property, or the operator's symbol.
  package internal(set) var name = ""

  /// The signature in a small notation: `String.prefix(_ count: Int) -> String` (a method),
  /// `[T].isEmpty -> Bool` (a property), `words(_ parts: String?...) -> String` (a function),
  /// `static NumberStyle.currency(_ code: String) -> NumberStyle`, `Int + Int -> Int` and `-Int -> Int` (operators),
  /// `[T].sorted(by key: (T) -> U) -> [T] where U: Comparable`, `[T].subscript(_ index: Int) -> T?` (for `xs[i]`).
  /// A parameter can have a default: `= 1`.
  package let signature: String
  /// The Swift expression. `{self}` is the receiver or left operand, `{0}` and `{1}` are the parameters in order, and
  /// `{context}` is the display context. An omitted argument with a default and an empty variadic argument are omitted
  /// from the Swift call together with their labels: the Swift function has the same default.
  package let swift: String
  /// The parts of the context that the result depends on, besides its arguments. A function whose Swift expression
  /// contains `{context}` reads at least one part.
  package let reads: ContextParts
  /// When the result changes as time passes, if one of its dates is the current date.
  package let change: ResultChange
  /// The notation of the first argument.
  package let format: Format?
  /// Whether the Swift expression needs `ViewModelFormatting`, and not only `ViewModelCore`. ``StandardLibrary/all``
  /// sets it for signatures with types of that module.
  package internal(set) var needsFormatting: Bool

  init(
    _ signature: String, _ swift: String, reads: ContextParts = [], changes change: ResultChange = .every(.second),
    format: Format? = nil, needsFormatting: Bool = false
  ) {
    self.signature = signature
    self.swift = swift
    self.reads = reads
    self.change = change
    self.format = format
    self.needsFormatting = needsFormatting
  }
}
