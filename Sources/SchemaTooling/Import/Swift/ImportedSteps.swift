import VmgenSchemaSyntax
import VmgenSwiftGeneration

/// The steps of a command or reaction, each in one of several forms. A step that a schema has in no form is a comment.
struct ImportedSteps {
  /// A block with the text before its steps: `if x {`, `else {`, `case .a:`.
  struct Part {
    var opening: String
    var steps: [Int]
    /// Whether it is a case of a `switch`, whose first part has no steps.
    var isCase = false
    /// The step that is omitted in place of a `catch` clause of the declaration.
    var clause: Int?
  }

  /// A variable that a step sets to true or false.
  struct Flag {
    var name: String
    var value: Bool
  }

  struct Step {
    /// The forms of a step without blocks, the best one first.
    var forms: [String] = []
    var parts: [Part] = []
    /// The lines of the Swift code.
    var code: [String]
    /// Comments before the step.
    var notes: [String] = []
    /// Comments before the step that it has also if it is omitted: what is left out around it and the next steps.
    var remarks: [String] = []
    /// The name of the constant or variable that it declares.
    var declared: String?
    /// Whether it only writes a log, so that a block means the same without it.
    var isLog = false
    /// Whether the steps after it are wrong without it.
    var isRequired = false
    var flags: [Flag] = []
    /// The index of the form, the number of fixes of it, and the reason why there is no form.
    private(set) var form = 0
    private(set) var changes = 0
    fileprivate(set) var reason: String?

    init(forms: [String] = [], code: [String]) { (self.forms, self.code) = (forms, code) }

    mutating func fail(_ reason: String) {
      form += 1
      changes = 0
      if form >= forms.count { self.reason = reason }
    }

    /// Continues with the next form while this one has a syntax error, which could hide that the other steps have none.
    mutating func failSyntaxErrors() {
      // `break` ends a case, and `continue` a turn of a loop.
      let (start, end) = ("command run {\nfor item in items {\nswitch value {\ndefault:\n", "\n}\n}\n}")
      while reason == nil, let error = syntaxError(in: start + text + end, "viewmodel") { fail(error) }
    }

    /// The code of the form, without the steps of the blocks.
    private var text: String {
      guard !parts.isEmpty else { return forms.indices.contains(form) ? forms[form] : "" }
      let blocks = parts.enumerated().map { index, part in
        (index == 0 || part.isCase ? "" : "} ") + part.opening + (part.isCase ? "\nbreak" : "")
      }
      return blocks.joined(separator: "\n") + "\n}"
    }

    mutating func change(part: Int, to text: String, because reason: String) {
      changes += 1
      notes.append(importComment("Changed: \(reason)."))
      if parts.isEmpty { forms[form] = text } else { parts[part].opening = text }
    }
  }

  /// A line of the steps, with the step that it belongs to and its block.
  struct Line {
    var text: String
    var step: Int?
    var part = 0
  }

  private(set) var steps: [Step] = []
  /// The declaration and its `catch` clauses.
  var root: [Part] = []

  mutating func add(_ step: Step) -> Int {
    steps.append(step)
    return steps.count - 1
  }

  /// Adds comments before a step.
  mutating func note(_ index: Int, _ notes: [String], remarks: [String]) {
    steps[index].notes.insert(contentsOf: notes, at: 0)
    steps[index].remarks.insert(contentsOf: remarks, at: 0)
  }

  var isEmpty: Bool { root.allSatisfy(\.steps.isEmpty) }
  /// Whether no step is left.
  var isOmitted: Bool { root.flatMap(\.steps).allSatisfy { steps[$0].reason != nil } }

  /// The reason why the first omitted step is omitted.
  var firstReason: String? { root.flatMap(\.steps).lazy.compactMap { steps[$0].reason }.first }

  /// Returns the reason why a step with a `return` is omitted, if the finding that a value is not returned follows from it.
  func cause(of finding: String) -> String? {
    guard finding.hasSuffix("does not return a value on every path"),
      var reason = steps.lazy.filter(\.isRequired).compactMap(\.reason).first
    else { return nil }
    // The step reads what another omitted step declares.
    for step in steps.reversed() {
      if let earlier = step.reason, let name = step.declared, reason.hasPrefix("cannot find `\(name)`") {
        reason = earlier
      }
    }
    return reason
  }

  // MARK: Findings

  /// Continues with the next form of a step, or with a comment.
  mutating func fail(_ index: Int, _ reason: String) { steps[index].fail(reason) }

  /// Continues with another text of a step, because the finding has a fix. Returns whether the step can have it.
  mutating func change(_ index: Int, part: Int, to text: String, because reason: String) -> Bool {
    let isClause = root.contains { $0.clause == index }
    guard !isClause, steps[index].changes < Self.mostChanges else { return false }
    steps[index].change(part: part, to: text, because: reason)
    return true
  }

  /// Removes a step that has no effect, so that those after it remain.
  mutating func remove(_ index: Int, because reason: String) {
    steps[index].remarks.append(importComment("Without `\(steps[index].code.joined(separator: " "))`: \(reason)."))
    (steps[index].reason, steps[index].code, steps[index].isRequired) = (reason, [], false)
  }

