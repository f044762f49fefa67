import VmgenSchemaSyntax
import VmgenSwiftGeneration

/// A line of an imported schema, with what it belongs to.
struct ImportedLine {
  /// The owner of a line: a declaration, a member of it, and a step of the member with its block.
  struct Owner: Hashable {
    var block = 0
    var member: Int?
    var step: Int?
    var part = 0
  }

  var text: String
  var owner: Owner
}

/// A member of an imported declaration, in one of several forms. The checker decides which form the schema has.
struct ImportedPiece {
  /// A text of a schema, and what it leaves out. `{reason}` in a note is the finding that the form before it had.
  struct Form {
    var note: String?
    var text = ""
    /// Lines of Swift code for a comment, which the form does not have.
    var code: [String] = []
    /// The steps of a command or reaction, instead of a text.
    var steps: ImportedSteps?
  }

  var name: String
  var documentation: [String] = []
  /// The forms, the best one first. Behind them is a comment with the reason.
  var forms: [Form]
  /// The lines of the Swift code, which the comment has.
  var code: [String]
  /// Comments before the form.
  var comments: [String] = []
  /// The types of the schema whose values the member contains directly.
  var storedTypes: [String] = []
  /// The reason why the last form failed, or why there is none.
  private(set) var reason = ""
  /// The codes of the warnings that `@allow` silences.
  private var allowed: [String] = []
  private var index = 0
  private var changes = 0

  init(_ name: String, documentation: [String] = [], _ forms: [Form], code: [String]) {
    (self.name, self.documentation, self.forms, self.code) = (name, documentation, forms, code)
  }

  /// A member that no schema has.
  init(_ name: String, omittedBecause reason: String, code: [String]) {
    self.init(name, [], code: code)
    self.reason = reason
  }

  var isOmitted: Bool { index >= forms.count }

  // MARK: Findings

  /// Continues with the next form, because this one has a finding. A finding of a step is only about the step.
  mutating func fail(_ reason: String, step: Int? = nil) {
    // Other steps can have other warnings.
    allowed = []
    if let step {
      // The form before this one had the step.
      guard !isOmitted, forms[index].steps?.fail(step, reason) != nil else { return }
      let hasNoSteps = forms[index].steps?.isOmitted == true
      if hasNoSteps, let empty = forms.indices.first(where: { $0 > index && forms[$0].steps == nil }) {
        self.reason = forms[index].steps?.firstReason ?? reason
        index = empty
      }
      return
    }
    // The finding of a changed form is about code that the Swift file does not contain.
    if changes == 0 { self.reason = isOmitted ? reason : forms[index].steps?.cause(of: reason) ?? reason }
    index += 1
    changes = 0
  }

  /// Silences a warning. Returns false if it is silenced already.
  mutating func allow(_ code: String) -> Bool {
    guard !allowed.contains(code) else { return false }
    allowed.append(code)
    return true
  }

  mutating func allowNothing() { allowed = [] }

  /// Continues with another text of this form or of a step, because the finding has a fix.
  ///
  /// - Parameter lines: All lines of the piece, or of the step, with the fix.
  /// - Returns: Whether the form can have it; false after several changes.
  mutating func change(to lines: [String], because reason: String, _ owner: ImportedLine.Owner) -> Bool {
    guard !isOmitted else { return false }
    if let step = owner.step {
      return forms[index].steps?.change(step, part: owner.part, to: lines.joined(separator: "\n"), because: reason)
        ?? false
    }
    guard changes < Self.mostChanges, lines.count > notedLines.count, forms[index].steps == nil else { return false }
    var form = forms[index]
    form.note = joinedNotes(form.note?.replacing("{reason}", with: self.reason), "Changed: \(reason).")
    form.text = lines.dropFirst(notedLines.count).joined(separator: "\n")
    if changes == 0 { self.reason = reason }
    forms.insert(form, at: index + 1)
    index += 1
    changes += 1
    return true
  }

  /// Removes a step that has no effect. Returns whether the form has steps.
  mutating func remove(_ step: Int, because reason: String) -> Bool {
    guard !isOmitted else { return false }
    return forms[index].steps?.remove(step, because: reason) != nil
  }

  /// Continues with the comment.
  mutating func omit(_ reason: String) {
    self.reason = reason
    index = forms.count
  }

  /// Replaces the reasons that follow from the omission of other members.
  fileprivate mutating func nameOmittedMembers(_ names: OmittedNames) {
    reason = names.reason(reason)
    if !isOmitted { forms[index].steps?.nameOmittedMembers(names) }
  }

  /// The number of fixes of one form.
  private static let mostChanges = 4

  // MARK: Lines

  var lines: [ImportedSteps.Line] {
    guard !isOmitted else { return omissionLines(name, reason, code).map { ImportedSteps.Line(text: $0) } }
    let noted = notedLines.map { ImportedSteps.Line(text: $0) }
    if let steps = forms[index].steps { return noted + steps.lines }
    let text = forms[index].text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return noted + text.map { ImportedSteps.Line(text: String($0)) }
  }

  /// The lines before the text of the form.
  private var notedLines: [String] {
    let form = forms[index]
    var lines = documentation.isEmpty ? [] : docComment(documentation).split(separator: "\n").map(String.init)
    lines += comments
    if let note = form.note { lines.append(importComment(note.replacing("{reason}", with: reason))) }
    lines += commentLines(form.code)
    if !allowed.isEmpty { lines.append("@allow(\(allowed.joined(separator: ", ")))") }
    return lines
  }
}

