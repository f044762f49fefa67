/// Finds in the code of a method what a display cannot do: changes of members, calls of commands, and events.
struct SwiftChanges {
  /// Whether the method does more than read.
  private(set) var isChange = false
  private let tokens: ArraySlice<SwiftToken>
  /// The names of members that no parameter or local variable hides.
  private let members: Set<String>

  init(_ roles: ViewModelRoles, _ parameters: [SwiftMember.Parameter], _ tokens: ArraySlice<SwiftToken>) {
    self.tokens = tokens
    let locals = zip(tokens, tokens.dropFirst()).filter { ["let", "var", "for"].contains($0.0.text) }.map(\.1.text)
    members = roles.names.subtracting(parameters.map(\.name) + locals)
    isChange = tokens.indices.contains { index in
      switch tokens[index].text {
      case "=": return isAssignment(index) && changesMember(before: index)
      case "&": return isMember(after: index)
      case "(", "{": return isMutatingCall(index) || isCall(of: roles.commands.union(roles.events.keys), index)
      default: return false
      }
    }
  }

  private func token(_ index: Int) -> SwiftToken? { tokens.indices.contains(index) ? tokens[index] : nil }

  /// Whether a `=` belongs to no comparison.
  private func isAssignment(_ index: Int) -> Bool {
    func touches(_ first: SwiftToken?, _ second: SwiftToken?, _ texts: [String], _ other: SwiftToken?) -> Bool {
      first?.upper == second?.lower && texts.contains(other?.text ?? "")
    }
    let (before, sign, after) = (token(index - 1), token(index), token(index + 1))
    return !touches(before, sign, ["=", "!", "<", ">", "~"], before) && !touches(sign, after, ["="], after)
  }

  /// Whether a member, or a part of one, is what ends before an index: `rows`, `self.rows[index]`, `rows[index].name +`.
  private func changesMember(before index: Int) -> Bool {
    var place = index - 1
    while let token = token(place) {
      if ["]", ")"].contains(token.text), let opening = tokens.firstIndex(where: { $0.closing == place }) {
        place = opening - 1
      } else if token.kind == .symbol, ["?", "!", "+", "-", "*", "/", "%"].contains(token.text) {
        place -= 1
      } else if self.token(place - 1)?.isSymbol(".") == true, self.token(place - 2)?.isWord("self") != true {
        place -= 2
      } else {
        return members.contains(token.text) || self.token(place - 2)?.isWord("self") == true
      }
    }
    return false
  }

  private func isMember(after index: Int) -> Bool {
    let name = token(index + 1)?.isWord("self") == true ? token(index + 3) : token(index + 1)
    return ["(", ",", ":"].contains(token(index - 1)?.text) && members.contains(name?.text ?? "")
  }

  /// The methods of standard types that change their value.
  private static let mutating: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "removeSubrange", "popFirst",
    "popLast", "sort", "reverse", "shuffle", "swapAt", "toggle", "negate", "round", "formUnion", "formIntersection",
    "formSymmetricDifference", "subtract", "merge", "updateValue",
  ]

  private func isMutatingCall(_ bracket: Int) -> Bool {
    guard let name = token(bracket - 1), Self.mutating.contains(name.text), token(bracket - 2)?.isSymbol(".") == true
    else { return false }
    return changesMember(before: bracket - 2)
  }

  private func isCall(of names: Set<String>, _ bracket: Int) -> Bool {
    var place = bracket - 1
    if token(place)?.isSymbol("?") == true { place -= 1 }
    guard let name = token(place), names.contains(name.text), members.contains(name.text) else { return false }
    return token(place - 1)?.isSymbol(".") != true || token(place - 2)?.isWord("self") == true
      || token(place - 2)?.isSymbol("?") == true
  }
}
