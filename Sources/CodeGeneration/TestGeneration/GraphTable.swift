import VmgenMustache
import VmgenSchemaLanguage

/// A view model's graph as a table: the paths that displays read, and the displays.
struct GraphTable {
  private let viewModel: ViewModel
  private(set) var comparison: StrictComparison
  private let constants: Set<String>

  init(_ viewModel: ViewModel, declarations: SchemaSet) {
    self.viewModel = viewModel
    comparison = StrictComparison(declarations)
    constants = Set(viewModel.inputs.filter(\.isConstant).map(\.name))
  }

  mutating func paths(_ layout: SwiftLayout) -> [MustacheValue] {
    viewModel.graph.leaves.filter { !isConstant($0) }.map { leaf in
      .string(layout.text("", expression: path(leaf), rest: 1, indentation: 6))
    }
  }

  mutating func displays(_ layout: SwiftLayout) -> [MustacheValue] {
    viewModel.graph.nodes.compactMap { node in
      guard let display = viewModel.derived.first(where: { $0.name == node.name && $0.isDisplay }) else { return nil }
      let leaves = node.allLeaves.map { viewModel.graph.leaves[$0] }.filter { !isConstant($0) }
      let entry = SwiftExpression.text(".init").call(
        [
          SwiftArgument(nil, .text(swiftString(display.name))),
          SwiftArgument(nil, .text("\\." + swiftIdentifier(display.name, .member))),
          SwiftArgument("reads", .array(leaves.map { .text(swiftString(name(of: $0))) })),
        ], trailing: differs(display.type))
      return .string(layout.text("", expression: entry, rest: 1, indentation: 6))
    }
  }

  /// `PersonViewModel(person: $0.person, context: $0.context)`
  func fresh() -> SwiftExpression {
    let inputs = viewModel.inputs.map { input in
      SwiftArgument(
        swiftIdentifier(input.name, .label), .text("$0").member(swiftIdentifier(input.name, .member)))
    }
    return .text(swiftIdentifier(viewModel.name))
      .call(inputs + [SwiftArgument("context", .text("$0").member("context"))])
  }

  var hasConstants: Bool { !constants.isEmpty }

  private mutating func path(_ leaf: DependencyGraph.Leaf) -> SwiftExpression {
    switch leaf.root {
    case .context(let part):
      return .text(".context").call([SwiftArgument(nil, .text("." + part.rawValue))])
    case .state, .edit, .draft, .command, .service: return .text("")
    case .input(let root):
      let keyPath = "\\." + steps(root, leaf.path)
      var arguments = [SwiftArgument(nil, .text(swiftString(name(of: leaf))))]
      switch writer(root, leaf.path) {
      case .keyPath: arguments.append(SwiftArgument("writing", .text(keyPath)))
      case .closure(let statement):
        arguments.append(SwiftArgument("reading", .text(keyPath)))
        arguments.append(SwiftArgument("set", .closure(SwiftClosure([], [statement]))))
      case .none: arguments.append(SwiftArgument("reading", .text(keyPath)))
      }
      return .text(".init").call(arguments, trailing: differs(leaf.type))
    }
  }

  private mutating func differs(_ type: Type) -> SwiftClosure {
    SwiftClosure([], [.value(comparison.comparison(.text("$0"), .text("$1"), of: type))])
  }

  private func isConstant(_ leaf: DependencyGraph.Leaf) -> Bool {
    if case .input(let name) = leaf.root { constants.contains(name) } else { false }
  }

  private func name(of leaf: DependencyGraph.Leaf) -> String {
    switch leaf.root {
    case .context(let part): part.rawValue
    case .input(let root): steps(root, leaf.path)
    case .state(let name), .edit(let name), .draft(let name), .command(let name), .service(let name): name
    }
  }

  private func steps(_ root: String, _ path: [DependencyGraph.Leaf.Step]) -> String {
    path.reduce(swiftIdentifier(root, .member)) {
      $0 + ($1.isChained ? "?." : ".") + swiftIdentifier($1.field, .member)
    }
  }

  // MARK: - Writing

  private enum Writer {
    case keyPath
    case closure(SwiftStatement)
    case none
  }

  /// How another value is put at a path: through `var`s in place, else by making the models on the way anew.
  private func writer(_ root: String, _ path: [DependencyGraph.Leaf.Step]) -> Writer {
    guard !path.contains(where: \.isChained), let input = viewModel.inputs.first(where: { $0.name == root }) else {
      return .none
    }
    let base = SwiftExpression.text("$0").member(swiftIdentifier(root, .member))
    guard let value = replacing(path[...], in: base, of: input.type) else { return .none }
    if case .text("$1") = value.kind { return .keyPath }
    return .closure(.assign("$0." + swiftIdentifier(root, .member), value))
  }

  /// `base` with `$1` at the path; `$1` itself where every step can be written in place.
  private func replacing(
    _ path: ArraySlice<DependencyGraph.Leaf.Step>, in base: SwiftExpression, of type: Type
  ) -> SwiftExpression? {
    guard let step = path.first else { return .text("$1") }
    guard case .declared(let name) = type, case .model(let model)? = comparison.declarations.types[name],
      let field = model.fields.first(where: { $0.name == step.field }),
      let inner = replacing(path.dropFirst(), in: base.member(swiftIdentifier(step.field, .member)), of: field.type)
    else { return nil }
    if field.isVariable, case .text("$1") = inner.kind { return inner }
    if model.isExtern { return nil }
    let arguments = model.fields.map { other in
      SwiftArgument(
        swiftIdentifier(other.name, .label),
        other.name == field.name ? inner : base.member(swiftIdentifier(other.name, .member)))
    }
    return .text(swiftIdentifier(name)).call(arguments)
  }
}
