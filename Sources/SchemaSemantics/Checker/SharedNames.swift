import VmgenSchemaSyntax

/// A declaration that shares its name with others of its owner.
struct NamedDeclaration {
  let name: Identifier
  /// The noun for messages: `method`, `display`.
  let noun: String
  /// The parameters of a declaration that is called; nil for a value.
  let parameters: [ParameterSyntax]?
}

/// The help for names that a value and a function, or several functions, share. In Swift's generated code they would be
/// one name. Only commands can differ in their labels.
extension DeclarationReader {
  /// Returns the help for each name that several declarations have: which of them to rename, and a name that is free.
  func renaming(_ declarations: [NamedDeclaration]) -> [String: String] {
    let groups = Dictionary(grouping: declarations.filter { isNameable($0.name) }, by: \.name.text)
    guard groups.count < declarations.count else { return [:] }
    let taken = Set(groups.keys)
    return groups.filter { $0.value.count > 1 }.compactMapValues { renaming($0, taken) }
  }

  private static func reason(_ called: [NamedDeclaration]) -> String {
    let nouns = Set(called.map(\.noun))
    if nouns == ["command"] { return "the types of parameters do not distinguish commands" }
    return "labels do not distinguish " + nouns.sorted().map { $0 + "s" }.joined(separator: " and ")
  }

  private func renaming(_ group: [NamedDeclaration], _ taken: Set<String>) -> String? {
    let called = group.filter { $0.parameters != nil }
    guard let first = called.first else { return nil }
    let value = group.first { $0.parameters == nil }
    let labels = value == nil ? "; \(Self.reason(called))" : ""
    // Two commands without parameters are no attempt to distinguish them.
    if value == nil, called.allSatisfy({ $0.parameters?.isEmpty == true }) { return nil }
    let owner = value == nil ? "one of them" : "the \(first.noun)"
    let labelled = called.lazy.compactMap { declaration -> String? in
      guard let parameter = declaration.parameters?.first, let label = parameter.label ?? parameter.name,
        label.text != "_", isNameable(label)
      else { return nil }
      let name = declaration.name.text + (label.text == "id" ? "ID" : capitalized(label.text))
      return taken.contains(name) ? nil : name
    }.first
    if let labelled { return "rename \(owner), for example to `\(labelled)`\(labels)" }
    guard let value else { return labels.isEmpty ? nil : "rename one of them" + labels }
    let name = value.name.text + "Value"
    return taken.contains(name) ? nil : "rename the \(value.noun), for example to `\(name)`"
  }
}
