import VmgenSchemaSyntax

/// The rules for names.
extension DeclarationReader {
  /// Returns whether there is a name. The parser reports a missing one.
  func isNameable(_ name: Identifier) -> Bool { !name.text.isEmpty }

  /// Reports a name that Swift does not allow even in backquotes, and returns false.
  @discardableResult
  func checkNotKeyword(_ name: Identifier, as kind: String) -> Bool {
    guard ReservedNames.inSwift.contains(name.text) else { return true }
    report(.keywordName, at: name.range, ["name": name.text, "kind": Self.withArticle(kind)])
    return false
  }

  /// Checks the name of a field, case, member, parameter or function, which begins in lower case.
  func checkMemberName(_ name: Identifier, as kind: String, reserved: Set<String>, owner: String) {
    guard isNameable(name), checkNotKeyword(name, as: kind) else { return }
    if reserved.contains(name.text) {
      report(.generatedName, at: name.range, ["name": name.text, "kind": Self.withArticle(kind), "owner": owner])
    } else if startsUpperCase(name.text), isTypeName(name.text) {
      // Inside the owner, Swift would resolve the type's name to the member.
      report(
        owner.isEmpty ? .keywordName : .generatedName, at: name.range,
        ["name": name.text, "kind": Self.withArticle(kind), "owner": owner],
        help: "rename it to `\(uncapitalized(name.text))`")
    } else if startsUpperCase(name.text) {
      let replacement = uncapitalized(name.text)
      report(
        .upperCaseMember, at: name.range, ["name": name.text, "kind": kind, "replacement": replacement])
    }
  }

  private func isTypeName(_ name: String) -> Bool {
    types[name] != nil || ReservedNames.types[name] != nil || LibraryTypes.modules[name] != nil
  }

  /// Reports every name that occurs earlier in `names`.
  ///
  /// - Parameter help: The help for names that need another one than "rename or remove one of them".
  func checkUnique(_ names: [Identifier], as kind: String, of owner: String, help: [String: String] = [:]) {
    if names.count < 2 { return }
    var first: [String: SourceRange] = [:]
    first.reserveCapacity(names.count)
    for name in names where isNameable(name) && name.text != "_" {
      if let range = first[name.text] {
        report(
          .duplicateMember, at: name.range, ["name": name.text, "kind": kind, "owner": owner],
          labels: [Diagnostic.Label(range: range, text: "first declared here")], help: help[name.text])
      } else {
        first[name.text] = name.range
      }
    }
  }

  private static func withArticle(_ noun: String) -> String {
    (noun.first.map { "aeiou".contains($0) } == true && noun != "use" ? "an " : "a ") + noun
  }

  func startsLowerCase(_ name: String) -> Bool {
    name.utf8.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? false
  }

  func startsUpperCase(_ name: String) -> Bool {
    name.utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
  }

  func uncapitalized(_ name: String) -> String { lowerCamelCased(name) }
}
