import VmgenSchemaSyntax

struct FunctionEntry {
  var declaration: FunctionDeclaration
  var syntax: FunctionSyntax
  var range: SourceRange
  var module: String?
  /// Whether another function has the same name, so that a call can mean either.
  var isAmbiguous = false
}

struct ServiceEntry {
  var declaration: ServiceDeclaration
  var syntax: ServiceSyntax
  var range: SourceRange
  var module: String?

  func function(_ name: String) -> ServiceFunction? { declaration.functions.first { $0.name == name } }
}

struct ViewModelEntry {
  var interface: ViewModelInterface
  var syntax: ViewModelSyntax
  var module: String?
}

struct SampleEntry {
  var declaration: Sample
  var syntax: SampleSyntax
  var range: SourceRange
  var module: String?
}

struct ErrorPolicyEntry {
  var syntax: ErrorPolicySyntax
  /// The services of its steps, and those of the view models that they create, sorted.
  var services: [String] = []
}

struct ServiceContainerEntry {
  var declaration: ServiceContainer
  var range: SourceRange
}
