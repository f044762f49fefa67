// What a change of a generated view model costs, and what a row of one weighs, beside an `@Observable` class written by hand.
// Ours and the peer run interleaved, and the medians are compared, so that a busy machine slows both alike.

import Foundation
import Observation
import ViewModelRuntime

@main
@MainActor
enum CommitBenchmark {
  static func main() {
    boundForm()
    observedForm()
    unobservedForm()
    boundFlag()
    boundSum()
    Memory.report()
  }

  /// Twenty displays bound; a change of one field. The peer observes each display by Observation, as an app does.
  private static func boundForm() {
    let viewModel = FormViewModel(form: Form(), context: .example)
    var sinks = 0
    let keyPaths = FormViewModel.displays
    let tokens = keyPaths.map { viewModel.observe($0) { _ in sinks += 1 } }
    let peer = HandwrittenForm(form: Form())
    let watcher = Watcher(peer, HandwrittenForm.displays)
    compare(
      "one field of twenty, 20 displays bound",
      { viewModel.form.field7 = "\($0)" },
      peer: {
        peer.form.field7 = "\($0)"
        watcher.settle()
      })
    report(
      "sink runs a change", counted: { sinks }, reset: { sinks = 0 }, watcher,
      change: { number in
        viewModel.form.field7 = "x\(number)"
        peer.form.field7 = "x\(number)"
      })
    for token in tokens { token.end() }
  }

  /// The same with an observer of Observation on each display, on both sides.
  private static func observedForm() {
    let viewModel = FormViewModel(form: Form(), context: .example)
    let watcher = Watcher(viewModel, FormViewModel.displays)
    let peer = HandwrittenForm(form: Form())
    let peerWatcher = Watcher(peer, HandwrittenForm.displays)
    compare(
      "one field of twenty, 20 displays observed",
      {
        viewModel.form.field7 = "\($0)"
        watcher.settle()
      },
      peer: {
        peer.form.field7 = "\($0)"
        peerWatcher.settle()
      })
  }

  private static func unobservedForm() {
    let viewModel = FormViewModel(form: Form(), context: .example)
    let peer = HandwrittenForm(form: Form())
    compare(
      "one field of twenty, nobody looks", { viewModel.form.field7 = "\($0)" }, peer: { peer.form.field7 = "\($0)" })
  }

  /// A flag that never changes, of a source that always does.
  private static func boundFlag() {
    let viewModel = ShapesViewModel(source: 1, context: .example)
    let token = viewModel.observe(\.isPositive) { _ in }
    let peer = HandwrittenShapes(source: 1)
    let watcher = Watcher(peer, [\.isPositive])
    compare(
      "a flag that never changes", { viewModel.source = $0 + 1 },
      peer: {
        peer.source = $0 + 1
        watcher.settle()
      })
    token.end()
  }

  /// a → {a + 1, a · 2} → sum
  private static func boundSum() {
    let viewModel = ShapesViewModel(source: 1, context: .example)
    var total = 0
    let token = viewModel.observe(\.sum) { total &+= $0 }
    let peer = HandwrittenShapes(source: 1)
    let watcher = Watcher(peer, [\.sum])
    compare(
      "a diamond's sum", { viewModel.source = $0 + 1 },
      peer: {
        peer.source = $0 + 1
        watcher.settle()
      })
    token.end()
  }

  private static func report<Owner: AnyObject, Value>(
    _ name: String, counted ours: () -> Int, reset: () -> Void, _ watcher: Watcher<Owner, Value>,
    change: (Int) -> Void
  ) {
    reset()
    watcher.deliveries = 0
    for number in 0..<100 {
      change(number)
      watcher.settle()
    }
    print("  \(name): \(Double(ours()) / 100), peer \(Double(watcher.deliveries) / 100)")
  }
}

/// Observes properties by Observation: what changed is read and observed anew after each change, as a run loop does.
@MainActor
final class Watcher<Owner: AnyObject, Value> {
  private let owner: Owner
  private let keyPaths: [KeyPath<Owner, Value>]
  private var dirty: [Int] = []
  var deliveries = 0

  init(_ owner: Owner, _ keyPaths: [KeyPath<Owner, Value>]) {
    self.owner = owner
    self.keyPaths = keyPaths
    for index in keyPaths.indices { observe(index) }
  }

  func settle() {
    let changed = dirty
    dirty.removeAll(keepingCapacity: true)
    for index in changed {
      deliveries += 1
      observe(index)
    }
  }

  private func observe(_ index: Int) {
    withObservationTracking {
      _ = owner[keyPath: keyPaths[index]]
    } onChange: {
      MainActor.assumeIsolated { self.dirty.append(index) }
    }
  }
}

extension FormViewModel {
  static let displays: [KeyPath<FormViewModel, String>] = [
    \.shown0, \.shown1, \.shown2, \.shown3, \.shown4, \.shown5, \.shown6, \.shown7, \.shown8, \.shown9, \.shown10,
    \.shown11, \.shown12, \.shown13, \.shown14, \.shown15, \.shown16, \.shown17, \.shown18, \.shown19,
  ]
}
