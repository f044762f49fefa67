import Testing
import ViewModelTesting

@_spi(Generated) @testable import ViewModelCore
@testable import ViewModelRuntime

/// Changes of edits and drafts that people undo and redo.
@MainActor
struct EditUndoTests {
  @Test func eachChangeIsOneStepWithItsName() async {
    await trip { viewModel, undo, _ in
      undo.event { viewModel.title.text = "Alps" }
      undo.event { viewModel.isPublic.value = true }
      undo.event { viewModel.isPublic.value = true }
      #expect(undo.counts == [2, 0] && undo.undoName == "isPublic")
      undo.undo()
      #expect(!viewModel.isPublic.value && viewModel.title.text == "Alps" && undo.redoName == "isPublic")
      undo.undo()
      #expect(viewModel.title.text == "" && !viewModel.form.isDirty && undo.counts == [0, 2])
      undo.redo()
      undo.redo()
      #expect(viewModel.isPublic.value && viewModel.title.text == "Alps" && viewModel.form.isDirty)
      undo.undo()
      undo.event { viewModel.note.text = "new" }
      #expect(undo.counts == [2, 0])
    }
  }

  @Test func editingAFieldIsOneStepThatIsRegisteredAtItsEnd() async {
    await trip { viewModel, undo, _ in
      undo.event { viewModel.note.isEditing = true }
      for text in ["a", "ab", "abc"] { undo.event { viewModel.note.text = text } }
      #expect(undo.counts == [0, 0])
      undo.event { viewModel.note.isEditing = false }
      #expect(undo.counts == [1, 0])
      undo.event { viewModel.title.isEditing = true }
      undo.event { viewModel.title.text = "b" }
      undo.event { viewModel.title.text = "" }
      undo.event { viewModel.title.isEditing = false }
      #expect(undo.counts == [1, 0])
      undo.undo()
      #expect(viewModel.note.text == "")
    }
  }

  @Test func aFieldThatIsBeingEditedShowsTheRestoredText() async {
    await trip { viewModel, undo, _ in
      undo.event { viewModel.note.text = "a" }
      undo.event { viewModel.note.isEditing = true }
      undo.event { viewModel.note.text = "ab" }
      undo.undo()
      #expect(viewModel.note.text == "" && viewModel.note.isEditing)
      undo.event { viewModel.note.isEditing = false }
      undo.redo()
      #expect(viewModel.note.text == "ab" && undo.counts == [1, 0])
    }
  }

  @Test func anInvalidTextIsNoStepAndIsReplaced() async {
    await trip { viewModel, undo, clock in
      undo.event { viewModel.days.text = "5" }
      await clock.advance(by: .milliseconds(300))
      undo.event { viewModel.days.text = "many" }
      #expect(!viewModel.days.isValid && undo.counts == [1, 0])
      undo.undo()
      #expect(viewModel.days.text == "3" && viewModel.days.isValid)
    }
  }

  @Test func aDebouncedValueIsAStepWhenItIsWritten() async {
    await trip { viewModel, undo, clock in
      undo.event { viewModel.days.text = "5" }
      #expect(undo.counts == [0, 0])
      await clock.advance(by: .milliseconds(300))
      #expect(undo.counts == [1, 0] && viewModel.days.value == 5 && undo.undoName == "days")
      undo.undo()
      #expect(viewModel.days.text == "3")
    }
  }

  @Test func onlyARedoneEntryIsCheckedAgain() async {
    await trip { viewModel, undo, clock in
      undo.event { viewModel.code.text = "taken" }
      await clock.advance(by: .seconds(1))
      #expect(viewModel.code.error == "The code is taken")
      undo.undo()
      #expect(viewModel.code.isValid && !viewModel.code.isChecking)
      undo.redo()
      #expect(viewModel.code.isChecking)
      await clock.advance(by: .seconds(1))
      #expect(viewModel.code.error == "The code is taken")
    }
  }

