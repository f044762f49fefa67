import VmgenSchemaSyntax
import VmgenSwiftGeneration

/// A member of an imported declaration, in one of several forms. The checker decides which form the schema has.
struct ImportedPiece {
  /// A text of a schema, and what it leaves out. `{reason}` in a note is the finding that the form before it had.
  struct Form {
    var note: String?
    var text: String
    /// Swift code for a comment, which the form does not have.
    var code: String = ""
  }

  var name: String
  var documentation: [String] = []
  /// The forms, the best one first. Behind them is a comment with the reason.
  var forms: [Form]
  /// The reason why the last form failed, or why there is none.
  var reason = ""
  /// The codes of the warnings that `@allow` silences.
  var allowed: [String] = []
  private var index = 0
  private var changes = 0

  init(_ name: String, documentation: [String] = [], _ forms: [Form]) {
    (self.name, self.documentation, self.forms) = (name, documentation, forms)
  }

  /// A member that no schema has.
  init(_ name: String, omittedBecause reason: String) {
    self.init(name, [])
    self.reason = reason
  }

  var isOmitted: Bool { index >= forms.count }

  /// Continues with the next form, because this one has a finding.
  mutating func fail(_ reason: String) {
    // The finding of a changed form is about code that the Swift file does not contain.
    if changes == 0 { self.reason = reason }
    index += 1
    changes = 0
  }

  /// Continues with another text of this form, because the finding has a fix.
  ///
  /// - Parameter lines: All lines of the piece with the fix.
  /// - Returns: Whether the form can have it; false after several changes.
  mutating func change(to lines: [String], because reason: String) -> Bool {
    guard !isOmitted, changes < Self.mostChanges, lines.count > notedLines.count else { return false }
    var form = forms[index]
    let note = [form.note?.replacing("{reason}", with: self.reason), "Changed: \(reason)."].compactMap { $0 }
    form.note = note.joined(separator: " ")
    form.text = lines.dropFirst(notedLines.count).joined(separator: "\n")
    if changes == 0 { self.reason = reason }
    forms.insert(form, at: index + 1)
    index += 1
    changes += 1
    return true
  }

  /// Continues with the comment.
  mutating func omit(_ reason: String) {
    self.reason = reason
    index = forms.count
  }

  var lines: [String] {
    guard !isOmitted else { return [importComment("`\(name)` is omitted: \(reason).")] }
    let text = forms[index].text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return notedLines + text.map(String.init)
  }

  /// The lines before the text of the form.
  private var notedLines: [String] {
    let form = forms[index]
    var lines = documentation.isEmpty ? [] : docComment(documentation).split(separator: "\n").map(String.init)
    if let note = form.note { lines.append(importComment(note.replacing("{reason}", with: reason))) }
    let code = Self.dedented(form.code)
    lines += code.prefix(Self.codeLines).map { "//     " + visible($0) }
    if code.count > Self.codeLines { lines.append("//     …") }
    if !allowed.isEmpty { lines.append("@allow(\(allowed.joined(separator: ", ")))") }
    return lines
  }

  /// Returns the lines of a text whose first line has no indentation, without the indentation of the others.
  private static func dedented(_ text: String) -> [String] {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    let indentation = lines.dropFirst().map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
    return lines.prefix(1) + lines.dropFirst().map { String($0.dropFirst(indentation)) }
  }

  /// The number of lines of Swift code in a comment.
  private static let codeLines = 20

  /// The number of fixes of one form.
  private static let mostChanges = 4
}

/// Returns a comment of one line.
func importComment(_ text: String) -> String {
  let line = visible(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  return "// " + (line.count > 500 ? line.prefix(500) + "…" : line)
}

/// A declaration of an imported schema.
struct ImportedBlock {
  /// The name in Swift.
  var name: String
  var documentation: [String] = []
  var note: String?
  /// The heads of the declaration without the brace, the best one first. A declaration without members has no braces.
  var heads: [String]
  var members: [ImportedPiece] = []
  var hasBraces = true
  /// Whether warnings about a member can be silenced.
  var isViewModel = false
  /// The reason why the declaration is omitted.
  var reason: String?
  private var head = 0

  init(_ name: String, heads: [String]) { (self.name, self.heads) = (name, heads) }

  mutating func fail(_ reason: String) {
    head += 1
    if head >= heads.count { self.reason = reason }
  }

  /// The lines with the index of the member that each one belongs to.
  var lines: [(text: String, member: Int?)] {
    if let reason { return [(importComment("`\(name)` is omitted: \(reason)."), nil)] }
    var lines = documentation.isEmpty ? [] : docComment(documentation).split(separator: "\n").map(String.init)
    if let note { lines.insert(importComment(note), at: 0) }
    var result: [(text: String, member: Int?)] = lines.map { ($0, nil) }
    result.append((heads[head] + (hasBraces ? " {" : ""), nil))
    for (index, member) in members.enumerated() { result += member.lines.map { ("    " + $0, index) } }
    if hasBraces { result.append(("}", nil)) }
    return result
  }
}
