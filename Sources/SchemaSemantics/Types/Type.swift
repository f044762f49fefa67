import VmgenSchemaSyntax

/// A resolved type of the schema language.
package indirect enum Type: Hashable, Sendable {
  case string, int, double, decimal, bool, date, day, timeZone, duration, url, uuid, data
  /// `Locale` and `Calendar`, which occur only in a `given`.
  case locale, calendar
  case optional(Type)
  case array(Type)
  case dictionary(key: Type, value: Type)
  /// `a...b` and `a..<b` over Int, Double, Decimal, Date, Day or Duration.
  case range(Type)
  case closedRange(Type)
  /// A declared enum, error, model or extern type.
  case declared(String)
  /// A generic or opaque type of the standard library: `NumberStyle`, `DateStyle`, `Grouping<K, V>`, `KeyedValue<K,
  /// V>`.
  case builtIn(String, [Type])
  /// The type of a closure parameter of a collection function.
  case function([Type], Type)
  /// A type variable of a standard-library signature: `T`, `K`, `V`, `U`.
  case variable(String)
  /// A type error, which has been reported. It causes no further diagnostics.
  case unknown
}
