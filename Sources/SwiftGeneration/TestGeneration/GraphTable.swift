import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The dependency graph of a view model as test tables: the paths of inputs, and the displays, edits, drafts and
/// commands that read them.
struct GraphTable {
  private let viewModel: ViewModel
  private(set) var comparison: StrictComparison
  private let modules: ModuleUse
  private let constants: Set<MemberID>
  private let history: Set<StorageReference>

  init(_ viewModel: ViewModel, _ context: FileContext) {
    self.viewModel = viewModel
    modules = context.modules
    comparison = StrictComparison(context.declarations)
    constants = Set(viewModel.inputs.filter(\.isConstant).map(\.id))
    history = viewModel.dependentOnHistory
  }

  mutating func paths() -> [SwiftExpression] {
    viewModel.graph.leaves.filter(isPath).map { path($0) }
  }

  mutating func displays() -> [SwiftExpression] {
    ownDisplays() + viewModel.children.flatMap { displays(of: $0) }
  }

  /// Returns the rows of a child's displays: `.init("header.name", of: \.header, \.name, reads: ["repository.owner"])`.
  /// Another child can replace an optional child, and takes over none of its observers.
  private mutating func displays(of child: Child) -> [SwiftExpression] {
    guard !child.isReplaceable, let made = comparison.declarations.viewModel(named: child.viewModel),
      let node = viewModel.graph.node(of: child.id), !dependsOnHistory(node)
    else { return [] }
    let leaves = node.allLeaves.map { viewModel.graph.leaves[$0] }.filter(isPath)
    return made.steadyDisplays.map { display in
      let entry = SwiftExpression.text(".init").call(
        [
          nil: .literal("\(child.name).\(display.name)"),
          "of": keyPath(child.name),
          nil: keyPath(display.name),
          "reads": .array(leaves.map { .literal(name(of: $0)) }),
        ], trailing: differs(display.type))
      return entry
    }
  }

  /// Returns the row of a list: `.init("lines", \.lines, rows: [.init("amount", \.amount) { differs($0, $1) }])`; nil
  /// for a list of elements that depend on earlier changes.
  mutating func list(_ list: ListMember) -> SwiftExpression? {
    if list.load == nil, let node = viewModel.graph.node(of: list.id), dependsOnHistory(node) { return nil }
    var rows: [SwiftExpression] = []
    if let made = comparison.declarations.viewModel(named: list.viewModel) {
      for display in made.steadyDisplays {
        rows.append(
          .text(".init").call(
            .literal(display.name), keyPath(display.name),
            trailing: differs(display.type)))
      }
    }
    return .text(".init").call([nil: .literal(list.name), nil: keyPath(list.name), "rows": .array(rows)])
  }

  private mutating func ownDisplays() -> [SwiftExpression] {
    viewModel.graph.nodes.compactMap { node in
      guard let differs = differs(of: node), !dependsOnHistory(node) else { return nil }
      let leaves = node.allLeaves.map { viewModel.graph.leaves[$0] }.filter(isPath)
      let entry = SwiftExpression.text(".init").call(
        [
          nil: .literal(node.name),
          nil: keyPath(node.name),
          "reads": .array(leaves.map { .literal(name(of: $0)) }),
        ], trailing: differs)
      return entry
    }
  }

  /// Returns the rows of edits: `.init("age", text: \.age) { differs($0, $1) }`.
  mutating func edits() -> [SwiftExpression] {
    viewModel.edits.compactMap { edit in
      guard let node = viewModel.graph.node(of: edit.id), !dependsOnHistory(node) else { return nil }
      var arguments = [
        SwiftArgument(.literal(edit.name)), SwiftArgument(edit.text == nil ? "value" : "text", keyPath(edit.name)),
      ]
      if edit.transform != nil { arguments.append(SwiftArgument("isTransformed", .text("true"))) }
      let entry = SwiftExpression.text(".init").call(arguments, trailing: differs(edit.type))
      return entry
    }
  }

