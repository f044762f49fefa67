import VmgenProjectGeneration

/// The executable file of the process.
enum Executable {
  /// The status of the executable file, which differs for another build or a changed file; nil if it is not known.
  static var status: [FileStatus]? {
    guard let name = CommandLine.arguments.first, let named = find(name) else { return nil }
    // Both files count, because a process can be started with the name of another program, and under an emulator,
    // `/proc/self/exe` is the emulator.
    return [named] + [try? FileStatus.of("/proc/self/exe")].compactMap { $0 }
  }

  /// Returns the status of a program, found by its path or in `PATH`, as a shell does.
  private static func find(_ name: String) -> FileStatus? {
    if name.utf8.contains(UInt8(ascii: "/")) { return try? FileStatus.of(name) }
    for folder in (Environment.value("PATH") ?? "").split(separator: ":") {
      if let status = try? FileStatus.of(Path.join(String(folder), name)), status.kind == .file { return status }
    }
    return nil
  }
}
