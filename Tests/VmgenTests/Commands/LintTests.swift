import Foundation
import Testing

/// Tests `vmgen lint`, and the fixes of `lint` and `check`.
@Suite struct LintCommandTests {
  private static let schema = """
    viewmodel Row {
        input names: [String]
        display title = names.filter { !$0.isEmpty }.joined(separator: ", ")
        display other = names.filter { !$0.isEmpty }.joined(separator: ", ")
        display badge = names.isEmpty
    }

    """

  @Test func findingsAreWarnings() async throws {
    let folder = try TemporaryFolder(["Row.vmodel": Self.schema])
    let run = try await Tool.run("lint", "Row.vmodel", in: folder)
    #expect(run.error.contains("warning[VM0902]") && run.error.contains("warning[VM0904]"), "\(run)")
    #expect(run.status == 0)
    #expect(try await Tool.run("lint", "Row.vmodel", "--strict", in: folder).status == 1)
    #expect(try await Tool.run("check", "--no-output", "Row.vmodel", in: folder).error == "")
  }

  @Test func viewModelsWithoutErrorsAreLinted() async throws {
    let broken = "viewmodel Broken {\n    display isBig = titel\n}\n"
    let other = "viewmodel Other {\n    input item: Itm\n    display badge = item.isEmpty\n}\n"
    let folder = try TemporaryFolder([
      "Row.vmodel": Self.schema, "Broken.vmodel": broken, "Other.vmodel": other,
    ])
    let run = try await Tool.run("lint", ".", in: folder)
    #expect(run.error.contains("warning[VM0902]") && run.error.contains("warning[VM0904]"), "\(run)")
    #expect(run.error.contains("`Broken` is not linted, because it or a declaration that it uses has an error"))
    #expect(run.error.components(separatedBy: "VM0900").count == 2 && run.error.contains("nor is this one"), "\(run)")
    #expect(run.status == 1)
    #expect(try await !Tool.run("lint", "Row.vmodel", in: folder).error.contains("VM0900"))
  }

  @Test func aRepeatedFormulaWithAParameterIsReportedOnceWithTheFunctionToDeclare() async throws {
    let find = "guard let index = rows.firstIndex(where: { $0.id == row.id }) else { return }"
    let commands = ["open", "close", "flip"].map { name in
      "    command \(name)(_ row: Row) {\n        \(find)\n        rows[index].isOpen.toggle()\n    }\n"
    }
    let model = "model Row: Identifiable {\n    let id: Int\n    var isOpen: Bool = false\n}\n\n"
    let head = model + "viewmodel Rows {\n    state rows: [Row] = []\n"
    let folder = try TemporaryFolder(["Rows.vmodel": head + commands.joined() + "}\n"])
    let run = try await Tool.run("lint", "Rows.vmodel", in: folder)
    #expect(run.error.components(separatedBy: "VM0902").count == 3 && run.error.contains("1 warning"), "\(run)")
    #expect(run.error.contains("declare `let found(row: Row) -> Int? { … }`"), "\(run)")

    let function = "    let index(of row: Row) -> Int? { rows.firstIndex(where: { $0.id == row.id }) }\n"
    let named = commands.joined().replacing(find, with: "guard let index = index(of: row) else { return }")
    let mended = try TemporaryFolder(["Rows.vmodel": head + function + named + "}\n"])
    #expect(try await Tool.run("lint", "Rows.vmodel", "--strict", in: mended).status == 0)
  }

  @Test func guardsBeforeOtherValuesAreNoRepeatedFormulas() async throws {
    let head = "viewmodel Pages {\n    input pages: [String] = []\n    input index: Int = 0\n"
    let guarded = [("Back", "index > 0"), ("On", "index < pages.count - 1")].map { name, value in
      "    display canGo\(name): Bool {\n        guard !pages.isEmpty else { return false }\n"
        + "        return \(value)\n    }\n"
    }
    let folder = try TemporaryFolder(["Pages.vmodel": head + guarded.joined() + "}\n"])
    #expect(try await Tool.run("lint", "Pages.vmodel", "--strict", in: folder).status == 0)
  }

