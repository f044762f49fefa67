#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the operating system refused.
struct SystemError: Error, Equatable {
  let code: Int32

  static var last: SystemError { SystemError(code: errno) }

  /// The system's own words, in lower case: "permission denied".
  var reason: String {
    guard let text = strerror(code) else { return "error \(code)" }
    let words = String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  var isMissing: Bool { code == ENOENT }
}