/// The names of omitted members and steps, for the reasons of those that read them.
struct OmittedNames {
  var omitted: Set<String>
  /// The names in Swift of members, by their names in the schema.
  var swiftNames: [String: String] = [:]
  /// The types that are declared as `extern`, with their modules.
  let externs: [String: String?]

  /// Returns the reason that a member is omitted for a finding about its name, or the reason itself.
  func reason(_ reason: String) -> String {
    let name = String(reason.drop { $0 != "`" }.dropFirst().prefix { $0 != "`" })
    if let type = Self.typeWithoutMembers(reason, name), let module = externs[type] {
      return module.map { "a schema does not have the members of `\(type)` from \($0)" }
        ?? "the imported files do not declare `\(type)`; import its file, too"
    }
    let swiftName = swiftNames[name] ?? name
    guard reason.hasPrefix("cannot find `") || reason.hasPrefix("a call of command `"), omitted.contains(swiftName)
    else { return swiftName == name ? reason : reason.replacing("`\(name)`", with: "`\(swiftName)`") }
    return "`\(swiftName)` is omitted"
  }

  /// Returns the type whose members or cases a finding misses.
  private static func typeWithoutMembers(_ reason: String, _ first: String) -> String? {
    if reason.hasPrefix("`\(first)` has no member `") { return first }
    guard let place = reason.firstRange(of: "does not handle every other `") else { return nil }
    return String(reason[place.upperBound...].prefix { $0 != "`" })
  }
}

/// Returns the sentences of a note, or nil if there are none.
func joinedNotes(_ notes: String?...) -> String? {
  let sentences = notes.compactMap(\.self)
  return sentences.isEmpty ? nil : sentences.joined(separator: " ")
}

/// Returns a comment of one line.
func importComment(_ text: String) -> String {
  let line = visible(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  return "// " + (line.count > 500 ? line.prefix(500) + "…" : line)
}

/// Returns a comment that states why something is omitted, with its code.
func omissionLines(_ name: String, _ reason: String, _ code: [String]) -> [String] {
  [importComment("`\(name)` is omitted: \(reason)." + (code.isEmpty ? "" : " In Swift:"))] + commentLines(code)
}

/// A declaration of an imported schema.
struct ImportedBlock {
  /// The name in Swift, and in the schema.
  var name: String
  var schemaName = ""
  var documentation: [String] = []
  var notes: [String] = []
  /// The heads of the declaration without the brace, the best one first. A declaration without members has no braces.
  var heads: [String]
  var members: [ImportedPiece] = []
  var hasBraces = true
  /// The names in Swift of members, by their names in the schema.
  var swiftNames: [String: String] = [:]
  /// Whether it is a type of another file.
  var isExtern = false
  /// Whether warnings about a member can be silenced.
  var isViewModel = false
  /// The lines of the Swift code, which a comment has if the declaration is omitted.
  var code: [String] = []
  /// The reason why the declaration is omitted.
  var reason: String?
  private var head = 0

  /// A declaration of the file, which is one of the members without a head.
  var isLoose: Bool { heads.isEmpty && reason == nil }
  /// The white space before the lines of members.
  var indentation: String { isLoose ? "" : "    " }

  init(_ name: String, heads: [String]) { (self.name, self.heads) = (name, heads) }

  mutating func fail(_ reason: String) {
    head += 1
    guard heads.indices.contains(head) else {
      self.reason = reason
      return
    }
    let omitted = heads[head - 1].dropFirst(heads[head].count)
    notes.append("Without `\(omitted)`: \(reason).")
  }

  /// Continues with the next form of each member that has a syntax error. Returns whether there is one.
  mutating func failMembersWithSyntaxErrors() -> Bool {
    let container = heads.first.map { String($0.prefix { $0 != " " }) }
    var hasFailed = false
    for index in members.indices {
      let text = members[index].lines.map(\.text).joined(separator: "\n    ")
      guard !members[index].isOmitted, let reason = syntaxError(in: text, container) else { continue }
      members[index].fail(reason)
      hasFailed = true
    }
    return hasFailed
  }

  /// The names of the omitted members.
  var omittedNames: [String] {
    members.filter(\.isOmitted).map { member in
      let name = member.name.prefix { $0 != "(" }
      return String(isLoose ? name.split(separator: ".").last ?? name : name)
    }
  }

  /// Replaces the reasons of members that follow from the omission of other ones.
  ///
  /// - Parameter names: The names of the omitted declarations of the file.
  mutating func nameOmittedMembers(_ names: OmittedNames) {
    var names = names
    names.omitted.formUnion(omittedNames)
    names.swiftNames = swiftNames
    for index in members.indices { members[index].nameOmittedMembers(names) }
  }

  /// Returns the lines of the block with an index.
  func lines(_ index: Int) -> [ImportedLine] {
    if let reason {
      return omissionLines(name, reason, code).map { ImportedLine(text: $0, owner: .init(block: index)) }
    }
    var lines = notes.map(importComment)
    if !documentation.isEmpty { lines += docComment(documentation).split(separator: "\n").map(String.init) }
    if !heads.isEmpty { lines.append(heads[head] + (hasBraces ? " {" : "")) }
    var result = lines.map { ImportedLine(text: $0, owner: .init(block: index)) }
    for (number, member) in members.enumerated() {
      result += member.lines.map { line in
        let owner = ImportedLine.Owner(block: index, member: number, step: line.step, part: line.part)
        return ImportedLine(text: indentation + line.text, owner: owner)
      }
    }
    if hasBraces { result.append(ImportedLine(text: "}", owner: .init(block: index))) }
    return result
  }
}
