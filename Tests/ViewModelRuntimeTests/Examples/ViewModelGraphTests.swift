import Testing
@_spi(Generated) import ViewModelRuntime
import ViewModelTesting

/// The rules that generated tests verify for dependency graphs detect violations.
@MainActor
struct ViewModelGraphTests {
  private let states = initialStates(["one", "two"]) { _ in Sum(a: 1, b: 3) }

  private func graph(sumReads: Set<String> = ["a", "b"]) -> ViewModelGraph<Sum> {
    ViewModelGraph(
      fresh: { Sum(a: $0.a, b: $0.b, fault: Sum.fault) },
      paths: [.init("a", writing: \.a) { differs($0, $1) }, .init("b", writing: \.b) { differs($0, $1) }],
      displays: [.init("sum", \.sum, reads: sumReads) { differs($0, $1) }])
  }

  private func failures(_ fault: Sum.Fault, sumReads: Set<String> = ["a", "b"]) -> Set<String> {
    Sum.fault = fault
    let failures = graph(sumReads: sumReads).failures(from: states)
    Sum.fault = .none
    return Set(failures.map { String($0.split(separator: ": ").last ?? "") })
  }

  @Test func aConsistentViewModelPasses() {
    #expect(failures(.none) == [])
  }

  @Test func aMissingDependencyIsReported() {
    let found = failures(.forgetsB)
    #expect(found.contains("`sum` notifies bindings 0 times instead of 1"))
    #expect(found.contains { $0.hasPrefix("`sum` is ") && $0.contains("in a new view model") })
  }

  @Test func aNotificationWithoutAChangeIsReported() {
    #expect(failures(.notifiesAlways).contains("`sum` notifies Observation 1 times instead of 0"))
  }

  @Test func anUndeclaredDependencyIsReported() {
    #expect(failures(.none, sumReads: ["a"]) == ["`sum` changes, although it depends on none of b"])
  }
}

/// A view model that can violate a rule.
@MainActor
private final class Sum: ViewModel {
  enum Fault { case none, forgetsB, notifiesAlways }
  static var fault = Fault.none

  struct Inputs: ViewModelInputs {
    var a: Int
    var b: Int
    var context: DisplayContext
  }

  private let state: ViewModelState<Values>

  init(a: Int, b: Int, fault: Fault = .none) {
    state = ViewModelState(Values(inputs: Inputs(a: a, b: b, context: .example), fault: fault))
  }

  var sum: Int { state[.sum, self].sum }
  var viewModelObservers: ViewModelObservers<Sum> { state }

  private enum Key: Int, ObservationKey { case sum, context }

  private struct Derived: DeferredValue { var sum: Int? }

  private struct Values: ViewModelValues {
    static let observedProperties = ObservedProperties<Sum>([\.sum, \.context])
    var inputs: Inputs
    var fault: Fault
    @DeferredStorage var derived: Derived

    var sum: Int {
      mutating get {
        if let known = $derived?.value.sum { return known }
        derived.sum = (inputs.a +| inputs.b)
        return inputs.a +| inputs.b
      }
    }

    mutating func updateDerived(from old: Self, _ changes: inout PropertyChanges<Key>) {
      let differs = old.inputs.a != inputs.a || fault != .forgetsB && old.inputs.b != inputs.b
      if let before = old.$derived?.value.sum, differs || fault == .notifiesAlways {
        derived.sum = nil
        if before != sum || fault == .notifiesAlways { changes[.sum] = true }
      }
    }
  }
}
