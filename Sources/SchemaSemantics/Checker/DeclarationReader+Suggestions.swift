import VmgenSchemaSyntax

/// Suggestions: near names and corrected source text.
extension DeclarationReader {
  /// Reports an unknown name with similar names, and with a fix-it if there is exactly one. Of several, and of one
  /// that is no mere misspelling, the author chooses.
  ///
  /// - Parameters:
  ///   - owner: What has the candidates as members; nil for names without a base.
  ///   - fallback: The help if no name is similar.
  func reportMissing(
    _ kind: DiagnosticKind, _ name: String, at range: SourceRange, among candidates: @autoclosure () -> [String],
    of owner: String? = nil, else fallback: String? = nil
  ) {
    let near = near(name, candidates(), of: owner)
    let only = near.count == 1 ? near[0] : nil
    report(
      kind, at: range, help: Self.question(near) ?? fallback,
      fixIt: only.map {
        Diagnostic.FixIt(range: range, replacement: $0, changesMeaning: !isMisspelling(name, of: $0))
      },
      alternatives: only == nil ? near.map { .write($0, at: range) } : [])
  }

  func reportMissing(
    _ kind: DiagnosticKind, _ name: Identifier, among candidates: @autoclosure () -> [String],
    of owner: String? = nil, else fallback: String? = nil
  ) {
    reportMissing(kind, name.text, at: name.range, among: candidates(), of: owner, else: fallback)
  }

  /// Returns `did you mean …`, or nil if no name is similar.
  func suggestion(for name: String, among candidates: [String]) -> String? {
    Self.question(near(name, candidates))
  }

  private static func question(_ near: [String]) -> String? {
    guard let last = near.last else { return nil }
    let others = near.dropLast().quoted
    return "did you mean " + (others.isEmpty ? "" : "\(others) or ") + "`\(last)`?"
  }

  /// Returns names similar to `name`; only the one that differs in case, if there is one.
  private func near(
    _ name: String, _ candidates: @autoclosure () -> [String], of owner: String? = nil
  ) -> [String] {
    let near = boundedNearNames(to: name, among: candidates(), of: owner)
    if let first = near.first, first.lowercased() == name.lowercased() { return [first] }
    return near
  }

  /// Returns at most three names similar to `name`, and none once a run has compared too many.
  func boundedNearNames(
    to name: String, among candidates: @autoclosure () -> [String], of owner: String? = nil
  ) -> [String] {
    if isCompleted(name) {
      index?.offer(candidates(), of: owner)
      return []
    }
    return declarations.sink.nearNames(to: name, among: candidates)
  }

  /// Whether a name stands for what an author is writing.
  func isCompleted(_ name: String) -> Bool { index?.completedName == name }

  /// Offers the labels of the parameters without an argument, if an author is writing a label. Returns whether that is so.
  ///
  /// - Parameter owner: The model whose fields the parameters set; nil for other parameters.
  @discardableResult
  func offerLabels(
    of parameters: some Sequence<(label: String?, type: Type?)>, in arguments: [Argument], owner: String? = nil
  ) -> Bool {
    guard let index, arguments.contains(where: { $0.label.map { isCompleted($0.text) } == true }) else { return false }
    let written = Set(arguments.compactMap(\.label?.text))
    index.offer(
      parameters.compactMap { label, type in
        guard let label, !written.contains(label) else { return nil }
        return OfferedName(label + ":", of: owner, parameterType: type)
      })
    return true
  }

  /// Returns a fix-it that removes the source at a range, with the spaces before it.
  func removal(of range: SourceRange) -> Diagnostic.FixIt {
    let line = text(at: SourceRange(file: range.file, lower: max(0, Int(range.lower) - 100), upper: Int(range.lower)))
    let spaces = line.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    let whole = SourceRange(file: range.file, lower: Int(range.lower) - spaces, upper: Int(range.upper))
    return Diagnostic.FixIt(range: whole, replacement: "")
  }

  /// Suggests another member in place of the one with a name. The parentheses of a call are a part of it; a call with
  /// arguments has no suggestion, because the arguments may not fit.
  func memberSuggestion(_ form: String, insteadOf name: Identifier, note: String = "") -> Diagnostic.Suggestion? {
    let rest = text(
      at: SourceRange(file: name.range.file, lower: Int(name.range.upper), upper: Int(name.range.upper) + 2))
    if rest.hasPrefix("("), rest != "()" { return nil }
    let end = Int(name.range.upper) + (rest == "()" ? 2 : 0)
    let range = SourceRange(file: name.range.file, lower: Int(name.range.lower), upper: end)
    return form.contains("…") ? nil : .write(form, at: range, note: note)
  }

  /// Returns the source at `range` for a help text, or `…` if it is long.
  func shown(at range: SourceRange) -> String {
    let source = text(at: range)
    return source.utf8.count > 30 || source.utf8.contains(UInt8(ascii: "\n")) ? "…" : source
  }

  /// Returns `help` with each `…` replaced by the source at `range`, in parentheses if a member access follows.
  func filled(_ help: String, _ range: SourceRange) -> String { filled(help, with: shown(at: range)) }

  /// Returns `code` with each `…` replaced by the source at `range`, also if it is long.
  func filledWithSource(_ code: String, _ range: SourceRange) -> String { filled(code, with: text(at: range)) }

  /// Returns `help` with each `…` replaced by code.
  func filled(_ help: String, with source: String) -> String {
    let parts = help.split(separator: "…", omittingEmptySubsequences: false)
    var result = String(parts[0])
    for part in parts.dropFirst() {
      let isOperand = part.hasPrefix(" ") && (result.isEmpty || result.hasSuffix("`") || result.hasSuffix("("))
      let isBase = part.hasPrefix(".") || part.hasPrefix("[") || isOperand
      result += (isBase && Self.hasOuterSpace(source) ? "(\(source))" : source) + part
    }
    return result
  }

  /// Returns the source at `range` as an operand: in parentheses if it consists of several operands.
  func operand(at range: SourceRange) -> String {
    let source = text(at: range)
    return Self.hasOuterSpace(source) ? "(\(source))" : source
  }

  /// Returns whether a space is outside of brackets and quotes, so that the source is more than one operand.
  private static func hasOuterSpace(_ source: String) -> Bool {
    var depth = 0
    var isQuoted = false
    for byte in source.utf8 {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: " ") where depth == 0 && !isQuoted: return true
      default: break
      }
    }
    return false
  }
}

extension Sequence<String> {
  /// The names in backquotes, separated by commas.
  var quoted: String { map { "`\($0)`" }.joined(separator: ", ") }

  /// Returns an introduction with the names, such as "the inputs are `a`, `b`", or nil if there are no names.
  func listed(after introduction: String) -> String? {
    let names = quoted
    return names.isEmpty ? nil : "\(introduction) \(names)"
  }
}
