import ViewModelFormatting
import VmgenSchemaSemantics

/// Reads the members of a view model, with one difference.
struct DivergingReader: MemberReader {
  let base: ViewModelInstance
  /// Another pending value of an edit.
  var pending: (edit: MemberID, value: Value)?
  /// Whether a query is called each time, as steps call it.
  var callsQueries = false

  var context: DisplayContext { base.context }
  func value(of storage: StorageReference) throws -> Value { try base.value(of: storage) }
  func value(ofDerived id: MemberID, _ arguments: [Value]) throws -> Value {
    try base.value(ofDerived: id, arguments)
  }
  func pendingValue(of id: MemberID) throws -> Value {
    if let pending, pending.edit == id { return pending.value }
    return try base.pendingValue(of: id)
  }
  func value(of facet: Facet) throws -> Value { try base.value(of: facet) }
  func value(of property: ViewModelProperty, in object: Value, _ arguments: [Value]) throws -> Value {
    try base.value(of: property, in: object, arguments)
  }
  func result(of query: ServiceCall, _ arguments: [String: Value]) throws -> Value {
    try callsQueries ? base.call(query, arguments) : base.result(of: query, arguments)
  }
  func numberOfCalls(service: String, function: String, matching arguments: [String: Value]) throws -> Value {
    try base.numberOfCalls(service: service, function: function, matching: arguments)
  }
  func newID() throws -> Value { try base.newID() }
}

extension ViewModelInstance {
  /// The evaluator of steps.
  var stepEvaluator: ExpressionEvaluator { world.evaluator(DivergingReader(base: self, callsQueries: true)) }

  /// Evaluates a value of a step or of an expectation, which calls each query.
  func evaluateStep(_ expression: TypedExpression, _ scope: Scope) throws -> Value {
    try stepEvaluator.value(expression, scope)
  }
}
