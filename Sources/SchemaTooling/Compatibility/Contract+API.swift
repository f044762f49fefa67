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
        + service.functions.map { function in
          ContractFact(
            .requirement, "function", function.distinctName, of: service.name, function.signature, at: function.range)
        }
    case .serviceContainer(let container):
      [ContractFact(.type, "type", container.name, "services", at: container.range)]
        + container.services.map {
          ContractFact(.member, "service", lowerCamelCased($0), of: container.name, $0, at: container.range)
        }
    case .sample(let sample):
      sample.isConstant
        ? [ContractFact(.member, "constant", sample.name, sample.type.description, at: sample.range)] : []
    case .viewModel(let viewModel): facts(of: viewModel)
    case .router(let router): [ContractFact(.type, "type", router.name, "router", at: router.range)]
    case .externType, .errorPolicy: []
    }
  }

  private func facts(of declaration: EnumDeclaration) -> [ContractFact] {
    let noun = (declaration.isError ? "error" : "enum") + (declaration.rawType.map { " of \($0)" } ?? "")
    return [ContractFact(.type, "type", declaration.name, noun, at: declaration.range)]
      + declaration.cases.map { item in
        ContractFact(
          .enumCase, "case", item.name, of: declaration.name, ".\(item.name)\(item.values.list)", at: item.range)
      } + methods(declaration.methods)
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
    return [ContractFact(.type, "type", model.name, "model", at: model.range), initializer] + fields
      + methods(model.methods)
  }

  private func methods(_ names: [String]) -> [ContractFact] {
    names.compactMap { functions[$0] }.map { fact(of: $0, $0.isProperty ? "property" : "method") }
  }

  private func fact(of function: FunctionDeclaration, _ noun: String) -> ContractFact {
    let parameters = function.isProperty ? "" : function.parameters.list(orEmpty: "()")
    let context = function.needsContext || !function.reads.isEmpty ? " with a context" : ""
    return ContractFact(
      .member, noun, function.name, of: function.owner ?? "",
      "\(function.name)\(parameters) -> \(function.result)\(context)", at: function.range)
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
    let required = services.filter { $0 != ServiceDeclaration.navigator }.map {
      ContractFact(.service, "service", $0, of: viewModel.name, at: viewModel.range)
    }
    return [ContractFact(.type, "type", viewModel.name, "view model", at: viewModel.range), initializer] + required
      + viewModel.members.filter { !viewModel.privateMembers.contains($0.id) }.compactMap {
        fact(of: $0, in: viewModel)
      }
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
    case .derived(let derived): return derived.isDisplay ? property("display", derived.type) : nil
    case .state(let state): return property("state", state.type)
    case .edit(let edit):
      return declaration(.member, "edit", edit.text == nil ? "\(edit.type)" : "text of \(edit.type)")
    case .draft(let draft): return property("draft", draft.type)
    case .command(let command):
      let parameters = command.parameters.list(orEmpty: "()")
      return declaration(
        .member, "command",
        "\(command.methodName)\(parameters)\(command.isAsync ? " async" : "")\(command.failure.text)")
    case .child(let child): return property("child", child.type)
    case .list(let list): return property("list", list.type)
    case .event(let event): return declaration(.enumCase, "event", "\(event.name)\(event.parameters.list)")
    case .custom(let custom):
      let result = custom.result.map { " -> \($0)" } ?? ""
      let effects = (custom.isAsync ? " async" : "") + custom.failure.text
      return declaration(
        .requirement, "custom", "\(custom.name)\(custom.parameters.list(orEmpty: ""))\(effects)\(result)")
    case .use, .follow, .restore, .focus, .reaction, .example, .invalid: return nil
    }
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
  fileprivate var signature: String {
    let effects =
      switch kind {
      case .query: " query"
      case .request: " async"
      case .stream: " stream"
      }
    return "\(name)\(parameters.list(orEmpty: "()"))\(effects)\(failure.text)" + (result.map { " -> \($0)" } ?? "")
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
