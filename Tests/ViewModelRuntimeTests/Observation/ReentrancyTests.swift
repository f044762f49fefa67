import Foundation
import Observation
import Testing

@testable import ViewModelContext
@_spi(Generated) @testable import ViewModelCore
@testable import ViewModelFormatting
@_spi(Generated) @testable import ViewModelRuntime

/// Tests writes during other writes.
@MainActor
struct ReentrancyTests {
  let card = ContactCard()

  @Test func aWriteByAnObserverTakesEffectInTheNextRound() {
    var names: [String] = []
    let writer = card.observe(\.nameText) { name in
      if name.hasPrefix("Grace") { card.person.lastName = "Hopper" }
    }
    let reader = card.observe(\.nameText) { names.append($0) }
    card.person.firstName = "Grace"
    #expect(names == ["Ada Lovelace", "Grace Lovelace", "Grace Hopper"])
    _ = (writer, reader)
  }

  @Test func severalWritesInOneRoundAreAllKept() {
    var names: [String] = []
    let token = card.observe(\.nameText) { name in
      names.append(name)
      guard name == "Grace Lovelace" else { return }
      card.person.salutation = "Dr."
      card.person.lastName = "Hopper"
    }
    card.person.firstName = "Grace"
    #expect(names == ["Ada Lovelace", "Grace Lovelace", "Dr. Grace Hopper"])
    _ = token
  }

  @Test(arguments: [65_536, 131_072])
  func manyWritesDoNotWrapTheCounter(count: Int) {
    var isFirst = true
    let token = card.observe(\.nameText) { name in
      guard name.hasPrefix("Grace"), isFirst else { return }
      isFirst = false
      for number in 1...count { card.person.lastName = "\(number)" }
    }
    card.person.firstName = "Grace"
    #expect(card.nameText == "Grace \(count)")
    card.person.salutation = "Dr."
    #expect(card.nameText == "Dr. Grace \(count)")
    #expect(PendingWrite.areNone)
    _ = token
  }

  @Test func aWriteDuringTheNotificationOfAnotherViewModelIsKept() {
    let other = ContactCard()
    withObservationTracking {
      _ = card.nameText
    } onChange: {
      MainActor.assumeIsolated { other.person.firstName = "Grace" }
    }
    withObservationTracking {
      _ = other.nameText
    } onChange: { [card] in
      MainActor.assumeIsolated { card.person.lastName = "Hopper" }
    }
    card.person.firstName = "Grace"
    #expect(card.nameText == "Grace Hopper")
    #expect(other.nameText == "Grace Lovelace")
  }

  @Test func aFirstReadWithAPendingWriteIsNotified() {
    var changes = 0
    let token = card.observe(\.nameText) { name in
      guard name == "Grace Lovelace" else { return }
      card.person.lastName = "Hopper"
      // No derived value existed when the pending write was made.
      withObservationTracking {
        _ = card.birthdateText
      } onChange: {
        MainActor.assumeIsolated { changes += 1 }
      }
    }
    card.person.firstName = "Grace"
    card.person.birthdate = Date(timeIntervalSince1970: 1)
    #expect(changes == 1)
    _ = token
  }

  @Test func aWriteDuringAChangeInPlaceIsReported() {
    func rename(_ person: inout ContactCard.Person) {
      card.context.locale = Locale(identifier: "fr_FR")
      person.firstName = "Grace"
    }
    let faults = ViewModelFault.recorded { rename(&card.person) }
    #expect(faults == [.conflictingUpdates(viewModel: "ContactCard", attempts: 1)])
    #expect(card.nameText == "Grace Lovelace")
  }

  @Test func aChangeThatAlsoWritesDirectlyKeepsBothChanges() {
    _ = card.nameText
    let faults = ViewModelFault.recorded {
      card.update {
        $0.person.firstName = "Grace"
        card.person.lastName = "Hopper"
      }
    }
    #expect(card.nameText == "Grace Hopper")
    #expect(faults == [.conflictingUpdates(viewModel: "ContactCard", attempts: 100)])
  }

  @Test func writesBeforeAnyReadHaveTheSameEffect() {
    let faults = ViewModelFault.recorded {
      card.update {
        $0.person.firstName = "Grace"
        card.person.lastName = "Hopper"
      }
    }
    #expect(card.nameText == "Grace Hopper")
    #expect(faults == [.conflictingUpdates(viewModel: "ContactCard", attempts: 100)])
  }

  @Test func observersThatKeepChangingValuesAreStoppedAndReported() {
    let faults = ViewModelFault.recorded {
      let token = card.observe(\.nameText) { _ in
        if card.person.firstName != "Ada" { card.person.firstName += "!" }
      }
      card.person.firstName = "Grace"
      _ = token
    }
    #expect(
      faults == [.endlessUpdates(viewModel: "ContactCard", properties: ["person", "nameText"], rounds: 100)])
    card.person.firstName = "Ada"
    #expect(card.nameText == "Ada Lovelace")
  }

  @Test func aChangeWithDifferentResultsInEachAttemptIsStoppedAndReported() {
    var count = 0
    let faults = ViewModelFault.recorded {
      card.update {
        count += 1
        card.person.lastName = "\(count)"
        $0.person.firstName = "Grace"
      }
    }
    #expect(faults == [.conflictingUpdates(viewModel: "ContactCard", attempts: 100)])
    #expect(card.person.firstName == "Grace")
  }
}
