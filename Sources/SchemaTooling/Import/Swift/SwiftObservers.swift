/// The changes that the `didSet` of a variable makes: at once in Swift, and after the steps of a command in a schema.
struct SwiftObservers {
  /// The names of the members that `didSet` changes, by the names of the variables.
  private var changes: [String: Set<String>] = [:]
  private let names: Set<String>

  init(_ owner: SwiftDeclaration) {
    names = Set(owner.members.map(\.name))
    var methods: [String: [SwiftStatement]] = [:]
    for member in owner.members {
      guard case .function(_, _, _, let body?) = member.kind else { continue }
      methods[member.name, default: []] += Self.statements(body.tokens)
    }
    for member in owner.members {
      guard case .property(_, _, _, let body?) = member.kind, body.tokens.first?.isWord("didSet") == true else {
        continue
      }
      var calls: Set<String> = []
      changes[member.name] = changes(of: Self.statements(body.tokens.dropFirst(2).dropLast()), methods, &calls)
    }
  }

  private static func statements(_ tokens: ArraySlice<SwiftToken>) -> [SwiftStatement] {
    SwiftFlow.flattened(SwiftStatementReader.statements(tokens)).flatMap(\.all)
  }

  /// Returns the members that statements change, also in the methods that they call.
  private func changes(
    of statements: [SwiftStatement], _ methods: [String: [SwiftStatement]], _ calls: inout Set<String>
  ) -> Set<String> {
    var result: Set<String> = []
    for statement in statements {
      if let name = changed(statement) { result.insert(name) }
      let tokens = statement.parts.isEmpty ? statement.tokens.drop { ["self", ".", "await"].contains($0.text) } : []
      guard let name = tokens.first?.text, tokens.dropFirst().first?.isSymbol("(") == true, let body = methods[name],
        calls.insert(name).inserted
      else { continue }
      result.formUnion(changes(of: body, methods, &calls))
    }
    return result
  }

  /// Returns the member that a statement without blocks changes.
  private func changed(_ statement: SwiftStatement) -> String? {
    guard statement.parts.isEmpty else { return nil }
    let tokens = statement.tokens.drop { ["self", "?", "."].contains($0.text) }
    guard let name = tokens.first?.text, names.contains(name), tokens.dropFirst().first?.isSymbol("(") == false else {
      return nil
    }
    return name
  }

  /// Returns statements with a comment where they read what the `didSet` of a variable that they set has changed.
  func noted(_ statements: [SwiftStatement], in member: SwiftMember) -> [SwiftStatement] {
    // In `init`, no `didSet` runs.
    if case .initializer = member.kind { return statements }
    var early: [String: String] = [:]
    return changes.isEmpty ? statements : noted(statements, member.declaredNames, &early)
  }

  /// - Parameter early: The variables that were set, by the names of the members that their `didSet` changes.
  private func noted(
    _ statements: [SwiftStatement], _ locals: Set<String>, _ early: inout [String: String]
  ) -> [SwiftStatement] {
    statements.map { statement in
      var read = statement.parts.isEmpty ? [statement.tokens] : statement.parts.map(\.head)
      let name = changed(statement)
      if let name, let value = SwiftFlow.assigned(name, statement) { read = [value] }
      var result = statement
      for (member, variable) in early.sorted(by: { $0.key < $1.key })
      where !locals.contains(member) && read.contains(where: { SwiftMember.reads([member], $0) }) {
        let note = "Unlike in Swift, the reaction to `\(variable)` has not changed `\(member)` yet."
        result.notes.append(note)
        early[member] = nil
      }
      result = result.mapBlocks { noted($0, locals, &early) }
      // A reaction runs when the steps are suspended.
      if statement.parts.isEmpty, statement.tokens.contains(where: { $0.isWord("await") }) { early = [:] }
      if let name { for member in changes[name] ?? [] { early[member] = name } }
      return result
    }
  }
}
