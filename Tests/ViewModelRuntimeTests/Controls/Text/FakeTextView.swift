import Foundation

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// A text field or text view with an input method and undo, whose events are those of UIKit or AppKit.
@MainActor
class FakeTextView: TextControl, EditableText, UndoableText {
  enum Kind: CaseIterable {
    /// A text field or text view of UIKit, which reports the focus.
    case uiKit
    /// A text field of AppKit, which reports the start of editing at the first change.
    case fieldOfAppKit
    /// A text view of AppKit.
    case viewOfAppKit
  }

  /// An action that restores a part of the text.
  private struct Undo {
    let range: NSRange
    let text: String
  }

  let kind: Kind
  var isEditable = true
  private var storedText = ""
  private var handlers: [@MainActor (EditingEvent) -> Bool] = []
  private(set) var hasFocus = false
  private var hasBegun = false
  private var marked: NSRange?
  private var textBeforeMarking = ""
  private var undoActions: [Undo] = []
  private(set) var isUndoing = false
  private(set) var complaints: [String] = []
  var later: [() -> Void] = []
  var selectedCharacters = NSRange(location: 0, length: 0)

  init(_ kind: Kind) { self.kind = kind }

  var canUndo: Bool { !undoActions.isEmpty }

  var shownText: String {
    get { storedText }
    set {
      if marked != nil { complaints.append("the program replaces marked text") }
      storedText = newValue
    }
  }

  var editedText: String {
    get { storedText }
    set { replaceText(with: newValue) { [weak self] in self?.later.append($0) } }
  }

  func removeUndoActions() {
    if isUndoing { complaints.append("removes actions while one runs") }
    undoActions = []
  }

  var isComposing: Bool { marked != nil }

  func onEditing(_ handle: @escaping @MainActor (EditingEvent) -> Bool) { handlers.append(handle) }

  /// AppKit updates its windows after an event.
  func updateWindow() {}

  private func send(_ event: EditingEvent) {
    if event == .changed, kind != .uiKit, !hasBegun { send(.began) }
    hasBegun = event != .ended
    handlers = handlers.filter { $0(event) }
  }

  private func replace(_ range: NSRange, with text: String, isUndoable: Bool) {
    let old = storedText as NSString
    guard range.location + range.length <= old.length else {
      complaints.append("range \(range) is out of bounds of “\(storedText)”")
      return
    }
    let inserted = NSRange(location: range.location, length: (text as NSString).length)
    if isUndoable { undoActions.append(Undo(range: inserted, text: old.substring(with: range))) }
    storedText = old.replacingCharacters(in: range, with: text)
    selectedCharacters = NSRange(location: inserted.location + inserted.length, length: 0)
  }
}

/// A field of AppKit, whose focus is read after each event.
@MainActor
final class FakeAppKitText: FakeTextView, FocusedTextControl {
  private var focusChecks: [@MainActor () -> Bool] = []

  func onFocusCheck(_ handle: @escaping @MainActor () -> Bool) { focusChecks.append(handle) }

  override func updateWindow() { focusChecks = focusChecks.filter { $0() } }
}

// What a person does.
extension FakeTextView {
  func focus() {
    guard !hasFocus, isEditable else { return }
    hasFocus = true
    if kind == .uiKit { send(.began) }
  }

  func type(_ text: String) {
    guard hasFocus, isEditable else { return }
    let range = marked ?? selectedCharacters.limited(to: storedText)
    marked = nil
    replace(range, with: text, isUndoable: true)
    send(.changed)
  }

  /// The input method shows a text that is not final.
  func mark(_ text: String) {
    guard hasFocus, isEditable else { return }
    if marked == nil { (textBeforeMarking, undoActions) = (storedText, []) }
    let range = marked ?? selectedCharacters.limited(to: storedText)
    replace(range, with: text, isUndoable: false)
    marked = NSRange(location: range.location, length: (text as NSString).length)
    send(.changed)
  }

  /// The marked text becomes final as it is, which need not be reported.
  func unmark(isReported: Bool) {
    guard marked != nil else { return }
    marked = nil
    undoActions = []
    if isReported { send(.changed) }
  }

  func cancelMarking() {
    guard marked != nil else { return }
    marked = nil
    storedText = textBeforeMarking
    selectedCharacters = selectedCharacters.limited(to: storedText)
    send(.changed)
  }

  func undo() {
    guard hasFocus, marked == nil, let action = undoActions.popLast() else { return }
    isUndoing = true
    replace(action.range, with: action.text, isUndoable: false)
    send(.changed)
    isUndoing = false
  }

  /// The field loses the focus.
  func resign(reportsCommit: Bool) {
    guard hasFocus else { return }
    unmark(isReported: reportsCommit)
    hasFocus = false
    if kind == .uiKit || hasBegun { send(.ended) }
    if kind == .fieldOfAppKit { undoActions = [] }
  }

  /// The field leaves its window while it is edited. AppKit need not end editing.
  func leaveWindow(reportsEnd: Bool) {
    if reportsEnd || kind == .uiKit { return resign(reportsCommit: false) }
    marked = nil
    hasFocus = false
  }
}
