import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The generator of the focus of a view model's edits.
struct FocusGenerator: MemberGenerator {
  private let viewModel: ViewModel
  private let focus: FocusMember?

  init(_ viewModel: ViewModel) {
    self.viewModel = viewModel
    focus = viewModel.focus
  }

  var key: String? { "editedProperties" }
  var observedNames: [String] { focus.map { [$0.id.name] } ?? [] }

  /// The cases of the enum of the edits; null for a view model without focus.
  var fields: MustacheValue {
    guard let focus else { return .null }
    return ["fields": .list(focus.fields.map { .string(swiftIdentifier($0.name)) })]
  }

  func properties(_ scope: inout MemberScope) -> [MustacheValue] {
    guard let focus else { return [] }
    let lines: Documentation = ["The edit that has the focus. Setting it ends editing in the edit before."]
    return [scope.editedProperty(focus.id, scope.context.shownType(focus.type), lines, isStored: true)]
  }

  func storedValues(_ scope: inout MemberScope) -> [StoredValue] {
    guard let focus else { return [] }
    return [StoredValue(name: focus.id.name, type: scope.context.typeText(focus.type))]
  }

  func differences(_ comparison: inout StrictComparison) -> [PropertyDifference] {
    guard let focus else { return [] }
    let (old, new) = (LeafComparisons.old("stored"), LeafComparisons.new("stored"))
    let name = focus.id.name
    return [
      PropertyDifference(
        name: name, differs: comparison.comparison(old.member(name), new.member(name), of: focus.type))
    ]
  }

  func declareRules(_ rules: inout RuleDeclarations) { if let focus { rules.declare(focus, of: viewModel) } }

  func boundParts(_ context: FileContext) -> [BoundPart] {
    // Bound controls move the focus by themselves.
    focus.map { [BoundPart(shown: $0.id.name, context.shownType($0.type))] } ?? []
  }
}

extension RuleDeclarations {
  /// Declares the rules of the focus: the edits that can have it, with what Return does in each.
  fileprivate mutating func declare(_ focus: FocusMember, of viewModel: ViewModel) {
    var fields: [SwiftExpression] = []
    for case .edit(let edit)? in focus.fields.map({ viewModel[$0] }) {
      let field = [SwiftArgument(Self.field(edit.id)), SwiftArgument(names.rules(of: edit.name))]
      switch edit.onReturn {
      case nil: fields.append(.text(".init").call(field))
      case .next(let next): fields.append(.text(".init").call(field + [SwiftArgument("next", Self.field(next))]))
      case .submit(let command):
        let method = viewModel.methodName(of: command)
        let call = SwiftExpression.text("viewModel").member(swiftIdentifier(method, .member)).call()
        fields.append(
          .text(".init").call(
            field + [SwiftArgument("submit", names.rules(of: command.name))],
            trailing: SwiftClosure(["viewModel"], [.value(call)])))
      }
    }
    let name = GeneratedName.rules(of: focus.id.name)
    let type = context.typeText(focus.type.unwrapped)
    declare(
      name, type: "FocusRules<Self, \(type)>",
      .text(".init").call([SwiftArgument(storedPath(focus.id.name)), SwiftArgument(.array(fields))]))
    declare(focus.id.name, type: "AnyFocusRules<Self>?", .text(name))
  }

  /// Returns the case of an edit.
  private static func field(_ edit: MemberID) -> SwiftExpression { .text("." + swiftIdentifier(edit.name, .member)) }
}
