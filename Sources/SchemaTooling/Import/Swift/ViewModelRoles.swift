/// What a schema has instead of members of a view model: the status of commands, events, and values of `init`.
struct ViewModelRoles {
  /// The names of commands by the variable that is true while they run, and by the variable that has their error.
  private(set) var busy: [String: [String]] = [:]
  private(set) var failures: [String: [String]] = [:]
  /// The variables with the text of an error that a method clears: the status of a command cannot be cleared.
  private(set) var errorTexts: Set<String> = []
  /// The constants without a value, which `init` assigns.
  private(set) var constants: Set<String> = []
  /// The variables that are arrays.
  private(set) var arrays: Set<String> = []
  /// The names of the values of events, by the closures and subjects that report them.
  private(set) var events: [String: [String]] = [:]
  /// The names of methods without a result, and of those that only subscribe, so that no step calls them.
  private(set) var commands: Set<String> = []
  private(set) var subscriptions: Set<String> = []
  /// What is in the tasks that variables have.
  private(set) var tasks: [String: StoredTask] = [:]
  /// The policies of the methods that await, and that the class itself calls: `parallel`, or `drop` for one that ends while
  /// its flag is true.
  private var policies: [String: String] = [:]
  let observers: SwiftObservers
  /// The values that `init` assigns to members, and those of its parameters.
  private(set) var values: [String: ArraySlice<SwiftToken>] = [:]
  private(set) var parameters: [String: ArraySlice<SwiftToken>] = [:]
  /// The members to which `init` assigns the parameters with their names.
  private var assigned: Set<String> = []
  /// The types of parameters.
  private var types: [String: ArraySlice<SwiftToken>] = [:]
  let names: Set<String>

  init(_ owner: SwiftDeclaration) {
    names = Set(owner.members.map(\.name))
    observers = SwiftObservers(owner)
    let all = owner.members.compactMap { Method($0, owner) }
    let methods = all.filter { !$0.hasResult }
    commands = Set(methods.map(\.name))
    for member in owner.members {
      guard case .property(let isLet, let type, let value, _) = member.kind, !member.isStatic else { continue }
      if isLet, value.isEmpty { constants.insert(member.name) }
      if let names = SwiftEvent(type, value)?.parameters.map(\.name) { events[member.name] = names }
      if (type.isEmpty ? SwiftTypeReader.inferred(value) : type).isArray { arrays.insert(member.name) }
      readBusy(member.name, value, all, owner)
      readFailure(member.name, type, methods, owner)
    }
    subscriptions = Set(
      methods.filter { method in
        !method.statements.isEmpty
          && method.statements.allSatisfy {
            SwiftSubscription($0) != nil || SwiftStream($0)?.isIndependent(of: method.member) == true
              || (!method.hasParameters && SwiftSubscription.publisher($0) != nil)
          }
      }.map(\.name))
    readInitializer(owner)
    for method in methods { readTasks(method) }
    readPolicies(owner)
  }

  /// A method that becomes a command.
  private struct Method {
    let member: SwiftMember
    var name: String
    var status: String
    var statements: [SwiftStatement]
    var isAsynchronous: Bool
    var hasParameters: Bool
    var hasResult: Bool

    init?(_ member: SwiftMember, _ owner: SwiftDeclaration) {
      guard case .function(let parameters, _, let result, let body?) = member.kind, !member.isStatic else {
        return nil
      }
      self.member = member
      name = member.name
      let isOverloaded = owner.members.count { $0.name == member.name } > 1
      status = isOverloaded ? "\(name)(\(parameters.map { $0.label + ":" }.joined()))" : name
      statements = SwiftFlow.flattened(SwiftStatementReader.statements(body.tokens))
      hasParameters = !parameters.isEmpty
      hasResult = !result.isEmpty
      isAsynchronous = body.tokens.contains { $0.isWord("await") }
    }

    var all: [SwiftStatement] { statements.flatMap(\.all) }

  }

  enum StoredTask {
    /// The task has the steps of the commands, of which the last one that was called runs.
    case commands([String])
    case stream
    /// The task has some of the steps of a command.
    case other
  }

