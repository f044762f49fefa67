@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

/// The places of a file where the parser read a name.
struct NameRanges {
  /// The offsets at which a name begins.
  private(set) var places: Set<Int32> = []

  init(_ tree: SyntaxTree) {
    collect(tree.syntax)
    collect(tree.root)
  }

  /// The properties and payloads whose identifiers are keywords: the policy of a command, and the word after `select`.
  private static let keywords: Set<String?> = ["policy", "word"]

  private mutating func collect(_ node: SyntaxNode) {
    if node.kind == .name || node.kind == .typeName { places.insert(node.range.lower) }
    for child in node.childNodes { collect(child) }
  }

  private mutating func collect(_ value: Any) {
    if let name = value as? Identifier {
      if name.text != DerivedSyntax.leaveName, name.range.lower < name.range.upper { places.insert(name.range.lower) }
      return
    }
    // The parser makes a name for a value in a pattern: `.pin(isOn: true)`.
    if let binding = value as? PatternBinding, binding.isValue { return }
    for child in Mirror(reflecting: value).children where !Self.keywords.contains(child.label) { collect(child.value) }
  }
}
