import VmgenProjectGeneration

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The schemas and configurations of a git revision, in a temporary folder.
struct RevisionFiles {
  /// The folder that corresponds to the top-level folder of the repository.
  let folder: String
  /// The top-level folder of the repository, in the form of the current folder's path.
  let top: String
  private let temporary: String

  /// Writes the files. The index and the working tree of the repository are not changed.
  ///
  /// - Parameters:
  ///   - path: A file or folder of the repository.
  ///   - configuration: A configuration file with a name of its own.
  init(_ revision: String, of path: String, configuration: String?) throws(UsageError) {
    func fail(_ reason: String) -> UsageError { UsageError(.unreadableRevision(revision, reason)) }
    var start = CurrentFolder.absolute(path)
    while (try? FileStatus.of(start))?.kind != .folder, start != "/" { start = Path.folder(start) }
    let prefix = Git.run(["rev-parse", "--show-prefix"], in: start)
    guard prefix.status == 0 else { throw fail(prefix.reason) }
    let tree = Git.run(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{tree}"], in: start)
    guard tree.status == 0 else { throw fail("git has no such revision, and there is no such folder") }
    var template = Array(Path.join(Environment.value("TMPDIR") ?? "/tmp", "vmgen-XXXXXX").utf8CString)
    guard let made = mkdtemp(&template) else { throw fail(SystemError.last.reason) }
    temporary = String(cString: made)
    folder = Path.join(temporary, "files")
    let below = prefix.line.split(separator: "/").count
    top = (0..<below).reduce(start) { folder, _ in Path.folder(folder) }
    let other = configuration.flatMap { Path.relative(CurrentFolder.absolute($0), to: top) }
    let patterns =
      ["*.vmodel", ConfigurationFile.name, "Package.swift"].map { ":(top,glob)**/\($0)" }
      + (other.map { [":(top,literal)\($0)"] } ?? [])
    let written = Git.run(
      """
      \(ShellCommand(["git", "read-tree", tree.line]).line) && \(ShellCommand(["git", "ls-files", "-z", "--"] + patterns).line) | \
      \(ShellCommand(["git", "checkout-index", "-z", "--stdin", "--prefix=\(folder)/"]).line)
      """, in: top, index: Path.join(temporary, "index"))
    guard written.status == 0 else {
      remove()
      throw fail(written.reason)
    }
  }

  func remove() { FileWriting.removeFolder(at: temporary) }

  /// Returns the path of a file of the working tree at the revision; nil for a path outside of the repository.
  func path(of path: String) -> String? {
    Path.relative(CurrentFolder.absolute(path), to: top).map { Path.join(folder, $0) }
  }
}

/// The program git.
private enum Git {
  static func run(_ words: [String], in folder: String) -> ShellCommand.Result {
    ShellCommand(["git", "-C", folder] + words).run()
  }

  /// Runs a command line in a folder, with an index of its own.
  static func run(_ line: String, in folder: String, index: String) -> ShellCommand.Result {
    let words = [folder, index].map(ShellCommand.quoted)
    return ShellCommand(line: "cd \(words[0]) && export GIT_INDEX_FILE=\(words[1]) && \(line)").run()
  }
}
