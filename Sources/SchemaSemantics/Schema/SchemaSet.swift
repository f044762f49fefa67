import VmgenSchemaSyntax

/// All schemas of one run, checked together. Types are visible across the files of a module, and from imported modules.
package struct SchemaSet: Sendable {
  /// The schemas of the module, sorted by relative path.
  package var schemas: [Schema]
  /// Every declared type by name, including those of imported modules.
  package var types: [String: DeclaredType]
  /// The functions of all files by name, including those of imported modules.
  package var functions: [String: FunctionDeclaration]
  /// The samples of all files by name.
  package var samples: [String: Sample]
  /// The services of all files by name, including those of imported modules.
  package var services: [String: ServiceDeclaration]
  /// The interfaces of view models by name, including those of imported modules.
  package var viewModels: [String: ViewModelInterface]

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
