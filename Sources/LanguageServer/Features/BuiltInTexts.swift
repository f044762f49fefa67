import VmgenSchemaSemantics

extension BuiltIn {
  /// What the page of the standard library says about the function.
  var text: String? { Self.texts[signature] }

  private static let texts = Dictionary(
    standardLibraryTexts.flatMap { entry in entry.signatures.map { ($0, entry.text) } },
    uniquingKeysWith: { first, _ in first })

  /// Whether the result has a type.
  func returns(_ type: Type) -> Bool { signature.hasSuffix("-> \(type)") }

  /// Whether the function is a member of a type.
  func fits(_ type: String) -> Bool {
    guard let end = signature.range(of: ".\(name)") else { return false }
    return Self.matches(signature[..<end.lowerBound].trimmingPrefix("static ")[...], type[...])
  }

  /// Whether a type is one that a receiver stands for, whose type parameters have one letter.
  private static func matches(_ receiver: Substring, _ type: Substring) -> Bool {
    if receiver == type || receiver.count == 1 { return true }
    if receiver.hasPrefix("["), type.hasPrefix("[") {
      let (parts, types) = (elements(of: receiver), elements(of: type))
      return parts.count == types.count && zip(parts, types).allSatisfy { matches($0, $1) }
    }
    guard let open = receiver.firstIndex(of: "<") else { return false }
    return type.hasPrefix(receiver[...open])
  }

  /// The type of the elements of an array, or the types of the keys and values of a dictionary.
  private static func elements(of collection: Substring) -> [Substring] {
    let content = collection.dropFirst().dropLast()
    guard !content.hasPrefix("["), let colon = content.firstRange(of: ": ") else { return [content] }
    return [content[..<colon.lowerBound], content[colon.upperBound...]]
  }
}