  private mutating func readTasks(_ method: Method) {
    guard case .function(_, _, _, let body?) = method.member.kind else { return }
    let statements = SwiftStatementReader.statements(body.tokens)
    for statement in statements.flatMap(\.all) {
      guard let content = SwiftFlow.task(statement),
        let sign = statement.tokens.prefix(4).firstIndex(where: { $0.isSymbol("=") }),
        let name = statement.tokens[..<sign].last?.text, names.contains(name)
      else { continue }
      let flow = SwiftFlow.flattened(content)
      let isStream = flow.count == 1 && SwiftStream(flow[0]) != nil
      var others: [String]? = []
      if let known = tasks[name] { others = if case .commands(let commands) = known { commands } else { nil } }
      let isLast = statement.tokens.endIndex == statements.last?.tokens.endIndex
      if isStream {
        tasks[name] = .stream
      } else if let others, isLast, !others.contains(method.status) {
        tasks[name] = .commands(others + [method.status])
      } else {
        tasks[name] = .other
      }
    }
  }

  // MARK: Calls

  /// Returns what a second call of a method does, if not only the view calls it, or with other arguments. Private commands
  /// are parallel.
  func policy(of member: SwiftMember) -> String? { member.isPrivate ? nil : policies[member.name] }

  private mutating func readPolicies(_ owner: SwiftDeclaration) {
    let callers = owner.members.map(Self.callers)
    for (index, member) in owner.members.enumerated() {
      guard case .function(_, _, _, let body?) = member.kind, body.tokens.contains(where: { $0.isWord("await") }) else {
        continue
      }
      let others = callers[..<index] + callers[(index + 1)...]
      let isCalled = changesBeforeTask(member) || others.joined().contains { Self.calls(member.name, $0) }
      let isGuarded = SwiftFlow.flattened(SwiftStatementReader.statements(body.tokens)).contains { statement in
        busy.keys.contains { Self.isGuard(of: $0, statement) }
      }
      if isCalled || !isGuarded { policies[member.name] = isGuarded ? "drop" : "parallel" }
    }
  }

  /// Whether each call of a method that does not wait changes something before its `Task`. A schema would drop the change
  /// with the second call. That of a constant has no effect then.
  private func changesBeforeTask(_ member: SwiftMember) -> Bool {
    guard case .function(_, let effects, _, let body?) = member.kind, !effects.contains("async") else { return false }
    let statements = SwiftStatementReader.statements(body.tokens)
    guard let last = statements.last, SwiftFlow.task(last) != nil else { return false }
    return statements.dropLast().flatMap(\.all).contains { statement in
      let isFlow = ["let", "var", "return", "break", "continue", "_"].contains(statement.tokens.first?.text)
      return statement.parts.isEmpty && !isFlow && !statement.isLog && !statement.assignsConstant
    }
  }

  /// Returns the code of a member that can run several times.
  private static func callers(_ member: SwiftMember) -> [ArraySlice<SwiftToken>] {
    switch member.kind {
    case .function(_, _, _, let body?): return [body.tokens]
    case .property(_, _, _, let body?) where body.hasObservers: return [body.tokens]
    case .initializer(_, _, let body?):
      let statements = SwiftFlow.flattened(SwiftStatementReader.statements(body.tokens))
      return statements.filter { SwiftSubscription.publisher($0) != nil || SwiftStream($0) != nil }.map(\.tokens)
    default: return []
    }
  }

  private static func calls(_ name: String, _ tokens: ArraySlice<SwiftToken>) -> Bool {
    tokens.indices.contains { index in
      func token(_ offset: Int) -> SwiftToken? {
        tokens.indices.contains(index + offset) ? tokens[index + offset] : nil
      }
      guard token(0)?.isWord(name) == true, token(1)?.isSymbol("(") == true else { return false }
      let owner = token(token(-2)?.isSymbol("?") == true ? -3 : -2)
      return token(-1)?.isSymbol(".") != true || owner?.isWord("self") == true
    }
  }

  // MARK: The status of commands

  private mutating func readBusy(
    _ name: String, _ value: ArraySlice<SwiftToken>, _ methods: [Method], _ owner: SwiftDeclaration
  ) {
    guard value.map(\.text) == ["false"] else { return }
    let writers = methods.filter { $0.all.contains { SwiftFlow.assigned(name, $0) != nil } }
    guard !writers.isEmpty, writers.allSatisfy({ Self.isBusyFlag(name, $0) }) else { return }
    // A run of one method also keeps the others from running.
    if writers.count > 1, writers.contains(where: { $0.statements.contains { Self.isGuard(of: name, $0) } }) { return }
    // While a command runs, a property of its status has another value than before the flag is set.
    let readers = Self.properties(reading: name, in: owner)
    guard !writers.contains(where: { $0.all.contains { $0.tokens.contains { readers.contains($0.text) } } }) else {
      return
    }
    busy[name] = writers.map(\.status)
  }

