import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension SchemaSet {
  /// Returns what code can use of a declaration, apart from the types that users write themselves.
  func apiFacts(of declaration: Schema.Declaration) -> [ContractFact] {
    switch declaration {
    case .enumeration(let declaration): facts(of: declaration)
    case .model(let declaration): declaration.isExtern ? [] : facts(of: declaration)
    case .function(let function): function.owner == nil ? [fact(of: function, "function")] : []
    case .service(let service):
      [ContractFact(.type, "type", service.name, "service", at: service.range)]
        + service.functions.compactMap { function in
          switch function.accessor {
          case .setter?: nil
          case .getter?:
            ContractFact(
              .requirement, "property", function.name, of: service.name,
              function.property(isSettable: service.setter(of: function.name) != nil), at: function.range)
          case nil:
            fact(
              .requirement, "function", function.distinctName, of: service.name, function.signature,
              function.parameters, function.effects, at: function.range)
          }
        }
    case .serviceContainer(let container):
      [ContractFact(.type, "type", container.name, "services", at: container.range)]
        + facts(of: container)
    case .sample(let sample):
      sample.isConstant
        ? [ContractFact(.member, "constant", sample.name, sample.type.description, at: sample.range)]
        : [ContractFact(.member, "sample", sample.name, of: sample.type.description, at: sample.range)]
    case .viewModel(let viewModel): facts(of: viewModel)
    case .router(let router): facts(of: router)
    case .externType, .fake, .errorPolicy: []
    }
  }

  private func facts(of declaration: EnumDeclaration) -> [ContractFact] {
    let noun = (declaration.isError ? "error" : "enum") + (declaration.rawType.map { " of \($0)" } ?? "")
    let label =
      declaration.hasLabels
      ? [ContractFact(.member, "property", "label", of: declaration.name, at: declaration.range)] : []
    return [
      ContractFact(.type, "type", declaration.name, noun, at: declaration.range),
      conformances(declaration.conformances, of: declaration.name, at: declaration.range),
    ]
      + declaration.cases.map { item in
        fact(
          .enumCase, "case", item.name, of: declaration.name, ".\(item.name)\(item.values.list)", item.values, "",
          at: item.range)
      } + label + methods(declaration.methods)
  }

  private func facts(of container: ServiceContainer) -> [ContractFact] {
    let services = container.services.map { (name: lowerCamelCased($0), type: $0) }
    let list = services.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    var initializer = ContractFact(
      .initializer, "initializer", "init", of: container.name, "init(\(list))", at: container.range)
    initializer.parameters = services.map {
      ContractFact.Parameter(label: $0.name, type: $0.type, hasDefault: false)
    }
    return [initializer]
      + services.map { ContractFact(.member, "service", $0.name, of: container.name, $0.type, at: container.range) }
  }

  /// An app implements a function of the router for each screen.
  private func facts(of router: Router) -> [ContractFact] {
    [ContractFact(.type, "type", router.name, "router", at: router.range)]
      + router.screens.map { ContractFact(.requirement, "screen", $0, of: router.name, at: router.range) }
      + router.tabs.map { tabs in
        let services = tabs.services.filter { $0 != ServiceDeclaration.navigator }.joined(separator: " & ")
        return fact(
          .member, "tabs", tabs.name, of: router.name,
          "\(tabs.name)\(tabs.parameters.list(orEmpty: "()"))" + (services.isEmpty ? "" : " with \(services)"),
          tabs.parameters, services, at: router.range)
      }
  }

  private func facts(of model: ModelDeclaration) -> [ContractFact] {
    let fields = model.fields.map { field in
      property("field", field.name, of: model.name, field.type, isSettable: field.isVariable, at: field.range)
    }
    var initializer = ContractFact(
      .initializer, "initializer", "init", of: model.name,
      "init(\(model.fields.map { "\($0.name): \($0.type)" }.joined(separator: ", ")))", at: model.range)
    initializer.parameters = model.fields.map { field in
      ContractFact.Parameter(
        label: field.name, type: field.type.description, hasDefault: field.defaultValue != nil)
    }
    return [
      ContractFact(.type, "type", model.name, "model", at: model.range),
      conformances(model.conformances, of: model.name, at: model.range), initializer,
    ] + fields + methods(model.methods)
  }

  private func methods(_ names: [String]) -> [ContractFact] {
    names.compactMap { functions[$0] }.filter { !$0.form.isPrivate }.map {
      fact(of: $0, ($0.form.isStatic ? "static " : "") + ($0.form.isProperty ? "property" : "method"))
    }
  }

  private func fact(of function: FunctionDeclaration, _ noun: String) -> ContractFact {
    let parameters = function.form.isProperty ? "" : function.parameters.list(orEmpty: "()")
    let result = " -> \(function.result)\(function.needsContext || !function.reads.isEmpty ? " with a context" : "")"
    return fact(
      .member, noun, function.name, of: function.owner ?? "", "\(function.name)\(parameters)\(result)",
      function.parameters, result, at: function.range)
  }

  private func facts(of viewModel: ViewModel) -> [ContractFact] {
    let interface = viewModels[viewModel.name]
    let services = interface?.services ?? []
    let inputs = interface?.inputs ?? viewModel.inputs
    var initializer = ContractFact(
      .initializer, "initializer", "init", of: viewModel.name,
      "init(\((inputs.map { "\($0.name): \($0.type)" } + (services.isEmpty ? [] : ["services"])).joined(separator: ", ")))",
      at: viewModel.range)
    initializer.parameters = inputs.map { input in
      ContractFact.Parameter(
        label: input.name, type: input.type.description, hasDefault: input.defaultValue != nil)
    }
    if !services.isEmpty {
      initializer.parameters.append(ContractFact.Parameter(label: "services", type: "", hasDefault: false))
    }
    let required = services.map { ContractFact(.service, "service", $0, of: viewModel.name, at: viewModel.range) }
    let result = interface?.result.map {
      ContractFact(.member, "result", "ScreenResult", of: viewModel.name, $0.description, at: viewModel.range)
    }
    return [ContractFact(.type, "type", viewModel.name, "view model", at: viewModel.range), initializer] + required
      + (result.map { [$0] } ?? [])
      + viewModel.members.filter { !viewModel.privateMembers.contains($0.id) }.compactMap {
        fact(of: $0, in: viewModel)
      } + methods(viewModel.methods)
  }

  /// Returns what code can use of a member; nil for a member without a public declaration of its own.
  private func fact(of member: Member, in viewModel: ViewModel) -> ContractFact? {
    let range = member.checked.range
    func property(_ noun: String, _ type: Type, isSettable: Bool = false) -> ContractFact {
      self.property(noun, member.id.name, of: viewModel.name, type, isSettable: isSettable, at: range)
    }
    func declaration(_ kind: ContractFact.Kind, _ noun: String, _ value: String) -> ContractFact {
      ContractFact(kind, noun, member.id.name, of: viewModel.name, value, at: range)
    }
    switch member {
    case .input(let input): return property("input", input.type, isSettable: !input.isConstant)
    case .derived(let derived) where !derived.isDisplay: return nil
    case .derived(let derived) where derived.isFunction:
      return fact(
        .member, "display", member.id.name, of: viewModel.name,
        "\(derived.name)\(derived.parameters.list) -> \(derived.type)", derived.parameters, " -> \(derived.type)",
        at: range)
    case .derived(let derived): return property("display", derived.type, isSettable: derived.setterMethod != nil)
    case .state(let state): return property("state", state.type)
    case .edit(let edit):
      return declaration(.member, "edit", edit.text == nil ? "edit of \(edit.type)" : "text of \(edit.type)")
    case .draft(let draft): return property("draft", draft.type)
    case .command(let command):
      let parameters = command.parameters.list(orEmpty: "()")
      let effects = (command.isAsync ? " async" : "") + command.failure.text
      return fact(
        .member, "command", member.id.name, of: viewModel.name, "\(command.methodName)\(parameters)\(effects)",
        command.parameters, effects, at: range)
    case .child(let child): return property("child", child.type)
    case .list(let list): return property("list", list.type)
    case .event(let event):
      return fact(
        .enumCase, "event", member.id.name, of: viewModel.name, "\(event.name)\(event.parameters.list)",
        event.parameters, "", at: range)
    case .custom(let custom):
      let result = custom.result.map { " -> \($0)" } ?? ""
      let effects = (custom.isAsync ? " async" : "") + custom.failure.text
      return fact(
        .requirement, "custom", member.id.name, of: viewModel.name,
        "\(custom.name)\(custom.parameters.list(orEmpty: ""))\(effects)\(result)", custom.parameters, effects + result,
        at: range)
    case .use, .follow, .restore, .focus, .reaction, .example, .invalid: return nil
    }
  }

  /// Returns a fact about a declaration that is called with arguments.
  private func fact(
    _ kind: ContractFact.Kind, _ noun: String, _ name: String, of owner: String, _ value: String,
    _ parameters: [VmgenSchemaSemantics.Parameter], _ rest: String, at range: SourceRange
  ) -> ContractFact {
    var fact = ContractFact(kind, noun, name, of: owner, value, at: range)
    fact.parameters = parameters.map { parameter in
      ContractFact.Parameter(
        label: parameter.label ?? "_", type: parameter.type.description, hasDefault: parameter.defaultValue != nil)
    }
    fact.rest = rest
    return fact
  }

  private func conformances(_ conformances: Conformances, of name: String, at range: SourceRange) -> ContractFact {
    let names = Self.protocols.filter { conformances.contains($0.conformance) }.map(\.name)
    return ContractFact(
      .conformances, "conformances", "conformances", of: name, names.joined(separator: ", "), at: range)
  }

  private static var protocols: [(conformance: Conformances, name: String)] {
    [
      (.caseIterable, "CaseIterable"), (.hashable, "Hashable"), (.equatable, "Equatable"),
      (.comparable, "Comparable"), (.codable, "Codable"), (.identifiable, "Identifiable"), (.sendable, "Sendable"),
    ]
  }

  private func property(
    _ noun: String, _ name: String, of owner: String, _ type: Type, isSettable: Bool, at range: SourceRange
  ) -> ContractFact {
    var fact = ContractFact(.member, noun, name, of: owner, type.description, at: range)
    fact.isSettable = isSettable
    return fact
  }
}

