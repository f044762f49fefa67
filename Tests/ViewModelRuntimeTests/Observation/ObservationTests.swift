import Foundation
import Observation
import Testing
import ViewModelRuntime

/// Notifications of Observation's observers, such as SwiftUI.
@MainActor
struct ObservationTests {
  let card = ContactCard()
  let activeStreams = Heard()

  @Test func aChangedNameUpdatesOnlyDependentDisplays() {
    activeStreams.track("nameText") { card.nameText }
    activeStreams.track("birthdateText") { card.birthdateText }
    card.person.firstName = "Grace"
    #expect(activeStreams.names == ["nameText"])
    #expect(card.nameText == "Grace Lovelace")
  }

  @Test func theSameNameNotifiesNoObserver() {
    activeStreams.track("nameText") { card.nameText }
    activeStreams.track("person") { card.person }
    card.person.firstName = "Ada"
    card.person = card.person
    #expect(activeStreams.names.isEmpty)
  }

  @Test func anEmptySalutationIsAsNone() {
    activeStreams.track("nameText") { card.nameText }
    activeStreams.track("person") { card.person }
    card.person.salutation = ""
    #expect(activeStreams.names == ["person"])
  }

  @Test func aDisplayFollowsItsDependencies() {
    activeStreams.track("greeting") { card.greeting }
    card.person.lastName = "King"
    #expect(activeStreams.names == ["greeting"])
    #expect(card.greeting == "Hello, Ada King!")
  }

  @Test func severalChangesAreOneTransaction() {
    activeStreams.track("nameText") { card.nameText }
    activeStreams.track("birthdateText") { card.birthdateText }
    card.update {
      $0.person.firstName = "Grace"
      $0.person.lastName = "Hopper"
      $0.person.birthdate += 1
    }
    #expect(activeStreams.names == ["nameText", "birthdateText"])
    #expect(card.nameText == "Grace Hopper")
  }

  @Test func aChangeWithoutANetEffectNotifiesNoObserver() {
    activeStreams.track("nameText") { card.nameText }
    card.update {
      $0.person.firstName = "Grace"
      $0.person.firstName = "Ada"
    }
    #expect(activeStreams.names.isEmpty)
  }

  @Test func theContextIsAnInput() {
    activeStreams.track("nameText") { card.nameText }
    activeStreams.track("birthdateText") { card.birthdateText }
    card.context.locale = Locale(identifier: "fr_FR")
    #expect(activeStreams.names == ["birthdateText"])
    #expect(card.birthdateText.hasSuffix("fr_FR"))
  }

  @Test func duringANotificationAllValuesAreOld() {
    var seen: [String] = []
    withObservationTracking {
      _ = (card.nameText, card.greeting)
    } onChange: {
      MainActor.assumeIsolated { seen += [card.nameText, card.greeting] }
    }
    card.person.firstName = "Grace"
    #expect(seen == ["Ada Lovelace", "Hello, Ada Lovelace!"])
    #expect(card.greeting == "Hello, Grace Lovelace!")
  }

  @Test func aFirstReadDuringANotificationIsNotifiedToo() {
    withObservationTracking {
      _ = card.nameText
    } onChange: {
      MainActor.assumeIsolated { activeStreams.track("greeting") { card.greeting } }
    }
    card.person.firstName = "Grace"
    #expect(activeStreams.names == ["greeting"])
  }

  @Test func aWriteDuringAChangeNotifiesAfterIt() {
    withObservationTracking {
      _ = card.nameText
    } onChange: {
      MainActor.assumeIsolated { card.person.lastName = "Hopper" }
    }
    card.person.firstName = "Grace"
    #expect(card.nameText == "Grace Hopper")
  }
}

/// Records the properties whose observers were notified, in order.
@MainActor
final class Heard {
  private(set) var names: [String] = []

  /// Returns the values since the last call.
  func take() -> [String] {
    defer { names = [] }
    return names
  }

  func track<Value>(_ name: String, _ read: () -> Value) {
    withObservationTracking {
      _ = read()
    } onChange: {
      MainActor.assumeIsolated { self.names.append(name) }
    }
  }
}
