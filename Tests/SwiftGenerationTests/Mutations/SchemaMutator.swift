import VmgenSchemaSyntax
import VmgenSchemaTooling

@testable import VmgenSwiftGeneration

/// Makes random changes of a valid schema after which it is often valid, too: each replaces a part with one of the same
/// kind, and mostly of the same type.
struct SchemaMutator {
  typealias Change = @Sendable (inout SchemaMutator, Selection) -> MutatedModule?

  /// A module, and the file of it that changes.
  struct Selection {
    var module: MutatedModule
    var file: Int
    var tree: SyntaxTree
    var nodes: [SyntaxNode]

    func replacing(_ node: SyntaxNode, with text: String, _ change: String) -> MutatedModule {
      let original = node.text.count > 60 ? "\(node.text.prefix(60))…" : node.text
      return module.replacing(
        [.init(range: node.range.bytes, text: text)], in: file, "\(change): `\(original)` -> `\(text)`")
    }
  }

  var random: RandomSwift
  /// The schemas whose parts are added to others.
  let others: [MutatedModule]

  init(seed: Int, crossedWith others: [MutatedModule]) {
    random = RandomSwift(seed: UInt64(seed) &+ 1)
    self.others = others
    for _ in 0..<4 { _ = random.number(2) }
  }

  /// The changes, each as often as it is listed.
  static let changes: [(name: String, change: Change)] = [
    ("rename", { $0.rename($1) }), ("rename", { $0.rename($1) }), ("optional", { $0.makeOptional($1) }),
    ("private", { $0.makePrivate($1) }), ("wrap", { $0.wrap($1) }), ("wrap", { $0.wrap($1) }),
    ("wrap", { $0.wrap($1) }), ("wrap", { $0.wrap($1) }), ("replace", { $0.replaceExpression($1) }),
    ("replace", { $0.replaceExpression($1) }), ("literal", { $0.replaceLiteral($1) }), ("kind", { $0.changeKind($1) }),
    ("move", { $0.move($1) }), ("split", { $0.split($1) }), ("extract", { $0.extract($1) }),
    ("steps", { $0.wrapStep($1) }), ("steps", { $0.wrapStep($1) }), ("remove", { $0.remove($1) }),
    ("cross", { $0.cross($1) }), ("cross", { $0.cross($1) }), ("copy", { $0.copyMember($1) }),
    ("gate", { $0.gate($1) }),
  ]

  /// Returns the module with one change, or nil if the change does not apply to it.
  mutating func mutate(_ module: MutatedModule) -> (name: String, module: MutatedModule)? {
    let trees = module.trees
    let file = random.number(trees.count)
    let nodes = trees[file].root.descendants
    if nodes.isEmpty { return nil }
    let chosen = pick(Self.changes)
    let selection = Selection(module: module, file: file, tree: trees[file], nodes: nodes)
    return chosen.change(&self, selection).map { (chosen.name, $0) }
  }

  mutating func pick<T>(_ items: [T]) -> T { items[random.number(items.count)] }
  mutating func pickOne<T>(_ items: [T]) -> T? { items.isEmpty ? nil : pick(items) }

  // MARK: Declarations

  mutating func rename(_ selection: Selection) -> MutatedModule? {
    let words: [String] = selection.tree.tokens.filter { $0.kind == .identifier }.map {
      String(decoding: $0.text, as: UTF8.self)
    }
    guard let old = pickOne(words), !Self.keywords.contains(old) else { return nil }
    let names = old.first?.isUppercase == true ? RandomNames.types : RandomNames.values
    let new = random.number(5) == 0 ? pick(words) : pick(names)
    if new == old || new.first?.isUppercase != old.first?.isUppercase { return nil }
    return selection.module.renaming([old: new], "rename `\(old)` -> `\(new)`")
  }

  private static let keywords: Set<String> = [
    "viewmodel", "model", "display", "state", "input", "edit", "example", "expect", "given", "when", "command",
  ]

