import Testing
import VmgenSchemaSemantics

@testable import VmgenSchemaEvaluation

@Suite struct ExampleFrameTests {
  private let schema = """
    model Item: Identifiable { let id: Int; let name: String }
    error LoadError { case offline "You are offline" }
    service Store { func items() async throws(LoadError) -> [Item]; func save(name: String) async }

    viewmodel RowViewModel { input item: Item; display title = item.name }

    viewmodel FormViewModel {
        use store: Store
        edit name: String = "" {
            require !name.isEmpty else "Enter a name"
        }
        let isLong = name.count > 3
        display greeting = "Hello \\(name)"
        list rows of RowViewModel(item: $0) { load { try await store.items() } }
        command save when isValid {
            confirm "Save?" yes "Save"
            await store.save(name: name)
        }

        example "a name" {
            given store.items returns [Item(id: 1, name: "First")]
            expect greeting == "Hello "
            when rows.refresh()
            when name.text = "Ada"
            expect greeting == "Hello Ada"
            expect save.canRun
            when save()
            expect save.isRunning
        }
    }
    """

  private func frames() throws -> [ExampleFrame] {
    let (schemas, _) = try checked(schema)
    return try #require(schemas.exampleCases.first).frames(in: schemas)
  }

  @Test func thereIsAMomentAtFirstAndAfterEachActThatChangesWhatIsShown() throws {
    let frames = try frames()
    #expect(frames.map(\.acts.count) == [1, 1, 1, 1])
    #expect(frames.map(\.expectations.count) == [1, 0, 2, 1])
  }

  @Test func fieldsButtonsQuestionsAndRowsHaveTheStateThatAViewShows() throws {
    let screens = try frames().compactMap(\.screen)
    func content(_ name: String, _ moment: Int) -> ScreenState.Content? {
      screens[moment].parts.first { $0.name == name }?.content
    }
    #expect(content("greeting", 2) == .display(.text("Hello Ada")))
    #expect(content("isLong", 2) == .hidden(.boolean(false)))
    guard case .field(let field)? = content("name", 2) else { return #expect(Bool(false), "no field") }
    #expect(field.value == .text("Ada") && field.error == nil)
    guard case .button(let idle)? = content("save", 0), case .button(let asking)? = content("save", 3) else {
      return #expect(Bool(false), "no button")
    }
    #expect(!idle.canRun && asking.isRunning)
    #expect(asking.question?.buttons == ["Save", "Cancel"])
    guard case .list(let list)? = content("rows", 1) else { return #expect(Bool(false), "no list") }
    #expect(list.sections.flatMap(\.rows).map(\.viewModel) == ["RowViewModel"])
  }
}
