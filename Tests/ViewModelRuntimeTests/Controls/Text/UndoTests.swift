import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// Tests undo in a text view whose text the program replaces.
@MainActor
struct UndoTests {
  private let field = FakeAppKitText(.viewOfAppKit)
  private let viewModel = LoginViewModel(services: FakeServices(session: FakeSession()), context: .example)

  @Test func whatWasTypedBeforeTheProgramReplacesTheTextCannotBeUndone() {
    let token = viewModel.bindings.password.to(field)
    field.focus()
    field.type("a")
    field.type("bcd")
    #expect(field.canUndo)
    field.resign(reportsCommit: false)
    viewModel.password.value = "x"
    #expect(field.editedText == "x" && !field.canUndo)
    field.focus()
    field.undo()
    #expect(field.editedText == "x" && viewModel.password.value == "x" && field.complaints == [])
    field.type("y")
    field.undo()
    #expect(field.editedText == "x" && viewModel.password.value == "x" && field.complaints == [])
    token.end()
  }

  @Test func aReplacementDuringAnUndoRemovesTheActionsAfterIt() {
    var isUndone = false
    field.onEditing { [field] _ in
      if field.isUndoing { field.editedText = "replaced" }
      isUndone = field.isUndoing
      return true
    }
    field.focus()
    field.type("a")
    field.type("b")
    field.undo()
    #expect(isUndone && field.editedText == "replaced" && field.canUndo)
    for body in field.later { body() }
    #expect(!field.canUndo && field.complaints == [])
  }
}
