import Testing
import ViewModelRuntime

@testable import TerminalForm

@MainActor
@Suite struct ControlsTests {
  @Test func aFieldReportsInputUntilTheHandlerIsRemoved() {
    let field = TextField("Name")
    let form = Form("", rows: [[field], [Button("OK")]])
    var events: [EditingEvent] = []
    field.onEditing {
      events.append($0)
      return events.count < 4
    }
    form.isActive = true
    form.handle(.text("a"))
    field.editedText = "b"
    #expect(events == [.began, .changed])
    form.handle(.text("c"))
    #expect(field.editedText == "bc")
    form.handle(.tab)
    #expect(events == [.began, .changed, .changed, .ended])
    form.handle(.backTab)
    #expect(events.count == 4)
  }

  @Test func aButtonReportsPressesUntilTheHandlerIsRemoved() {
    let button = Button("OK")
    var count = 0
    button.onTrigger {
      count += 1
      return count < 2
    }
    let form = Form("", rows: [[button]])
    for _ in 0..<3 { form.handle(.return) }
    #expect(count == 2)
  }
}
