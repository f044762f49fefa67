/// The members that others imply: the state with the result of a command, the state and the reaction of a `follow` with
/// steps, and the command with the steps of a `set`.
struct ImpliedMembers {
  private(set) var members: [MemberSyntax] = []
  private(set) var modifiers: [MemberModifiers] = []
  /// The names of the members that get the values of each `follow` with steps, with the indices of the `follow`s.
  private(set) var storages: [(follow: Int, name: String)] = []
  /// The names that several `follow`s with steps have for their values. Only these steps read them.
  private(set) var namesInSteps: [String] = []
  private let count: Int

  init(of written: [MemberSyntax], _ modifiers: [MemberModifiers]) {
    count = written.count
    var names = Set(written.compactMap(\.node.declaredName?.text))
    var followed: Set<String> = []
    for case .follow(let follow) in written {
      guard follow.steps != nil, case .name(let target) = follow.target.kind, !names.contains(target) else { continue }
      if target != "_", !followed.insert(target).inserted, !namesInSteps.contains(target) {
        namesInSteps.append(target)
      }
    }
    for (index, member) in written.enumerated() {
      switch member {
      case .command(let command):
        guard let state = command.resultState else { continue }
        add(.state(state), privateRange: modifiers.first { $0.member == index }?.privateRange)
      case .derived(let derived):
        if let command = derived.setterCommand { add(.command(command), privateRange: derived.setter?.range) }
      case .follow(let follow):
        guard let steps = follow.steps, case .name(let target) = follow.target.kind else { continue }
        // As in Swift, the name of the values hides a member with that name in the steps.
        let isHidden = target == "_" || namesInSteps.contains(target) || names.contains(target)
        let name = isHidden ? follow.nameOfHiddenValue(except: names) : target
        if isHidden { names.insert(name) }
        storages.append((index, name))
        add(.state(follow.storedValue(named: name)), privateRange: follow.target.range)
        members.append(.reaction(follow.reaction(running: steps, storedIn: name)))
      default: break
      }
    }
  }

  private mutating func add(_ member: MemberSyntax, privateRange: SourceRange?) {
    if let privateRange {
      modifiers.append(MemberModifiers(member: count + members.count, privateRange: privateRange))
    }
    members.append(member)
  }
}

/// The state with the result of a command.
extension CommandSyntax {
  /// The name of the state.
  package var resultName: String { Self.resultName(of: name.text) }

  package static func resultName(of command: String) -> String { command + "Result" }

  /// The state with the result of the last run, which is nil before and during a run.
  fileprivate var resultState: StateSyntax? {
    guard let result, !name.text.isEmpty else { return nil }
    let type = result.isOptional ? result : TypeSyntax(.optional(result), result.range)
    return StateSyntax(
      documentation: ["What the last run of `\(name.text)` returned; nil until it ends."], range: range,
      name: Identifier(text: resultName, range: name.range), type: type, value: Expression(.nilLiteral, name.range))
  }
}

extension DerivedSyntax {
  /// The name of the command with the steps of `set`, which no schema can write; nil for a value that is only read.
  package var setterName: String? { setter.map { _ in Self.setterName(of: name.text) } }

  package static func setterName(of property: String) -> String { property + ".set" }

  /// The name of the command in Swift.
  package var setterMethod: String? { setter.map { _ in name.text + "Setter" } }

  /// The command with the steps of `set`, which an assignment calls.
  fileprivate var setterCommand: CommandSyntax? {
    guard let setter, let setterMethod, let type else { return nil }
    return CommandSyntax(
      documentation: [], range: setter.range, name: Identifier(text: setterMethod, range: name.range),
      parameters: [ParameterSyntax(range: setter.parameter.range, name: setter.parameter, type: type)],
      steps: setter.steps, catches: [], property: name.text)
  }
}

extension Condition {
  /// Whether the condition is the name in `follow name from stream { … }`, and not a written `let name`.
  package var namesFollowedValue: Bool {
    if case .unwrap(let name, _) = kind { range == name.range } else { false }
  }
}

/// `follow event from engine.events() { … }` stores the value, and runs the steps when it is stored.
extension FollowSyntax {
  /// Whether the steps do not read the values.
  package var ignoresValues: Bool {
    if steps != nil, case .name("_") = target.kind { true } else { false }
  }

  /// Whether steps read a name of a condition.
  package func isReadInSteps(_ condition: Condition) -> Bool { blocks.contains { condition.isRead(in: $0) } }

  /// Returns the steps of `catch` or `end` with the names of the conditions.
  package func withNames(_ steps: StepsSyntax) -> StepsSyntax {
    steps.tested(by: conditions.filter { $0.isRead(in: steps) })
  }

  /// Returns a name for the state of a value that other members do not read: `cartChangesValue`.
  fileprivate func nameOfHiddenValue(except names: Set<String>) -> String {
    var name = "followedValue"
    if case .call(let callee, _) = stream.kind, case .member(let use, let function) = callee.kind,
      case .name(let service) = use.kind
    {
      name = service + capitalized(function.text) + "Value"
    }
    let others = (2...).lazy.map { "\(name)\($0)" }
    return names.contains(name) ? others.first { !names.contains($0) } ?? name : name
  }

  fileprivate func storedValue(named name: String) -> StateSyntax {
    StateSyntax(
      documentation: [], range: range, name: Identifier(text: name, range: target.range),
      value: Expression(.nilLiteral, target.range), stream: stream)
  }

  fileprivate func reaction(running steps: StepsSyntax, storedIn storage: String) -> ReactionSyntax {
    var tested = conditions.filter { $0.isRead(in: steps) }
    if case .name(let name) = target.kind, name != "_" {
      let stored = Expression(.name(storage), target.range)
      let value = Condition(kind: .unwrap(Identifier(text: name, range: target.range), stored), range: target.range)
      tested.insert(value, at: 0)
    }
    let changed = Expression(.name(storage), stream.range)
    return ReactionSyntax(
      documentation: [], range: range, event: .change([changed], from: nil), steps: steps.tested(by: tested),
      catches: [], followed: stream)
  }
}

extension Condition {
  /// Whether steps read a name that the condition binds.
  fileprivate func isRead(in steps: StepsSyntax) -> Bool { !boundNames.isDisjoint(with: steps.names) }
}

extension StepsSyntax {
  fileprivate func tested(by conditions: [Condition]) -> StepsSyntax {
    guard !conditions.isEmpty else { return self }
    let step = StepSyntax(range: range, kind: .conditional(conditions, then: self, else: nil))
    return StepsSyntax(range: range, steps: [step])
  }
}
