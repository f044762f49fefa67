import Testing
import ViewModelRuntime

@testable import RecipeStepExample

@MainActor @Suite struct CookingTests {
  @Test func aTickUpdatesOnlyTheTimer() {
    let viewModel = RecipeStepViewModel(
      step: RecipeStep(text: "Boil", kind: .cook(temperature: 100), duration: .seconds(90)),
      index: 0, count: 1, context: .example)
    var set: [String] = []
    let observations = [
      viewModel.observe(\.positionText) { _ in set.append("positionText") },
      viewModel.observe(\.text) { _ in set.append("text") },
      viewModel.observe(\.kindText) { _ in set.append("kindText") },
      viewModel.observe(\.timerText) { set.append("timerText \($0)") },
      viewModel.observe(\.isDone) { set.append("isDone \($0)") },
    ]
    set = []
    elapse(.seconds(1), in: viewModel)
    elapse(.seconds(89), in: viewModel)
    elapse(.seconds(1), in: viewModel)
    #expect(set == ["timerText 1:29", "timerText 0:00", "isDone true"])
    for observation in observations { observation.end() }
  }
}
