#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An error of the operating system.
package struct SystemError: Error, Equatable {
  package let code: Int32

  package static var last: SystemError { SystemError(code: errno) }

  /// The system's message in lowercase, such as "permission denied".
  package var reason: String {
    guard let text = strerror(code) else { return "error \(code)" }
    let words = String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  package var isMissing: Bool { code == ENOENT }
}
