import VmgenProjectGeneration

/// A checkout of the package that vmgen is built from.
struct Checkout {
  /// The absolute path.
  let path: String

  /// The checkout that contains the executable file of the process in its build folder, or nil for an installed tool.
  static var ofExecutable: Checkout? {
    guard let executable = Executable.path, let resolved = try? CurrentFolder.resolved(executable) else { return nil }
    var folder = Path.folder(resolved)
    while folder != Path.folder(folder) {
      folder = Path.folder(folder)
      let parts = ["Package.swift", "Sources/vmgen", "Sources/ViewModelRuntime"]
      if parts.allSatisfy({ (try? FileStatus.of(Path.join(folder, $0))) != nil }) { return Checkout(path: folder) }
    }
    return nil
  }

  /// The package that `.release/local` writes.
  var localPackage: String { Path.join(path, ".build/local/vmgen") }

  /// Writes the local package with the running tool.
  func writeLocalPackage() throws(UsageError) {
    guard let tool = Executable.path else { return }
    let written = ShellCommand([Path.join(path, ".release/local"), tool]).run()
    guard written.status == 0 else { throw UsageError(.unwrittenPackage(localPackage, written.reason)) }
  }
}
