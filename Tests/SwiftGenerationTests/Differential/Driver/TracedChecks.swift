import Foundation
import ViewModelRuntime

@testable import ViewModelTesting

/// Prints a line at once, so that the trace of a program that ends early is complete.
func emit(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

/// Takes the place of `ExampleChecks`: prints values instead of comparing them.
@MainActor
final class TracedChecks {
  let checks: ExampleChecks
  /// Prints the values that an example observes.
  var observe: @MainActor () async -> Void = {}
  /// Whether expectations print their values: those of an observation, and not those of the example itself.
  private var isObserving = false

  init(_ title: String) { checks = ExampleChecks(title: title) }

  private func add<Value>(_ name: String, _ value: Value) {
    if isObserving { emit("\(name) = \(traced(value))") }
  }

  /// Prints the values of the observation.
  func observeState() async {
    await checks.waitUntilIdle()
    isObserving = true
    await observe()
    isObserving = false
    await checks.waitUntilIdle()
  }

  func observeAct() async {
    emit("act")
    await observeState()
  }

  // MARK: Acts

  func when(_ act: () -> Void) async {
    act()
    await observeAct()
  }

  func advance(by duration: Duration) async {
    await checks.clock.advance(by: duration)
    await observeAct()
  }

  /// The checks themselves: a suspension in each line of an observation would take most of the compile time.
  var idle: TracedChecks { self }

  func row<Row>(_ row: Row?, at line: Int) -> Row? { row }

  func reply(to question: CommandQuestion?, at line: Int, _ reply: (CommandQuestion) -> Void) {
    if let question { reply(question) }
  }

  // MARK: Values

  func equal<Value>(_ actual: Value, _ expected: Value, _ name: String, _ other: String? = nil, at line: Int) {
    add(name, actual)
  }

  func isTrue(_ condition: Bool, _ name: String, at line: Int, values: () -> [ExampleValue] = { [] }) {
    add(name, condition)
  }

  func isFalse(_ value: Bool, _ name: String, at line: Int) { add(name, value) }

  func emissions(of event: String) -> Int { checks.emissions(of: event) }

  func record<Owner: ViewModel, Value: Equatable>(_ property: KeyPath<Owner, Value>, of owner: Owner) {
    checks.record(property, of: owner)
  }

  func history<Owner: ViewModel, Value: Equatable>(of property: KeyPath<Owner, Value>) -> [Value] {
    checks.history(of: property)
  }

  func last<Value>(_ event: String, _ value: String, as type: Value.Type) -> Value? {
    checks.last(event, value, as: type)
  }

  func values<Value>(_ event: String, _ value: String, as type: Value.Type) -> [Value] {
    checks.values(event, value, as: type)
  }

  func moves(_ actual: [String], _ expected: [String], at line: Int) {
    if isObserving { emit("navigator = \(actual.joined(separator: ", "))") }
  }

  func moves(of navigator: NavigatorDouble, _ expected: [NavigatorMove], at line: Int) {
    guard isObserving else { return }
    let moves = navigator.recordedMoves.map { move -> String in
      guard let value = move.value else { return move.text }
      guard value is any NavigationRoute else { return "\(move.text) \(traced(value))" }
      let inputs = Mirror(reflecting: value).children.map { "\($0.label ?? ""): \(traced($0.value))" }
      return inputs.isEmpty ? move.text : "\(move.text)(\(inputs.sorted().joined(separator: ", ")))"
    }
    emit("navigator = \(moves.joined(separator: ", "))")
  }
}
