import VmgenProjectGeneration

extension Starter {
  /// A schema and a configuration file for a target that exists.
  init(in folder: String) {
    self.folder = folder
    files = [
      File(path: "ContactCard.vmodel", text: Self.schema),
      File(path: ConfigurationFile.name, text: Self.configuration),
    ]
    nextSteps = """
      Next:
        1. Generate:  vmgen generate \(folder)
        2. Add the product ViewModelRuntime to the target that compiles \(Path.join(folder, "Generated")).
        3. Commit the generated files, and run in CI:  vmgen check \(folder)

      To generate in every build instead, add the plugin VmgenPlugin to the target, and skip steps 1 and 3.
      To start a new package instead, run `vmgen init --package NAME` in an empty folder.

      """
  }

  private static let schema = """
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

  private static let configuration = """
    {
      "output": "Generated",
      "access": "internal"
    }

    """
}
