import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// Text controls that follow the focus of their view model.
@MainActor
struct FollowedFocusTests {
  let screen = Screen()
  let name, street, zip, note: FollowingField
  let viewModel = TravelerViewModel(
    traveler: Traveler(name: "Ada", address: Address()), services: TravelerViewModelDoubles(), context: .example)

  init() {
    (name, street) = (FollowingField(screen), FollowingField(screen))
    (zip, note) = (FollowingField(screen), FollowingField(screen))
  }

  private func bind() -> BindingToken {
    BindingToken([
      viewModel.bindings.name.to(name), viewModel.bindings.street.to(street), viewModel.bindings.zip.to(zip),
      viewModel.bindings.note.to(note),
    ])
  }

  @Test func aControlFollowsTheFocus() {
    let token = bind()
    viewModel.focus = .street
    #expect(screen.focused === street)
    viewModel.focus = .note
    #expect(screen.focused === note && viewModel.focus == .note)
    viewModel.focus = nil
    #expect(screen.focused == nil && note.resignations == 1)
    token.end()
    viewModel.focus = .name
    #expect(screen.focused == nil)
  }

  @Test func theFocusFollowsAControl() {
    let token = bind()
    screen.focus(street)
    #expect(viewModel.focus == .street)
    screen.focus(zip)
    #expect(viewModel.focus == .zip && street.resignations == 0)
    screen.focus(nil)
    #expect(viewModel.focus == nil && zip.resignations == 0)
    token.end()
  }

  @Test func theFocusIsPendingUntilTheControlIsInAWindow() {
    screen.isShown = false
    viewModel.focus = .street
    let token = bind()
    #expect(screen.focused == nil && viewModel.focus == .street)
    screen.show()
    #expect(screen.focused === street && viewModel.focus == .street)
    token.end()
  }

  @Test func anotherFocusReplacesAPendingOne() {
    screen.isShown = false
    let token = bind()
    viewModel.focus = .street
    viewModel.focus = .note
    screen.show()
    #expect(screen.focused === note)
    token.end()
  }

  @Test func aControlThatIsRemovedLosesTheFocus() {
    let token = bind()
    viewModel.focus = .street
    token.end()
    #expect(viewModel.focus == nil && viewModel.street.touched)
  }

  @Test func returnHasTheEffectOfTheSchema() async {
    let token = bind()
    viewModel.focus = .name
    name.pressReturn()
    #expect(viewModel.focus == .street && screen.focused === street)
    viewModel.focus = .note
    note.pressReturn()
    #expect(viewModel.focus == nil && screen.focused == nil && viewModel.save.isRunning)
    token.end()
  }

  @Test func aControlThatEndsEditingWithReturnMovesTheFocusOnce() {
    let token = bind()
    viewModel.focus = .name
    var log: [TravelerViewModel.Field?] = []
    let observation = viewModel.observe(\.focus) { log.append($0) }
    name.editedText = "Grace"
    name.send(.endedByReturn)
    name.pressReturn()
    #expect(log == [.name, .street] && viewModel.traveler.name == "Grace")
    screen.focus(nil)
    #expect(viewModel.focus == nil)
    observation.end()
    token.end()
  }

  @Test func returnEndsEditingInAViewModelWithoutFocus() {
    let login = LoginViewModel(services: FakeServices(session: FakeSession()), context: .example)
    let token = login.bindings.username.to(name)
    name.send(.began)
    name.send(.endedByReturn)
    #expect(!login.username.isEditing && login.username.touched)
    token.end()
  }

  @Test func aRefusedCommandKeepsTheFocusOfTheControl() {
    viewModel.traveler.name = ""
    let token = bind()
    viewModel.focus = .note
    note.pressReturn()
    #expect(viewModel.focus == .note && screen.focused === note && note.resignations == 0)
    token.end()
  }

  @Test func anActionOfTheAppReplacesThatOfTheSchema() {
    let token = viewModel.bindings.name.bind(.to(name, onReturn: .endEditing))
    viewModel.focus = .name
    #expect(screen.focused === name)
    name.pressReturn()
    #expect(viewModel.focus == nil && screen.focused == nil)
    token.end()
  }

