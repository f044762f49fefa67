import TestTags
import Testing

@testable import VmgenSwiftGeneration

/// Tests that view models with difficult names and sizes compile without warnings and are formatted.
@Suite(.tags(.compiles)) struct HardViewModelTests {
  @Test func hardViewModelsCompile() throws {
    let text = try Generation.text(Self.schema, GenerationOptions(layers: [.model, .viewModel, .binding]))
    let app = "extension WordsViewModel { static func weight(if: Int, _ else: String) -> String { `else` } }"
    for setting in Compilation.Setting.all {
      let found = try Compilation.typeCheck(["App.swift": app, "Shop.vmodel.swift": text], setting)
      #expect(found == "")
    }
  }

  @Test(arguments: ["let name: String\n  private let number: Int", "private let number: Int\n  let name: String"])
  func aPrivateConstantDoesNotHideTheInputs(constants: String) throws {
    let schema = """
      viewmodel StampViewModel {
        \(constants)
        display title = "\\(name) \\(number)"
      }
      """
    let text = try Generation.text(schema, GenerationOptions(layers: [.viewModel], access: .public))
    let setting = Compilation.Setting(languageMode: "6", isMainActor: false, hasUpcomingFeatures: false)
    #expect(try Compilation.typeCheck(["Shop.vmodel.swift": text], setting) == "")
  }

  @Test func hardViewModelsAndTheirTestsAreFormatted() throws {
    let files = try Generation.files([("Shop.vmodel", Self.schema)], GenerationOptions(layers: Set(Layer.allCases)))
    #expect(files.count == 2)
    for file in files {
      #expect(try Toolchain.lint(["Shop.vmodel.swift": String(decoding: file.bytes, as: UTF8.self)]) == "")
    }
  }

  private static let schema = #"""
    model Event {
      let first_name: String
      let größe: Int
    }
    enum Carried {
      case `case`(`let`: Int, `in`: String)
      case other
    }

    sample bigEvent: Event = Event(first_name: "a", größe: 1)

    viewmodel WordsViewModel {
      input `class`: Event
      input carried: Carried = .case(let: 1, in: "x")
      display `repeat` = weight(if: `class`.größe, `class`.first_name)
      display `for` = if case .case(let `let`, let `in`) = carried { "\(`let`)\(`in`)" } else { "" }
      display target = `class`.first_name
      custom weight(`if`: Int, _ `else`: String) -> String
    }

    enum Wide {
      case first(aVeryLongNameOfAValue: String, anotherVeryLongNameOfAValue: Double, `class`: Int, _ x: [Carried])
      case `for`(Carried?)
    }
    enum Single { case only(`in`: [String: Double], In: Int) }

    viewmodel CarriedViewModel {
      input wide: Wide
      input single: Single
      display both: Wide? = single == .only(in: [:], In: 1) ? wide : nil
    }

    model Defaults {
      let third: Decimal = Decimal(1) / 3
      let wait: Duration? = 1h + 30m
    }

    viewmodel ChainViewModel {
      input table: [String: [String: Int?]]
      input defaults: Defaults?
      display inner = table["a"]?["b"]
      display third = defaults?.third ?? 0
    }

    viewmodel HiddenViewModel {
      input value: Int = 1
      let before = value + 1
      let beforeChanged = value + 2
      let unread = before + 1
      display valueDiffers = "\(value)"
      display old = before + beforeChanged
      display after = before + beforeChanged
    }

    viewmodel SingleViewModel {
      input shown: Event
      display dueText = shown.first_name
      example "one" {
        given shown = bigEvent
        expect dueText == "a"
      }
    }

    viewmodel WideViewModel {
      input d: Date
    \#(lines)
      example "one" {
        given d = date("2026-05-02")
        expect aaaa == "2"
      }
      example "another" {
        given d = date("2026-05-03")
        expect aaaa == "3"
      }
    }
    """#

  /// Displays with names of increasing length. Some fit on a line of the table of tests only without the comma after
  /// them.
  private static let lines = (4...12).map { "  display \(String(repeating: "a", count: $0)) = d.formatted(\"d\")" }
    .joined(separator: "\n")
}
