#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

enum CurrentFolder {
  /// The current folder, or `/` if it no longer exists.
  static let path: String = {
    guard let text = getcwd(nil, 0) else { return "/" }
    defer { free(text) }
    return String(cString: text)
  }()

  /// The path from the root.
  static func absolute(_ path: String) -> String {
    Path.normalized(Path.join(Self.path, path))
  }

  /// The path relative to the folder of the GitHub workspace, or to the current folder without one.
  static func fromWorkspace(_ path: String) -> String {
    let workspace = Environment.value("GITHUB_WORKSPACE") ?? Self.path
    let absolute = absolute(path)
    return Path.relative(absolute, to: Path.normalized(workspace)) ?? absolute
  }

  /// Returns the path after resolving all links.
  static func resolved(_ path: String) throws(SystemError) -> String {
    guard let text = realpath(path, nil) else { throw .last }
    defer { free(text) }
    return String(cString: text)
  }
}

extension CurrentFolder {
  /// Returns an absolute path for display: relative if it is in the current folder.
  static func shown(_ path: String) -> String { Path.relative(path, to: Self.path) ?? path }
}
