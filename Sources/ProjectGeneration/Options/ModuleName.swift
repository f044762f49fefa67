import VmgenSwiftGeneration

/// The name of a module, which becomes a part of generated code and of file names.
enum ModuleName {
  /// Returns the problem with the name of a new module, or nil if a package with a module of that name compiles.
  static func problem(withNew text: String) -> ValueProblem? {
    if text.isEmpty { return .empty }
    guard isIdentifier(text) else { return .notAModuleName(text, suggestion: suggestion(for: text)) }
    return isReserved(text) ? .reservedModuleName(text) : nil
  }

  /// Returns the problem with the name of an existing module, or nil if it is an identifier of Swift.
  static func problem(with text: String) -> ValueProblem? {
    if text.isEmpty { return .empty }
    if isSwiftIdentifier(text) { return nil }
    // The compiler's name of the module of a target such as `my-app`.
    let name = String(text.map { "- .".contains($0) ? "_" : $0 })
    return .notAModuleName(text, suggestion: isSwiftIdentifier(name) ? name : nil)
  }

  private static func isSwiftIdentifier(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
      && text.unicodeScalars.first.map { $0 == "_" || $0.properties.isXIDStart } == true
  }

  private static func isIdentifier(_ text: String) -> Bool {
    text.utf8.allSatisfy(isPart) && text.utf8.first.map(isLetter) == true
  }

  private static func isReserved(_ name: String) -> Bool {
    reserved.contains(name.lowercased()) || swiftIdentifier(name) != name
  }

  private static func isLetter(_ byte: UInt8) -> Bool { Character(Unicode.Scalar(byte)).isLetter && byte < 0x80 }
  private static func isPart(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Returns a valid name with the words of an invalid one: `my-app` → `MyApp`.
  private static func suggestion(for text: String) -> String? {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let words = text.split { !$0.utf8.allSatisfy(isPart) }
    let name = String(words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined().drop { !$0.isLetter })
    return isIdentifier(name) && !isReserved(name) ? name : nil
  }

  /// In lowercase, because file systems can ignore case: the modules that a package with generated code imports, and
  /// types of the language, of Swift and of `vmgen init`, because a type hides the module of its name.
  private static let reserved: Set<String> = [
    "appkit", "combine", "foundation", "observation", "swift", "swiftui", "testing", "uikit", "viewmodelformatting",
    "viewmodelruntime", "viewmodeltesting", "vmgen", "vmgenplugin", "xctest",
    "bool", "data", "date", "day", "decimal", "double", "duration", "int", "navigator", "string", "timezone", "url",
    "uuid",
    "program", "shoppingitem", "shoppinglistview", "shoppinglistviewmodel",
  ]
}