  /// Replaces the reasons that follow from the omission of members.
  mutating func nameOmittedMembers(_ names: OmittedNames) {
    var names = names
    names.omitted.formUnion(steps.compactMap { $0.reason == nil ? nil : $0.declared })
    for index in steps.indices { steps[index].reason = steps[index].reason.map(names.reason) }
  }

  /// The number of fixes of one step.
  private static let mostChanges = 4

  // MARK: Lines

  /// The lines of all steps, with the first line of the declaration.
  var lines: [Line] {
    var lines: [Line] = []
    for (index, part) in root.enumerated() {
      if let clause = part.clause, let reason = steps[clause].reason {
        lines += omission("A step is omitted: \(reason). In Swift:", of: clause, steps[clause].code)
        continue
      }
      // Without the last clause, the errors are those of the command.
      if index > 0, index == root.count - 1, isIgnoring(part) {
        lines.append(Line(text: "// `\(part.opening.dropLast(2))` is omitted with its steps.", step: nil))
        lines += self.lines(part.steps)
        continue
      }
      lines.append(Line(text: (index == 0 ? "" : "} ") + part.opening, step: part.clause))
      lines += self.lines(part.steps) + rethrow(part, step: nil)
    }
    return lines + [Line(text: "}", step: nil)]
  }

  /// Returns the line that a `catch` whose steps are all omitted has instead of ignoring each error.
  private func rethrow(_ part: Part, step: Int?) -> [Line] {
    guard isIgnoring(part) else { return [] }
    return ["// Without its steps, the `catch` does not handle the error.", "throw error"].map {
      Line(text: $0, step: step)
    }
  }

  /// Whether a `catch` would ignore its errors, because all of its steps are omitted.
  private func isIgnoring(_ part: Part) -> Bool {
    part.opening.hasPrefix("catch") && part.steps.contains { !steps[$0].isLog }
      && part.steps.allSatisfy { steps[$0].reason != nil }
  }

  private func lines(_ indices: [Int]) -> [Line] {
    var lines: [Line] = []
    let omitted = omissions(indices)
    for (position, index) in indices.enumerated() {
      let step = steps[index]
      guard let reason = reason(of: index) ?? stuckReason(indices, position, omitted) else {
        lines += self.lines(of: index)
        continue
      }
      if step.code.isEmpty {
        lines += step.remarks.map { Line(text: $0, step: nil) }
        continue
      }
      var code = step.code
      let rest = indices[(position + 1)...]
      if step.isRequired { code += rest.flatMap { steps[$0].remarks + steps[$0].code } }
      let what = step.isRequired && !rest.isEmpty ? "The steps from here on are omitted" : "A step is omitted"
      lines += step.remarks.map { Line(text: $0, step: nil) }
      lines += omission("\(what): \(reason). In Swift:", of: index, code)
      if step.isRequired { break }
    }
    return lines
  }

  private func omission(_ note: String, of step: Int, _ code: [String]) -> [Line] {
    ([importComment(note)] + commentLines(code)).map { Line(text: $0, step: step) }
  }

  /// Returns the positions of the steps of a block that are omitted.
  private func omissions(_ indices: [Int]) -> Set<Int> {
    let end = indices.firstIndex { reason(of: $0) != nil && steps[$0].isRequired } ?? indices.endIndex
    return Set(indices.indices.filter { $0 >= end || reason(of: indices[$0]) != nil })
  }

  /// Returns the reason why a step is omitted. A `guard` ends the steps, and cannot without its last step.
  private func reason(of index: Int) -> String? {
    let step = steps[index]
    guard step.reason == nil, let part = step.parts.first, part.opening.hasPrefix("guard") else { return step.reason }
    return part.steps.last.flatMap { steps[$0].reason }
  }

  /// Returns the reason why a step must not set a flag: all steps of the block that reset it are omitted.
  private func stuckReason(_ indices: [Int], _ position: Int, _ omitted: Set<Int>) -> String? {
    guard !omitted.contains(position), let flag = steps[indices[position]].flags.first else { return nil }
    let resets = indices.indices.filter { later in
      later > position && steps[indices[later]].flags.contains { $0.name == flag.name && $0.value != flag.value }
    }
    guard !resets.isEmpty, resets.allSatisfy(omitted.contains) else { return nil }
    return "the step that sets `\(flag.name)` to \(!flag.value) is omitted"
  }

  private func lines(of index: Int) -> [Line] {
    let step = steps[index]
    var lines = (step.notes + step.remarks).map { Line(text: $0, step: nil) }
    guard !step.parts.isEmpty else {
      guard step.forms.indices.contains(step.form) else { return lines }
      let text = step.forms[step.form].split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return lines + text.map { Line(text: String($0), step: index) }
    }
    for (number, part) in step.parts.enumerated() {
      let opening = (number == 0 || part.isCase ? "" : "} ") + part.opening
      let text = opening.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      lines += text.map { Line(text: String($0), step: index, part: number) }
      lines += self.lines(part.steps)
      lines += rethrow(part, step: index)
      // A case has at least one step.
      if part.isCase, part.steps.allSatisfy({ steps[$0].reason != nil }) {
        lines.append(Line(text: "break", step: index))
      }
    }
    return lines + [Line(text: "}", step: index)]
  }
}

/// Returns a comment with lines of Swift code.
func commentLines(_ code: [String]) -> [String] { code.map { "//     " + visible($0) } }