  @Test func aControlShowsWhatReturnDoes() {
    let token = bind()
    #expect([name, street, zip, note].map(\.key) == [.next, .next, .next, .submit])
    token.end()
  }

  @Test func aViewModelWithoutFocusLeavesItToTheApp() {
    let login = LoginViewModel(services: FakeServices(session: FakeSession()), context: .example)
    let token = login.bindings.username.to(name)
    #expect(login.username.returnKey == nil && name.key == nil && name.returnCount == 0)
    login.username.isEditing = true
    #expect(screen.focused == nil)
    token.end()
  }

  @Test func aDisabledEditLosesTheFocusOfItsControl() {
    let token = bind()
    viewModel.focus = .zip
    viewModel.traveler.address = nil
    #expect(screen.focused == nil && viewModel.focus == nil)
    token.end()
  }

  @Test func oneTransactionMovesTheFocus() {
    var log: [String] = []
    let tokens = [
      viewModel.observe(\.focus) { [viewModel] _ in log.append(viewModel.editing) },
      viewModel.observe(\.name) { [viewModel] _ in log.append(viewModel.editing) },
      viewModel.observe(\.street) { [viewModel] _ in log.append(viewModel.editing) },
    ]
    viewModel.focus = .name
    log = []
    viewModel.focus = .street
    #expect(Set(log) == ["street street"] && log.count == 3)
    for token in tokens { token.end() }
  }

  @Test func submitEndsEditingInAViewModelWithoutFocus() {
    let login = LoginViewModel(services: FakeServices(session: FakeSession()), context: .example)
    login.username.isEditing = true
    login.username.submit()
    #expect(!login.username.isEditing && login.username.touched && !login.signIn.isRunning)
  }
}

extension TravelerViewModel {
  /// The focus, and the edits that are being edited.
  fileprivate var editing: String {
    let edits = [name.isEditing ? "name" : nil, street.isEditing ? "street" : nil].compactMap(\.self)
    return ([focus.map { "\($0)" } ?? "none"] + edits).joined(separator: " ")
  }
}

/// What has the keyboard focus in a window.
@MainActor
final class Screen {
  private(set) weak var focused: FollowingField?
  var isShown = true
  private var fields: [FollowingField] = []

  func add(_ field: FollowingField) { fields.append(field) }

  /// Moves the keyboard focus, as the user does. The field before ends editing first.
  func focus(_ field: FollowingField?) {
    guard field !== focused else { return }
    let old = focused
    focused = field
    old?.send(.ended)
    field?.send(.began)
  }

  func show() {
    isShown = true
    for field in fields { field.reportChance() }
  }
}

/// A text field for tests that follows the focus.
@MainActor
final class FollowingField: FocusableTextControl, ReturnControl {
  var editedText = ""
  private(set) var key: ReturnKey?
  private(set) var resignations = 0
  private unowned let screen: Screen
  private var editing: [@MainActor (EditingEvent) -> Bool] = []
  private var returns: [@MainActor () -> Bool] = []
  private var chances: [@MainActor () -> Bool] = []
  var returnCount: Int { returns.count }

  init(_ screen: Screen) {
    self.screen = screen
    screen.add(self)
  }

  var hasKeyboardFocus: Bool { screen.focused === self }
  var canTakeFocus: Bool { screen.isShown }

  func takeFocus() { screen.focus(self) }

  func giveUpFocus() {
    resignations += 1
    screen.focus(nil)
  }

  func show(_ key: ReturnKey) { self.key = key }

  func onEditing(_ handle: @escaping @MainActor (EditingEvent) -> Bool) { editing.append(handle) }
  func onReturn(_ handle: @escaping @MainActor () -> Bool) { returns.append(handle) }
  func onFocusChance(_ handle: @escaping @MainActor () -> Bool) { chances.append(handle) }

  func send(_ event: EditingEvent) { editing = editing.filter { $0(event) } }
  func pressReturn() { returns = returns.filter { $0() } }
  func reportChance() { chances = chances.filter { $0() } }
}