extension ServiceFunction {
  /// `user(id: Int) async throws -> User`
  fileprivate var signature: String { "\(name)\(parameters.list(orEmpty: "()"))\(effects)" }

  /// `isOn: Bool { get set }`
  fileprivate func property(isSettable: Bool) -> String {
    let effects = (kind == .request ? " async" : "") + failure.text
    return "\(name): \(result.map { "\($0)" } ?? "Void") { get\(effects)\(isSettable ? " set" : "") }"
  }

  /// ` async throws -> User`
  fileprivate var effects: String {
    let effects =
      switch kind {
      case .query: " query"
      case .request: " async"
      case .stream: " stream"
      }
    return effects + failure.text + (result.map { " -> \($0)" } ?? "")
  }
}

extension Failure {
  fileprivate var text: String {
    switch self {
    case .never: ""
    case .declared(let name): " throws(\(name))"
    case .any: " throws"
    }
  }
}

extension [VmgenSchemaSemantics.Parameter] {
  /// `(id: Int, _: String)`, or nothing without parameters.
  var list: String { list(orEmpty: "") }

  func list(orEmpty empty: String) -> String {
    if isEmpty { return empty }
    return
      "(\(map { "\($0.label ?? "_"): \($0.type)\($0.defaultValue == nil ? "" : " = …")" }.joined(separator: ", ")))"
  }
}
