#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

package enum CurrentFolder {
  /// The current folder, or `/` if it no longer exists.
  package static let path: String = {
    guard let text = getcwd(nil, 0) else { return "/" }
    defer { free(text) }
    return String(cString: text)
  }()

  /// Returns the absolute, normalized form of a path.
  package static func absolute(_ path: String) -> String {
    Path.normalized(Path.join(Self.path, path))
  }

  /// Returns the path after resolving all links.
  package static func resolved(_ path: String) throws(SystemError) -> String {
    guard let text = realpath(path, nil) else { throw .last }
    defer { free(text) }
    return String(cString: text)
  }
}

extension CurrentFolder {
  /// Returns an absolute path for display: relative if it is in the current folder.
  package static func shown(_ path: String) -> String { Path.relative(path, to: Self.path) ?? path }
}
