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

  public enum DeclaredType: Sendable {
    case enumeration(EnumDeclaration)
    case model(ModelDeclaration)
    case extern(ExternType)
    case viewModel(String)
  }
}
