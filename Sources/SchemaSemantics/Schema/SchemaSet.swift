import VmgenSchemaSyntax

/// All schemas of one run, checked together. Types are visible across the files of a module, and from imported modules.
package final class SchemaSet: Sendable {
  /// The schemas of the module, sorted by relative path.
  package let schemas: [Schema]
  /// Every declared type by name, including those of imported modules.
  package let types: [String: DeclaredType]
  /// The functions of all files by name, including those of imported modules.
  package let functions: [String: FunctionDeclaration]
  /// The samples of all files by name.
  package let samples: [String: Sample]
  /// The services of all files by name, including those of imported modules.
  package let services: [String: ServiceDeclaration]
  /// The interfaces of view models by name, including those of imported modules.
  package let viewModels: [String: ViewModelInterface]

  package init(
    schemas: [Schema], types: [String: DeclaredType], functions: [String: FunctionDeclaration],
    samples: [String: Sample], services: [String: ServiceDeclaration], viewModels: [String: ViewModelInterface]
  ) {
    self.schemas = schemas
    self.types = types
    self.functions = functions
    self.samples = samples
    self.services = services
    self.viewModels = viewModels
  }

  package indirect enum DeclaredType: Sendable {
    case enumeration(EnumDeclaration)
    case model(ModelDeclaration)
    case extern(ExternType)
    case viewModel(String)
  }
}

/// The interface of a view model: the values that other view models can read, and the parameters for creating it, as in
/// `HomeViewModel(user: user)`.
package struct ViewModelInterface: Sendable {
  /// A value that other view models can read.
  package struct Property: Sendable {
    package var id: MemberID
    package var type: Type
  }

  package struct Action: Sendable {
    package var id: MemberID
    package var parameters: [Parameter]
    package var failure: Failure
  }

  package var name: String
  /// The inputs in source order. For a view model of another module, only the existence of a default is known, not its
  /// value.
  package var inputs: [Input]
  /// The services that the view model uses, directly or in view models that it creates, sorted and including
  /// `Navigator`.
  package var services: [String]
  // Available after the interface is resolved, and never for a view model of another module.
  package var displays: [Property] = []
  package var edits: [Property] = []
  package var commands: [Action] = []
}
