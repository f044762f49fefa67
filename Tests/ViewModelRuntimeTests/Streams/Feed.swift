import Foundation
@_spi(Generated) import ViewModelRuntime
import ViewModelTesting

/// A handwritten view model that follows a stream and has reactions.
@MainActor
final class Feed: ViewModel {
  struct Inputs: ViewModelInputs {
    var topic: String? = "swift"
    var context: DisplayContext
  }

  /// A service with a stream.
  typealias Service = @MainActor (String?) -> AsyncThrowingStream<Int, any Error>

  private let state: StatefulViewModelState<Values>

  init(topic: String? = "swift", context: DisplayContext = .example, service: @escaping Service) {
    state = StatefulViewModelState(Values(inputs: Inputs(topic: topic, context: context), services: service))
    state.start(self)
  }

  var topic: String? {
    get { state[.topic, self].inputs.topic }
    set { state[self].topic = newValue }
  }

  var items: [Int] { state[.items, self].items }
  var isOffline: Bool { state[.isOffline, self].isOffline }
  var milestones: Int { state[.milestones, self].milestones }
  var topicChanges: Int { state.values.topicChanges }

  /// Assigns the values that its reactions read.
  func set(_ change: (inout (ping: Bool, pong: Bool)) -> Void) {
    state.change(self) { change(&$0.flags) }
  }

  var flags: (ping: Bool, pong: Bool) { state.values.flags }

  var viewModelObservers: ViewModelObservers<Feed> { state }

  private enum Key: Int, ObservationKey {
    case topic, items, isOffline, milestones, context
  }

  private struct Values: StatefulValues {
    static let observedProperties = ObservedProperties<Feed>([
      \.topic, \.items, \.isOffline, \.milestones, \.context,
    ])

    static let follows: [AnyFollow<Values>] = [
      Follow(
        "items", of: { $0.inputs.topic }, from: { service, topic in service(topic) },
        receive: { $0.items.append($1) },
        catch: { run, _ in try run.write { $0.isOffline = true } })
    ]

    static let reactions: [Reaction<Values>] = [
      Reaction(
        "items.count >= 3", when: { $0.items.count >= 3 },
        perform: { run in try run.write { $0.milestones += 1 } }),
      Reaction(
        "topic.isEmpty", when: { $0.inputs.topic?.isEmpty == true },
        perform: { try $0.write { $0.inputs.topic = "all" } }),
      Reaction("change of topic", onChangeOf: { $0.inputs.topic }, perform: { try $0.write { $0.topicChanges += 1 } }),
      // Each reaction triggers the other.
      Reaction("ping", when: { $0.flags.ping }, perform: { try $0.write { $0.flags = (ping: false, pong: true) } }),
      Reaction("pong", when: { $0.flags.pong }, perform: { try $0.write { $0.flags = (ping: true, pong: false) } }),
    ]

    var inputs: Inputs
    let services: Service
    var items: [Int] = []
    var isOffline = false
    var milestones = 0
    var topicChanges = 0
    var flags = (ping: false, pong: false)

    mutating func updateDerived(from old: Self, _ changes: inout PropertyChanges<Key>) {
      changes.record(.topic, if: old.inputs.topic != inputs.topic)
      changes.record(.items, if: old.items != items)
      changes.record(.isOffline, if: old.isOffline != isOffline)
      changes.record(.milestones, if: old.milestones != milestones)
    }
  }
}

@MainActor
func feed(
  _ topic: String? = "swift",
  _ body: (ViewModelTest<Feed, StreamStub<String?, Int>>) async throws -> Void
) async rethrows {
  try await withViewModel(
    StreamStub<String?, Int>(),
    { stub, context in Feed(topic: topic, context: context) { stub.throwingStream($0) } }, body)
}
