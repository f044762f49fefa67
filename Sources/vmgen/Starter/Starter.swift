import VmgenProjectGeneration

/// The files that `vmgen init` writes to a folder.
struct Starter {
  struct File {
    /// The path, relative to the folder.
    let path: String
    let text: String
    /// Whether an existing file is kept. Otherwise it is an error.
    var keepsExisting = false
  }

  let folder: String
  let files: [File]
  /// The commands that a person runs next.
  let nextSteps: String

  /// The list of the files.
  var summary: String {
    "Wrote:\n" + files.filter { !$0.keepsExisting }.map { "  \(Path.join(folder, $0.path))\n" }.joined() + "\n"
  }

  /// Writes all files, or reports an error and leaves none. Existing files stay as they are.
  func write(_ report: inout Report) -> Bool {
    var writer = FolderWriter()
    var missing: [File] = []
    for file in files {
      let path = Path.join(folder, file.path)
      writer.removeLeftovers(besideFileAt: path)
      if (try? FileStatus.of(path, followingLinks: false)) == nil {
        missing.append(file)
      } else if !file.keepsExisting {
        report.add(.fileExists(path: path), path: path)
      }
    }
    return !report.hasErrors && write(missing, with: &writer, &report)
  }

  /// Writes files that do not exist, or reports an error and leaves none.
  private func write(_ files: [File], with writer: inout FolderWriter, _ report: inout Report) -> Bool {
    var made: [String] = []
    var written: [String] = []
    for file in files {
      let path = Path.join(folder, file.path)
      do {
        made += try FileWriting.makeFolder(at: Path.folder(path))
        try writer.makeFile(at: path, bytes: Array(file.text.utf8))
        written.append(path)
      } catch {
        report.add(.outputNotWritable(path: path, reason: error.reason), path: path)
        written.forEach(FileWriting.removeFile)
        FileWriting.removeEmptyFolders(made)
        return false
      }
    }
    return true
  }
}
