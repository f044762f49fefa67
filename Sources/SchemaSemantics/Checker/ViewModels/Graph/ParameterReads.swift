import VmgenSchemaSyntax

/// What a function reads of its parameters, so that a call depends on the fields that the function reads and not on the
/// whole arguments.
struct ParameterReads {
  /// The fields that the function reads of each parameter, `self` first; nil for a parameter that it needs as a whole.
  private(set) var fields: [[[StoragePath.Step]]?]

  /// More fields are compared together, as the whole argument: a comparison for each of them would take longer.
  private static let mostFields = 4

  static func of(_ function: FunctionDeclaration, _ declarations: ModuleDeclarations) -> ParameterReads {
    var parameters = function.parameters.map { (name: $0.name, type: $0.type) }
    if let type = function.selfType { parameters.insert(("self", type), at: 0) }
    let roots = parameters.indices.map { StorageReference.input(MemberID(index: $0, name: parameters[$0].name)) }
    let paths = zip(parameters, roots).map { ($0.name, StoragePath(root: $1, type: $0.type)) }
    let read = ReadsCollector.reads(of: function.body, declarations, parameters: paths).paths
    return ParameterReads(
      fields: roots.map { root in
        let steps = read.filter { $0.root == root }.map(\.steps)
        return steps.isEmpty || steps.count > mostFields || steps.contains { $0.isEmpty } ? nil : steps
      })
  }
}

extension ModuleDeclarations {
  /// Returns what a function reads of its parameters, which is computed once.
  func parameterReads(of name: String) -> ParameterReads? {
    if let known = parameterReads[name] { return known }
    guard let function = functions[name]?.declaration else { return nil }
    // A function that calls itself, which is an error, needs its arguments as a whole.
    parameterReads[name] = .some(nil)
    let reads = ParameterReads.of(function, self)
    parameterReads[name] = reads
    return reads
  }
}
