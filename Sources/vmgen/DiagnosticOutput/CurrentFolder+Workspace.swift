import VmgenProjectGeneration

extension CurrentFolder {
  /// The path from the folder of the GitHub workspace, or from the current folder where there is none.
  static func fromWorkspace(_ path: String) -> String {
    let workspace = Environment.value("GITHUB_WORKSPACE") ?? Self.path
    let absolute = absolute(path)
    return Path.relative(absolute, to: Path.normalized(workspace)) ?? absolute
  }
}
