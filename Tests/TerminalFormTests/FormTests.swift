import Testing

@testable import TerminalForm

@MainActor
@Suite struct FormTests {
  private let name = TextField("Name", text: "Chris")
  private let age = TextField("Age", text: "x")
  private let save = Button("Save")
  private let activity = ActivityLine()
  private let form: Form

  init() {
    form = Form("User", rows: [[name], [age], [save, activity]], width: 40)
    form.isActive = true
  }

  @Test func isDrawnWithCaptionsTextsAndErrorsInColumns() {
    age.errorText = "Enter an age"
    activity.text = "Saving…"
    var canvas = Canvas(Size(columns: 40, rows: 10))
    form.draw(on: &canvas)
    #expect(
      canvas.lines.joined(separator: "\n") == """
        ╭─ User ───────────────────────────────╮
        │                                      │
        │ › Name  Chris                        │
        │                                      │
        │   Age   x                            │
        │         Enter an age                 │
        │         [ Save ]  ⠋ Saving…          │
        │                                      │
        ╰──────────────────────────────────────╯

        """)
    #expect(canvas.cursor == Point(column: 15, row: 2))
  }

  @Test func theFocusedViewReceivesAndReportsKeys() {
    var reported: [String] = []
    name.onEditingChanged = { reported.append($0) }
    name.onEditingEnded = { reported.append("end") }
    age.onEditingBegan = { reported.append("begin age") }
    for key: Key in [.text("t"), .left, .backspace, .tab, .text("1")] { form.handle(key) }
    #expect(reported == ["Christ", "Chrit", "end", "begin age"])
    #expect(name.text == "Chrit")
    #expect(age.text == "x1")
  }

  @Test func settingATextIsNotReported() {
    var reported: [String] = []
    name.onEditingChanged = { reported.append($0) }
    name.text = "Ada"
    #expect(reported.isEmpty)
    form.handle(.text("!"))
    #expect(reported == ["Ada!"])
  }

  @Test func tabReturnAndTheArrowKeysMoveTheFocusPastDisabledViews() {
    func visited(_ keys: Key...) -> [String] {
      keys.map { key in
        form.handle(key)
        return form.focusedView === name ? "name" : form.focusedView === age ? "age" : "save"
      }
    }
    #expect(visited(.tab, .tab, .tab, .backTab, .up, .down) == ["age", "save", "name", "save", "age", "save"])
    form.focus(name)
    #expect(visited(.return) == ["age"])
    // A view that is disabled while it has the focus keeps the focus until a key moves it.
    age.isEnabled = false
    #expect(visited(.text("1"), .tab, .tab, .tab) == ["age", "save", "name", "save"])
    #expect(age.text == "x")
  }

  @Test func returnAndSpacePressAButtonThatIsEnabled() {
    var count = 0
    save.onPress = { count += 1 }
    form.focus(save)
    form.handle(.return)
    form.handle(.text(" "))
    #expect(count == 2)
    save.isEnabled = false
    form.handle(.return)
    #expect(count == 2)
  }

  @Test func returnInAFieldCallsItsAction() {
    var count = 0
    age.onReturn = { count += 1 }
    form.focus(age)
    form.handle(.return)
    #expect(count == 1)
    #expect(form.focusedView === age)
  }

  @Test func aSecretTextIsShownAsDots() {
    let password = TextField("Password", text: "名é", isSecret: true)
    let form = Form("", rows: [[password]], width: 30)
    var canvas = Canvas(Size(columns: 30, rows: 6))
    form.draw(on: &canvas)
    #expect(canvas.lines[2].contains("Password  ••"))
  }

  @Test func aTextThatIsTooLongIsScrolledToItsCursor() {
    name.text = "a name that is longer than thee field that it is in 名前"
    var canvas = Canvas(Size(columns: 40, rows: 10))
    form.draw(on: &canvas)
    #expect(canvas.lines[2].contains("Name   field that it is in 名前 "))
    form.handle(.home)
    form.draw(on: &canvas)
    #expect(canvas.lines[2].contains("Name  a name that is longer than "))
  }

  @Test(arguments: 3...8)
  func theFocusedViewIsVisibleInASmallWindow(rows: Int) {
    for view in [name, age, save] {
      form.focus(view)
      var canvas = Canvas(Size(columns: 40, rows: rows))
      form.draw(on: &canvas)
      let text = canvas.lines.joined()
      #expect(text.contains(view === name ? "Chris" : view === age ? "Age" : "[ Save ]"), "\(rows) rows: \(text)")
    }
  }

  @Test(arguments: 0...6)
  func windowsOfAnySizeCanBeDrawn(columns: Int) {
    age.errorText = "名前"
    for rows in 0...3 {
      var canvas = Canvas(Size(columns: columns, rows: rows))
      form.draw(on: &canvas)
    }
  }
}
