import VmgenSchemaSyntax

/// The default values of parameters and fields, and the environments in which they are checked.
extension ExpressionChecker {
  /// Checks the defaults of parameters, which can read neither other parameters nor the context.
  func checkDefaults(of parameters: [Parameter], _ syntax: [ParameterSyntax]) -> [Parameter] {
    guard syntax.contains(where: { $0.defaultValue != nil }) else { return parameters }
    var result = parameters
    for (index, written) in syntax.enumerated() {
      guard let value = written.defaultValue, result[index].defaultValue != nil else { continue }
      var environment = defaultEnvironment(written.range.file, siblings: parameters.map(\.name), "parameter")
      let (name, type) = (parameters[index].name, parameters[index].type)
      environment.unavailable["now"] = .init(
        reason: "a default has no clock",
        help: "make it optional, `\(name): \(type)? = nil`, and read `\(name) ?? now`")
      result[index].defaultValue = self.in(environment).check(value, as: parameters[index].type)
    }
    return result
  }

  /// Returns the environment of a default, which cannot read sibling parameters or fields.
  func defaultEnvironment(
    _ file: SourceFile.ID, siblings: [String], _ kind: String, of owner: String = "default"
  ) -> Environment {
    var environment = Environment(file: file)
    let reason = "the \(owner) cannot read another \(kind)"
    for name in siblings { environment.unavailable[name] = .init(reason: reason) }
    return environment
  }

  /// Sets the owner of an environment: inside a type, Swift resolves a name to a member before a function.
  func enter(_ type: Type, _ environment: inout Environment) {
    guard case .declared(let name) = type else { return }
    environment.owner = name
    switch types[name]?.declaration {
    case .model(let model):
      environment.hidingMembers = ReservedNames.insideModels.union(model.fields.map(\.name) + names(of: model.methods))
    case .enumeration(let declaration):
      let members = declaration.cases.map(\.name) + names(of: declaration.methods)
      environment.hidingMembers = ReservedNames.ofEnums.union(members)
    default: break
    }
  }
}

extension Expression {
  /// Whether the expression is `UUID()` or `UUID().uuidString`.
  var isNewID: Bool {
    switch kind {
    case .member(let base, let name): name.text == "uuidString" && base.isNewID
    case .call(let callee, let arguments): if case .name("UUID") = callee.kind { arguments.isEmpty } else { false }
    default: false
    }
  }
}

extension DeclarationReader {
  /// Returns the names that methods have in their type.
  func names(of methods: [String], where isIncluded: (FunctionDeclaration) -> Bool = { _ in true }) -> [String] {
    methods.compactMap { functions[$0]?.declaration }.filter(isIncluded).map(\.name)
  }

  /// Returns the names of a type's methods and properties in the table of functions.
  func methods(of type: Type) -> [String] {
    guard case .declared(let name) = type else { return [] }
    if let viewModel = viewModels[name] { return viewModel.syntax.functions.map { methodName($0.name.text, of: name) } }
    return model(type)?.methods ?? enumeration(type)?.methods ?? []
  }
}

/// Checks that a view model can store and compare a value.
extension ExpressionChecker {
  /// Reports a style, a closure or a part of the context, which a view model cannot store and compare.
  func checkStorable(_ type: Type, at range: SourceRange) {
    switch type.unwrapped {
    case .anyError:
      report(.notStorable(type: type), at: range, help: "use `errorText`, or `error != nil`")
    case .function, .locale, .calendar:
      report(.notStorable(type: type), at: range)
    case .builtIn(let name, _) where Self.opaqueTypes.contains(name):
      report(.notStorable(type: type), at: range)
    case .array(.declared(let name)) where viewModels[name] != nil:
      report(
        .childAsValue(name: text(at: range)), at: range,
        help: "read a property of each view model: `rows.map { $0.title }`")
    case .array(.unknown): report(.emptyCollectionNeedsType(literal: "[]"), at: range)
    case .declared(let name) where viewModels[name] != nil:
      report(.childAsValue(name: text(at: range)), at: range)
    default: break
    }
  }
}
