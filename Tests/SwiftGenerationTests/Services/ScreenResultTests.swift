import TestTags
import Testing

@testable import VmgenSwiftGeneration

/// Tests that an example states the type of a screen's result: the navigator's double takes a value of any type.
@Suite(.tags(.compiles)) struct ScreenResultTests {
  private static let results = [
    ("Choice", "blue", "Choice.blue"), ("Choice", ".red", "Choice.red"), ("Choice?", "nil", "nil as Choice?"),
    ("[Choice]", "[]", "[Choice]()"), ("[Choice]", "[.red]", "[Choice.red]"), ("Double", "1", "1.0"),
    ("[String: Choice]", "[:]", "[String: Choice]()"), ("[Choice]", "[blue]", "[Choice.blue]"),
  ]

  private static func schema(_ type: String, _ value: String) -> String {
    """
    enum Choice { case red, green }
    sample blue: Choice = .green
    viewmodel Picker -> \(type) {
      use navigator: Navigator
      display title = "Pick"
      command pick(choice: \(type)) { finish choice }
    }
    viewmodel Owner {
      use navigator: Navigator
      state result: \(type.hasSuffix("?") ? type : type + "?") = nil
      display isDone = result == nil
      command choose { result = try await navigator.present(Picker()) }
      example "a result" {
        given navigator.present returns \(value)
        when choose()
        expect !choose.isRunning
      }
    }
    """
  }

  @Test(arguments: results)
  func theTypeOfAResultIsStated(type: String, value: String, expected: String) throws {
    let options = GenerationOptions(layers: [.model, .viewModel, .tests])
    let generated = try Generation.files([("Shop.vmodel", Self.schema(type, value))], options)
    let files = Dictionary(
      uniqueKeysWithValues: generated.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    #expect(files.values.contains { $0.contains("navigatorDouble.returns(\(expected))") })
    let setting = Compilation.Setting(languageMode: "6", isMainActor: false, hasUpcomingFeatures: false)
    #expect(try Compilation.typeCheck(files, setting) == "")
  }

  private static let twoScreens = """
    enum Choice { case red, green }
    viewmodel Picker -> Choice {
      use navigator: Navigator
      display title = "Pick"
      command pick { finish .red }
    }
    viewmodel Slider -> Double {
      use navigator: Navigator
      display title = "Slide"
      command slide { finish 1 }
    }
    viewmodel Owner {
      use navigator: Navigator
      state choice: Choice?
      state value = 0.0
      command choose { choice = try await navigator.present(Picker()) }
      command slide { value = try await navigator.present(Slider()) }
      example "a result" {
        given navigator.present returns #value
        when choose()
        expect choice == .red
      }
    }
    """

  @Test(arguments: [("Choice.red", []), ("2.5", []), (".red", ["VM0873"]), ("1", ["VM0301"]), ("\"x\"", ["VM0301"])])
  func withSeveralScreensTheValueDecidesTheType(value: String, codes: [String]) throws {
    let schema = Self.twoScreens.replacing("#value", with: value)
    #expect(Generation.codes(of: schema) == codes)
  }
}
