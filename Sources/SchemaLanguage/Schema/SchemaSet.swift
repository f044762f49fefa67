/// All schemas of one run, checked together: types are visible across the files of a module, and of imported modules.
public struct SchemaSet: Sendable {
  /// The module's own schemas, sorted by relative path.
  public var schemas: [Schema]
  /// Every declared type by name, those of imported modules included.
  public var types: [String: DeclaredType]
  /// Functions of all files by name, those of imported modules included.
  public var functions: [String: FunctionDeclaration]
  /// Samples of all files by name.
  public var samples: [String: Sample]
  /// Services of all files by name, those of imported modules included.
  public var services: [String: ServiceDeclaration]
  /// What making a view model takes, by its name, those of imported modules included.
  public var viewModels: [String: ViewModelShape]

  public enum DeclaredType: Sendable {
    case enumeration(EnumDeclaration)
    case model(ModelDeclaration)
    case extern(ExternType)
    case viewModel(String)
  }
}

/// What is known of a view model where another makes it: `HomeViewModel(user: user)`.
public struct ViewModelShape: Sendable {
  public var name: String
  /// In the order declared. A default is known to be there; its value is not, for a view model of another module.
  public var inputs: [Input]
  /// The services that it uses, itself or in the view models that it makes, sorted; `Navigator` among them.
  public var services: [String]
}
