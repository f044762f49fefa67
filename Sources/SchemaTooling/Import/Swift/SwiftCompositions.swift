/// Adds a protocol for each composition of protocols that a property of a view model has: `any Playing & Seeking`.
struct SwiftCompositions {
  private(set) var declarations: [SwiftDeclaration]
  private let aliases: [[String]: ArraySlice<SwiftToken>]

  init(_ declarations: [SwiftDeclaration], aliases: [[String]: ArraySlice<SwiftToken>]) {
    (self.declarations, self.aliases) = (declarations, aliases)
    for index in declarations.indices where declarations[index].isViewModel {
      for member in declarations[index].members.indices {
        guard case .property(let isLet, let type, let value, nil) = declarations[index].members[member].kind,
          let name = add(type), let owner = self.declarations.firstIndex(where: { $0.path == declarations[index].path })
        else { continue }
        self.declarations[owner].members[member].kind = .property(isLet: isLet, type: name, value: value, body: nil)
      }
    }
  }

  /// Returns the name of the protocol that has the functions of a composition, as the tokens of a type.
  private mutating func add(_ type: ArraySlice<SwiftToken>) -> ArraySlice<SwiftToken>? {
    let alias = type.count == 1 ? aliases[type.map(\.text)] : nil
    let tokens = alias ?? type
    guard tokens.contains(where: { $0.isSymbol("&") }), let first = type.first else { return nil }
    let names = tokens.filter { $0.kind == .word && !Self.implied.contains($0.text) }.map(\.text)
    let name = alias == nil ? names.joined(separator: "And") : first.text
    let protocols = names.compactMap { name in declarations.first { $0.path == [name] && $0.kind == .protocol } }
    guard protocols.count == names.count, !names.isEmpty else { return nil }
    if names.count > 1, !declarations.contains(where: { $0.path == [name] }) { add(name, of: protocols) }
    let word = SwiftToken(
      kind: .word, text: names.count > 1 ? name : names[0], lower: first.lower, upper: first.upper, startsLine: false)
    return [word]
  }

  private static let implied: Set<String> = ["any", "some", "Sendable", "AnyObject"]

  private mutating func add(_ name: String, of protocols: [SwiftDeclaration]) {
    var result = SwiftDeclaration(kind: .protocol, path: [name])
    result.superclasses = protocols.map(\.name)
    var seen: Set<[String]> = []
    for member in protocols.flatMap({ members(of: $0, depth: 0) }) where seen.insert(member.code).inserted {
      result.members.append(member)
    }
    let last = declarations.lastIndex { declaration in protocols.contains { $0.path == declaration.path } }
    declarations.insert(result, at: (last ?? 0) + 1)
  }

  /// The number of protocols that refine each other.
  private static let nestingLimit = 10

  /// Returns the members of a protocol and of those that it refines.
  private func members(of declaration: SwiftDeclaration, depth: Int) -> [SwiftMember] {
    let refined = declarations.filter { other in
      depth < Self.nestingLimit && other.kind == .protocol && declaration.inherited.contains { other.path == [$0] }
    }
    return declaration.members + refined.flatMap { members(of: $0, depth: depth + 1) }
  }
}