  mutating func makeOptional(_ selection: Selection) -> MutatedModule? {
    let types = selection.nodes.filter { [.typeName, .arrayType, .dictionaryType, .genericType].contains($0.kind) }
    guard let type = pickOne(types) else { return nil }
    let optional = selection.replacing(type, with: type.text + "?", "optional")
    guard let field = type.parent, field.kind == .field || field.isMember,
      let name = field.text.firstMatch(of: /(?:input|state|edit|let|var|display) (\w+)/).map({ String($0.output.1) })
    else { return optional }
    // The values of the former type that the schema reads.
    let fallback = Self.defaults[type.text] ?? (type.kind == .arrayType ? "[]" : nil)
    guard let fallback, random.number(4) > 0 else { return optional }
    let reads = selection.nodes.filter { node in
      node.range.lower > type.range.upper
        && (node.kind == .name && node.text == name || node.kind == .member && node.text.hasSuffix(".\(name)"))
    }
    let edits = reads.map { MutatedModule.Edit(range: $0.range.bytes, text: "(\($0.text) ?? \(fallback))") }
    return selection.module.replacing(
      edits + [.init(range: type.range.bytes, text: type.text + "?")], in: selection.file, "`\(name)` is optional")
  }

  private static let defaults = [
    "String": "\"\"", "Int": "0", "Double": "0.5", "Decimal": "1", "Bool": "false", "Date": "now", "Duration": "1s",
  ]

  mutating func makePrivate(_ selection: Selection) -> MutatedModule? {
    guard let member = pickOne(selection.nodes.filter(\.isMember)) else { return nil }
    return selection.replacing(member, with: "private " + member.text, "private")
  }

  mutating func changeKind(_ selection: Selection) -> MutatedModule? {
    let kinds = ["input", "state", "edit", "display", "let"]
    let members = selection.nodes.filter { node in node.isMember && kinds.contains { node.text.hasPrefix($0 + " ") } }
    guard let member = pickOne(members), let old = kinds.first(where: { member.text.hasPrefix($0 + " ") }) else {
      return nil
    }
    return selection.replacing(member, with: pick(kinds) + member.text.dropFirst(old.count), "kind")
  }

  mutating func move(_ selection: Selection) -> MutatedModule? {
    guard let first = pickOne(selection.nodes.filter(\.kind.isItem)), let parent = first.parent else { return nil }
    let others = parent.childNodes.filter { $0.kind.isItem && $0.range != first.range }
    guard let second = pickOne(others) else { return nil }
    let edits = [(first, second), (second, first)].map { MutatedModule.Edit(range: $0.range.bytes, text: $1.text) }
    return selection.module.replacing(
      edits, in: selection.file, "swap `\(first.text.prefix(40))` and `\(second.text.prefix(40))`")
  }

  mutating func split(_ selection: Selection) -> MutatedModule? {
    guard selection.tree.root.childNodes.count > 1 else { return nil }
    let declaration = pick(selection.tree.root.childNodes)
    if declaration.kind == .importDeclaration { return nil }
    return selection.module.moving(
      declaration.range.bytes, of: selection.file, "move to a file: `\(declaration.text.prefix(40))`")
  }

  mutating func remove(_ selection: Selection) -> MutatedModule? {
    guard let item = pickOne(selection.nodes.filter { $0.kind.isItem && $0.parent?.kind != .schema }) else {
      return nil
    }
    return selection.replacing(item, with: "", "remove")
  }

  mutating func copyMember(_ selection: Selection) -> MutatedModule? {
    guard let member = pickOne(selection.nodes.filter(\.isMember)),
      let name = member.text.firstMatch(of: /^(?:private )?[a-z]+ (\w+)/).map({ String($0.output.1) })
    else { return nil }
    let copy = member.text.replacing(name, with: name + "2", maxReplacements: 1)
    return selection.replacing(member, with: member.text + "\n    " + copy, "copy")
  }

  /// Adds a member of another schema, or a part of an example.
  mutating func cross(_ selection: Selection) -> MutatedModule? {
    let other = pick(others)
    let theirs = pick(other.trees).root.descendants
    guard let item = pickOne(selection.nodes.filter { $0.kind.isItem && $0.parent?.kind != .schema }) else {
      return nil
    }
    let similar = theirs.filter { $0.kind == item.kind || $0.isMember && item.isMember }
    guard let added = pickOne(similar) else { return nil }
    return selection.replacing(item, with: "\(item.text)\n    \(added.text)", "add from \(other.origin)")
  }
}
