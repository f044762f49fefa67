import Testing
import ViewModelRuntime

@testable import RecipeStepExample

@MainActor @Suite struct CookingTests {
  @Test func aTickUpdatesOnlyTheTimer() {
    let viewModel = RecipeStepViewModel(
      step: RecipeStep(text: "Boil", kind: .cook(temperature: 100), duration: .seconds(90)),
      index: 0, count: 1, context: .example)
    var set: [String] = []
    let binding = viewModel.bind(
      for: viewModel,
      positionText: { _, _ in set.append("positionText") },
      text: { _, _ in set.append("text") },
      kindText: { _, _ in set.append("kindText") },
      timerText: { set.append("timerText \($1)") },
      isDone: { set.append("isDone \($1)") })
    set = []
    elapse(.seconds(1), in: viewModel)
    elapse(.seconds(89), in: viewModel)
    elapse(.seconds(1), in: viewModel)
    #expect(set == ["timerText 1:29", "timerText 0:00", "isDone true"])
    binding.end()
  }
}