  /// Returns the names of the computed properties that depend on a variable.
  private static func properties(reading name: String, in owner: SwiftDeclaration) -> Set<String> {
    let computed = owner.members.compactMap { member -> (name: String, tokens: ArraySlice<SwiftToken>)? in
      guard case .property(_, _, _, let body?) = member.kind, !body.hasObservers else { return nil }
      return (member.name, body.tokens)
    }
    var names: Set<String> = []
    while let next = computed.first(where: { property in
      !names.contains(property.name) && property.tokens.contains { $0.text == name || names.contains($0.text) }
    }) {
      names.insert(next.name)
    }
    return names
  }

  /// Whether a method sets a flag to true first, and to false where it ends.
  private static func isBusyFlag(_ name: String, _ method: Method) -> Bool {
    let all = method.all
    guard method.isAsynchronous, all.count(where: { SwiftFlow.assigns(name, "true", $0) }) == 1,
      method.statements.contains(where: { SwiftFlow.assigns(name, "true", $0) })
    else { return false }
    let writes = all.filter { SwiftFlow.assigned(name, $0) != nil }
    let guards = method.statements.filter { isGuard(of: name, $0) }
    let mentions = all.filter { statement in
      if case .plain = statement.kind { return statement.tokens.contains { $0.text == name } }
      return statement.parts.contains { $0.head.contains { $0.text == name } }
    }
    guard mentions.count == writes.count + guards.count,
      writes.allSatisfy({ SwiftFlow.assigns(name, "true", $0) || SwiftFlow.assigns(name, "false", $0) })
    else { return false }
    let ends = endings(method.statements, isEnd: true)
    return writes.count > 1
      && writes.allSatisfy { write in
        SwiftFlow.assigns(name, "true", write) || ends.contains(write.tokens.startIndex)
      }
  }

  /// Returns the places of the statements that are the last ones before the end of a method, or before a `return`.
  private static func endings(_ statements: [SwiftStatement], isEnd: Bool) -> Set<Int> {
    var places: Set<Int> = []
    for (index, statement) in statements.enumerated() {
      // Assignments alone are between this statement and the end.
      let rest = statements[(index + 1)...].drop {
        $0.tokens.dropFirst().contains { $0.isSymbol("=") } && $0.parts.isEmpty
      }
      let isLast = rest.isEmpty ? isEnd : rest.first?.tokens.first?.isWord("return") == true
      if isLast { places.insert(statement.tokens.startIndex) }
      let isWhole = statement.keyword == "defer" || (statement.keyword == "do" && isLast)
      for part in statement.parts { places.formUnion(endings(part.statements, isEnd: isWhole)) }
    }
    return places
  }

  /// Whether the statement ends a method while a flag is true: a schema drops a second run by itself.
  static func isGuard(of name: String, _ statement: SwiftStatement) -> Bool {
    guard let part = statement.parts.first, statement.parts.count == 1, part.statements.count == 1,
      part.statements[0].matches(["return"])
    else { return false }
    let head = part.head.map(\.text).filter { $0 != "self" && $0 != "." }
    return head == ["guard", "!", name, "else"] || head == ["if", name]
  }

  private mutating func readFailure(
    _ name: String, _ type: ArraySlice<SwiftToken>, _ methods: [Method], _ owner: SwiftDeclaration
  ) {
    guard type.contains(where: { $0.text == "Error" }) else { return }
    let writers = methods.filter { method in method.all.contains { SwiftFlow.assigned(name, $0) != nil } }
    let caught = writers.filter { $0.all.contains { SwiftFlow.assigns(name, "error", $0) } }
    let others = writers.filter { writer in !caught.contains { $0.status == writer.status } }
    if caught.isEmpty { return }
    let setters = owner.members.compactMap { member -> ArraySlice<SwiftToken>? in
      if case .property(_, _, _, let body?) = member.kind { body.setter?.dropFirst(2).dropLast() } else { nil }
    }
    let statements = others.flatMap(\.all) + setters.flatMap { SwiftStatementReader.statements($0).flatMap(\.all) }
    if statements.contains(where: { SwiftFlow.assigns(name, "nil", $0) }) {
      errorTexts.insert(name)
    } else {
      failures[name] = caught.map(\.status)
    }
  }

