import Snapshots
import Testing

/// Tests the maps of screens, the dependency graphs and the pages about members.
@Suite struct GraphTests {
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(schema, to: "Shop.vmodel")
    return folder
  }

  @Test(arguments: [["graph"], ["graph", "--format", "dot"], ["graph", "--of", "ListViewModel"]])
  func aDiagramIsText(words: [String]) async throws {
    let run = try await Tool.run(words + ["Shop.vmodel"], in: Self.folder())
    try expectSnapshot(run.description, words.map { $0.replacing("--", with: "") }.joined(separator: "-"))
    #expect(run.status == 0)
  }

  /// An input, a computed value with two ways to one value, an edit, a loaded list and a command.
  @Test(arguments: ["owner", "summary", "isLong", "query", "rows", "items", "reload"])
  func aMemberHasAPage(name: String) async throws {
    let run = try await Tool.run(["explain", "ListViewModel.\(name)", "Shop.vmodel"], in: Self.folder())
    try expectSnapshot(run.description, "explain-member-\(name)")
    #expect(run.status == 0)
  }

  @Test func unknownNamesHaveSuggestions() async throws {
    let folder = try Self.folder()
    let viewModel = try await Tool.run(["graph", "--of", "ListViewModle", "Shop.vmodel"], in: folder)
    #expect(
      viewModel.error.contains("error: there is no view model `ListViewModle`\nhelp: did you mean `ListViewModel`?"))
    #expect(viewModel.status == 64)
    let member = try await Tool.run(["explain", "ListViewModel.sumary", "Shop.vmodel"], in: folder)
    #expect(member.error.contains("error: `ListViewModel` has no member `sumary`\nhelp: did you mean `summary`?"))
    #expect(member.status == 64)
  }

  @Test func aSchemaWithErrorsHasNoGraph() async throws {
    let folder = try TemporaryFolder()
    try folder.write("viewmodel V {\n    display a = b\n}\n", to: "V.vmodel")
    for words in [["graph"], ["explain", "V.a"]] {
      let run = try await Tool.run(words + ["V.vmodel"], in: folder)
      #expect(run.output.isEmpty && run.error.contains("V.vmodel:2:17"), "\(run)")
      #expect(run.status == 1)
    }
  }

  @Test func `the name of a view model without --of is reported with the option`() async throws {
    let run = try await Tool.run(["graph", "ListViewModel", "Shop.vmodel"], in: Self.folder())
    #expect(
      run.error.hasPrefix(
        """
        error: there is no file or folder `ListViewModel`
        help: for the dependency graph of a view model, pass `--of ListViewModel` and a path

        """), "\(run)")
    #expect(run.status == 64)
  }

  @Test func `isValid depends only on the edits that can be invalid`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      viewmodel V {
          edit a: String = ""
          edit b: Int = 0 as text
          display c = isValid && a.isEmpty && b == 0
      }

      """, to: "V.vmodel")
    let free = try await Tool.run(["explain", "V.a", "V.vmodel"], in: folder)
    #expect(free.output.contains("read by\n  c\n\na change updates\n  c\n"), "\(free)")
    let typed = try await Tool.run(["explain", "V.b", "V.vmodel"], in: folder)
    #expect(typed.output.contains("read by\n  isValid\n  c\n\na change updates\n  isValid\n  c\n"), "\(typed)")
  }

  @Test func `a change of an edit updates what reads its path`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      model Note {
          var title: String = ""
          var body: String = ""
      }
      viewmodel V {
          input note: Note
          draft form = note
          edit title = $form.title
          display heading = form.title.uppercased()
          display length = form.body.count
          leave when form.isDirty else confirm "Leave?"
          command clear { form.title = "" }
      }
      router R { screen V }

      """, to: "V.vmodel")
    let title = try await Tool.run(["explain", "V.title", "V.vmodel"], in: folder)
    #expect(title.output.contains("read by\n  heading\n  form\n"), "\(title)")
    #expect(title.output.contains("written by\n  command clear\n"), "\(title)")
    #expect(title.output.contains("a change updates\n  heading\n  form\n  leaveQuestion\n"), "\(title)")
    let length = try await Tool.run(["explain", "V.length", "V.vmodel"], in: folder)
    #expect(length.output.contains("reads\n  note.body\n  form.body\n"), "\(length)")
  }

  @Test func schemasWithoutScreensHaveAnEmptyMapAndANote() async throws {
    let folder = try TemporaryFolder()
    try folder.write("viewmodel V {\n    input a: Int\n    display b = a\n}\n", to: "V.vmodel")
    let run = try await Tool.run(["graph", "V.vmodel"], in: folder)
    #expect(run.output == "flowchart LR\n", "\(run)")
    #expect(
      run.error == "note: the schemas have no screens; `--of V` prints the dependency graph of a view model\n", "\(run)"
    )
  }
}

private let schema = #"""
  model Item: Identifiable {
      let id: Int
      let name: String
  }
  error LoadError {
      case offline "You are \"offline\"."
  }
  service Items {
      func all(of owner: String) async throws(LoadError) -> [Item]
  }

  viewmodel RowViewModel {
      input item: Item
      use navigator: Navigator
      display title = verbatim "\(item.name)"
      command show {
          navigator.push(DetailViewModel(id: item.id))
      }
  }

  /// The items of a person.
  viewmodel ListViewModel {
      let owner: String
      use items: Items
      edit query: String = "" {
          trim
      }
      state count = 0

      list rows of RowViewModel(item: $0) {
          load {
              try await items.all(of: owner)
          }
      }

      let isLong = query.count > 10
      /// What is shown above the rows.
      display summary = isLong ? "\(owner): a long query" : "\(owner): \(query) of \(count)"

      on first appear {
          rows.refresh()
      }
      on change of query {
          count += 1
      }
      command reload(to number: Int) when !isLong {
          count = number
          rows.refresh()
      }

      example "a long query" {
          given owner = "Ada"
          given items.all returns []
          when query = "engines of 1840"
          expect isLong
      }
      example "an empty list" {
          given owner = "Ada"
          given items.all returns []
          when reload(to: 3)
          expect rows.isEmpty
      }
  }

  viewmodel DetailViewModel {
      let id: Int
      display title = "Item \(id)"
  }

  router Shop {
      tabs main() {
          all: ListViewModel(owner: "Ada") "All"
      }
      link "/items/{id}" -> [main.all, DetailViewModel(id: id)]
  }

  """#
