#if canImport(Darwin)
  import Darwin
#endif

/// The program that is running.
enum Executable {
  /// What its file is: another build of the same version is another file, or one that was changed.
  static var status: FileStatus? { path.flatMap { try? FileStatus.of($0) } }

  private static var path: String? {
    #if canImport(Darwin)
      var size: UInt32 = 4096
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #else
      return "/proc/self/exe"
    #endif
  }
}
