/// The methods that steps call to change an array, a set or a dictionary.
enum CollectionChanges {
  /// Returns the signature of a method of a collection; nil if there is none.
  ///
  /// - Parameter type: The type of the collection, such as `[Book]`.
  static func signature(of name: String, on type: String) -> String? {
    if name == "removeAll", type.hasSuffix("]") || type.hasSuffix(">") { return "removeAll()" }
    if type.hasPrefix("Set<") { return ofSet[name]?.replacing("T", with: type.dropFirst(4).dropLast()) }
    guard type.hasPrefix("["), type.hasSuffix("]") else { return nil }
    return ofArray[name]?.replacing("T", with: type.dropFirst().dropLast())
  }

  private static let ofArray = [
    "append": "append(_ element: T)", "insert": "insert(_ element: T, at index: Int)", "remove": "remove(id: T.ID)",
    "move": "move(id: T.ID, before: T.ID?)",
  ]

  private static let ofSet = ["insert": "insert(_ element: T)", "remove": "remove(_ element: T)"]
}
