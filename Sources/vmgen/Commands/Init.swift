import VmgenProjectGeneration

extension Command {
  static let initialize = Command(
    name: "init",
    summary: "Write a first schema and a configuration file.",
    operands: CommandSyntax.Operands(name: "DIR", minimum: 0, maximum: 1),
    details: "DIR is the folder to write to; the default is the current folder. Existing files are never overwritten.",
    options: [ProjectOptions.diagnostics.spec, CommonOptions.color.spec]
  ) { arguments, console in
    let folder = arguments.operands.first.map(Path.normalized) ?? "."
    var report = Report()
    if Starter.write(to: folder, &report) { console.write(Starter.nextSteps(in: folder)) }
    return report.finish(arguments, &console)
  }
}

/// The files that `vmgen init` writes.
enum Starter {
  static let schemaName = "ContactCard.vmodel"

  static let schema = """
    /// A person in an address book.
    model Contact {
        let title: String?
        let name: String
        let birthday: Day
    }

    /// A contact card of a person.
    viewmodel ContactCardViewModel {
        input contact: Contact

        /// The name, preceded by the title if there is one.
        display nameText = words(contact.title, contact.name)

        /// The date of birth.
        display birthdayText = contact.birthday.formatted("EEEE MMMM d, yyyy")

        example "a contact with a title" {
            given contact = Contact(title: "Dr.", name: "Ada", birthday: day("1970-01-01"))
            expect nameText == "Dr. Ada"
            expect birthdayText == "Thursday January 1, 1970"
        }

        example "a contact without a title" {
            given contact = Contact(title: nil, name: "Ada", birthday: day("1970-01-01"))
            expect nameText == "Ada"
        }
    }

    """

  static let configuration = """
    {
      "output": "Generated",
      "access": "internal"
    }

    """

  /// Writes both files, or reports an error and leaves neither. Existing files stay as they are.
  static func write(to folder: String, _ report: inout Report) -> Bool {
    let files = [(schemaName, schema), (ConfigurationFile.name, configuration)]
    var writer = FolderWriter()
    for (name, _) in files {
      let path = Path.join(folder, name)
      writer.removeLeftovers(besideFileAt: path)
      if (try? FileStatus.of(path, followingLinks: false)) != nil { report.add(.fileExists(path: path), path: path) }
    }
    if report.hasErrors { return false }
    var made: [String] = []
    do { made = try FileWriting.makeFolder(at: folder) } catch {
      report.add(.outputNotWritable(path: folder, reason: error.reason), path: folder)
      return false
    }
    var written: [String] = []
    for (name, text) in files {
      let path = Path.join(folder, name)
      do {
        try writer.makeFile(at: path, bytes: Array(text.utf8))
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

  static func nextSteps(in folder: String) -> String {
    """
    Wrote \(Path.join(folder, schemaName)) and \(Path.join(folder, ConfigurationFile.name)).

    Next:
      1. Generate:  vmgen generate \(folder)
      2. Add the product ViewModelRuntime to the target that compiles \(Path.join(folder, "Generated")).
      3. Commit the generated files, and run in CI:  vmgen check \(folder)

    To generate in every build instead, add the plugin VmgenPlugin to the target, and skip steps 1 and 3.

    """
  }
}
