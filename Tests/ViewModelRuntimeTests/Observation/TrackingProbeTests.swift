import Observation
import Testing

@testable import ViewModelCore
@testable import ViewModelRuntime

/// Tests that untracked reads need no registrar.
@MainActor
struct TrackingProbeTests {
  let card = ContactCard()

  @Test func anUntrackedReadCreatesNoRegistrar() {
    _ = card.nameText
    card.person.firstName = "Grace"
    #expect(!card.viewModelObservers.hasRegistrar)
  }

  @Test func theFirstTrackedReadCreatesARegistrar() {
    withObservationTracking {
      _ = card.nameText
    } onChange: {
    }
    #expect(card.viewModelObservers.hasRegistrar)
  }

  @Test func aReadAfterATrackingHasEndedIsUntracked() {
    withObservationTracking {
      _ = ContactCard().nameText
    } onChange: {
    }
    _ = card.nameText
    #expect(!card.viewModelObservers.hasRegistrar)
  }
}
