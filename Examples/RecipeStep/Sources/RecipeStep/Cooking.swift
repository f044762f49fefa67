import ViewModelRuntime

/// What is left to write by hand: the clock that moves a step on.
@MainActor
func elapse(_ duration: Duration, in step: RecipeStepViewModel) {
  step.step.elapsed += duration
}
