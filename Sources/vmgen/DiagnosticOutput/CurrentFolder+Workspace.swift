import VmgenProjectGeneration

extension CurrentFolder {
  /// Returns a path relative to the folder of the GitHub workspace, or to the current folder if there is no workspace.
  /// A path outside of that folder is absolute.
  static func fromWorkspace(_ path: String) -> String {
    let workspace = Environment.value("GITHUB_WORKSPACE") ?? Self.path
    let absolute = absolute(path)
    return Path.relative(absolute, to: Path.normalized(workspace)) ?? absolute
  }
}
