/// Schemas that several tests share.
enum Samples {
  static let contactCard = """
    /// A person in an address book.
    model Person {
        let salutation: String?
        let firstName: String
        let lastName: String
        let birthdate: Date
    }

    /// The texts of a contact card.
    viewmodel PersonViewModel {
        input person: Person

        /// The full name, preceded by the salutation if there is one.
        display nameText = words(person.salutation, person.firstName, person.lastName)

        /// The full date of birth.
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

extension Samples {
  /// Each declaration of the two large samples, by itself.
  static let declarations = [everything, stateful].flatMap { sample in
    sample.split(separator: "\n\n").reduce(into: [String]()) { declarations, part in
      // A part of a body is indented.
      if part.first == " ", let last = declarations.popLast() {
        declarations.append("\(last)\n\n\(part)")
      } else {
        declarations.append(String(part))
      }
    }
  }

  /// Every construct of the language, in canonical form.
  static let everything = #"""
    // A license.

    import Core

    /// The status of an order.
    enum Status: Int {
        case open = 0 "Open"
        case sent = 1 "Sent"

        // The payment is being refunded.
        case returned(reason: String, Int) "Returned: \(reason)" // rare
    }

    error SignInError {
        case offline "You appear to be offline"
        case server(code: Int) "Error \(code)"
    }

    model Order: Identifiable {
        let id: UUID
        var lines: [Line] = []
        var rates: [String: Decimal]? = ["EUR": 1.50, "USD": 2] key "rate_table"
        var wait: Duration = 0.5s
        // more to come
    }

    extern Money: Hashable, Sendable

    extern model User {
        let `name`: String?
    }

    func half(_ x: Int, of y: Double = 2.0, z: Int) -> Double = Double(x) / y * -Double(z)

    sample order: Order = Order(id: UUID("0"), lines: [])

    /// The texts of a row.
    ///
    /// In two paragraphs.
    viewmodel OrderViewModel {
        input order: Order
        input limit: Int = 10
        let locale: String

        let total = order.lines.map { $0.price }.filter { price in price > 0 }.sum() // all of them
        display text: String = total > limit ? "many" : total == 0 ? "none" : "\(total) of \(order.lines.count)"
        display state = switch order.status {
            case .open: "open"
            // late
            case .sent where total > 3: verbatim "sent"
            case .returned(reason: let reason, _), .lost(let reason): reason ?? "unknown"
            case 1...3, nil: "few"
            case let other: other.label
            default: "?"
        }
        display first = if let line = order.lines.first, case .sent = order.status, total > 0 { line.name } else if !order.isEmpty { "b" } else { "c" }
        display poem = """
            Roses are "red",
              violets \(order.color)

            end
            """
        display member = order?.lines?[0].name ?? order.names[total - 1] ?? ""

        /// Implemented in Swift.
        custom initials(name: String, _ count: Int) -> String

        example "shows what is there" {
            given order = Order(id: UUID("0"), lines: [Line(price: 1)])
            given now = date("1970-01-01T00:00:00Z")
            expect text == "1 of 1"

            when limit = 0
            expect text != "1 of 1" && !text.isEmpty
        }
    }

    // the end

    """#
}
