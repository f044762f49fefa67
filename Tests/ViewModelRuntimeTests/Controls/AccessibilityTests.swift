import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// Identifiers for UI tests, and errors for assistive technologies.
@MainActor
struct AccessibilityTests {
  let field = FakeAccessibleField()
  let form = SignUpViewModel(account: Account(), services: SignUpViewModelDoubles(), context: .example)

  @Test func aControlIsIdentifiedByTheNameOfItsEdit() {
    let token = form.bindings.cardNumber.to(field)
    #expect(field.testIdentifier == "cardNumber")
    token.end()
    #expect(field.testIdentifier == nil)
  }

  @Test func anIdentifierOfTheAppIsKept() {
    field.testIdentifier = "card"
    let token = form.bindings.cardNumber.to(field)
    #expect(field.testIdentifier == "card")
    token.end()
    #expect(field.testIdentifier == "card")
  }

  @Test func aControlThatIsBoundAgainIsIdentifiedByItsNewEdit() {
    var token = form.bindings.name.to(field)
    token = form.bindings.password.to(field)
    token.end()
    token = form.bindings.name.to(field)
    #expect(field.testIdentifier == "name")
    let equal = form.bindings.name.to(field)
    token.end()
    #expect(field.testIdentifier == "name")
    equal.end()
  }

  @Test func anErrorThatAppearsIsAnnouncedAndDescribed() {
    field.spokenHint = "Your full name"
    let token = form.bindings.name.to(field)
    #expect(field.announcements == [])
    field.send(.began)
    field.send(.ended)
    let error = form.name.error
    #expect(error != nil && field.spokenHint == error && field.announcements == [error])
    form.name.text = "Ada Lovelace"
    #expect(form.name.error == nil && field.spokenHint == "Your full name" && field.announcements.count == 1)
    token.end()
  }

  @Test func theHintOfTheAppReturnsWhenTheBindingEnds() {
    field.spokenHint = "Your full name"
    let token = form.bindings.name.to(field)
    field.send(.began)
    field.send(.ended)
    token.end()
    #expect(field.spokenHint == "Your full name" && field.testIdentifier == nil)
  }

  @Test func anErrorThatIsKnownBeforeIsNotAnnounced() {
    form.name.isEditing = true
    form.name.isEditing = false
    let token = form.bindings.name.to(field)
    #expect(field.spokenHint == form.name.error && field.announcements == [])
    token.end()
  }
}

/// A text field for tests with texts for assistive technologies.
@MainActor
final class FakeAccessibleField: TextControl, AccessibleControl {
  var editedText = ""
  var testIdentifier: String?
  var spokenHint: String?
  private(set) var announcements: [String?] = []
  private var handlers: [@MainActor (EditingEvent) -> Bool] = []

  func onEditing(_ handle: @escaping @MainActor (EditingEvent) -> Bool) { handlers.append(handle) }

  func announce(_ text: String) { announcements.append(text) }

  func send(_ event: EditingEvent) { handlers = handlers.filter { $0(event) } }
}
