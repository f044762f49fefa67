import Testing
import VmgenProjectGeneration
import VmgenSchemaSyntax

@testable import VmgenGallery

@Suite struct GalleryPageTests {
  private static let schema = """
    viewmodel Greeting {
        input name: String
        display title = "Hello \\(name)"
        example "greets" {
            given name = "Ada"
            expect title == "Hello Ada"
            when name = "Bob"
            expect title == "Hello Ada"
        }
        example "is brief" {
            given name = "Eve"
            expect title == "Hello Eve"
        }
    }
    """

  private func gallery(_ text: String, settings: [Gallery.Setting] = [.init()]) -> Gallery {
    var report = Report()
    var read = ProjectSources(Project(arguments: Arguments()), &report, stage: { _ in })
    read.add(unsaved: report.addFile(path: "Greeting.vmodel", bytes: Array(text.utf8)))
    let checked = CheckedProject(read, &report, stage: { _ in })
    var gallery = Gallery(title: "Greetings")
    gallery.record([checked], settings: settings, report)
    return gallery
  }

  @Test func anExampleHasItsMomentsAndAnExpectationSaysWhyItDoesNotHold() throws {
    let screen = try #require(gallery(Self.schema).screens.first)
    let entry = try #require(screen.entries.first)
    #expect(entry.moments.map(\.acts) == [["given name = \"Ada\""], ["when name = \"Bob\""]])
    #expect(entry.moments.map(\.expectations.first?.failure) == [nil, "\"Hello Bob\" is not equal to \"Hello Ada\""])
  }

  @Test func differencesFromTheEarlierVersionAreMarked() {
    var new = gallery(Self.schema.replacing("Hello \\(name)", with: "Hi \\(name)"))
    new.compare(with: gallery(Self.schema), reference: "main")
    #expect(new.count(.changed) == 2)
    var same = gallery(Self.schema)
    same.compare(with: gallery(Self.schema), reference: "main")
    #expect(same.screens.flatMap(\.entries).allSatisfy { $0.change == nil })
    var renamed = gallery(Self.schema.replacing("is brief", with: "is short"))
    renamed.compare(with: gallery(Self.schema), reference: "main")
    #expect(renamed.count(.added) == 1 && renamed.count(.removed) == 1)
    #expect(renamed.page().contains("since main: 1 added, 0 changed, 1 removed"))
  }

  @Test func theErrorsOfTheEarlierVersionAreShown() {
    var new = gallery(Self.schema)
    new.compare(with: gallery(Self.schema.replacing("\\(name)", with: "\\(nme)")), reference: "main")
    #expect(new.problems.count == 1 && new.problems[0].hasPrefix("Greeting.vmodel:3:"), "\(new.problems)")
  }

  @Test func examplesThatNoErrorAffectsAreShownBesideTheErrors() {
    let broken = Self.schema + "\nviewmodel Broken {\n    display a = b\n    example \"x\" { expect a == 1 }\n}\n"
    let gallery = gallery(broken)
    #expect(
      gallery.problems.count == 1 && gallery.problems[0].hasPrefix("Greeting.vmodel:16:17: "), "\(gallery.problems)")
    #expect(gallery.screens.map(\.entries.count) == [2, 0])
    #expect(gallery.screens.map(\.unsound) == [[], ["x"]])
  }

  @Test func anotherSettingIsRecordedOnlyIfItShowsSomethingElse() {
    let schema = """
      viewmodel Price {
          input value: Double
          display title = value.formatted()
          display name = "price"
          example "a fraction" { given value = 1.5; expect name == "price" }
          example "a number" { given value = 1; expect name == "price" }
      }
      """
    let gallery = gallery(schema, settings: [.init(), .init(locale: "de_DE")])
    #expect(gallery.screens.flatMap(\.entries).map(\.recordings.count) == [2, 1])
  }

  @Test func valuesHaveTheFormatsOfTheContext() {
    let schema = """
      viewmodel Trip {
          input start: Date
          display begins = start
          display day = day("2025-01-31")
          display length = 65s
          display site = url("example:site")
          display counts = ["red": 1]
          edit reminds = true
          example "a trip" { given start = date("2025-01-15T12:00:00Z"); expect length == 65s }
      }
      """
    let page = gallery(schema).page()
    for text in [
      ">Jan 15, 2025 at 12:00", ">Jan 31, 2025<", ">1 min, 5 sec<", ">example:site<", ">red</span></dt>",
      "<span class=\"switch\"><span class=\"track on\" aria-hidden=\"true\"></span>on</span>",
    ] {
      #expect(page.contains(text), "\(text)")
    }
    #expect(gallery(schema, settings: [.init(locale: "de_DE")]).page().contains(">31.01.2025<"))
  }

  @Test func aPromptHasAField() {
    let schema = """
      service Store { func save(_ text: String) async }
      viewmodel Note {
          use store: Store
          command rename {
              let name = prompt "Rename?"
              await store.save(name)
          }
          example "a question" { when rename(); expect rename.isRunning }
      }
      """
    #expect(gallery(schema).page().contains("aria-label=\"the answer\""))
  }

  @Test func aRemovedDisplayIsMarkedBeforeAndAnAddedOneAfter() {
    var new = gallery(Self.schema.replacing("display title", with: "display added = 1\n    display title"))
    new.compare(
      with: gallery(Self.schema.replacing("display title", with: "display removed = 1\n    display title")),
      reference: "main")
    let page = new.page()
    for name in ["added", "removed"] { #expect(page.contains("<div class=\"part changed\" title=\"\(name)\">")) }
    #expect(!page.contains("<div class=\"part changed\" title=\"title\">"))
  }

  @Test(arguments: ["<script>alert(1)</script>", "\" onload=\"x", "</style>'&\u{0}"])
  func aTextNeverBecomesMarkup(text: String) {
    var html = HTML()
    html.element("p", ["title": text], text: text)
    let inner = html.text.dropFirst("<p title=\"".count).dropLast("</p>".count)
    #expect(
      inner.count { $0 == "<" } == 0 && inner.count { $0 == "\"" } == 1 && !inner.contains("\u{0}"), "\(html.text)")
  }

  @Test func thePageLoadsNothing() {
    let page = gallery(Self.schema).page()
    #expect(page.contains("default-src &#39;none&#39;"))
    #expect(!page.contains("http://") && !page.contains("https://"))
  }

  @Test(
    arguments: [
      ("discountedPrice", "Discounted price"), ("userID", "User ID"), ("URLText", "URL text"), ("x", "X"),
      ("load(id:)", "Load(id:)"),
    ])
  func aNameIsShownAsWords(name: String, words: String) {
    #expect(ReadableName.of(name) == words)
  }
}
