import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The generator of children.
struct ChildGenerator: MemberGenerator {
  private let children: [any ChildMember]
  /// The children that are not the rows of a list.
  private let single: [Child]
  /// The reactions to events of the children.
  let receptions: [Reception]

  init(_ viewModel: ViewModel) {
    children = viewModel.childMembers
    single = viewModel.children
    receptions = viewModel.receptions
  }

  var key: String? { "properties" }
  var observedNames: [String] { single.map(\.name) }

  func properties(_ scope: inout MemberScope) -> [MustacheValue] {
    single.map { scope.property(.member($0.id), scope.typeText($0.type, of: $0.id), $0.documentation) }
  }

  /// Returns the data of the accessors in `CurrentValues`.
  func accessors(_ scope: inout MemberScope) -> [MustacheValue] {
    children.map { child in
      [
        "name": .string(swiftIdentifier(scope.members.accessor(of: child.name))),
        "type": .string(child.type.swiftText),
        "rules": .string(swiftIdentifier(GeneratedName.rules(of: child.name))),
        "isList": .bool(child is ListMember),
      ]
    }
  }

  func declareRules(_ rules: inout RuleDeclarations) {
    for child in children { declare(child, &rules) }
    let emitters = rules.viewModel.emitters.map { child in
      let value = rules.names.at(.rule(values: .parameter(0))).derivedValue(child.name)
      return SwiftExpression.closure(SwiftClosure([], [.value(value)]))
    }
    guard !emitters.isEmpty else { return }
    rules.declare("emitters", type: "[(inout Self) -> (any ViewModel)?]", .array(emitters))
  }

  private func declare(_ child: any ChildMember, _ rules: inout RuleDeclarations) {
    let lowering = ChildLowering(child, rules.names)
    var (type, value): (String, SwiftExpression)
    switch child {
    case let list as ListMember: (type, value) = rowRules(of: list, lowering, &rules)
    case let single as Child: (type, value) = childRules(of: single, lowering, &rules)
    default: return
    }
    let received = receptions.filter { $0.event.child == child.id && !$0.event.isSelection }
    if !received.isEmpty { value = value.member("receiving").call(trailing: receiver(of: received)) }
    rules.declare(GeneratedName.rules(of: child.name), type: type, value)
  }

  private func childRules(
    of child: Child, _ lowering: ChildLowering, _ rules: inout RuleDeclarations
  ) -> (type: String, value: SwiftExpression) {
    let name = child.optional == nil ? "ChildRules" : "OptionalChildRules"
    var arguments = [SwiftArgument("make", .closure(lowering.make(rules.context)))]
    if child.isReplaceable {
      arguments.append(SwiftArgument("identity", .closure(lowering.identity(rules.context))))
    }
    arguments.append(SwiftArgument("assign", .closure(lowering.assign(rules.context))))
    if let share = lowering.share() { arguments.append(SwiftArgument("share", .closure(share))) }
    let type = "\(name)<Self, \(swiftIdentifier(child.viewModel))>"
    return (type, .text(".init").call(arguments))
  }

  /// Returns a closure that calls the function of each event.
  private func receiver(of receptions: [Reception]) -> SwiftClosure {
    var cases: [SwiftCase] = []
    let byEvent = Dictionary(grouping: receptions, by: \.event.event)
    var events: Set<String> = []
    for reception in receptions where events.insert(reception.event.event).inserted {
      let calls = byEvent[reception.event.event] ?? []
      let names = reception.event.values.map { SwiftPattern.name(swiftIdentifier($0.parameter)) }
      let pattern = SwiftPattern.enumCase("." + swiftIdentifier(reception.event.event, .member), names)
      cases.append(SwiftCase([pattern], calls.map(\.call)))
    }
    if events.count < receptions[0].event.eventCount { cases.append(SwiftCase([], [.break])) }
    return SwiftClosure(["owner", "event"], [.value(.match(SwiftSwitch(.text("event"), cases)))])
  }

  /// Returns the data of the functions that run the steps of the reactions.
  func receptionData(_ scope: inout MemberScope) -> [MustacheValue] {
    receptions.map { reception in
      var steps = StepLowering(scope.names, scope.context)
      var parameters: [MustacheValue] = []
      for (name, value) in reception.readValues {
        let local = steps.lowering.enter(name)
        let names = local == name ? "" : swiftIdentifier(name, .parameter) + " "
        parameters.append(
          parameterData(names + swiftIdentifier(local, .parameter), scope.context.typeText(value.type)))
      }
      let body = steps.closure(reception.reaction.body)
      return [
        "name": .string(swiftIdentifier(reception.function)),
        "parameters": .list(parameters),
        "isAsync": .bool(reception.reaction.isAsync),
        "event": .string(swiftString(reception.title)),
        "steps": .expression(.closure(body)),
      ]
    }
  }
}

/// A reaction to an event of a child, and the function that runs its steps.
struct Reception {
  let reaction: Reaction
  let event: ReceivedEvent
  let function: String

  /// The event in the schema: `settings.removed`.
  var title: String { "\(event.child.name).\(event.event)" }

  /// The call of the function.
  var call: SwiftStatement {
    let arguments = readValues.map { name, value in
      SwiftArgument(swiftIdentifier(name, .label), .text(swiftIdentifier(value.parameter)))
    }
    return .value(.text("owner").member(swiftIdentifier(function, .member)).call(arguments))
  }

  /// The values that the steps read, with their names in the steps.
  var readValues: [(name: String, value: ReceivedEvent.Value)] {
    event.values.compactMap { value in value.name.map { ($0, value) } }
  }
}

extension ViewModel {
  /// The reactions to events of children.
  var receptions: [Reception] {
    var functions: Set<String> = []
    return reactions.compactMap { reaction in
      guard case .received(let event) = reaction.event else { return nil }
      let name = "receive" + capitalized(event.child.name) + capitalized(event.event)
      return Reception(
        reaction: reaction, event: event, function: uniqueName(name) { !functions.insert($0).inserted })
    }
  }
}
