import ContactCardExample
import Foundation
import ViewModelRuntime

// A view only assigns the texts. The compiler reports a display that is missing here.
let person = Person(
  salutation: "Dr.", firstName: "Ada", lastName: "Lovelace",
  birthdate: Date(timeIntervalSince1970: -4_861_728_000))
let viewModel = PersonViewModel(person: person, context: .example)
let card = Card()
let binding = viewModel.bind(
  for: card,
  nameText: { $0.name = $1 },
  birthdateText: { $0.birthdate = $1 })
card.show()

// This assignment calls the closure for the name, but not the one for the date.
viewModel.person = Person(
  salutation: nil, firstName: "Augusta Ada", lastName: "King", birthdate: person.birthdate)
card.show()
binding.end()

/// Prints a card to the terminal.
@MainActor
final class Card {
  var name = "" { didSet { changes.append("name") } }
  var birthdate = "" { didSet { changes.append("birthdate") } }
  private var changes: [String] = []

  func show() {
    let width = max(name.count, birthdate.count)
    let edge = String(repeating: "─", count: width + 2)
    print("╭\(edge)╮")
    for line in [name, birthdate] {
      print("│ \(line)\(String(repeating: " ", count: width - line.count)) │")
    }
    print("╰\(edge)╯ set: \(changes.joined(separator: ", "))")
    changes = []
  }
}
