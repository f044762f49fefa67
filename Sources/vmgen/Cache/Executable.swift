import VmgenProjectGeneration

/// The executable file of the process.
enum Executable {
  /// The status of the executable file, which differs for another build or a changed file; nil if it is not known.
  static var status: [FileStatus]? {
    guard let path, let named = try? FileStatus.of(path) else { return nil }
    // Both files count, because a process can be started with the name of another program, and under an emulator,
    // `/proc/self/exe` is the emulator.
    return [named] + [try? FileStatus.of("/proc/self/exe")].compactMap { $0 }
  }

  /// The path of the executable file, or nil if it is not known.
  static var path: String? { CommandLine.arguments.first.flatMap(find) }

  /// Returns the path of a program, found by its path or in `PATH`, as a shell does.
  private static func find(_ name: String) -> String? {
    if name.utf8.contains(UInt8(ascii: "/")) { return name }
    return (Environment.value("PATH") ?? "").split(separator: ":").map { Path.join(String($0), name) }
      .first { (try? FileStatus.of($0))?.kind == .file }
  }
}