  /// Returns the rows of drafts: `.init("form", \.form, of: \.user, writing: \.user, fields: [.init(\.name)]) {
  /// differs($0, $1) }`.
  mutating func drafts() -> [SwiftExpression] {
    viewModel.drafts.compactMap { draft in
      guard let node = viewModel.graph.node(of: draft.id), !dependsOnHistory(node), let source = source(of: draft)
      else {
        return nil
      }
      var arguments = [
        SwiftArgument(.literal(draft.name)), SwiftArgument(keyPath(draft.name)),
        SwiftArgument("of", .text("\\." + source.path)),
      ]
      if source.isInput { arguments.append(SwiftArgument("writing", .text("\\." + source.path))) }
      arguments.append(SwiftArgument("fields", .array(fields(of: draft.type))))
      let entry = SwiftExpression.text(".init").call(arguments, trailing: differs(draft.type))
      return entry
    }
  }

  /// Returns the path of a draft's source in its view model; nil if a test cannot read the source.
  private func source(of draft: Draft) -> (path: String, isInput: Bool)? {
    draft.source.root.plainMember == nil ? nil : (draft.source.swiftText, draft.source.root.input != nil)
  }

  /// Returns the variable fields of a model.
  private func fields(of type: Type) -> [SwiftExpression] {
    guard let model = model(type) else { return [] }
    return model.fields.filter(\.isVariable).map { .text(".init").call(keyPath($0.name)) }
  }

  /// Returns the rows of commands: `.init("signIn", \.signIn) { $0.signIn() }`. Commands are omitted if no argument is
  /// known for one of their parameters.
  func commands(_ context: FileContext) -> [SwiftExpression] {
    viewModel.commands.compactMap { command in
      var arguments: [SwiftArgument] = []
      for parameter in command.parameters where parameter.defaultValue == nil {
        guard let value = placeholder(of: parameter.type, context) else { return nil }
        arguments.append(SwiftArgument(parameter.label.map { swiftIdentifier($0, .label) }, value))
      }
      let call = SwiftExpression.parameter(0).member(swiftIdentifier(command.methodName, .member)).call(arguments)
      let entry = SwiftExpression.text(".init").call(
        [SwiftArgument(.literal(command.name)), SwiftArgument(keyPath(command.name))]
          + (command.policy == .drop ? [] : [SwiftArgument("policy", .text("." + command.policy.rawValue))]),
        trailing: command.parameters.isEmpty ? nil : SwiftClosure([], [.value(call)]))
      return entry
    }
  }

  /// Returns the function that creates a view model with the same inputs: `{ PersonViewModel(person: $0.person, context:
  /// $0.context) }`.
  ///
  /// - Parameter hasDoubles: Whether the view model receives its services as `$1`.
  func fresh(hasDoubles: Bool) -> SwiftExpression {
    .closure(SwiftClosure([], [.value(viewModel.copy(services: hasDoubles ? .parameter(1) : nil))]))
  }

  var hasConstants: Bool { !constants.isEmpty }

  private mutating func path(_ leaf: StoragePath) -> SwiftExpression {
    guard let input = leaf.root.input else {
      return .text(".context").call(.text("." + leaf.root.name))
    }
    let keyPath = "\\." + leaf.swiftText
    var arguments = [SwiftArgument(.literal(name(of: leaf)))]
    switch writer(of: leaf, in: input) {
    case .keyPath: arguments.append(SwiftArgument("writing", .text(keyPath)))
    case .closure(let statement):
      arguments.append(SwiftArgument("reading", .text(keyPath)))
      arguments.append(SwiftArgument("set", .closure(SwiftClosure([], [statement]))))
    case .none: arguments.append(SwiftArgument("reading", .text(keyPath)))
    }
    return .text(".init").call(arguments, trailing: differs(leaf.type))
  }

  private mutating func differs(_ type: Type) -> SwiftClosure {
    SwiftClosure([], [.value(comparison.comparison(.parameter(0), .parameter(1), of: type))])
  }

