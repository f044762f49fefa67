import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// The connection of a view to the events of its view model.
@MainActor
struct EventListenerTests {
  private func settings(_ note: String) -> SettingsViewModel {
    SettingsViewModel(settings: Settings(note: note), services: SettingsViewModelDoubles(), context: .example)
  }

  private func note(_ event: SettingsViewModel.EmittedEvent) -> String {
    if case .saved(let note) = event { note } else { "closed" }
  }

  @Test func theFunctionOfTheLastEvaluationReceivesEachEventOnce() async {
    let viewModel = settings("x")
    let listener = EventListener<SettingsViewModel>()
    var received: [String] = []
    for evaluation in 1...2 {
      listener.update { [self] in received.append("\(evaluation) \(note($0))") }
      listener.connect(to: viewModel)
    }
    await viewModel.apply().finished()
    #expect(received == ["2 x"])
  }

  @Test func anotherViewModelReplacesTheOneBefore() async {
    let (first, second) = (settings("x"), settings("y"))
    let listener = EventListener<SettingsViewModel>()
    var received: [String] = []
    listener.update { [self] in received.append(note($0)) }
    for viewModel in [first, second] { listener.connect(to: viewModel) }
    await first.apply().finished()
    await second.apply().finished()
    #expect(received == ["y"])
  }

  @Test func aListenerIsReleasedWithItsViewAndThenReceivesNothing() async {
    let viewModel = settings("x")
    var received: [String] = []
    var listener: EventListener<SettingsViewModel>? = EventListener()
    listener?.update { [self] in received.append(note($0)) }
    listener?.connect(to: viewModel)
    weak var released: EventListener<SettingsViewModel>?
    released = listener
    listener = nil
    #expect(released == nil)
    await viewModel.apply().finished()
    #expect(received == [])
  }
}