  @Test func aCommandIsOneStep() async {
    await trip { viewModel, undo, _ in
      undo.event { viewModel.publish() }
      undo.event { viewModel.publish() }
      #expect(undo.counts == [1, 0] && undo.undoName == "publish")
      undo.undo()
      #expect(viewModel.note.text == "" && !viewModel.isPublic.value)
    }
  }

  @Test func aCommandThatHasWaitedIsNoStep() async {
    await trip { viewModel, undo, clock in
      undo.event { viewModel.note.text = "mine" }
      viewModel.plan()
      await clock.advance(by: .seconds(1))
      #expect(viewModel.note.text == "planned" && undo.counts == [1, 0])
      undo.undo()
      #expect(viewModel.note.text == "planned" && undo.counts == [0, 0])
    }
  }

  @Test func theValuesThatAReactionChangesReturn() async {
    await trip { viewModel, undo, _ in
      undo.event { viewModel.country.text = "Spain" }
      #expect(viewModel.city.text == "" && undo.counts == [1, 0])
      undo.undo()
      #expect(viewModel.country.text == "France" && viewModel.city.text == "Paris")
      undo.redo()
      #expect(viewModel.country.text == "Spain" && viewModel.city.text == "")
    }
  }

  @Test func whatTheAppWritesIsNoStepAndStays() async {
    await trip { viewModel, undo, _ in
      undo.event { viewModel.title.text = "Alps" }
      viewModel.save()
      await wait { viewModel.trip.title == "Alps" }
      #expect(!viewModel.form.isDirty && undo.counts == [1, 0])
      viewModel.trip.city = "Nice"
      #expect(undo.counts == [1, 0])
      undo.undo()
      #expect(viewModel.title.text == "" && viewModel.city.text == "Nice" && viewModel.form.isDirty)
      undo.redo()
      viewModel.trip.title = "Jura"
      undo.undo()
      #expect(viewModel.title.text == "Jura" && !viewModel.form.isDirty)
    }
  }

  @Test func aRevertedDraftReturns() async {
    await trip { viewModel, undo, _ in
      undo.event { viewModel.title.text = "Alps" }
      undo.event { viewModel.addStop() }
      undo.event { viewModel.discard() }
      undo.undo()
      #expect(viewModel.title.text == "Alps" && viewModel.form.value.stops == ["stop 0"])
      undo.undo()
      #expect(viewModel.title.text == "Alps" && viewModel.form.value.stops == [])
      undo.event { viewModel.form.revert() }
      undo.undo()
      #expect(viewModel.title.text == "Alps")
    }
  }

  @Test func aClosedScreenHasNoSteps() async {
    await trip { viewModel, undo, _ in
      undo.event { viewModel.note.text = "a" }
      undo.event { viewModel.note.text = "b" }
      undo.undo()
      viewModel.viewModelObservers.close(viewModel)
      await wait { undo.counts == [0, 0] }
      undo.event { viewModel.note.text = "c" }
      #expect(undo.counts == [0, 0])
    }
  }

  @Test func aReleasedViewModelHasNoSteps() async {
    let undo = UndoManagerDouble()
    weak var released: TripViewModel?
    await trip(undo) { viewModel, _, _ in
      undo.event { viewModel.note.text = "a" }
      released = viewModel
    }
    #expect(released == nil)
    await wait { undo.counts == [0, 0] }
  }

  @Test func nothingIsRecordedWithoutAStack() async {
    await trip { viewModel, undo, _ in
      viewModel.update { $0.context.undoStack = nil }
      undo.event { viewModel.note.text = "a" }
      #expect(undo.counts == [0, 0])
    }
  }
}

/// Runs a test of a view model whose changes can be undone.
@MainActor
func trip(
  _ undo: UndoManagerDouble = UndoManagerDouble(),
  _ body: (TripViewModel, UndoManagerDouble, ManualClock) async -> Void
) async {
  await withViewModel(TripViewModelDoubles()) { doubles, context in
    var context = context
    context.undoStack = undo
    return TripViewModel(trip: Trip(), services: doubles, context: context)
  } _: { test in
    test.doubles.tripStoreDouble.isFreeStub.returns(false)
    await body(test.viewModel, undo, test.clock)
  }
}
