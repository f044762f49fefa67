import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The generator of lists. Their rules are those of a child for each element.
struct ListGenerator: MemberGenerator {
  private let lists: [(child: Child, rows: Child.Rows)]

  init(_ viewModel: ViewModel) {
    lists = viewModel.children.compactMap { child in child.rows.map { (child, $0) } }
  }

  var key: String? { "lists" }
  var observedNames: [String] { lists.map(\.child.name) }

  func properties(_ scope: inout MemberScope) -> [MustacheValue] {
    lists.map { list in
      [
        "name": .string(swiftIdentifier(list.child.name)),
        "member": .string(swiftIdentifier(list.child.name, .member)),
        "content": .string(swiftIdentifier(list.child.name + "Content", .member)),
        "rules": .string(swiftIdentifier(list.child.name + "Rules")),
        "element": .string(scope.context.shownType(list.rows.element)),
        "row": .string(swiftIdentifier(list.child.viewModel)),
        "blankBefore": .bool(scope.isApart(list.child.documentation)),
        "documentation": documentation(list.child.documentation),
      ]
    }
  }

  /// The elements, with their sections.
  func derivedValues(_ scope: inout MemberScope) -> [DerivedValue] {
    lists.map { list in
      var lowering = scope.context.lowering(scope.names)
      lowering.use(list.rows.element)
      var statements: [SwiftStatement] = []
      let block = lowering.block(list.rows.elements, isTyped: true)
      var elements = block.value
      if !block.isValue {
        elements = .text(lowering.freshName("elements"))
        statements.append(.declare(elements.flatText, type: list.rows.elements.type.swiftText))
        statements += block.statements(to: .assign(elements))
      }
      var arguments = [SwiftArgument(nil, elements)]
      if let all = list.rows.unfiltered { arguments.append(SwiftArgument("of", lowering.expression(all))) }
      if let section = list.rows.section { arguments.append(SwiftArgument("section", lowering.expression(section))) }
      let content = SwiftExpression.text("children").member("content").call([
        SwiftArgument(nil, scope.names.rules(of: list.child.name)),
        SwiftArgument(nil, .text("ListContent").call(arguments)),
      ])
      scope.context.note(lowering)
      return DerivedValue(
        name: list.child.name + "Content", type: "ListContent<\(list.rows.element.swiftText)>",
        fresh: statements + [.bind("fresh", type: nil, content)])
    }
  }
}

extension ChildGenerator {
  /// Returns the type and the value of the rules of a list's rows.
  func rowRules(
    of list: Child, _ rows: Child.Rows, _ lowering: ChildLowering, _ rules: inout RuleDeclarations
  ) -> (type: String, value: SwiftExpression) {
    let content = SwiftExpression.text("$0").member(swiftIdentifier(list.name + "Content", .member))
    let differs = rules.comparison.comparison(.text("$0"), .text("$1"), of: rows.element)
    var arguments = [
      SwiftArgument(nil, .text(swiftString(list.name))),
      SwiftArgument("content", .closure(SwiftClosure([], [.value(content)]))),
      SwiftArgument("make", .closure(lowering.make(&rules.context))),
      SwiftArgument("assign", .closure(lowering.assign(&rules.context))),
      SwiftArgument("differs", .closure(SwiftClosure([], [.value(differs)]))),
    ]
    if let share = lowering.share() { arguments.append(SwiftArgument("share", .closure(share))) }
    let row = swiftIdentifier(list.viewModel)
    return (
      "RowRules<CurrentValues, \(rules.context.typeText(rows.element)), \(row)>",
      SwiftExpression.text("RowRules").call(arguments)
    )
  }
}
