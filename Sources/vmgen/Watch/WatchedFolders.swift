import VmgenProjectGeneration

/// The folders in which a change can affect the result of a run.
enum WatchedFolders {
  /// Returns the folders of the operands with their subfolders, and those that contain an operand or another file that a
  /// run has read. Hidden folders and links to folders are skipped, as in the search for schemas.
  static func paths(for operands: [String], _ report: Report) -> [String] {
    var folders: Set<String> = []
    for operand in operands {
      let path = CurrentFolder.absolute(operand)
      folders.insert(Path.folder(path))
      if (try? FileStatus.of(path))?.kind == .folder { addFolders(in: path, to: &folders) }
    }
    for file in report.files { folders.insert(Path.folder(CurrentFolder.absolute(file.path))) }
    return folders.sorted(by: Path.precedes)
  }

  private static func addFolders(in folder: String, to folders: inout Set<String>) {
    folders.insert(folder)
    for name in (try? FolderListing.names(at: folder)) ?? [] where !name.hasPrefix(".") && !isFileName(name) {
      let path = Path.join(folder, name)
      if (try? FileStatus.of(path, followingLinks: false))?.kind == .folder { addFolders(in: path, to: &folders) }
    }
  }

  /// Whether a file with the name can change the result of a run that did not read it.
  static func isFileName(_ name: String) -> Bool {
    name.hasSuffix(ProjectSearch.schemaEnding) || name.hasSuffix(".mustache") || name == ConfigurationFile.name
      || name == "Package.swift"
  }
}
