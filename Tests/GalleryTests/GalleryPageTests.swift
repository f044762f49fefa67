import Testing
import VmgenProjectGeneration
import VmgenSchemaSyntax

@testable import VmgenGallery

@Suite("The page of a gallery")
struct GalleryPageTests {
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

  @Test("An example has its moments, and an expectation that does not hold says why")
  func moments() throws {
    let screen = try #require(gallery(Self.schema).screens.first)
    let entry = try #require(screen.entries.first)
    #expect(entry.moments.map(\.acts) == [["given name = \"Ada\""], ["when name = \"Bob\""]])
    #expect(entry.moments.map(\.expectations.first?.failure) == [nil, "\"Hello Bob\" is not equal to \"Hello Ada\""])
  }

  @Test("A difference from the earlier version is shown before and after, and others are not marked")
  func comparison() {
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

  @Test("The examples that no error affects are shown beside the errors")
  func errors() {
    let broken = Self.schema + "\nviewmodel Broken {\n    display a = b\n    example \"x\" { expect a == 1 }\n}\n"
    let gallery = gallery(broken)
    #expect(
      gallery.problems == ["Greeting.vmodel:17:17: found no `b`"] || gallery.problems.count == 1, "\(gallery.problems)")
    #expect(gallery.screens.map(\.entries.count) == [2, 0])
    #expect(gallery.screens.map(\.unsound) == [[], ["x"]])
  }

  @Test("Another setting is recorded only if it shows something else")
  func settings() {
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

  @Test("A text never becomes markup", arguments: ["<script>alert(1)</script>", "\" onload=\"x", "</style>'&\u{0}"])
  func hostileTexts(text: String) {
    var html = HTML()
    html.element("p", ["title": text], text: text)
    let inner = html.text.dropFirst("<p title=\"".count).dropLast("</p>".count)
    #expect(
      inner.count { $0 == "<" } == 0 && inner.count { $0 == "\"" } == 1 && !inner.contains("\u{0}"), "\(html.text)")
  }

  @Test("The page loads nothing, and runs only its own scripts")
  func isolation() {
    let page = gallery(Self.schema).page()
    #expect(page.contains("default-src &#39;none&#39;"))
    #expect(!page.contains("http://") && !page.contains("https://"))
  }

  @Test(
    "A name is shown as words",
    arguments: [
      ("discountedPrice", "Discounted price"), ("userID", "User ID"), ("URLText", "URL text"), ("x", "X"),
      ("load(id:)", "Load(id:)"),
    ])
  func names(name: String, words: String) {
    #expect(ReadableName.of(name) == words)
  }
}
