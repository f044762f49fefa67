import Observation

/// A chain of fifty values.
@MainActor
@Observable
final class CachedDeep: ObservationContender, SingleSourceContender {
  typealias Measured = DeepShape
  static let displays: [((CachedDeep) -> Int)] = [{ $0.end }]

  var head = 0 { didSet { if head != oldValue { update() } } }
  private(set) var end = 0

  init() { update() }

  private func update() {
    var link = head
    for _ in 1...50 { link = step(link + 1) }
    if link != end { end = link }
  }
}
