import Foundation
import TestTags
import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// Compares fakes of text fields with their edit, after random typing, composing, undoing, changes of the program and moves
/// of the focus, and after the field or its binding is gone.
@MainActor
@Suite(.tags(.random)) struct RandomTextTests {
  @Test(arguments: FakeTextView.Kind.allCases, 0..<20 as Range<UInt64>)
  func typedTextIsInTheModelAtRest(kind: FakeTextView.Kind, seed: UInt64) {
    var random = SeededRandom(state: seed)
    for sequence in randomSequences(150) {
      let walk = TextWalk(kind, random: random)
      for _ in 0..<20 { walk.step() }
      let problems = walk.problemsAtRest()
      random = walk.random
      guard problems.isEmpty else {
        Issue.record("\(kind), seed \(seed), sequence \(sequence): \(problems)")
        return
      }
    }
  }
}

/// A random sequence of what a program and a person do with a text field.
@MainActor
private final class TextWalk {
  private(set) var random: SeededRandom
  private let viewModel = LoginViewModel(services: FakeServices(session: FakeSession()), context: .example)
  private let field: FakeTextView
  private var token: BindingToken?
  /// The values that the edit may have at rest.
  private var expected: Set<String> = [""]
  /// The text of the field when it was last final.
  private var finalText = ""
  private var count = 0
  private var log: [String] = []

  init(_ kind: FakeTextView.Kind, random: SeededRandom) {
    self.random = random
    field = kind == .uiKit ? FakeTextView(kind) : FakeAppKitText(kind)
    token = viewModel.bindings.password.to(field)
  }

  private func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  func step() {
    let letter = String("abcdeä🙂".randomElement(using: &random) ?? "a")
    switch number(0..<16) {
    case 0, 1: note("focuses") { field.focus() }
    case 2, 3, 4: person("types \(letter)") { field.type(letter) }
    case 5, 6: person("marks") { field.mark(["k", "か", "かん", ""][number(0..<4)]) }
    case 7: person("commits") { if field.isComposing { field.type("漢") } }
    case 8: person("unmarks") { field.unmark(isReported: number(0..<2) == 0) }
    case 9: person("cancels") { field.cancelMarking() }
    case 10: person("undoes") { field.undo() }
    case 11: person("leaves") { field.resign(reportsCommit: number(0..<2) == 0) }
    case 12: note("updates the window") { field.updateWindow() }
    case 13: selects()
    case 14: changes()
    default: if number(0..<4) == 0 { closes() }
    }
    let later = field.later
    field.later = []
    for body in later { body() }
    if !field.isComposing { finalText = field.editedText }
  }

  private func note(_ name: String, _ body: () -> Void) {
    log.append(name)
    body()
  }

  /// A person changes the text. If it is final, the edit has it at rest.
  private func person(_ name: String, _ body: () -> Void) {
    note(name, body)
    if token != nil, !field.isComposing, field.editedText != finalText { expected = [field.editedText] }
  }

  private func selects() {
    let text = field.editedText
    let start = text.index(text.startIndex, offsetBy: number(0..<text.count + 1))
    let end = number(0..<2) == 0 || start == text.endIndex ? start : text.index(after: start)
    field.selectedCharacters = NSRange(start..<end, in: text)
  }

  /// The program changes the value. If the field is being edited, the text of the field may win.
  private func changes() {
    count += 1
    let value = "p\(count)"
    note("changes to \(value)") { viewModel.password.value = value }
    expected = field.hasFocus && token != nil ? expected.union([value]) : [value]
  }

  /// The field leaves its window, or its binding ends, while it may be edited.
  private func closes() {
    let (leaves, endsBinding) = (number(0..<2) == 0, number(0..<2) == 0)
    let isComposing = token != nil && field.isComposing && (leaves || endsBinding)
    if leaves { note("leaves the window") { field.leaveWindow(reportsEnd: number(0..<2) == 0) } }
    if isComposing, field.editedText != finalText { expected = [field.editedText] }
    guard endsBinding else { return }
    note("ends the binding") { token?.end() }
    token = nil
  }

  /// Ends editing, and compares the edit with the field.
  func problemsAtRest() -> [String] {
    person("leaves at last") { field.resign(reportsCommit: false) }
    field.updateWindow()
    var problems = field.complaints
    let edit = viewModel.password
    if !expected.contains(edit.value) { problems.append("the edit has “\(edit.value)”, not \(expected.sorted())") }
    if edit.isEditing { problems.append("the edit is being edited") }
    if token != nil, field.editedText != edit.text {
      problems.append("shows “\(field.editedText)”, not “\(edit.text)”")
    }
    return problems.isEmpty ? [] : problems + ["log: \(log)"]
  }
}