  @Test func aRepeatedFormulaIsNotReplacedByANameThatALocalHides() async throws {
    let formula = "pages.filter { !$0.isEmpty }.count + index"
    let schema =
      "viewmodel Pages {\n    input pages: [String] = []\n    input index: Int = 0\n    display total = \(formula)\n"
      + "    display more: Int {\n        let total = 5\n        return \(formula) + total\n    }\n}\n"
    let folder = try TemporaryFolder(["Pages.vmodel": schema])
    _ = try await Tool.run("lint", "--fix", "Pages.vmodel", in: folder)
    #expect(try folder.text("Pages.vmodel").contains("return self.total + total"))
  }

  @Test func aNameInSeveralPlacesIsOneFinding() async throws {
    let schema =
      "viewmodel A {\n    input userId: Int\n    display text = userId\n}\n"
      + "viewmodel B {\n    input userId: Int\n    display text = userId\n}\n"
      + "viewmodel C {\n    @allow(VM0913)\n    input userId: Int\n    display text = userId\n}\n"
    let folder = try TemporaryFolder(["Users.vmodel": schema])
    let run = try await Tool.run("lint", "Users.vmodel", in: folder)
    #expect(run.error.contains("1 warning") && run.error.components(separatedBy: "also here").count == 2, "\(run)")
  }

  @Test func anErrorWithoutTextIsCompletedWithItsLastText() async throws {
    let schema = "error Problem {\n    case server(code: String, message: String)\n    case other(Int, String)\n}\n"
    let folder = try TemporaryFolder(["Problem.vmodel": schema])
    let run = try await Tool.run("lint", "Problem.vmodel", in: folder)
    #expect(run.error.contains("`case server(code: String, message: String) \"\\(message)\"`"), "\(run)")
    #expect(run.error.contains("`case other(Int, _ text: String) \"\\(text)\"`"), "\(run)")
  }

  @Test func aRuleIsSilencedAboveAMemberAndDisabledEverywhere() async throws {
    let silenced = Self.schema.replacing("    display badge", with: "    @allow(VM0904)\n    display badge")
    let folder = try TemporaryFolder(["Row.vmodel": silenced, "vmgen.json": "{\"disabledRules\": [\"VM0902\"]}"])
    let run = try await Tool.run("lint", "Row.vmodel", "--strict", in: folder)
    #expect(run.description == "$ vmgen lint Row.vmodel --strict\n[exit code 0]\n")
    let unused = try TemporaryFolder(["Row.vmodel": silenced.replacing("badge =", with: "isEmpty =")])
    #expect(try await Tool.run("lint", "Row.vmodel", in: unused).error.contains("`@allow(VM0904)` silences no warning"))
    let unknown = try await Tool.run("lint", "Row.vmodel", "--disable", "VM0999", in: folder)
    #expect(unknown.error.contains("invalid value `VM0999` for `--disable`") && unknown.status == 64, "\(unknown)")
  }

  @Test func aFunctionThatOnlySwiftCallsIsSilencedAboveItOrExported() async throws {
    let function = "func twice(_ x: Int) -> Int = x * 2\n"
    let folder = try TemporaryFolder(["Row.vmodel": function])
    #expect(try await Tool.run("lint", "Row.vmodel", in: folder).error.contains("no schema calls `twice`"))
    let exported = try TemporaryFolder(["Row.vmodel": function, "vmgen.json": "{\"access\": \"public\"}"])
    #expect(try await Tool.run("lint", "Row.vmodel", "--strict", in: exported).status == 0)
    let silenced = try TemporaryFolder(["Row.vmodel": "@allow(VM0907)\n" + function])
    #expect(try await Tool.run("lint", "Row.vmodel", "--strict", in: silenced).status == 0)
    let other = "/// A row.\n@allow(VM0904)\n"
    let useless = try TemporaryFolder(["Row.vmodel": other + function])
    let warned = try await Tool.run("lint", "Row.vmodel", in: useless)
    #expect(warned.error.contains("`@allow(VM0904)` silences no warning"), "\(warned)")
  }

