import TestTags
import Testing
import ViewModelTesting

@testable import ViewModelCore
@testable import ViewModelRuntime

/// Random changes that are undone and redone, compared with a list of the values after each step.
@MainActor
@Suite(.tags(.random)) struct RandomUndoTests {
  @Test(arguments: randomSequences(200))
  func undoAndRedoMoveInTheListOfValues(seed: Int) async {
    await trip { viewModel, undo, clock in
      var random = SeededRandom(state: UInt64(seed))
      var history = UndoHistory(viewModel)
      var log: [String] = []
      for _ in 0..<60 {
        let name = await change(viewModel, undo, clock, &history, &random)
        log.append(name)
        let isExpected =
          [history.position, history.steps.count - 1 - history.position] == undo.counts
          && viewModel.form.isDirty == (viewModel.form.value != viewModel.trip)
        #expect(isExpected, "\(log)")
        if !isExpected { return }
      }
    }
  }

  /// Makes a random change, undoes or redoes, and returns a description.
  private func change(
    _ viewModel: TripViewModel, _ undo: UndoManagerDouble, _ clock: ManualClock, _ history: inout UndoHistory,
    _ random: inout SeededRandom
  ) async -> String {
    let text = ["", "a", "b", "12", "99"].randomElement(using: &random) ?? ""
    let choice = Int.random(in: 0..<20, using: &random)
    switch choice {
    case 0...4:
      let field = Field.texts[choice]
      undo.event { field.type(text, viewModel) }
      history.didChange(field.name, isEditing: field.isEditing(viewModel), viewModel)
    case 5...9:
      let field = Field.texts[choice - 5]
      undo.event { field.setEditing(!field.isEditing(viewModel), viewModel) }
      history.didChange(field.name, isEditing: field.isEditing(viewModel), viewModel)
    case 10:
      await clock.advance(by: .milliseconds(400))
      undo.endEvent()
      history.didChange("days", isEditing: viewModel.days.isEditing, viewModel)
    case 11:
      viewModel.save()
      await clock.advance(by: .zero)
      undo.endEvent()
      history.didChange(nil, isEditing: false, viewModel)
    case 12...15:
      undo.event { Self.commands[choice - 12](viewModel) }
      history.didChange(nil, isEditing: false, viewModel)
    default:
      for field in Field.texts where field.isEditing(viewModel) {
        undo.event { field.setEditing(false, viewModel) }
        history.didChange(field.name, isEditing: false, viewModel)
      }
      choice < 18 ? undo.undo() : undo.redo()
      let expected = history.move(by: choice < 18 ? -1 : 1)
      #expect(viewModel.edited == expected)
    }
    return "\(choice) \(text)"
  }

  private static let commands: [@MainActor (TripViewModel) -> Void] = [
    { $0.addStop() }, { $0.publish() }, { $0.discard() }, { $0.isPublic.value.toggle() },
  ]
}

/// A text field of the view model.
@MainActor
private struct Field {
  let name: String
  let type: (String, TripViewModel) -> Void
  let isEditing: (TripViewModel) -> Bool
  let setEditing: (Bool, TripViewModel) -> Void

  init<Value>(_ name: String, _ edit: ReferenceWritableKeyPath<TripViewModel, TextEdit<Value>>) {
    self.name = name
    type = { $1[keyPath: edit].text = $0 }
    isEditing = { $0[keyPath: edit].isEditing }
    setEditing = { $1[keyPath: edit].isEditing = $0 }
  }

  static let texts = [
    Field("title", \.title), Field("country", \.country), Field("city", \.city), Field("days", \.days),
    Field("note", \.note),
  ]
}

/// The values after each step, and the position of the present ones.
@MainActor
private struct UndoHistory {
  private(set) var steps: [[String]]
  private(set) var position = 0
  /// The values after the last event.
  private var values: [String]
  /// The field whose changes are no step yet.
  private var session: String?

  init(_ viewModel: TripViewModel) {
    values = viewModel.edited
    steps = [values]
  }

  /// Adds what an event has changed: a field, or something else.
  mutating func didChange(_ field: String?, isEditing: Bool, _ viewModel: TripViewModel) {
    let (before, count) = (values, position)
    values = viewModel.edited
    if values != before {
      if session != field { endSession(before) }
      session = field
      if !isEditing { endSession(values, replacing: position > count) }
    } else if session == field, !isEditing {
      endSession(values)
    }
  }

  mutating func move(by offset: Int) -> [String] {
    position = min(max(position + offset, 0), steps.count - 1)
    values = steps[position]
    return values
  }

  /// Adds a step. Those of one event are one.
  private mutating func endSession(_ values: [String], replacing isSameEvent: Bool = false) {
    session = nil
    guard values != steps[position] else { return }
    if isSameEvent { position -= 1 }
    steps = steps[...position] + [values]
    position += 1
  }
}

extension TripViewModel {
  /// The values of all edits and of the draft.
  fileprivate var edited: [String] { ["\(form.value)", "\(days.value)", note.value, "\(isPublic.value)"] }
}
