import Foundation
import Testing
import ViewModelRuntime
import ViewModelTesting

@testable import DocumentationExamples

@MainActor
@Suite struct GuestCheckTests {
  @Test func `the name is checked when typing pauses`() async {
    await TaskMonitor().run {
      let clock = ManualClock(DisplayContext.example.now)
      var context = DisplayContext.example
      context.clock = clock
      let doubles = BookingViewModelDoubles()
      doubles.guestsDouble.isKnownStub.returns(true)
      let viewModel = BookingViewModel(booking: Booking(), services: doubles, context: context)

      viewModel.guest.text = "Ada"
      await clock.advance(by: .milliseconds(499))
      #expect(viewModel.guest.isChecking)
      await clock.advance(by: .milliseconds(1))
      #expect(!viewModel.guest.isChecking)
      #expect(doubles.guestsDouble.isKnownStub.calls == ["Ada"])
    }
  }
}
