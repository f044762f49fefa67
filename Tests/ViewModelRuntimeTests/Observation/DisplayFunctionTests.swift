import Foundation
import Testing
import ViewModelRuntime
import ViewModelTesting

/// Observation of displays with parameters.
@MainActor
struct DisplayFunctionTests {
  let doubles = SeatingViewModelDoubles()
  let notifications = NotificationLog()
  let seats = [TrainSeat.aisleSeat, TrainSeat(id: 4, row: "A", seatClass: .first)]

  private func makeViewModel() -> SeatingViewModel {
    doubles.trainFaresDouble.fareStub.returns(10)
    return SeatingViewModel(seats: seats, services: doubles, context: .example)
  }

  @Test func aReadIsNotifiedWhenWhatTheDisplayReadsDiffers() {
    let viewModel = makeViewModel()
    notifications.track("isChosen") { viewModel.isChosen(3) }
    notifications.track("price") { viewModel.price(of: seats[0]) }
    viewModel.choose(4)
    #expect(notifications.names == ["isChosen"])
  }

  @Test func anIntermediateValueNotifiesOnlyWhenItDiffers() {
    let viewModel = makeViewModel()
    notifications.track("price") { viewModel.price(of: seats[0]) }
    viewModel.give(50)
    #expect(notifications.names.isEmpty)
    viewModel.give(100)
    #expect(notifications.names == ["price"])
    #expect(viewModel.price(of: seats[0]) == 0)
  }

  @Test func aDisplayIsComputedOnceForEachChangeOfWhatItCalls() {
    let viewModel = makeViewModel()
    notifications.track("chosenLabels") { viewModel.chosenLabels }
    viewModel.choose(4)
    viewModel.choose(4)
    #expect(notifications.names == ["chosenLabels"])
  }

  @Test func aParentFollowsTheDisplayOfAChild() {
    let viewModel = makeViewModel()
    #expect(viewModel.lastIsNextToThree && viewModel.nextToThree == 2)
    notifications.track("lastIsNextToThree") { viewModel.lastIsNextToThree }
    viewModel.choose(3)
    #expect(notifications.names.isEmpty)
    viewModel.choose(4)
    #expect(notifications.names == ["lastIsNextToThree"])
    #expect(!viewModel.lastIsNextToThree && viewModel.nextToThree == 0)
  }

  @Test func aBoundFunctionIsCalledForEachChange() {
    let viewModel = makeViewModel()
    var seen: [Bool] = []
    let token = viewModel.bind(for: viewModel, isChosen: { viewModel, _ in seen.append(viewModel.isChosen(3)) })
    viewModel.choose(3)
    viewModel.give(100)
    #expect(seen == [false, true])
    _ = token
  }

  @Test func aValueThatDependsOnTheDateChangesAtItsDate() async {
    let clock = ManualClock(DisplayContext.example.now)
    let tasks = TaskMonitor()
    await tasks.run {
      let viewModel = DepartureViewModel(
        departs: DisplayContext.example.now, context: .example.with(clock: clock))
      var seen: [Bool] = []
      let token = viewModel.bind(
        for: viewModel, isLate: { viewModel, _ in seen.append(viewModel.isLate(by: .seconds(60))) })
      await clock.advance(by: .milliseconds(59_999))
      #expect(seen == [false])
      await clock.advance(by: .milliseconds(1))
      #expect(seen == [false, true])
      #expect(clock.sleeperCount == 0)
      _ = token
    }
  }
}
