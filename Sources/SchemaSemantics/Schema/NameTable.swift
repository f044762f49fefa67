/// The declarations of one kind by name. The table cannot be iterated, so the code for one declaration cannot search all
/// declarations of a module, which would take quadratic time. Values that depend on all declarations are computed once
/// for each run, from the schemas.
package struct NameTable<Value: Sendable>: Sendable {
  private let values: [String: Value]

  init(_ values: [String: Value]) { self.values = values }

  package subscript(name: String) -> Value? { values[name] }
}
