import Foundation
import Testing
import ViewModelRuntime
import ViewModelTesting

/// Tests the examples that a recorder writes. The tests of RepoBrowser evaluate recorded examples.
@MainActor
@Suite(.serialized) struct ExampleRecorderTests {
  private let real = ManualClock(Date(timeIntervalSince1970: 1_736_942_400))

  private struct Services: Couriers.Services, AuctionViewModel.Services {
    let depotDouble = DepotDouble()
    let auctionHouseDouble = AuctionHouseDouble()
    var depot: any Depot { depotDouble }
    var auctionHouse: any AuctionHouse { auctionHouseDouble }
  }

  @Test func aCommandWithArgumentsAndTheAnswerOfAServiceAreSteps() async {
    let recorder = ExampleRecorder(of: Couriers.self, clock: real)
    let services = Services()
    services.depotDouble.weighStub.forward(recorder, "id", to: { id in id * 2 })
    services.depotDouble.bookStub.forward(recorder, "id", to: { _ in })
    let viewModel = Couriers(
      crates: [Crate(id: 3, weight: 4), Crate(id: 4, isSealed: true)], services: services,
      context: recorder.context(.example))
    viewModel.appear()
    await settle()
    viewModel.select(id: 3)
    await viewModel.weigh().finished()
    viewModel.select(id: nil)
    await settle()
    #expect(
      recorder.example(titled: "weighing \"3\"") == """
        example "weighing \\"3\\"" {
            given crates = [Crate(id: 3, weight: 4, isSealed: false), Crate(id: 4, isSealed: true)]
            given lowest = 1
            given depot.weigh held
            when select(id: 3)
            expect selected == 3
            expect note == "Selected 3"
            when weigh()
            expect weigh.isRunning
            expect !weigh.canRun
            given depot.weigh returns 6 then held
            expect note == "Weighs 6"
            expect !weigh.isRunning
            expect weigh.canRun
            when select(id: nil)
            expect note == "Nothing is selected"
        }

        """)
  }

  @Test func timePassesInSteps() async {
    let recorder = ExampleRecorder(of: AuctionViewModel.self, clock: real)
    let services = Services()
    services.auctionHouseDouble.lotsStub.forward(
      recorder, "named", "page",
      to: { call in LotPage(lots: [Lot(id: 1, name: call.text)], totalCount: 1, note: nil) })
    let viewModel = AuctionViewModel(services: services, context: recorder.context(.example))
    viewModel.appear()
    await settle()
    viewModel.query.text = "c"
    await settle()
    await real.advance(by: .milliseconds(250))
    viewModel.query.text = "ch"
    await settle()
    await real.advance(by: .milliseconds(500))
    await settle()
    let example = recorder.example(titled: "typing")
    #expect(
      example.hasSuffix(
        """
            when query.text = "c"
            expect showsSpinner
            when clock += 0.2s
            when query.text = "ch"
            when clock += 0.5s
            given auctionHouse.lots returns LotPage(lots: [Lot(id: 1, name: "ch")], totalCount: 1) then held
            expect pages == 2
            expect !showsSpinner
        }

        """), "\(example)")
  }

  @Test func actsOnOtherViewModelsAreNotPartOfTheExample() async {
    let recorder = ExampleRecorder(of: Couriers.self, clock: real)
    let services = Services()
    services.depotDouble.weighStub.forward(recorder, "id", to: { id in id * 2 })
    let context = recorder.context(.example)
    let first = Couriers(crates: [Crate(id: 3)], services: services, context: context)
    let second = Couriers(crates: [Crate(id: 5)], services: services, context: context)
    first.select(id: 3)
    second.select(id: 5)
    await second.weigh().finished()
    #expect(!recorder.example(titled: "one").contains("weigh"))
  }

  /// Waits until the tasks that an act has started have ended or wait.
  private func settle() async {
    for _ in 0..<50 { await Task.yield() }
  }
}
