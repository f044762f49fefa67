import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

@testable import VmgenSwiftGeneration

/// A valid schema of the repository with the schemas that it needs, and the changes of it.
struct MutatedModule {
  struct Edit {
    var range: Range<Int>
    var text: String
  }

  /// The path of the schema in the repository.
  let origin: String
  var seed = 0
  private(set) var texts: [String]
  /// The changes in the order in which they were made.
  private(set) var changes: [String] = []

  init(origin: String, texts: [String]) {
    self.origin = origin
    self.texts = texts
  }

  func sources(named name: String = "M") -> [(path: String, text: String)] {
    texts.enumerated().map { ("\(name)_\($0).vmodel", $1) }
  }

  var size: Int { texts.reduce(0) { $0 + $1.utf8.count } }

  /// The trees of the schemas.
  var trees: [SyntaxTree] { Generation.sources(sources()).map { SyntaxTree(parsing: $0) } }

  var isAccepted: Bool { (try? Generation.check(Generation.sources(sources()))) != nil }

  /// Returns the module after edits of one file, which do not overlap.
  func replacing(_ edits: [Edit], in file: Int, _ change: String? = nil) -> MutatedModule {
    var bytes = Array(texts[file].utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    var module = self
    module.texts[file] = String(decoding: bytes, as: UTF8.self)
    if let change { module.changes.append(change) }
    return module
  }

  /// Returns the module with one more file, which contains a declaration of another one.
  func moving(_ range: Range<Int>, of file: Int, _ change: String) -> MutatedModule {
    let text = String(decoding: Array(texts[file].utf8)[range], as: UTF8.self)
    var module = replacing([Edit(range: range, text: "")], in: file, change)
    module.texts.append(text + "\n")
    return module
  }

  /// Returns the module with each name of a set replaced.
  func renaming(_ names: [String: String], _ change: String? = nil) -> MutatedModule {
    var module = self
    for (file, tree) in trees.enumerated() {
      let edits: [Edit] = tree.tokens.compactMap { token in
        guard token.kind == .identifier else { return nil }
        return names[String(decoding: token.text, as: UTF8.self)].map { Edit(range: token.range.bytes, text: $0) }
      }
      module = module.replacing(edits, in: file)
    }
    if let change { module.changes.append(change) }
    return module
  }

  /// The names that the schemas declare for the whole module.
  var topLevelNames: [String] {
    trees.flatMap(\.syntax.declarations).compactMap { declaration in
      switch declaration {
      case .function(let function): function.name.text
      case .sample(let sample): sample.name.text
      case .service(let service): service.name.text
      case .serviceContainer(let container): container.name.text
      case .router(let router): router.name.text
      default: declaration.node.typeName
      }
    }
  }
}

extension SourceRange {
  var bytes: Range<Int> { Int(lower)..<Int(upper) }
}

extension SyntaxNode {
  /// The nodes inside this one, each before those inside it.
  var descendants: [SyntaxNode] { childNodes.flatMap { [$0] + $0.descendants } }
  var text: String { String(decoding: tree.source.bytes[range.bytes], as: UTF8.self) }

  /// The declaration around the node.
  var declaration: SyntaxNode {
    var node = self
    while let parent = node.parent, parent.kind != .schema { node = parent }
    return node
  }

  var isExpression: Bool {
    switch kind {
    case .literal, .string, .name, .implicitMember, .member, .optionalChain, .call, .index, .prefix, .binary, .ternary,
      .conditional, .match, .array, .dictionary, .parenthesized, .closureParameter:
      true
    default: false
    }
  }

  /// Whether the node is a member of a view model.
  var isMember: Bool { kind == .memberDeclaration || kind == .memberDeclarationWithBody }
}
