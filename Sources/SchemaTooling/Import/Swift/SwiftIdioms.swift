/// Members of Swift and Foundation that a schema has in another form.
enum SwiftIdioms {
  /// The members with another name, and the same arguments.
  private static let names = [
    "localizedStandardContains": "localizedContains", "localizedDescription": "label",
  ]

  /// Returns other code for a member, the index of whose name is given, with the index after its arguments.
  static func member(at index: Int, _ tokens: ArraySlice<SwiftToken>, _ code: SwiftCode) -> (String, Int)? {
    let name = tokens[index].text
    if let other = names[name] { return (other, index + 1) }
    guard let (arguments, end) = arguments(after: index, tokens) else { return nil }
    switch name {
    case "sorted":
      return sorted(arguments, code).map { ($0, end) }
    case "min", "max":
      guard let order = order(arguments, code), !order.descending else { return nil }
      return ("\(name)(by: { \(order.key) })", end)
    case "reduce": return sum(arguments, code).map { ($0, end) }
    default: return nil
    }
  }

  /// Returns the tokens in the parentheses and in the trailing closure after an index, and the index after them.
  private static func arguments(
    after index: Int, _ tokens: ArraySlice<SwiftToken>
  ) -> ([ArraySlice<SwiftToken>], Int)? {
    var groups: [ArraySlice<SwiftToken>] = []
    var place = index + 1
    for bracket in ["(", "{"] where place < tokens.endIndex && tokens[place].isSymbol(bracket) {
      guard let closing = tokens[place].closing, closing < tokens.endIndex else { return nil }
      groups.append(bracket == "{" ? tokens[place...closing] : tokens[(place + 1)..<closing])
      place = closing + 1
    }
    return groups.isEmpty ? nil : (groups, place)
  }

  private static func sorted(_ arguments: [ArraySlice<SwiftToken>], _ code: SwiftCode) -> String? {
    let words = arguments[0].map(\.text)
    if arguments.count == 1, words == ["by", ":", ">"] { return "sorted(descending: true)" }
    if arguments.count == 1, words == ["by", ":", "<"] { return "sorted()" }
    guard let order = order(arguments, code) else { return nil }
    let label = order.isLocalized ? "localized" : "by"
    if !order.descending {
      return order.isLocalized ? "sorted(localized: { \(order.key) })" : "sorted { \(order.key) }"
    }
    return order.key == "$0" ? "sorted(descending: true)" : "sorted(descending: true, \(label): { \(order.key) })"
  }

  /// The value by which a closure such as `{ $0.date > $1.date }` orders elements.
  private struct Order {
    var key: String
    var descending: Bool
    var isLocalized = false
  }

  private static let comparisons: Set<String> = [
    "localizedCompare", "localizedStandardCompare", "localizedCaseInsensitiveCompare",
  ]

  private static func order(_ arguments: [ArraySlice<SwiftToken>], _ code: SwiftCode) -> Order? {
    guard var closure = closure(arguments) else { return nil }
    var names = ["$0", "$1"]
    if closure.count > 4, closure.dropFirst().first?.isSymbol(",") == true,
      closure.dropFirst(3).first?.isWord("in") == true
    {
      names = [closure[closure.startIndex].text, closure[closure.startIndex + 2].text]
      closure = closure.dropFirst(4)
    }
    func key(_ tokens: ArraySlice<SwiftToken>) -> (name: String, key: String)? {
      guard let first = tokens.first, let position = names.firstIndex(of: first.text) else { return nil }
      guard !tokens.dropFirst().contains(where: { names.contains($0.text) }) else { return nil }
      return (names[position], "$0" + code.text(tokens.dropFirst()))
    }
    if let sign = closure.firstIndex(where: { $0.isSymbol("<") || $0.isSymbol(">") }), sign + 1 < closure.endIndex,
      !closure[sign + 1].isSymbol("="), let left = key(closure[..<sign]), let right = key(closure[(sign + 1)...]),
      left.key == right.key, left.name != right.name
    {
      return Order(key: left.key, descending: closure[sign].isSymbol(">") == (left.name == names[0]))
    }
    guard let method = closure.firstIndex(where: { comparisons.contains($0.text) }), method + 1 < closure.endIndex,
      let closing = closure[method + 1].closing, closing < closure.endIndex, let left = key(closure[..<(method - 1)]),
      let right = key(closure[(method + 2)..<closing]), left.key == right.key, left.name != right.name
    else { return nil }
    let result = closure[(closing + 1)...].map(\.text)
    guard let direction = ["orderedAscending", "orderedDescending"].firstIndex(of: result.last ?? ""),
      result.count == 4
    else { return nil }
    return Order(key: left.key, descending: (direction == 1) == (left.name == names[0]), isLocalized: true)
  }

  /// The tokens of the only argument, a closure.
  private static func closure(_ arguments: [ArraySlice<SwiftToken>]) -> ArraySlice<SwiftToken>? {
    guard arguments.count == 1 || arguments[0].isEmpty, var last = arguments.last else { return nil }
    if last.first?.isWord("by") == true { last = last.dropFirst(2) }
    guard let brace = last.first, brace.isSymbol("{"), brace.closing == last.endIndex - 1 else { return nil }
    return last.dropFirst().dropLast()
  }

  /// Returns the sum that a `reduce` computes: of `0` and `+`, or of a closure such as `{ $0 + $1.price }`.
  private static func sum(_ arguments: [ArraySlice<SwiftToken>], _ code: SwiftCode) -> String? {
    guard let first = arguments[0].first, ["0", "0.0"].contains(first.text) || first.text == "." else { return nil }
    if arguments.count == 1, arguments[0].suffix(2).map(\.text) == [",", "+"] { return "sum()" }
    guard arguments.count == 2, arguments[0].count == 1 || arguments[0].map(\.text) == [".", "zero"] else { return nil }
    let closure = arguments[1].dropFirst().dropLast()
    let value = closure.dropFirst(2)
    guard closure.prefix(2).map(\.text) == ["$0", "+"], value.contains(where: { $0.text == "$1" }),
      !value.contains(where: { $0.text == "$0" || ["?", ":", "<", ">", "=", "&", "|"].contains($0.text) })
    else { return nil }
    var element = code
    element.locals["$1"] = "$0"
    return "sum { \(element.text(value)) }"
  }
}
