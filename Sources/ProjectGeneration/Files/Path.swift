#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Operations on paths as text, without access to the file system.
package enum Path {
  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

  /// Returns the path of `path` in `folder`. An absolute path is returned unchanged.
  package static func join(_ folder: String, _ path: String) -> String {
    if isAbsolute(path) || folder.isEmpty || folder == "." { return path }
    if path.isEmpty || path == "." { return folder }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// Returns the last component of a path.
  package static func name(_ path: String) -> String {
    trimmed(path).split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns the path without its last component: `.` for a single name, `/` for a top-level path.
  package static func folder(_ path: String) -> String {
    let path = trimmed(path)
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the path without `.` components and repeated `/`, and with `..` components resolved where another
  /// component precedes them. Links are not resolved, so `link/..` is the folder that contains the link.
  package static func normalized(_ path: String) -> String {
    if isNormalized(path) { return path }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute(path) {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if isAbsolute(path) { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// Whether no component is empty or starts with a dot, as in most paths.
  private static func isNormalized(_ path: String) -> Bool {
    guard path.utf8.count > 1 else { return false }
    var previous: UInt8 = 0
    for byte in path.utf8 {
      if previous == UInt8(ascii: "/"), byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return false }
      previous = byte
    }
    return previous != UInt8(ascii: "/") && path.utf8.first != UInt8(ascii: ".")
  }

  /// Returns the path relative to `folder`, or nil if it is not inside. Both paths must be normalized.
  package static func relative(_ path: String, to folder: String) -> String? {
    if folder == "." { return isAbsolute(path) || path.hasPrefix("../") || path == ".." ? nil : path }
    if path == folder { return "." }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// Returns the path from a folder to a path, which can lead through folders above. Both must be absolute and normalized.
  package static func path(from folder: String, to path: String) -> String {
    let (start, end) = (folder.split(separator: "/"), path.split(separator: "/"))
    let common = zip(start, end).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: start.count - common) + end.dropFirst(common)).joined(separator: "/")
  }

  /// Whether the bytes of `a` precede those of `b`.
  package static func precedes(_ a: String, _ b: String) -> Bool {
    isASCII(a) && isASCII(b) ? a < b : a.utf8.lexicographicallyPrecedes(b.utf8)
  }

  /// Whether a path is ASCII, so that `<` compares its bytes. Both lengths of such a string are known.
  private static func isASCII(_ path: String) -> Bool { path.utf8.count == path.utf16.count }

  private static func trimmed(_ path: String) -> Substring {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}

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