  /// Returns the reason why a schema does not have a variable with a task.
  func reason(ofTask name: String) -> String {
    switch tasks[name] {
    case .commands(let commands):
      "a command is its own task; \(commands.map { "`\($0).cancel()`" }.joined(separator: ", ")) cancels it"
    case .stream: "a view model follows a stream until it is released"
    case .other, nil: "a schema stores no tasks; move the steps to a command, which `cancel()` cancels"
    }
  }

  // MARK: Initializers

  /// Whether a statement of `init` assigns what a member has without it: its value, or the parameter with its name.
  func isImplied(_ statement: SwiftStatement) -> Bool {
    names.contains { name in
      guard let value = SwiftFlow.assigned(name, statement) else { return false }
      return (parameters[name] != nil && value.map(\.text) == [name])
        || events[name] == nil && value.startIndex == values[name]?.startIndex
    }
  }

  /// Whether `init` assigns a parameter to the member with its name.
  func isAssigned(_ name: String) -> Bool { assigned.contains(name) }

  /// Returns the lines of `init` that give a member its value.
  func code(of name: String, in initializer: SwiftMember?) -> [String] {
    guard let initializer else { return [] }
    if let value = values[name] { return ["\(name) = " + initializer.text(value)].flatMap(dedented) }
    guard let value = parameters[name], !value.isEmpty else { return [] }
    return ["init(\(name): … = \(initializer.text(value)))"].flatMap(dedented)
  }

  /// Returns the type of a variable whose type is not written, by its value and by that which `init` assigns.
  func type(of name: String, _ value: ArraySlice<SwiftToken>) -> ArraySlice<SwiftToken> {
    let own = SwiftTypeReader.inferred(value)
    guard own.isEmpty, let assigned = values[name] else { return own }
    return assigned.count == 1 ? types[assigned.first?.text ?? ""] ?? [] : SwiftTypeReader.inferred(assigned)
  }

  private mutating func readInitializer(_ owner: SwiftDeclaration) {
    for member in owner.members {
      guard case .initializer(let parameters, _, let body?) = member.kind else { continue }
      types = Dictionary(parameters.map { ($0.name, $0.type) }) { first, _ in first }
      self.parameters = Dictionary(parameters.map { ($0.name, $0.value) }) { first, _ in first }
      let statements = SwiftStatementReader.statements(body.tokens)
      for (index, statement) in statements.enumerated() {
        for name in names {
          if SwiftFlow.assigns(name, name, statement) { assigned.insert(name) }
          guard values[name] == nil, let value = SwiftFlow.assigned(name, statement), value.map(\.text) != [name],
            !hasOtherValue(name, in: statements[..<index], owner)
          else { continue }
          values[name] = value
        }
      }
      return
    }
  }
}

extension ViewModelRoles {
  /// Whether statements of `init` can read a variable that has another value then.
  private func hasOtherValue(_ name: String, in statements: ArraySlice<SwiftStatement>, _ owner: SwiftDeclaration)
    -> Bool
  {
    let hasValue = owner.members.contains { member in
      guard case .property(isLet: false, _, let value, _) = member.kind else { return false }
      return member.name == name && !value.isEmpty
    }
    let read = Set(statements.flatMap(\.tokens).map(\.text))
    return hasValue && (read.contains(name) || !read.isDisjoint(with: commands))
  }
}

extension SwiftStatement {
  /// Whether the statement assigns a literal, such as `nil`, `true`, `""` or `.loading`.
  fileprivate var assignsConstant: Bool {
    guard let sign = tokens.firstIndex(where: { $0.isSymbol("=") }), sign > tokens.startIndex,
      tokens[sign - 1].kind == .word
    else { return false }
    let value = tokens[(sign + 1)...]
    let isLiteral = value.count == 1 && (value.first?.kind == .number || value.first?.text.contains("\\(") == false)
    let isMember = value.count == 2 && value.first?.isSymbol(".") == true
    return isMember || ["true", "false", "nil", "[]", "[:]"].contains(value.map(\.text).joined())
      || isLiteral && value.first?.kind != .word
  }
}

extension ArraySlice<SwiftToken> {
  /// Whether the tokens are the type of an array, as `[Int]`.
  fileprivate var isArray: Bool {
    guard let first, first.isSymbol("["), first.closing == endIndex - 1 else { return false }
    return colonOfCase(dropFirst().dropLast()) == nil
  }
}
