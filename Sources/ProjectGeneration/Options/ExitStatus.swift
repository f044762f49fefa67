#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The exit status of the process.
package enum ExitStatus: Int32, Sendable {
  case done = 0
  /// There are errors in the user's files.
  case findings = 1
  case usage = 64
  /// There is an internal error in vmgen.
  case fault = 70

  package func exit() -> Never {
    #if canImport(Darwin)
      Darwin.exit(rawValue)
    #elseif canImport(Glibc)
      Glibc.exit(rawValue)
    #elseif canImport(Musl)
      Musl.exit(rawValue)
    #endif
  }
}
