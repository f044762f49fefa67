import Testing
import ViewModelRuntime

/// Controls bound to the login screen in both directions.
@MainActor
struct ControlBindingTests {
  let field = FakeField()
  let button = FakeButton()
  let session = FakeSession()
  let viewModel: LoginViewModel
  let choices = SignUpViewModel(account: Account(), services: SignUpViewModelDoubles(), context: .example)

  init() { viewModel = LoginViewModel(services: FakeServices(session: session), context: .example) }

  @Test func typedTextIsNotWrittenToItsField() {
    let token = viewModel.bindings.username.to(field)
    let writes = field.writes
    field.send(.began)
    field.type(" ada ")
    #expect(viewModel.username.value == "ada")
    #expect(field.editedText == " ada ")
    #expect(field.writes == writes)
    field.send(.ended)
    #expect(field.editedText == "ada")
    token.end()
  }

  @Test func aFieldShowsWhatARuleMakesOfATypedText() {
    let card = CardFormViewModel(maximum: 16, context: .example)
    let token = card.bindings.pin.to(field)
    field.send(.began)
    field.type("12")
    #expect(field.editedText == "12")
    field.type("12a")
    #expect(field.editedText == "12" && card.pin.text == "12")
    field.type("12345")
    #expect(field.editedText == "1234" && card.pin.text == "1234")
    token.end()
  }

  @Test func anObserverOfAnEditIsNotifiedOfATypedTextThatARuleRejects() {
    let card = CardFormViewModel(maximum: 16, context: .example)
    card.pin.text = "12"
    var texts: [String] = []
    let token = card.bindings.pin.show {
      texts.append($0.text)
      return true
    }
    card.pin.text = "12x"
    card.pin.text = "12"
    #expect(texts == ["12", "12"])
    token.end()
  }

  @Test func aFieldWithMarkedTextIsNotChanged() {
    let token = viewModel.bindings.username.to(field)
    field.isComposing = true
    field.type("か")
    #expect(viewModel.username.value == "")
    viewModel.username.value = "ada"
    #expect(field.editedText == "か")
    field.isComposing = false
    field.type("か")
    #expect(viewModel.username.value == "か")
    token.end()
  }

  @Test func markedTextIsWrittenWhenEditingEnds() {
    let token = viewModel.bindings.username.to(field)
    field.send(.began)
    field.isComposing = true
    field.type("か")
    field.isComposing = false
    field.send(.ended)
    #expect(viewModel.username.value == "か" && field.editedText == "か" && viewModel.username.touched)
    token.end()
  }

  @Test func aFieldWithAnEqualTextIsNotSet() {
    field.editedText = "ada"
    let writes = field.writes
    viewModel.username.value = "ada"
    let token = viewModel.bindings.username.to(field)
    viewModel.password.text = "secret"
    viewModel.signIn()
    field.send(.began)
    field.send(.ended)
    #expect(field.writes == writes)
    token.end()
  }

  @Test func aFieldIsDisabledWhileThereIsNoPlaceToWriteTo() {
    var token = choices.bindings.cardNumber.to(field)
    #expect(!field.isEnabled)
    choices.account.card = Card(number: 1)
    #expect(field.isEnabled && field.editedText == "1")
    field.isEnabled = false
    choices.account.card?.number = 2
    #expect(!field.isEnabled && field.editedText == "2")
    token = choices.bindings.name.to(field)
    #expect(field.isEnabled)
    token.end()
  }

  @Test func aTextViewIsNotEditableWhileThereIsNoPlaceToWriteTo() {
    let view = FakeTextView(.uiKit)
    let token = choices.bindings.cardNumber.to(view)
    view.focus()
    view.type("7")
    #expect(!view.isEditable && view.editedText == "")
    choices.account.card = Card(number: 1)
    #expect(view.isEditable && view.editedText == "1")
    token.end()
  }

  @Test func aControlThatIsBoundRepeatedlyKeepsOnlyTheLastHandler() async {
    let control = ActingControl()
    var token: BindingToken?
    for _ in 1...100 { token = ValueEditBinding.to(control).bind(EditPort(choices, \.newsletter)) }
    await Task { @MainActor in }.value
    #expect(control.actionCount == 1)
    control.act()
    #expect(choices.newsletter.value)
    token?.end()
    #expect(control.actionCount == 0)
  }

  @Test(arguments: [true, false])
  func endingABindingEndsEditing(isDropped: Bool) async {
    var token: BindingToken? = viewModel.bindings.username.to(field)
    field.send(.began)
    field.type(" ada ")
    if !isDropped { token?.end() }
    token = nil
    await Task { @MainActor in }.value
    #expect(!viewModel.username.isEditing && viewModel.username.text == "ada")
    let next = FakeField()
    token = viewModel.bindings.username.to(next)
    viewModel.username.value = "grace"
    #expect(next.editedText == "grace" && field.editedText == " ada ")
    token?.end()
  }

  @Test func textTypedIntoADisabledEditIsRemoved() {
    let token = choices.bindings.cardNumber.to(field)
    field.send(.began)
    field.type("7")
    #expect(field.editedText == "" && choices.account.card == nil)
    choices.account.card = Card(number: 3)
    #expect(field.editedText == "3")
    token.end()
  }

  @Test func releasingATokenEndsBothDirections() {
    var token: BindingToken? = viewModel.bindings.username.to(field)
    #expect(token != nil)
    token = nil
    field.type("x")
    #expect(viewModel.username.value == "")
    #expect(field.handlerCount == 0)
    viewModel.username.value = "ada"
    #expect(field.editedText == "x")
  }

  @Test func bindingsRetainNeitherFieldNorViewModel() {
    var field: FakeField? = FakeField()
    weak let weakField = field
    var other: LoginViewModel? = LoginViewModel(services: FakeServices(session: session), context: .example)
    weak let weakViewModel = other
    let token = field.flatMap { other?.bindings.username.to($0) }
    other = nil
    #expect(weakViewModel == nil)
    field?.type("x")
    field = nil
    #expect(weakField == nil)
    token?.end()
  }

  @Test func aButtonIsEnabledWhileItsCommandCanRun() {
    let token = CommandPort(viewModel, \.signIn) { $0.signIn() }.to(button)
    #expect(!button.isEnabled)
    viewModel.username.text = "ada"
    viewModel.password.text = "secret"
    #expect(button.isEnabled)
    button.press()
    #expect(viewModel.signIn.isRunning)
    #expect(!button.isEnabled)
    token.end()
    button.press()
    #expect(button.handlerCount == 0)
  }
}
