import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// Fields that report the start of editing only at the first change, like those of AppKit.
@MainActor
struct FieldFocusTests {
  let field = FocusField()
  let other = FocusField()
  let viewModel = SignUpViewModel(account: Account(), services: SignUpViewModelDoubles(), context: .example)
  let token: BindingToken

  init() {
    viewModel.account.name = "Ada"
    token = viewModel.bindings.name.to(field)
  }

  @Test func editingBeginsWhenAFieldReceivesTheFocus() {
    field.focus()
    #expect(viewModel.name.isEditing && !viewModel.name.touched)
    field.leave()
    #expect(!viewModel.name.isEditing && viewModel.name.touched)
  }

  @Test func aFocusedFieldWithoutChangesIsNotRewritten() {
    field.focus()
    let writes = field.writes
    viewModel.account.name = "Grace"
    #expect(field.editedText == "Ada" && field.writes == writes)
    field.leave()
    #expect(field.editedText == "Grace" && viewModel.account.name == "Grace")
  }

  @Test func aFieldThatReceivesTheFocusWithinAnEventIsNotRewritten() {
    field.hasFocus = true
    let writes = field.writes
    viewModel.account.name = "Grace"
    #expect(field.editedText == "Ada" && field.writes == writes)
    #expect(viewModel.name.isEditing && viewModel.account.name == "Grace")
    field.leave()
    #expect(field.editedText == "Grace" && viewModel.account.name == "Grace")
  }

  @Test func aFieldThatKeepsTheFocusAfterReturnIsEditedAgain() {
    field.focus()
    field.send(.ended)
    #expect(!viewModel.name.isEditing)
    field.update()
    #expect(viewModel.name.isEditing)
    viewModel.account.name = "Grace"
    #expect(field.editedText == "Ada")
  }

  @Test func aFieldThatIsLosingTheFocusShowsTheValue() {
    field.focus()
    viewModel.account.name = "Grace"
    field.send(.ended)
    viewModel.account.name = "Ida"
    #expect(field.editedText == "Ida" && !viewModel.name.isEditing)
  }

  @Test func theFirstKeystrokeKeepsTheText() {
    field.hasFocus = true
    field.send(.began)
    field.type("Adam")
    #expect(viewModel.name.text == "Adam" && field.editedText == "Adam")
  }

  @Test func aFocusedFieldThatIsBoundAgainShowsTheNewValue() {
    field.focus()
    token.end()
    let next = SignUpViewModel(account: Account(), services: SignUpViewModelDoubles(), context: .example)
    next.account.name = "Grace"
    let token = next.bindings.name.to(field)
    #expect(field.editedText == "Grace" && !viewModel.name.isEditing)
    field.update()
    #expect(next.name.isEditing)
    token.end()
    #expect(field.handlerCount == 0 && field.checkCount == 0)
  }
}

/// A field whose first editing event is sent at the first change.
@MainActor
final class FocusField: FocusedTextControl {
  var hasFocus = false
  var editedText = "" { didSet { writes += 1 } }
  private(set) var writes = 0
  private var handlers: [@MainActor (EditingEvent) -> Bool] = []
  private var checks: [@MainActor () -> Bool] = []
  var handlerCount: Int { handlers.count }
  var checkCount: Int { checks.count }

  func onEditing(_ handle: @escaping @MainActor (EditingEvent) -> Bool) {
    handlers.append(handle)
    ControlReleases.add { [weak self] in self?.handlers.removeAll() }
  }

  func onFocusCheck(_ handle: @escaping @MainActor () -> Bool) {
    checks.append(handle)
    ControlReleases.add { [weak self] in self?.checks.removeAll() }
  }

  func send(_ event: EditingEvent) { handlers = handlers.filter { $0(event) } }

  func update() { checks = checks.filter { $0() } }

  func focus() {
    hasFocus = true
    update()
  }

  /// Sends the end of editing while the field still has the focus, as AppKit does.
  func leave() {
    send(.ended)
    hasFocus = false
    update()
  }

  func type(_ text: String) {
    editedText = text
    send(.changed)
  }
}
