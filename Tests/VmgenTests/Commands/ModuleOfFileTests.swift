import Foundation
import Testing

/// Tests commands for one schema of a module, which read the other schemas of the module.
@Suite struct ModuleOfFileTests {
  private static let row = """
    viewmodel RowViewModel {
        input order: Order
        display title = order.title
        custom color() -> String
        command open {
            title2 = ""
        }
        state title2 = "a"
        display subtitle = title2
        display tint = color()
        example "the title is shown" {
            given order = Order(id: 1, title: "A")
            expect title == "A"
        }
    }

    """
  private static let order = """
    model Order: Identifiable {
        let id: Int
        let title: String
    }
    viewmodel OrderViewModel {
        input order: Order
        let unused = order.id
        display title = order.title
        example "another file" {
            given order = Order(id: 1, title: "A")
            expect title == "B"
        }
    }

    """

  /// The folder of a module: that of a target, or that of a configuration.
  enum Place: String, CaseIterable, Sendable {
    case target = "Sources/App"
    case configuration = "Schemas"
  }

  private func folder(_ place: Place) throws -> TemporaryFolder {
    let module = place.rawValue
    var files = [
      "Package.swift": "", "\(module)/Order.vmodel": Self.order, "\(module)/Screens/Row.vmodel": Self.row,
      "Sources/Other/Order.vmodel": "model Order {\n    let other: Int\n}\n",
    ]
    if place == .configuration { files["\(module)/vmgen.json"] = "{}" }
    return try TemporaryFolder(files)
  }

  @Test(arguments: Place.allCases)
  func theExamplesOfTheFileRun(place: Place) async throws {
    let folder = try folder(place)
    for path in ["Screens/Row.vmodel", "Screens"] {
      let run = try await Tool.run("test", "\(place.rawValue)/\(path)", in: folder)
      #expect(run.status == 0 && run.error == "1 example passed\n", "\(run)")
    }
    let module = try await Tool.run("test", place.rawValue, in: folder)
    #expect(module.status == 1 && module.error.contains("1 example passed, 1 failed"), "\(module)")
  }

  @Test(arguments: Place.allCases)
  func theOutputIsThatOfTheModule(place: Place) async throws {
    let (one, all) = (try folder(place), try folder(place))
    let run = try await Tool.run("generate", "\(place.rawValue)/Screens/Row.vmodel", in: one)
    #expect(run.status == 0 && !run.error.contains("warning"), "\(run)")
    _ = try await Tool.run("generate", place.rawValue, in: all)
    let made = "\(place.rawValue)/Generated/Screens_Row.vmodel.swift"
    #expect(try one.text(made) == all.text(made))
    #expect(try one.files().filter { $0.hasSuffix(".swift") } == ["Package.swift", made])
    #expect(try await Tool.run("check", "\(place.rawValue)/Screens/Row.vmodel", in: one).status == 0)
  }

  @Test(arguments: [
    ["explain", "RowViewModel.title"], ["graph", "--of", "RowViewModel"], ["context"], ["test", "--coverage"],
    ["check", "--no-output", "--coverage"], ["generate", "--emit", "tests", "--tests-output", "Made"], ["format"],
    ["scaffold"], ["strings"],
  ])
  func everyCommandReadsTheModule(words: [String]) async throws {
    let folder = try folder(.target)
    let run = try await Tool.run(words + ["Sources/App/Screens/Row.vmodel"], in: folder)
    #expect(run.status == 0, "\(run)")
    #expect(!run.error.contains("Order.vmodel"), "warnings about other schemas are not shown: \(run)")
    #expect(!folder.exists("Sources/App/OrderViewModel+Customs.swift"))
  }

  @Test func onlyTheFileIsFormatted() async throws {
    let folder = try folder(.target)
    try folder.write("model  Other {}\n", to: "Sources/App/Other.vmodel")
    _ = try await Tool.run("format", "Sources/App/Order.vmodel", in: folder)
    #expect(try folder.text("Sources/App/Other.vmodel") == "model  Other {}\n")
  }

  @Test func aFileWithoutTargetAndConfigurationIsAModuleOfItsOwn() async throws {
    let folder = try TemporaryFolder(["A.vmodel": Schemas.model("Row"), "B.vmodel": Schemas.model("Row")])
    #expect(try await Tool.run("generate", "A.vmodel", in: folder).status == 0)
  }
}
