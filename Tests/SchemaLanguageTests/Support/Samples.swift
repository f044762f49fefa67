/// Schemas that several tests read.
enum Samples {
  static let contactCard = """
    /// A person, as an address book keeps them.
    model Person {
        let salutation: String?
        let firstName: String
        let lastName: String
        let birthdate: Date
    }

    /// What a contact card shows of a person.
    viewmodel PersonViewModel {
        input person: Person

        /// The full name, led by the salutation when there is one.
        display nameText = words(person.salutation, person.firstName, person.lastName)

        /// The day of birth, in full.
        display birthdateText = person.birthdate.formatted("EEEE MMMM d, yyyy")

        example "uses the salutation available" {
            given person = Person(salutation: "Dr.", firstName: "first", lastName: "last", birthdate: date("1970-01-01"))
            expect nameText == "Dr. first last"
            expect birthdateText == "Thursday January 1, 1970"
        }

        example "does not use an unavailable salutation" {
            given person = Person(salutation: nil, firstName: "first", lastName: "last", birthdate: date("1970-01-01"))
            expect nameText == "first last"
        }
    }

    """
}