  @Test func aWarningIsSilencedAboveEachItemThatContainsIt() async throws {
    let schema = """
      /// A row.
      @allow(VM0914)
      model Row {
          let id: Int
          /// The doubled value.
          func getTwice() -> Int { id * 2 }
      }

      viewmodel Rows {
          input row: Row
          state count: Int = 0
          state title: String = ""
          display twice = row.getTwice()
          display half = Self.getHalf(count)
          command add {
              count += 1
              // The text of a service.
              @allow(VM0355)
              let text = "Hello World"
              title = text
          }

          /// The half.
          @allow(VM0914)
          static func getHalf(_ x: Int) -> Int { x / 2 }

          example "twice" {
              given row = Row(id: 1)
              when add()
              expect (twice, half, title) == (2, 0, "Hello World")
              @allow(VM0909)
              expect count == count
          }
      }

      """
    let folder = try TemporaryFolder(["Row.vmodel": schema])
    let run = try await Tool.run("lint", "Row.vmodel", "--strict", in: folder)
    #expect(run.status == 0, "\(run)")
    let bare = schema.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains("@allow") }
    let warned = try await Tool.run(
      "lint", "Row.vmodel", in: TemporaryFolder(["Row.vmodel": bare.joined(separator: "\n")]))
    #expect(warned.error.contains("4 warnings"), "\(warned)")
  }

  @Test func whatIsNotLintedCanBeDisabled() async throws {
    let folder = try TemporaryFolder(["Row.vmodel": "viewmodel Row {\n    display a: Int = unknown\n}\n"])
    #expect(try await Tool.run("lint", "Row.vmodel", in: folder).error.contains("VM0900"))
    #expect(try await !Tool.run("lint", "Row.vmodel", "--disable", "VM0900", in: folder).error.contains("VM0900"))
  }

  @Test func fixesAreAppliedUntilNoneIsLeft() async throws {
    let folder = try TemporaryFolder(["Row.vmodel": Self.schema])
    let run = try await Tool.run("lint", "Row.vmodel", "--fix", in: folder)
    #expect(run.error.contains("applied 1 fix in 1 schema") && run.error.contains("VM0904"), "\(run)")
    #expect(run.error.contains("fixed Row.vmodel:4:"), "\(run)")
    #expect(try folder.text("Row.vmodel").contains("display other = title\n"))
    let state = try folder.state()
    #expect(try await !Tool.run("lint", "Row.vmodel", "--fix", in: folder).error.contains("applied"))
    #expect(try folder.state() == state)
  }

  @Test func theFixesOfErrorsAreAppliedByCheck() async throws {
    let folder = try TemporaryFolder([
      "Row.vmodel": "viewmodel Row {\n    input name: String\n    display a = nmae\n    display b = other\n}\n"
    ])
    let run = try await Tool.run("check", "--no-output", "--fix", "Row.vmodel", in: folder)
    #expect(run.error.contains("applied 1 fix") && run.error.contains("cannot find `other`"), "\(run)")
    #expect(run.error.components(separatedBy: "`nmae`").count == 2, "\(run)")
    #expect(run.error.contains("fixed Row.vmodel:3:17: cannot find `nmae` in scope [VM0202]\n"), "\(run)")
    #expect(run.status == 1)
    #expect(try folder.text("Row.vmodel").contains("display a = name\n"))
  }

  @Test func warningsAreFixedAfterTheErrorsOfTheirFile() async throws {
    let schema =
      "viewmodel Row {\n    input name: String\n    display a = name ?? \"\"\n    display b = other\n}\n"
    let folder = try TemporaryFolder(["Row.vmodel": schema])
    let run = try await Tool.run("check", "--no-output", "--fix", "Row.vmodel", in: folder)
    #expect(run.status == 1 && !run.error.contains("fixed"), "\(run)")
    #expect(try folder.text("Row.vmodel") == schema)
    try folder.write(schema.replacing("other", with: "a"), to: "Row.vmodel")
    _ = try await Tool.run("check", "--no-output", "--fix", "Row.vmodel", in: folder)
    #expect(try folder.text("Row.vmodel").contains("display a = name\n"))
  }

  @Test func aFixThatLosesAPartOfAValueIsLeftToTheAuthor() async throws {
    let schema = "viewmodel Row {\n    input amount: Double\n    display whole: Int = amount * 2\n}\n"
    let folder = try TemporaryFolder(["Row.vmodel": schema])
    let run = try await Tool.run("check", "--no-output", "--fix", "Row.vmodel", in: folder)
    #expect(run.error.contains("`Int(amount * 2)`, which drops the fraction"), "\(run)")
    #expect(run.status == 1 && !run.error.contains("applied"))
    #expect(try folder.text("Row.vmodel") == schema)
  }

  @Test func standardInputCannotBeFixed() async throws {
    let run = try await Tool.run("lint", "-", "--fix", in: TemporaryFolder())
    #expect(run.error.contains("`--fix` changes files") && run.status == 64, "\(run)")
  }
}
