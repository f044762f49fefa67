import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite struct CheckerModuleTests {
  @Test func declarationsAreVisibleInAllFilesOfAModule() {
    let report = rendered(files: [
      "A.vmodel": "viewmodel Card {\n  input person: Person\n  display title = shout(person.name)\n}",
      "B.vmodel": "model Person {\n  let name: String\n}",
      "C.vmodel": "func shout(_ text: String) -> String = text.uppercased()",
    ])
    #expect(report == "")
  }

  @Test func schemasAreSortedByRelativePath() throws {
    let files: KeyValuePairs = ["B.vmodel": "model B {\n  let a: A\n}", "A.vmodel": "model A {\n  let b: Int\n}"]
    let set = try #require(checked(files: files).schemas)
    #expect(set.schemas.map(\.file) == [SourceFile.ID(1), SourceFile.ID(0)])
  }

  @Test func aDuplicateDeclarationInAnotherFileIsReportedWithTheFirstOne() {
    let report = rendered(files: [
      "A.vmodel": "model Person {\n  let name: String\n}", "B.vmodel": "model Person {\n  let age: Int\n}",
    ])
    #expect(
      report == """
        B.vmodel:1:7 «Person» error: `Person` is declared twice [VM0203]
          A.vmodel:1:7 first declared here
          help: rename or remove one of them
        """)
  }

  @Test func declarationsOfAnImportedModuleAreVisibleInTheFilesThatImportIt() throws {
    let files: KeyValuePairs = [
      "Card.vmodel": """
      import Core

      viewmodel Card {
        input user: User
        display title = words(user.name, badge(user), user.home.city)
      }
      """,
      "Core/User.vmodel": """
      model User {
        let name: String
        let home: Home
      }

      model Home {
        let city: String
      }

      func badge(_ user: User) -> String = user.name.prefix(1)

      viewmodel Unread {
        input user: User
        input unread: Int
        display title = user.name
      }
      """,
    ]
    #expect(rendered(files: files) == "")
    let set = try #require(checked(files: files).schemas)
    #expect(set.schemas.map(\.imports) == [["Core"]])
    #expect(set.types["User"] != nil)
    #expect(set.functions["badge"] != nil)
  }

  @Test func theModuleOfATypeThatIsNotImportedIsNamed() {
    let report = rendered(files: [
      "A.vmodel": "import Core\n\nmodel Team {\n  let lead: User\n}",
      "B.vmodel": "model Pair {\n  let first: User\n}",
      "Core/User.vmodel": "model User {\n  let name: String\n}",
    ])
    #expect(
      report == """
        B.vmodel:2:14 «User» error: `User` belongs to module `Core`, which this file does not import [VM0753]
          help: add `import Core`
          fix: «» → «import Core
        »
        """)
  }

  @Test func aNameThatAnImportedModuleDeclaresIsAnError() {
    let report = rendered(files: [
      "A.vmodel": "import Core\n\nmodel User {\n  let lead: Int\n}",
      "Core/User.vmodel": "model User {\n  let name: String\n}",
    ])
    #expect(
      report == """
        A.vmodel:3:7 «User» error: `User` is already declared in the imported module `Core` [VM0754]
          Core/User.vmodel:1:7 declared here
          help: rename it, or use the existing declaration
        """)
  }

  @Test func anUnknownModuleIsReportedWithNearNames() {
    let report = rendered(files: [
      "A.vmodel": "import Cor\nimport Core\nimport Core\n\nmodel Team {\n  let lead: User\n}",
      "Core/User.vmodel": "model User {\n  let name: String\n}",
    ])
    #expect(
      report == """
        A.vmodel:1:8 «Cor» error: module `Cor` has no schemas [VM0751]
          help: did you mean `Core`?
          fix: «Cor» → «Core»
        A.vmodel:3:1 «import Core» warning: `Core` is imported twice [VM0752]
          A.vmodel:2:8 first imported here
          help: remove one of the imports
          fix: «import Core» → «»
        """)
  }

  @Test func aModuleThatNoFileImportsIsNotChecked() {
    let report = rendered(files: [
      "A.vmodel": "model Team {\n  let lead: Int\n}", "Core/User.vmodel": "model User {\n  let name: Nothing\n}",
    ])
    #expect(report == "")
  }

  @Test func theResultDoesNotDependOnTheOrderOfTheFiles() throws {
    let a = "model A {\n  let b: B?\n  let x: Strin\n}\n"
    let b = "model B {\n  let a: A?\n}\nviewmodel V {\n  input a: A\n  input c: Int\n  display t = a.y\n}"
    let first = checked(files: ["A.vmodel": a, "B.vmodel": b]).diagnostics.map(\.kind.code).sorted()
    let second = checked(files: ["B.vmodel": b, "A.vmodel": a]).diagnostics.map(\.kind.code).sorted()
    #expect(first == second)
  }
}
