/// The version of the tool, the plugins and the runtime, which are released together.
///
/// The plugins also compile this file, through a symbolic link, so it must not import other modules.
public enum ReleaseVersion {
  /// The version of these sources. Generated code does not depend on it, so an update alone does not make files out of date.
  public static let current = "0.1.0"

  /// The address of the repository. `.release/address` replaces it in all files.
  public static let repository = "https://github.com/vmgen/vmgen"
}
