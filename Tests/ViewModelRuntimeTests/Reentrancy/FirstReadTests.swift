import Foundation
import Observation
import Testing
import ViewModelRuntime

/// Tests properties that are read or bound for the first time while a change is delivered. Later changes of them notify
/// their observers.
@MainActor
struct FirstReadTests {
  private let shelf = ShelfViewModel(
    books: (1...3).map { ShelfBook(id: $0, title: "\($0)", shelf: "a") }, context: .example)

  @Test func aRowThatIsBoundAfterAnotherWriteInADeliveryStaysCurrent() {
    var tokens: [BindingToken] = []
    var text = ""
    tokens.append(
      shelf.observe(\.rows) { [shelf] rows in
        guard rows.count == 2, tokens.count == 1, let row = rows.first?.viewModel else { return }
        shelf.rename(id: 3, title: "C")
        tokens.append(row.observe(\.label) { text = $0 })
      })
    shelf.remove(id: 2)
    #expect(text == "1 of 2")
    shelf.remove(id: 3)
    #expect(text == "1 of 1")
  }

  @Test func aPropertyThatIsReadInAnAnnouncementOfAnotherOneIsAnnouncedLater() {
    let card = ContactCard()
    let (text, notified) = (Box(""), Box(false))
    withObservationTracking {
      _ = card.nameText
    } onChange: {
      MainActor.assumeIsolated {
        withObservationTracking {
          text.value = card.birthdateText
        } onChange: {
          MainActor.assumeIsolated { notified.value = true }
        }
      }
    }
    card.person.firstName = "Grace"
    #expect(!notified.value)
    card.person.birthdate = Date(timeIntervalSince1970: 86_400)
    #expect(notified.value && card.birthdateText != text.value)
  }
}

@MainActor
private final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
