import ViewModelRuntime

/// The hand-written part of the package: it advances the time of a step.
@MainActor
func elapse(_ duration: Duration, in step: RecipeStepViewModel) {
  step.step.elapsed += duration
}
