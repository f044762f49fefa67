import TestTags
import Testing

@testable import VmgenSwiftGeneration

/// The layer `displays`: the displays of view models as values, for widgets and App Intents.
@Suite(.tags(.compiles)) struct DisplaysTests {
  private static let schema = """
    enum Mood {
      case calm
      case wild
    }
    model Trip {
      let legs: [Int]
      let mood: Mood = .calm
      let due: Date
    }
    viewmodel TripViewModel {
      input trip: Trip
      input limit: Int = 3
      state taps = 0
      let total = trip.legs.sum { $0 }
      let double = total + total
      custom initials(of name: String) -> String
      // The names are those of locals in the generated code.
      display known = "\\(double) km"
      display fresh = known
      display values: String = switch trip.mood {
        case .calm: "Calm"
        case .wild: total > limit ? "Very wild" : "Wild"
      }
      display isLate: Bool = now > trip.due
      display mark = initials(of: known)
      display tapCount = taps + total
      command tap { taps += 1 }
    }
    """

  @Test func displaysThatDependOnInputsAloneHaveTheValuesOfTheViewModel() throws {
    let text = try Generation.text(Self.schema, GenerationOptions(layers: [.model, .viewModel, .displays]))
    let program = """
      import Foundation
      import ViewModelRuntime

      extension TripViewModel { static func initials(of name: String) -> String { String(name.prefix(1)) } }

      nonisolated func computed(_ trip: Trip, limit: Int) -> TripViewModelDisplays {
        TripViewModelDisplays(trip: trip, limit: limit, context: .example)
      }

      for trip in [
        Trip(legs: [1, 2], due: .distantFuture), Trip(legs: [4], mood: .wild, due: .distantPast),
        Trip(legs: [], mood: .wild, due: .distantFuture),
      ] {
        let displays = await Task.detached { computed(trip, limit: 2) }.value
        let viewModel = TripViewModel(trip: trip, limit: 2, context: .example)
        print(displays.known, displays.fresh, displays.values, displays.isLate)
        print(viewModel.known, viewModel.fresh, viewModel.values, viewModel.isLate)
      }
      print(Mirror(reflecting: computed(Trip(legs: [], due: .distantPast), limit: 0)).children.compactMap(\\.label))
      """
    #expect(
      try Compilation.run(["Trip.swift": text, "main.swift": program]) == """
        6 km 6 km Calm false
        6 km 6 km Calm false
        8 km 8 km Very wild true
        8 km 8 km Very wild true
        0 km 0 km Wild false
        0 km 0 km Wild false
        ["known", "fresh", "values", "isLate"]

        """)
  }

  @Test(arguments: Compilation.Setting.all)
  func theLayerCompilesWithoutViewModels(setting: Compilation.Setting) throws {
    let text = try Generation.text(Self.schema, GenerationOptions(layers: [.model, .displays], access: .public))
    #expect(try Compilation.typeCheck(["Trip.swift": text], setting) == "")
  }

  @Test func aViewModelWithoutSuchDisplaysHasNoStructure() throws {
    let schema = "viewmodel V {\n  state taps = 0\n  display count = taps\n  command tap { taps += 1 }\n}"
    let text = try Generation.text(schema, GenerationOptions(layers: [.displays]))
    #expect(!text.contains("struct"))
  }
}
