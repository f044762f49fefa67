import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// Pop-ups and pickers, refresh controls and the Return key.
@MainActor
struct ChoiceAndReturnTests {
  let form = SignUpViewModel(account: Account(), services: SignUpViewModelDoubles(), context: .example)
  let login = LoginViewModel(services: FakeServices(session: FakeSession()), context: .example)

  @Test func aPopUpOffersTitlesAndWritesTheSelectedChoice() {
    let popUp = FakePopUp()
    let token = form.bindings.newsletter.bind(.to(popUp, choices: [true, false]) { $0 ? "Yes" : "No" })
    #expect(popUp.titles == ["Yes", "No"] && popUp.selectedChoice == 1)
    popUp.select(0)
    #expect(form.newsletter.value)
    form.newsletter.value = false
    #expect(popUp.selectedChoice == 1)
    popUp.select(7)
    #expect(!form.newsletter.value && popUp.selectedChoice == 1)
    token.end()
    popUp.select(0)
    #expect(!form.newsletter.value)
  }

  @Test func aValueThatIsNotOfferedHasNoSelection() {
    let popUp = FakePopUp()
    let token = form.bindings.newsletter.bind(.to(popUp, choices: [true]) { $0 ? "Yes" : "No" })
    #expect(popUp.selectedChoice == -1)
    token.end()
  }

  @Test func aRefreshThatCannotRunEndsAtOnce() {
    let control = FakeRefresh()
    let token = CommandPort(login, \.signIn) { $0.signIn() }.bind(.to(control))
    control.pull()
    #expect(!control.isRefreshing)
    token.end()
  }

  @Test func aRefreshControlShowsTheRunsOfACommand() async {
    let control = FakeRefresh()
    let token = CommandPort(login, \.signIn) { $0.signIn() }.bind(.to(control))
    login.username.text = "ada"
    login.password.text = "secret"
    control.pull()
    #expect(control.isRefreshing && login.signIn.isRunning)
    await wait(until: { !login.signIn.isRunning })
    #expect(!control.isRefreshing)
    let run = login.signIn()
    #expect(control.isRefreshing)
    _ = await run.finished()
    token.end()
  }

  @Test func aRefreshControlRefreshesAList() async {
    let service = PendingNews()
    let news = NewsViewModel(services: service, context: .example)
    let control = FakeRefresh()
    let token = news.bindings.rows.bind(.show { _ in }.refreshing(with: control))
    control.pull()
    await wait(until: { !service.articleCalls.isEmpty })
    #expect(news.rows.isRefreshing && control.isRefreshing)
    service.end()
    await wait(until: { !news.rows.isRefreshing })
    #expect(!control.isRefreshing)
    token.end()
  }

  @Test func returnMovesTheFocusOrRunsACommand() {
    let (name, password) = (FakeReturnField(), FakeReturnField())
    let token = BindingToken([
      login.bindings.username.bind(.to(name, onReturn: .moveFocus(to: password))),
      login.bindings.password.bind(.to(password, onReturn: .run(for: login) { $0.signIn() })),
    ])
    name.takeFocus()
    name.type("ada")
    name.pressReturn()
    #expect(password.hasFocus)
    password.type("secret")
    password.pressReturn()
    #expect(!password.hasFocus && login.signIn.isRunning)
    token.end()
    name.pressReturn()
    #expect(!password.hasFocus)
  }

  @Test func returnEndsEditing() {
    let name = FakeReturnField()
    let token = login.bindings.username.bind(.to(name, onReturn: .endEditing))
    name.takeFocus()
    #expect(login.username.isEditing)
    name.pressReturn()
    #expect(!login.username.isEditing && login.username.touched)
    token.end()
  }

  @Test func theBindingsOfAReusedCellEndBeforeTheNextOnesBegin() {
    let cells = CellBindings()
    let cell = FakeButton()
    var log: [String] = []
    func bind(_ name: String) {
      cells.bind(cell) {
        log.append("begin \(name)")
        let connection = ControlConnection<Void> {}
        connection.onEnd { log.append("end \(name)") }
        return BindingToken([BindingToken(form.observe(\.greeting) { _ in }, connection)])
      }
    }
    bind("first")
    bind("second")
    cells.end(cell)
    #expect(log == ["begin first", "end first", "begin second", "end second"])
  }
}

/// A pop-up button for tests.
@MainActor
final class FakePopUp: ChoiceControl {
  private(set) var titles: [String] = []
  var selectedChoice = -1
  private var handlers: [@MainActor () -> Bool] = []

  func offerChoices(_ titles: [String]) { self.titles = titles }

  func onChoice(_ handle: @escaping @MainActor () -> Bool) { handlers.append(handle) }

  func select(_ index: Int) {
    selectedChoice = index
    handlers = handlers.filter { $0() }
  }
}

/// A refresh control for tests.
@MainActor
final class FakeRefresh: RefreshControl {
  private(set) var isRefreshing = false
  private var handlers: [@MainActor () -> Bool] = []

  func beginRefreshing() { isRefreshing = true }

  func endRefreshing() { isRefreshing = false }

  func onRefresh(_ handle: @escaping @MainActor () -> Bool) { handlers.append(handle) }

  func pull() {
    isRefreshing = true
    handlers = handlers.filter { $0() }
  }
}

/// A text field with a Return key for tests.
@MainActor
final class FakeReturnField: ReturnControl, FocusTarget {
  var editedText = ""
  private(set) var hasFocus = false
  private var editing: [@MainActor (EditingEvent) -> Bool] = []
  private var returns: [@MainActor () -> Bool] = []

  func onEditing(_ handle: @escaping @MainActor (EditingEvent) -> Bool) { editing.append(handle) }

  func onReturn(_ handle: @escaping @MainActor () -> Bool) { returns.append(handle) }

  func takeFocus() {
    hasFocus = true
    editing = editing.filter { $0(.began) }
  }

  func giveUpFocus() {
    hasFocus = false
    editing = editing.filter { $0(.ended) }
  }

  func type(_ text: String) {
    editedText = text
    editing = editing.filter { $0(.changed) }
  }

  func pressReturn() { returns = returns.filter { $0() } }
}
