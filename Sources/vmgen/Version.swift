import VmgenProjectGeneration

enum Version {
  /// The commit of a release. A release sets it in its own copy of the sources, because a build step that writes it would
  /// compile the tool again after each commit.
  static let releasedCommit: String? = nil

  /// The line that `--version` prints: `vmgen 0.1.0 (0474619bf3e9)`.
  static var line: String {
    let commit = releasedCommit ?? Checkout.ofExecutable?.commitOfExecutable
    return "vmgen \(ReleaseVersion.current)" + (commit.map { " (\($0.prefix(12)))" } ?? "")
  }
}

extension Checkout {
  /// The commit that was checked out when the executable file was linked, from git's log of checkouts. Changes that were
  /// not committed are not known.
  fileprivate var commitOfExecutable: String? {
    guard let executable = Executable.path, let linked = try? FileStatus.of(executable).modified,
      let bytes = try? FileReading.bytes(at: Path.join(gitFolder, "logs/HEAD"), limit: 67_108_864)
    else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let last = lines.last { line in Self.time(ofLogLine: line).map { $0 <= linked / 1_000_000_000 } ?? false }
    return last.flatMap(Self.commit(ofLogLine:))
  }

  /// The folder of git's files, which a file names in a linked worktree.
  private var gitFolder: String {
    let path = Path.join(self.path, ".git")
    guard let bytes = try? FileReading.bytes(at: path, limit: 4096) else { return path }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.hasPrefix("gitdir: ") ? Path.join(self.path, String(text.dropFirst(8).prefix { $0 != "\n" })) : path
  }

  /// Returns the time of a line such as `OLD NEW NAME <ADDRESS> 1795470748 +0000⇥commit: …`.
  private static func time(ofLogLine line: Substring) -> UInt64? {
    line.prefix { $0 != "\t" }.split(separator: " ").dropLast().last.flatMap { UInt64($0) }
  }

  private static func commit(ofLogLine line: Substring) -> String? {
    let words = line.split(separator: " ", maxSplits: 2)
    return words.count == 3 && words[1].allSatisfy(\.isHexDigit) ? String(words[1]) : nil
  }
}
