import Testing
import VmgenSchemaSyntax
import VmgenSchemaTooling

@testable import VmgenSchemaSemantics

/// The members that no example covers, as `vmgen check --coverage` reports them.
@Suite struct ExampleCoverageTests {
  private func uncovered(_ source: String) -> [String] {
    #expect(checked(source).diagnostics.map(\.message) == [])
    return warnings(source).map(\.message)
  }

  private func warnings(_ source: String) -> [Diagnostic] {
    let symbols = SymbolRecorder()
    let result = checked(source, symbols: symbols)
    var allowances = result.allowances
    return allowances.silence(coverageWarnings(result.checked, symbols))
      + allowances.unused(ofReview: { $0 == "VM0631" })
  }

  private let row = """
    model Item: Identifiable {
      let id: Int
    }

    viewmodel RowViewModel {
      input item: Item
      state taps = 0
      edit note: String = ""
      display text = "\\(item.id) \\(taps) \\(note)"
      display isTapped = taps > 0
      command tap { taps += 1 }
    }


    """

  @Test func `without examples, no display, edit or command is covered`() {
    #expect(
      uncovered(row) == [
        "no example changes `note`", "no example reads `text`", "no example reads `isTapped`", "no example runs `tap`",
      ])
  }

  @Test func `a member that needs no example says so`() {
    let source = """
      viewmodel Counter {
        state count = 0
        display text = "\\(count)"
        @allow(VM0631)
        command add { count += 1 }
        @allow(VM0631)
        command reset { count = 0 }
        example "adding" {
          when add()
          expect text == "1"
        }
      }
      """
    #expect(uncovered(source) == ["`@allow(VM0631)` silences no warning"])
  }

  @Test func `an example of a list covers what it reads and runs in the rows`() {
    let list = """
      viewmodel ListViewModel {
        input items: [Item] = []
        list rows of RowViewModel(item: $0) in items
        example "a row" {
          given items = [Item(id: 3)]
          when rows[0].tap()
          when rows[0].note.text = "!"
          expect rows.map { $0.text } == ["3 1 !"]
        }
      }
      """
    #expect(uncovered(row + list) == ["no example reads `isTapped`"])
  }

  @Test func `a display of a screen covers the displays that it reads, also of children`() {
    let screen = """
      viewmodel SummaryViewModel {
        input items: [Item] = []
        list rows of RowViewModel(item: $0) in items
        display tapped = rows.filter { $0.isTapped }.count
        display summary = "\\(tapped) tapped"
        example "the summary" {
          given items = [Item(id: 3)]
          expect summary == "0 tapped"
        }
      }
      """
    #expect(
      uncovered(row + screen) == ["no example changes `note`", "no example reads `text`", "no example runs `tap`"])
  }

  @Test func `commands that other commands and reactions run are covered`() {
    let source = """
      viewmodel CounterViewModel {
        state count = 0
        display text = "\\(count)"
        command add { count += 1 }
        command addTwice {
          add()
          add()
        }
        example "two" {
          when addTwice()
          expect text == "2"
        }
      }

      viewmodel ParentViewModel {
        child counter = CounterViewModel()
        display text = counter.text
        command reset { counter.add() }
        example "the child is not run" {
          expect text == "0"
        }
      }
      """
    #expect(uncovered(source) == ["no example runs `reset`"])
  }

  @Test func `a warning is at the name and proposes a step`() throws {
    let source = """
      viewmodel PlayerViewModel {
        state position = 0.0
        display text = position.formatted()
        command seek(to position: Double) { self.position = position }
      }
      """.replacing("self.position = position", with: "position = 1")
    let warning = try #require(warnings(source).last)
    #expect(
      warning.help == "add `when seek(to: …)` to an example of `PlayerViewModel` or of a view model that shows it")
    #expect(warning.range.upper - warning.range.lower == 4)
  }
}
