import ViewModelFormatting
import VmgenSchemaSemantics

/// What a view model stores of an edit.
final class EditState {
  /// The value of an edit without a path.
  var own: Value = .none
  var entry: EditEntry?
  /// The value of the model when the entry was made.
  var base: Value?
  var isChanged = false
  var isEditing = false
  var isTouched = false
  var isSubmitted = false
  var isDebouncing = false
  var isSuperseded = false
  var isCorrected = false
  var entryNumber = 0
  var verdict: (arguments: [String: Value], outcome: CheckOutcome)?
  var debounce: (entryNumber: Int, alarm: Alarm)?
  var check: (arguments: [String: Value], task: CheckTask)?

  enum CheckOutcome {
    case passed, failed
    case threw(Value)

    var hasThrown: Bool { if case .threw = self { true } else { false } }
  }

  func discardEntry() {
    entry = nil
    base = nil
    isChanged = false
    isDebouncing = false
    (isSuperseded, isCorrected) = (false, false)
    verdict = nil
  }

  func cancelTasks() {
    debounce?.alarm.isCancelled = true
    check?.task.cancel()
  }
}

/// A call of a check that has not been answered.
final class CheckTask {
  var isCancelled = false
  var alarm: Alarm?

  func cancel() {
    isCancelled = true
    alarm?.isCancelled = true
  }
}

/// What the user has entered.
struct EditEntry {
  var text: String
  /// The value of the text; nil for an invalid text.
  var value: Value?
  var problem: TextProblem?
  var isRefused = false
  /// The text of the value in the current format, for an edit with closures.
  var standardText: String?

  var accepted: Value? { isRefused ? nil : value }
}

/// The validity of an edit.
enum EditValidation {
  case valid
  case unanswered
  case invalid(() throws -> String)

  var isValid: Bool { if case .valid = self { true } else { false } }
}

/// An edited copy of a draft, with the source that it was made from; nil for a draft that follows its source.
final class DraftState {
  var copy: (edited: Value, source: Value)?
}
