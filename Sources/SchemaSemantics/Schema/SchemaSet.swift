import VmgenSchemaSyntax

/// All schemas of one run, checked together: types are visible across the files of a module, and of imported modules.
package struct SchemaSet: Sendable {
  /// The module's own schemas, sorted by relative path.
  package var schemas: [Schema]
  /// Every declared type by name, those of imported modules included.
  package var types: [String: DeclaredType]
  /// Functions of all files by name, those of imported modules included.
  package var functions: [String: FunctionDeclaration]
  /// Samples of all files by name.
  package var samples: [String: Sample]
  /// Services of all files by name, those of imported modules included.
  package var services: [String: ServiceDeclaration]
  /// What making a view model takes, by its name, those of imported modules included.
  package var viewModels: [String: ViewModelInterface]

  package enum DeclaredType: Sendable {
    case enumeration(EnumDeclaration)
    case model(ModelDeclaration)
    case extern(ExternType)
    case viewModel(String)
  }
}

/// What other view models may read of one, and what creating it takes: `HomeViewModel(user: user)`.
package struct ViewModelInterface: Sendable {
  /// A value that others may read.
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
  /// In source order. A default is known to be there; for a view model of another module its value is not.
  package var inputs: [Input]
  /// The services that it uses, itself or in the view models that it creates, sorted; `Navigator` among them.
  package var services: [String]
  // Known once the interface is resolved, and never of a view model of another module.
  package var displays: [Property] = []
  package var edits: [Property] = []
  package var commands: [Action] = []
}
