/// The declarations of one kind by name. The table is not a sequence, so that the code for one declaration does not search
/// all declarations of a module, which would take quadratic time. Values that depend on all declarations are computed
/// once for each run.
package struct NameTable<Value: Sendable>: Sendable {
  private let values: [String: Value]

  init(_ values: [String: Value]) { self.values = values }

  package subscript(name: String) -> Value? { values[name] }

  /// All declarations by name, for a value that is computed once for each run.
  package var byName: [String: Value] { values }
}
