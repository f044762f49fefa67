import Foundation
import Observation
import Testing
import ViewModelRuntime

/// Notifications of Observation's observers, such as SwiftUI.
@MainActor
struct ObservationTests {
  let card = ContactCard()
  let notifications = NotificationLog()

  @Test func aChangedNameUpdatesOnlyDependentDisplays() {
    notifications.track("nameText") { card.nameText }
    notifications.track("birthdateText") { card.birthdateText }
    card.person.firstName = "Grace"
    #expect(notifications.names == ["nameText"])
    #expect(card.nameText == "Grace Lovelace")
  }

  @Test func theSameNameNotifiesNoObserver() {
    notifications.track("nameText") { card.nameText }
    notifications.track("person") { card.person }
    card.person.firstName = "Ada"
    card.person = card.person
    #expect(notifications.names.isEmpty)
  }

  @Test func replacingNoSalutationByAnEmptyOneChangesNoText() {
    notifications.track("nameText") { card.nameText }
    notifications.track("person") { card.person }
    card.person.salutation = ""
    #expect(notifications.names == ["person"])
  }

  @Test func aDisplayFollowsItsDependencies() {
    notifications.track("greeting") { card.greeting }
    card.person.lastName = "King"
    #expect(notifications.names == ["greeting"])
    #expect(card.greeting == "Hello, Ada King!")
  }

  @Test func severalChangesAreOneTransaction() {
    notifications.track("nameText") { card.nameText }
    notifications.track("birthdateText") { card.birthdateText }
    card.update {
      $0.person.firstName = "Grace"
      $0.person.lastName = "Hopper"
      $0.person.birthdate += 1
    }
    #expect(notifications.names == ["nameText", "birthdateText"])
    #expect(card.nameText == "Grace Hopper")
  }

  @Test func aChangeWithoutANetEffectNotifiesNoObserver() {
    notifications.track("nameText") { card.nameText }
    card.update {
      $0.person.firstName = "Grace"
      $0.person.firstName = "Ada"
    }
    #expect(notifications.names.isEmpty)
  }

  @Test func theContextIsAnInput() {
    notifications.track("nameText") { card.nameText }
    notifications.track("birthdateText") { card.birthdateText }
    card.context.locale = Locale(identifier: "fr_FR")
    #expect(notifications.names == ["birthdateText"])
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
      MainActor.assumeIsolated { notifications.track("greeting") { card.greeting } }
    }
    card.person.firstName = "Grace"
    #expect(notifications.names == ["greeting"])
  }

  @Test func aTrackedReadAfterUntrackedOnesIsNotified() {
    _ = (card.nameText, card.greeting)
    card.person.firstName = "Grace"
    notifications.track("nameText") { card.nameText }
    card.person.lastName = "Hopper"
    #expect(notifications.take() == ["nameText"])
    notifications.track("greeting") { card.greeting }
    card.person.lastName = "Lovelace"
    #expect(notifications.take() == ["greeting"])
  }

  @Test func eachTrackedViewModelNotifiesItsOwnObservers() {
    let other = ContactCard()
    withObservationTracking {
      _ = (card.nameText, other.nameText)
    } onChange: {
      MainActor.assumeIsolated { notifications.add("both") }
    }
    notifications.track("other") { other.nameText }
    card.person.firstName = "Grace"
    #expect(notifications.take() == ["both"])
    other.person.firstName = "Grace"
    #expect(notifications.take() == ["other"])
  }

  @Test func aNotifiedObserverIsRemovedFromAllViewModels() {
    let other = ContactCard()
    notifications.track("first") { (card.nameText, other.nameText) }
    other.person.firstName = "Grace"
    card.person.firstName = "Grace"
    #expect(notifications.take() == ["first"])
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
final class NotificationLog {
  private(set) var names: [String] = []

  /// Returns the values since the last call.
  func take() -> [String] {
    defer { names = [] }
    return names
  }

  func add(_ name: String) { names.append(name) }

  func track<Value>(_ name: String, _ read: () -> Value) {
    withObservationTracking {
      _ = read()
    } onChange: {
      MainActor.assumeIsolated { self.names.append(name) }
    }
  }
}
