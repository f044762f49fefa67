import Foundation
import Testing
import ViewModelRuntime

/// Tests that derived values are computed only if they are read.
@MainActor
struct LazinessTests {
  let card = ContactCard()

  @Test func unreadValuesAreNotComputed() {
    #expect(ContactCard.countingRuns { card.person.firstName = "Grace" } == [:])
  }

  @Test func aDisplayIsComputedOnce() {
    let runs = ContactCard.countingRuns { _ = (card.nameText, card.nameText, card.greeting) }
    #expect(runs == ["nameText": 1, "greeting": 1])
  }

  @Test func aChangeRecomputesOnlyDependentValues() {
    _ = (card.nameText, card.birthdateText, card.greeting)
    #expect(ContactCard.countingRuns { card.person.birthdate += 1 } == ["birthdateText": 1])
    #expect(ContactCard.countingRuns { _ = (card.nameText, card.birthdateText, card.greeting) } == [:])
  }

  @Test func anEqualIntermediateValueStopsTheRecomputation() {
    _ = card.greeting
    #expect(ContactCard.countingRuns { card.person.salutation = "" } == ["nameText": 1])
  }

  @Test func anUnreadValueIsComputedAfterAChange() {
    _ = card.birthdateText
    card.person.firstName = "Grace"
    let runs = ContactCard.countingRuns { #expect(card.greeting == "Hello, Grace Lovelace!") }
    #expect(runs == ["nameText": 1, "greeting": 1])
  }
}
