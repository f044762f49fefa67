import Foundation
import Observation
import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// Values that bindings deliver.
@MainActor
struct BindingTests {
  let card = ContactCard()

  final class Label {
    var text: String?
    var title = ""
  }

  @Test func everyObserverReceivesTheValueAndThenChanges() {
    var calls: [String] = []
    let token = card.bind(
      for: card,
      nameText: { calls.append("name \($1)") },
      birthdateText: { calls.append("birthdate \($1)") },
      greeting: { calls.append($1) })
    #expect(calls == ["name Ada Lovelace", "birthdate 0.0 en_US", "Hello, Ada Lovelace!"])
    calls = []
    card.person.firstName = "Grace"
    #expect(calls == ["name Grace Lovelace", "Hello, Grace Lovelace!"])
    calls = []
    card.person.firstName = "Grace"
    card.person.salutation = ""
    #expect(calls.isEmpty)
    _ = token
  }

  @Test func anObserverReadsNewValuesOnly() {
    var seen: [String] = []
    let token = card.observe(\.nameText) { _ in seen = [card.nameText, card.greeting, card.person.firstName] }
    card.person.firstName = "Grace"
    #expect(seen == ["Grace Lovelace", "Hello, Grace Lovelace!", "Grace"])
    _ = token
  }

  @Test func aPortSetsOptionalAndPlainProperties() {
    let label = Label()
    var tokens: [BindingToken] = []
    card.bindings.nameText.to(label, \.text).store(in: &tokens)
    card.bindings.greeting.to(label, \.title).store(in: &tokens)
    #expect(label.text == "Ada Lovelace")
    card.person.lastName = "King"
    #expect(label.text == "Ada King")
    #expect(label.title == "Hello, Ada King!")
  }

  @Test func releasingATokenEndsItsBinding() {
    var calls = 0
    var token: BindingToken? = card.observe(\.nameText) { _ in calls += 1 }
    #expect(calls == 1)
    token = nil
    card.person.firstName = "Grace"
    #expect(calls == 1)
    _ = token
  }

  @Test func releasedBindingsLeaveNothingBehind() {
    var most = 0
    for _ in 0..<100_000 {
      _ = card.observe(\.nameText) { _ in }
      most = max(most, card.viewModelObservers.bindings.count)
    }
    #expect(most <= 16)
  }

  @Test func bindingsReleasedTogetherAreRemovedAtTheNextChange() {
    var received = 0
    var tokens = (0..<10_000).map { _ in card.observe(\.nameText) { _ in received += 1 } }
    let staying = card.observe(\.nameText) { _ in received += 1 }
    tokens.removeAll()
    received = 0
    card.person.firstName = "Grace"
    #expect(received == 1)
    #expect(card.viewModelObservers.bindings.count == 1)
    _ = staying
  }

  @Test func releasingATokenReleasesTheObjectsOfItsBinding() {
    weak var label: Label?
    var token: BindingToken?
    do {
      let held = Label()
      token = card.observe(\.nameText) { held.text = $0 }
      label = held
    }
    #expect(label != nil)
    token = nil
    #expect(label == nil)
    _ = token
  }

  @Test func aTokenMayBeReleasedDuringItsDelivery() {
    var seen: [String] = []
    var tokens: [BindingToken] = []
    tokens.append(card.observe(\.nameText) { _ in tokens.removeAll() })
    tokens.append(card.observe(\.nameText) { seen.append($0) })
    card.person.firstName = "Grace"
    card.person.firstName = "Ida"
    #expect(seen == ["Ada Lovelace"])
    #expect(card.viewModelObservers.bindings.count == 0)
  }

  @Test func aTokenMayBeEndedInItsObserver() {
    var seen: [String] = []
    var token: BindingToken?
    token = card.observe(\.nameText) {
      seen.append($0)
      token?.end()
      seen.append($0)
    }
    for name in ["Grace", "Ida"] { card.person.firstName = name }
    #expect(seen == ["Ada Lovelace", "Ada Lovelace", "Grace Lovelace", "Grace Lovelace"])
    #expect(card.viewModelObservers.bindings.count <= 1)
  }

  @Test func endingATokenEndsItsBinding() {
    var calls = 0
    let token = card.observe(\.nameText) { _ in calls += 1 }
    token.end()
    card.person.firstName = "Grace"
    #expect(calls == 1)
  }

  @Test func aBindingKeepsNeitherViewNorViewModelAlive() {
    weak var viewModel: ContactCard?
    weak var view: Label?
    var token: BindingToken?
    do {
      let card = ContactCard()
      let label = Label()
      token = card.bindings.nameText.to(label, \.text)
      viewModel = card
      view = label
    }
    #expect(viewModel == nil)
    #expect(view == nil)
    _ = token
  }

  @Test func releasingAViewEndsItsBinding() {
    var label: Label? = Label()
    var calls = 0
    let token = label.map { label in card.observe(\.nameText, for: label) { _, _ in calls += 1 } }
    label = nil
    card.person.firstName = "Grace"
    #expect(calls == 1)
    _ = token
  }

  @Test func anObserverAddedDuringADeliveryReceivesTheNewValueOnce() {
    var calls: [String] = []
    var inner: BindingToken?
    let outer = card.observe(\.nameText) { name in
      guard name.hasPrefix("Grace"), inner == nil else { return }
      inner = card.observe(\.greeting) { calls.append($0) }
    }
    card.person.firstName = "Grace"
    #expect(calls == ["Hello, Grace Lovelace!"])
    _ = outer
  }

  @Test func anObserverThatEndsAnotherStopsItInTheSameRound() {
    var calls = 0
    var other: BindingToken?
    let token = card.observe(\.nameText) { _ in other?.end() }
    other = card.observe(\.greeting) { _ in calls += 1 }
    card.person.firstName = "Grace"
    #expect(calls == 1)
    _ = token
  }

  @Test func aComputedPropertyIsDeliveredAfterEveryCommit() {
    var calls: [String] = []
    let token = card.observe(\.initial) { calls.append($0) }
    card.person.firstName = "Grace"
    #expect(calls == ["A", "G"])
    _ = token
  }
}

extension ContactCard {
  fileprivate var initial: String { String(person.firstName.prefix(1)) }
}
