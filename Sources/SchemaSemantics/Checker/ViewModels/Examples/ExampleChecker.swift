import VmgenSchemaSyntax

/// Checks the examples of a view model whose other members have been checked.
struct ExampleChecker: DeclarationReader {
  /// The members of the view model.
  let model: CheckedMembers
  /// Checks what the examples read and write.
  let expressions: ExpressionChecker
  /// Checks the values of `given` and `when`, which cannot read members.
  let values: ExpressionChecker
  /// All view models of the module, by name.
  let models: [String: CheckedBodies]
  let errorPolicy: ErrorPolicy?

  init(
    of checked: CheckedBodies, _ session: CheckSession, _ models: [String: CheckedBodies], _ errorPolicy: ErrorPolicy?
  ) {
    model = checked.members.indexed
    expressions = ExpressionChecker(session, checked.environment)
    values = ExpressionChecker(session, model.givenEnvironment)
    self.models = models
    self.errorPolicy = errorPolicy
  }

  var declarations: ModuleDeclarations { expressions.declarations }
  var environment: Environment { expressions.environment }
  var steps: StepChecker { StepChecker(expressions) }
}
