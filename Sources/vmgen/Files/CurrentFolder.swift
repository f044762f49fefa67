#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

enum CurrentFolder {
  /// The folder that the process runs in; `/` where it is gone.
  static let path: String = {
    guard let text = getcwd(nil, 0) else { return "/" }
    defer { free(text) }
    return String(cString: text)
  }()

  /// The path from the root.
  static func absolute(_ path: String) -> String {
    Path.normalized(Path.join(Self.path, path))
  }

  /// The path from the folder of the GitHub workspace, or from the current folder where there is none.
  static func fromWorkspace(_ path: String) -> String {
    let workspace = Environment.value("GITHUB_WORKSPACE") ?? Self.path
    let absolute = absolute(path)
    return Path.relative(absolute, to: Path.normalized(workspace)) ?? absolute
  }

  /// Where `path` leads once all links are followed.
  static func resolved(_ path: String) throws(SystemError) -> String {
    guard let text = realpath(path, nil) else { throw .last }
    defer { free(text) }
    return String(cString: text)
  }
}

extension CurrentFolder {
  /// An absolute path as people read it: from the current folder where it lies inside.
  static func shown(_ path: String) -> String { Path.relative(path, to: Self.path) ?? path }
}
