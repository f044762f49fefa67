import EditorSession
import Foundation
import Testing

@testable import VmgenLanguageServer

/// What a renaming changes in Swift that is not generated.
@Suite struct SwiftRenamingTests {
  private static let isOld = "viewmodel A {\n    input age: Int\n    display isO│ld = age > 60\n}\n"

  /// Returns Swift after the renaming of the name at `│` in a schema beside it.
  private static func swift(_ code: String, _ new: String, schema: String = isOld) throws -> String {
    let folder = try TemporaryModule(["View.swift": code])
    var session = try Session(folder: folder.path, capabilities: Session.confirming)
    session.open(schema)
    let changes = try session.ask("rename", ["newName": new])["documentChanges"]?.list ?? []
    let edits = changes.filter { $0["textDocument"]?["uri"]?.text.hasSuffix(".swift") == true }
    return RenamingTests.applied(edits.flatMap { $0["edits"]?.list ?? [] }, to: code)
  }

  @Test("In Swift, comments and texts are not renamed")
  func swiftCode() throws {
    let code = ##"""
      // isOld
      /* isOld /* isOld */ */
      extension A {
        let a = model.isOld ? "isOld" : "\(model.isOld) isOld \(f("isOld \(isOld)"))"
        let b = """
          isOld \(model.isOld)
          """ + #"\(isOld) \#(isOld)"#
        #if os(iOS)
          f(model.isOld)
        #else
          g(model.isOld, `isOld`)
        #endif
      }
      """##
    let expected = ##"""
      // isOld
      /* isOld /* isOld */ */
      extension A {
        let a = model.isSenior ? "isOld" : "\(model.isSenior) isOld \(f("isOld \(isSenior)"))"
        let b = """
          isOld \(model.isSenior)
          """ + #"\(isOld) \#(isSenior)"#
        #if os(iOS)
          f(model.isSenior)
        #else
          g(model.isSenior, `isSenior`)
        #endif
      }
      """##
    #expect(try Self.swift(code, "isSenior") == expected)
  }

  @Test("In Swift, a name that Swift reserves is in backquotes")
  func reservedNames() throws {
    let code = "extension A {\n  var x: Bool { f(isOld, model.isOld) }\n}\n"
    #expect(try Self.swift(code, "class") == code.replacing("(isOld, model.isOld", with: "(`class`, model.class"))
  }

  @Test("In Swift, a member without a base is renamed only in extensions of its type")
  func membersWithoutBase() throws {
    let code = """
      extension Shop.A: P where T == B { var a: Bool { isOld } }
      extension B { var a: Bool { isOld } }
      func f(isOld: Bool) { print(isOld, isOld: isOld) }
      struct B { var isOld = false }

      """
    #expect(
      try Self.swift(code, "isSenior")
        == code.replacing("{ isOld } }\nextension B", with: "{ isSenior } }\nextension B"))
  }

  // MARK: Labels

  @Test(
    "In Swift, the label of a parameter of a service is renamed in calls and implementations",
    arguments: [
      "service Store {\n    func save(pa│ge: Int) async\n}\n",
      "service Store {\n    func save(pa│ge number: Int) async\n}\n",
    ])
  func labelsOfServices(schema: String) throws {
    let code = """
      func save(page: Int) { print(page) }
      func load(page: Int) {}
      let page: Int = a ? page : 1
      store.save(page: page.page)
      store.load(page: f(page: 1))

      """
    let expected = code.replacing("save(page: Int", with: "save(row page: Int").replacing(
      "save(page: page", with: "save(row: page")
    #expect(try Self.swift(code, "row", schema: schema) == expected)
  }

  @Test("In Swift, the label of a parameter of a command is renamed only in calls of the command")
  func labelsOfCommands() throws {
    let schema = "viewmodel A {\n    state n = 0\n    command check(i│d: Int) {\n        n = id\n    }\n}\n"
    let code = """
      func check(id: Int) {}
      list.check(id: item.id)
      check(id: 1)
      extension A { func all() { check(id: 1) } }
      let item = Item(id: 1, name: "Tea")

      """
    let expected = code.replacing("list.check(id", with: "list.check(number").replacing(
      "{ check(id", with: "{ check(number")
    #expect(try Self.swift(code, "number", schema: schema) == expected)
  }

  @Test(
    "In Swift, a field or an input is a label only of its own initializer",
    arguments: [
      "model Item: Identifiable {\n    let id: Int\n    let na│me: String\n}\n",
      "viewmodel Item {\n    input na│me: String\n}\n",
    ])
  func labelsOfFields(schema: String) throws {
    let code = "Item(id: 1, name: x.name)\nOther(id: 1, name: \"Tea\")\nlet a: Item = .init(id: 1, name: \"\")\n"
    let expected = """
      Item(id: 1, title: x.title)
      Other(id: 1, name: "Tea")
      let a: Item = .init(id: 1, title: "")

      """
    #expect(try Self.swift(code, "title", schema: schema) == expected)
  }

  @Test("The name of a parameter after its label is not renamed in Swift")
  func namesAfterLabels() throws {
    let code = "func save(page number: Int) { f(number: number) }\n"
    #expect(try Self.swift(code, "row", schema: "service Store {\n    func save(page num│ber: Int) async\n}\n") == code)
  }

  // MARK: Confirmation

  private static let list = """
    model Item: Identifiable {
        let id: Int
        let name: String
    }
    viewmodel ListViewModel {
        edit na│me = ""
    }

    """

  @Test("A client that cannot ask does not change Swift, and shows the places that keep the name")
  func unconfirmedRenaming() throws {
    let folder = try TemporaryModule(["View.swift": "let a = item.name\nlet b = list.name.text\nItem(name: \"\")\n"])
    var session = try Session(folder: folder.path)
    session.open(Self.list)
    let edit = try session.ask("rename", ["newName": "title"])
    #expect(edit["documentChanges"]?.list.count == 1)
    #expect(edit["changeAnnotations"] == nil)
    #expect(
      session.shown == [
        "`name` is not renamed in 2 places of Swift that is not generated: View.swift:1, View.swift:2"
      ])
  }

  @Test("A name that another type declares, too, is confirmed as such")
  func sharedNames() throws {
    let folder = try TemporaryModule(["View.swift": "let a = item.name\n"])
    var session = try Session(folder: folder.path, capabilities: Session.confirming)
    session.open(Self.list)
    let edit = try session.ask("rename", ["newName": "title"])
    let annotations = edit["documentChanges"]?.list.flatMap { $0["edits"]?.all("annotationId") ?? [] }
    #expect(annotations == ["shared"])
    let label = edit["changeAnnotations"]?["shared"]?["label"]?.text
    #expect(label == "Swift that is not generated: `name` as a word, which can also be that of `Item`")
  }

  @Test("The other targets of a package that import the module are renamed")
  func otherTargets() throws {
    let code = "import Shop\nprint(a.isOld)\n"
    let package = try TemporaryModule(
      [
        "Package.swift": "", "Sources/Shop/View.swift": "a.isOld\n", "Sources/Program/Program.swift": code,
        "Tests/ShopTests/Tests.swift": "@testable " + code, "Sources/Other/Other.swift": "print(b.isOld)\n",
        "Vendor/Package.swift": "", "Vendor/Sources/V.swift": code,
      ])
    var session = try Session(folder: package.path + "/Sources/Shop", capabilities: Session.confirming)
    session.open(Self.isOld)
    let changes = try session.ask("rename", ["newName": "isSenior"])["documentChanges"]?.list ?? []
    let names = changes.compactMap { $0["textDocument"]?["uri"]?.text.split(separator: "/").last.map(String.init) }
    #expect(Set(names) == ["A.vmodel", "View.swift", "Program.swift", "Tests.swift"])
  }
}
