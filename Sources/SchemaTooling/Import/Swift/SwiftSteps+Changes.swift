/// Calls that change a variable or read an element, as the assignments and conditions of a schema.
extension SwiftSteps {
  /// Returns the assignment for `items.sort { … }`.
  func sorted(_ tokens: ArraySlice<SwiftToken>) -> String? {
    guard let name = tokens.firstIndex(where: { $0.isWord("sort") }), name > tokens.startIndex + 1 else { return nil }
    var sorted = tokens
    sorted[name].text = "sorted"
    return code.text(tokens[..<(name - 1)]) + " = " + code.text(sorted)
  }

  /// Returns the assignment for `ids.remove(id)` of a set.
  func removed(_ tokens: ArraySlice<SwiftToken>) -> String? {
    guard let name = tokens.firstIndex(where: { $0.isWord("remove") }), name > tokens.startIndex + 1,
      name + 1 < tokens.endIndex, tokens[name + 1].closing == tokens.endIndex - 1
    else { return nil }
    let element = tokens[(name + 2)..<(tokens.endIndex - 1)]
    guard !element.isEmpty, element.dropFirst().first?.isSymbol(":") != true else { return nil }
    let list = code.text(tokens[..<(name - 1)])
    return "\(list) = \(list).filter { $0 != \(code.text(element)) }"
  }

  /// Returns the assignment for `items.removeAll { … }`.
  func filtered(_ tokens: ArraySlice<SwiftToken>) -> String? {
    guard let name = tokens.firstIndex(where: { $0.isWord("removeAll") }), name > tokens.startIndex + 1 else {
      return nil
    }
    guard let brace = tokens[name...].first(where: { $0.isSymbol("{") }),
      let start = tokens.firstIndex(where: { $0.lower == brace.lower }),
      let closing = brace.closing, closing < tokens.endIndex
    else { return nil }
    var condition = tokens[(start + 1)..<closing]
    var parameter = ""
    if condition.dropFirst().first?.isWord("in") == true {
      parameter = (condition.first?.text ?? "$0") + " in "
      condition = condition.dropFirst(2)
    }
    let list = code.text(tokens[..<(name - 1)])
    return "\(list) = \(list).filter { \(parameter)!(\(code.text(condition))) }"
  }

  /// Returns the `guard` for `let item = items[index]`: in a schema, an element is nil if the array does not have it.
  func element(_ tokens: ArraySlice<SwiftToken>) -> String? {
    if case .function(_, _, let result, _) = member.kind, !result.isEmpty { return nil }
    let value = tokens.dropFirst(3).drop { $0.isWord("self") || $0.isSymbol(".") }
    guard tokens.first?.isWord("let") == true, tokens.dropFirst(2).first?.isSymbol("=") == true,
      let array = value.first, roles.arrays.contains(array.text), !isLocal(array, tokens),
      let bracket = value.dropFirst().first, bracket.isSymbol("["), bracket.closing == tokens.endIndex - 1,
      !zip(value, value.dropFirst()).contains(where: { $0.isSymbol(".") && $1.isSymbol(".") })
    else { return nil }
    return "guard \(code.text(tokens)) else { \(isInLoop ? "continue" : "return") }"
  }

  /// Whether a local hides the member that tokens read, without `self`.
  private func isLocal(_ name: SwiftToken, _ tokens: ArraySlice<SwiftToken>) -> Bool {
    code.declared.contains(name.text) && !tokens.contains { $0.isWord("self") }
  }
}
