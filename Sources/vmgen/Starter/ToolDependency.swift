import VmgenProjectGeneration

/// Where a package finds vmgen.
enum ToolDependency {
  case release
  /// The branch with the sources of the tool.
  case branch
  /// A checkout, whose tool each package compiles.
  case sources(Checkout)
  /// A checkout, with the tool that it has built.
  case built(Checkout)

  var compilesTool: Bool {
    switch self {
    case .release, .built: false
    case .branch, .sources: true
    }
  }

  /// The entry in the dependencies of a manifest.
  var entry: String {
    let release = #".package(url: "\#(ReleaseVersion.repository).git", from: "\#(ReleaseVersion.current)")"#
    switch self {
    case .release: return release
    case .branch: return #".package(url: "\#(ReleaseVersion.repository).git", branch: "main")"#
    case .sources(let checkout):
      return """
        // The checkout that wrote this package. For a release, write:
            // \(release)
            .package(name: "vmgen", path: \(literal(checkout.path)))
        """
    case .built(let checkout):
      return """
        // What the checkout that wrote this package has built. If the folder is missing, run `.release/local` in the
            // checkout, and write the line that it prints. For a release, write:
            // \(release)
            .package(path: \(literal(checkout.localPackage)))
        """
    }
  }

  /// Returns a literal of Swift for a path.
  private func literal(_ path: String) -> String {
    "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
