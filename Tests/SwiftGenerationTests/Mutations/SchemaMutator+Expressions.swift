import VmgenSchemaTooling

// Changes of expressions and steps.
extension SchemaMutator {
  /// Forms of the same type as the expression `#`. `?` is a condition, and `@` another expression.
  private static let wrappings = [
    "(#)", "(if ? { # } else { # })", "(if ? { # } else { @ })", "(? ? # : @)", "([#].first ?? #)", "([#].last ?? @)",
    "([#].map { $0 }.first ?? @)", "([#].filter { _ in ? }.first ?? @)", "([1].map { _ in # }.first ?? @)",
    "(if let value = [#].first { value } else { @ })", "(switch ? { case true: # case false: @ })",
    "(if let index = [1, 2].first { [#].first ?? @ } else { # })", "([\"k\": #][\"k\"] ?? @)",
    "[#, @].reduce(#) { $1 }",
    "!(!#)", "(# && ?)", "(? || #)", "(# == true)", "(# + 0)", "(-(-#))", "min(#, #)", "max(#, @)", "\"\\(#)\"",
    "(# + \"\")", "[#].joined(\", \")", "(# ?? nil)", "(# ?? @)", "(#).map { $0 }", "(#).filter { _ in ? }",
    "(#).sorted()", "(# + [])", "(#)?.first", "(if let item = # { item } else { @ })",
    "(if case let value = # { value } else { @ })", "{ # }", "[#].map { row in row }.first", "(#).reversed()",
    "(switch # { case let value where ?: value default: @ })", "#.formatted()", "(#).description", "verbatim \"\\(#)\"",
    "#.uppercased()", "#.trimmed()", "(#).isEmpty", "(#).count", "(# * 2)", "(# != @)", "(# < @)", "(# ?? \"\")",
    "(# ?? 0)",
  ]

  /// The expressions that can be replaced. An expectation alone has little to change.
  private func expressions(_ selection: Selection) -> [SyntaxNode] {
    selection.nodes.filter { $0.isExpression && $0.parent?.kind != .pattern }
  }

  private mutating func condition(near node: SyntaxNode) -> String {
    let comparisons = node.declaration.descendants.filter { other in
      guard other.isExpression, other.range != node.range else { return false }
      return other.kind == .prefix && other.text.hasPrefix("!")
        || other.kind == .binary && [" == ", " > ", " < ", " && "].contains { other.text.contains($0) }
        || other.text.contains(/(is|can|has)[A-Z]\w*$/)
    }
    guard let chosen = pickOne(comparisons), random.number(4) > 0 else {
      return pick(["true", "1 < 2", "[1].isEmpty"])
    }
    return "(\(chosen.text))"
  }

  mutating func wrap(_ selection: Selection) -> MutatedModule? {
    let all = expressions(selection)
    guard let node = pickOne(all) else { return nil }
    // Of two, the expression that is not in an example.
    let isOutside = random.number(3) > 0
    if isOutside, isInExample(node) { return nil }
    let other = random.number(2) == 0 ? node.text : pick(all).text
    let text = pick(Self.wrappings).replacing("?", with: "\u{1}").replacing("\u{1}\u{1}", with: "??")
      .replacing("\u{1}.", with: "?.").replacing("\u{1}", with: "\u{2}")
    let wrapped = text.replacing("#", with: node.text).replacing("@", with: other)
    return selection.replacing(node, with: wrapped.replacing("\u{2}", with: condition(near: node)), "wrap")
  }

  private func isInExample(_ node: SyntaxNode) -> Bool {
    var next: SyntaxNode? = node
    while let current = next {
      if current.isMember { return current.text.hasPrefix("example") }
      next = current.parent
    }
    return false
  }

  mutating func replaceExpression(_ selection: Selection) -> MutatedModule? {
    let all = expressions(selection)
    guard let node = pickOne(all) else { return nil }
    let near = random.number(3) > 0 ? node.declaration.descendants.filter(\.isExpression) : all
    guard let other = pickOne(near), other.text != node.text else { return nil }
    return selection.replacing(node, with: other.text, "replace")
  }

  mutating func replaceLiteral(_ selection: Selection) -> MutatedModule? {
    guard let node = pickOne(selection.nodes.filter { $0.kind == .literal || $0.kind == .string || $0.kind == .array })
    else {
      return nil
    }
    return selection.replacing(node, with: pick(Self.literals), "literal")
  }

  private static let literals = [
    "0", "-1", "9223372036854775807", "1.5", "0.1", "1e3", "true", "false", "nil", "[]", "\"\"", "\"ü\\n\\\"%@ %1$d\"",
    "\"\\u{202E}a\"", "[1]", "0.5s", "UUID()", "\"👩‍👩‍👧\"", "[:]", ".init", "now",
  ]

  /// Makes an expression a member of its own.
  mutating func extract(_ selection: Selection) -> MutatedModule? {
    let candidates = expressions(selection).filter { !isInExample($0) && !$0.text.contains("$") }
    guard let node = pickOne(candidates) else { return nil }
    var member = node
    while !member.isMember { if let parent = member.parent { member = parent } else { return nil } }
    let kind = pick(["let", "private let", "display", "private display"])
    let added = "\(kind) extracted\(random.number(1000))"
    let name = added.split(separator: " ").last.map(String.init) ?? ""
    let edits = [
      MutatedModule.Edit(range: node.range.bytes, text: name),
      MutatedModule.Edit(
        range: member.range.bytes.lowerBound..<member.range.bytes.lowerBound, text: "\(added) = \(node.text)\n    "),
    ]
    return selection.module.replacing(edits, in: selection.file, "extract `\(node.text.prefix(60))`")
  }

  mutating func wrapStep(_ selection: Selection) -> MutatedModule? {
    guard let step = pickOne(selection.nodes.filter { $0.kind == .step }) else { return nil }
    let condition = condition(near: step)
    let text = pick([
      "if # { @ }", "if # { @ } else { @ }", "guard # else { return }\n@", "for _ in [1, 2] { @ }", "@\n@",
      "switch # { case true: @ case false: @ }", "if let value = [1].first { @ }", "if true { @ }",
      "for item in [1] { if item > 0 { @ } }", "if # { return }\n@", "wait 1s\n@", "confirm \"Sure?\"\n@",
      "@\nif # { @ }",
    ]).replacing("#", with: condition).replacing("@", with: step.text)
    return selection.replacing(step, with: text, "steps")
  }

  /// Changes when a command runs.
  mutating func gate(_ selection: Selection) -> MutatedModule? {
    let commands = selection.nodes.filter { $0.isMember && ($0.text.hasPrefix("command ") || $0.text.hasPrefix("on ")) }
    guard let command = pickOne(commands), let brace = command.text.firstIndex(of: "{") else { return nil }
    let clause = pick([
      "when \(condition(near: command))", "restart", "exclusive", "queue", "debounce 0.5s", "queue restart",
      "on appear",
    ])
    let text = command.text[..<brace] + clause + " " + command.text[brace...]
    return selection.replacing(command, with: String(text), "gate")
  }
}