  private func keyPath(_ name: String) -> SwiftExpression { .text("\\." + swiftIdentifier(name, .member)) }

  /// Returns the comparison of a property's values; nil for an intermediate value.
  private mutating func differs(of node: DependencyGraph.Node) -> SwiftClosure? {
    switch node.id {
    case .member(let id): (viewModel[id]?.checked.comparedType).map { differs($0) }
    case .validity: differs(.bool)
    case .rowInputs, .loadStatus: nil
    }
  }

  /// Whether a node depends on storage whose value depends on earlier changes.
  private func dependsOnHistory(_ node: DependencyGraph.Node) -> Bool {
    node.allLeaves.contains { history.contains(viewModel.graph.leaves[$0].root) }
  }

  /// Whether a leaf is an input that can change, or a part of the context.
  private func isPath(_ leaf: StoragePath) -> Bool {
    leaf.root.input.map { !constants.contains($0) } ?? leaf.root.isContext
  }

  private func name(of leaf: StoragePath) -> String {
    leaf.root.input == nil ? leaf.root.name : leaf.swiftText
  }

  // MARK: - Writing

  private enum Writer {
    case keyPath
    case closure(SwiftStatement)
    case none
  }

  /// Returns the assignment of a value at a path: in place if all fields are variables, otherwise by creating new
  /// models.
  private mutating func writer(of path: StoragePath, in input: MemberID) -> Writer {
    guard !path.isChained else { return .none }
    if variables(path.steps[...], of: path.rootType) == path.steps.count { return .keyPath }
    let base = SwiftExpression.parameter(0).member(swiftIdentifier(input.name, .member))
    return replacing(path.steps[...], in: base, of: path.rootType).map { .closure(.assign(base, $0)) } ?? .none
  }

  /// Returns the number of variable fields at the start of the steps.
  private func variables(_ steps: ArraySlice<StoragePath.Step>, of type: Type) -> Int {
    guard let step = steps.first, model(type)?.fields.first(where: { $0.name == step.field })?.isVariable == true else {
      return 0
    }
    return 1 + variables(steps.dropFirst(), of: step.type)
  }

  /// Returns a copy of `base` with `$1` at the end of the steps; nil if a test cannot create one of the models.
  private mutating func replacing(
    _ steps: ArraySlice<StoragePath.Step>, in base: SwiftExpression, of type: Type
  ) -> SwiftExpression? {
    guard let step = steps.first else { return .parameter(1) }
    guard let model = model(type), !model.isExtern,
      let inner = replacing(steps.dropFirst(), in: base.member(swiftIdentifier(step.field, .member)), of: step.type)
    else { return nil }
    modules.insertCopy(of: model.name)
    return base.member(ModelCopy.function).call([SwiftArgument(swiftIdentifier(step.field, .label), inner)])
  }

  private func model(_ type: Type) -> ModelDeclaration? {
    guard case .declared(let name) = type, case .model(let model)? = comparison.declarations.types[name] else {
      return nil
    }
    return model
  }
}

extension ViewModel {
  /// The displays that do not depend on earlier changes.
  fileprivate var steadyDisplays: [Derived] {
    let written = dependentOnHistory
    return derived.filter(\.isProperty).filter { display in
      guard let node = graph.node(of: display.id) else { return false }
      return !node.allLeaves.contains { written.contains(graph.leaves[$0].root) }
    }
  }
}

extension ViewModel {
  /// Returns the creation of a view model with the inputs and the context of the one that is the first parameter.
  func copy(services: SwiftExpression?) -> SwiftExpression {
    let old = SwiftExpression.parameter(0)
    var arguments = inputs.map { input in
      SwiftArgument(swiftIdentifier(input.name, .label), old.member(swiftIdentifier(input.name, .member)))
    }
    if let services { arguments.append(SwiftArgument("services", services)) }
    arguments.append(SwiftArgument("context", old.member("context")))
    return .text(swiftIdentifier(name)).call(arguments)
  }
}
