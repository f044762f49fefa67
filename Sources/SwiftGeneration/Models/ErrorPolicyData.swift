import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Returns the data for `errorPolicy.mustache`: the function that handles the errors that no `catch` clause of a command
/// catches.
func errorPolicyData(_ policy: ErrorPolicy, _ context: FileContext) -> MustacheValue {
  context.modules.insert(ModuleUse.runtime)
  var names = ViewModelNames(ViewModelMembers(policy.scope, context.declarations))
  names.isErrorPolicy = true
  var steps = StepLowering(names, context)
  let statements = steps.statements(ofStreamCatching: policy.catches)
  return [
    "documentation": documentation(policy.documentation),
    "services": context.providers(of: policy.services).map { .expression($0) } ?? .null,
    "body": .statements(statements),
  ]
}
