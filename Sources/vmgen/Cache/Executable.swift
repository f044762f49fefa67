import VmgenProjectGeneration

/// The program that is running.
enum Executable {
  /// What its file is: another build of the same version is another file, or one that was changed. nil where it is not
  /// known.
  static var status: [FileStatus]? {
    guard let name = CommandLine.arguments.first, let named = find(name) else { return nil }
    // A program can be started by the name of another; and under an emulator the process is the emulator's.
    return [named] + [try? FileStatus.of("/proc/self/exe")].compactMap { $0 }
  }

  /// As the shell finds it.
  private static func find(_ name: String) -> FileStatus? {
    if name.utf8.contains(UInt8(ascii: "/")) { return try? FileStatus.of(name) }
    for folder in (Environment.value("PATH") ?? "").split(separator: ":") {
      if let status = try? FileStatus.of(Path.join(String(folder), name)), status.kind == .file { return status }
    }
    return nil
  }
}
