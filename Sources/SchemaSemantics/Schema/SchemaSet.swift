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
  package var viewModels: [String: ViewModelShape]

  package enum DeclaredType: Sendable {
    case enumeration(EnumDeclaration)
    case model(ModelDeclaration)
    case extern(ExternType)
    case viewModel(String)
  }
}

/// What is known of a view model where another makes it: `HomeViewModel(user: user)`.
package struct ViewModelShape: Sendable {
  package var name: String
  /// In the order declared. A default is known to be there; its value is not, for a view model of another module.
  package var inputs: [Input]
  /// The services that it uses, itself or in the view models that it makes, sorted; `Navigator` among them.
  package var services: [String]
}
