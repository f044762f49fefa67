import Testing
import ViewModelRuntime

@testable import TerminalForm

@MainActor
@Suite struct PaneTests {
  @Test func hasATitleBarViewsAndTabs() {
    let pane = Pane(rows: [[TextField("Find")]], content: TextView())
    pane.title = "News"
    pane.subtitle = "ada"
    pane.tabs = TabBar(["News", "Profile"], selected: 1)
    var canvas = Canvas(Size(columns: 30, rows: 9))
    pane.draw(on: &canvas)
    #expect(
      canvas.lines == [
        " News  ada", String(repeating: "─", count: 30), " Find", "", "", "", "", "  1 News   2 Profile", "",
      ])
  }

  @Test func aLongTitleLeavesSpaceForTheActivity() {
    let pane = Pane()
    pane.title = "a-very-long-name-of-a-repository"
    pane.subtitle = "ada"
    pane.onCancel = {}
    pane.activity.text = "Loading…"
    var canvas = Canvas(Size(columns: 30, rows: 4))
    pane.draw(on: &canvas)
    #expect(canvas.lines[0] == " ‹ a-very-long-n…  ⠋ Loading…")
    pane.activity.text = nil
    pane.draw(on: &canvas)
    #expect(canvas.lines[0] == " ‹ a-very-long-name-of-a-rep…")
  }

  @Test func aNarrowTabBarShowsOnlyTheSelectedTitle() {
    let pane = Pane()
    pane.tabs = TabBar(["News", "Repositories", "Profile"], selected: 2)
    var canvas = Canvas(Size(columns: 24, rows: 6))
    pane.draw(on: &canvas)
    #expect(canvas.lines[4] == "  1   2   3 Profile")
  }

  @Test func keysStartCommandsAndSelectTabsUnlessAFieldHasTheFocus() {
    var events: [String] = []
    let star = KeyCommand(.text("s"), "s star") { events.append("star") }
    let field = TextField("Find")
    let pane = Pane(rows: [[field]], content: ListView(), commands: [star])
    pane.tabs = TabBar(["News", "Profile"])
    pane.tabs?.onSelect = { events.append("tab \($0)") }
    pane.onCancel = { events.append("back") }
    pane.isActive = true
    // Keys that are typed fast arrive together.
    for key: Key in [.text("s2s"), .text("3"), .escape] { pane.handle(key) }
    #expect(events == ["star", "tab 1", "star", "back"])
    star.isEnabled = false
    pane.handle(.text("s"))
    pane.focus(field)
    pane.handle(.text("s2"))
    #expect(field.text == "s2")
    #expect(events.count == 4)
  }

  @Test(arguments: [
    (40, "s star  ·  b branch  ·  Ctrl-C quit"), (34, "s star · b branch · Ctrl-C quit"), (24, "s star · Ctrl-C quit"),
    (3, "Ctrl-C quit"),
  ])
  func aNarrowHelpLineHasSmallerGapsAndKeepsTheLastKey(columns: Int, line: String) {
    #expect(["s star", "b branch", "Ctrl-C quit"].joined(["  ·  ", " · "], columns: columns) == line)
  }

  @Test func theHelpLineShowsTheKeysOfTheFocusedView() {
    let field = TextField("Find", showsErrors: false)
    field.onReturn = {}
    let list = ListView()
    list.onOpen = { _ in }
    let star = KeyCommand(.text("s"), "s star")
    let pane = Pane(rows: [[field]], content: list, commands: [star])
    pane.onCancel = {}
    #expect(pane.help == ["s star", "Esc back", "Tab next", "Ctrl-C quit"])
    list.show(ListRows([Row(id: 1)]) { _, _ in })
    #expect(pane.help == ["Return open", "s star", "Esc back", "Tab next", "Ctrl-C quit"])
    pane.focus(field)
    #expect(pane.help == ["Return done", "Esc list", "Tab next", "Ctrl-C quit"])
  }

  private struct Row: Identifiable {
    let id: Int
  }

  @Test func aRowOfHiddenViewsTakesNoSpace() {
    let field = TextField("Find", showsErrors: false)
    let periods = SegmentBar(["Today", "This week"])
    let pane = Pane(rows: [[field], [periods]], content: TextView())
    pane.onCancel = {}
    var canvas = Canvas(Size(columns: 30, rows: 8))
    pane.draw(on: &canvas)
    #expect(canvas.lines[2...3] == [" Find", " Today  This week"])
    field.isHidden = true
    pane.draw(on: &canvas)
    #expect(canvas.lines[2...3] == [" Today  This week", ""])
  }

  @Test func escapeInAFieldReturnsToTheContent() {
    var isLeft = false
    let field = TextField("Find")
    let list = ListView()
    let pane = Pane(rows: [[field]], content: list)
    pane.isActive = true
    pane.onCancel = { isLeft = true }
    pane.focus(field)
    pane.handle(.escape)
    #expect(list.isFocused && !isLeft)
    pane.handle(.escape)
    #expect(isLeft)
  }

  @Test func aTextScrolls() {
    let text = TextView()
    text.text = (1...9).map(String.init).joined(separator: "\n")
    let pane = Pane(content: text)
    pane.isActive = true
    func visible() -> String {
      var canvas = Canvas(Size(columns: 12, rows: 6))
      pane.draw(on: &canvas)
      return canvas.lines[2...4].joined().filter { $0.isNumber }
    }
    #expect(visible() == "123")
    pane.handle(.down)
    #expect(visible() == "234")
    pane.handle(.end)
    #expect(visible() == "789")
    pane.handle(.pageUp)
    #expect(visible() == "567")
  }

  @Test func aToggleReportsOnlyTheUser() {
    let toggle = Toggle("Offline")
    var reported: [Bool] = []
    toggle.onToggle = { [unowned toggle] in reported.append(toggle.isOn) }
    let form = Form("", rows: [[toggle]])
    toggle.isOn = true
    form.handle(.return)
    form.handle(.text(" "))
    #expect(reported == [false, true])
  }
}
