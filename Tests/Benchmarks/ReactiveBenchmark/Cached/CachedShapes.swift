import Observation

// Derived values are cached and updated by hand, in order, and only if their dependencies changed.

/// Five values that depend on one source, and their sum.
@MainActor
@Observable
final class CachedDiamond: ObservationContender, SingleSourceContender {
  typealias Measured = DiamondShape
  static let displays: [((CachedDiamond) -> Int)] = [{ $0.sum }]

  var head = 0 { didSet { if head != oldValue { update() } } }
  private(set) var sum = 0

  init() { update() }

  private func update() {
    let branch0 = step(head + 1)
    let branch1 = step(head + 1)
    let branch2 = step(head + 1)
    let branch3 = step(head + 1)
    let branch4 = step(head + 1)
    let newSum = step(branch0 + branch1 + branch2 + branch3 + branch4)
    if newSum != sum { sum = newSum }
  }
}

/// A chain whose second value never changes.
@MainActor
@Observable
final class CachedAvoidable: ObservationContender, SingleSourceContender {
  typealias Measured = AvoidableShape
  static let displays: [((CachedAvoidable) -> Int)] = [{ $0.end }]

  var head = 0 { didSet { if head != oldValue { update() } } }
  @ObservationIgnored private var constant = Int.min
  private(set) var end = 0

  init() { update() }

  private func update() {
    let newConstant = step(step(head) * 0)
    guard newConstant != constant else { return }
    constant = newConstant
    let newEnd = step(step(busyStep(constant) + 2) + 3)
    if newEnd != end { end = newEnd }
  }
}

/// A chain of ten, and the sum of all its links.
@MainActor
@Observable
final class CachedTriangle: ObservationContender, SingleSourceContender {
  typealias Measured = TriangleShape
  static let displays: [((CachedTriangle) -> Int)] = [{ $0.sum }]

  var head = 0 { didSet { if head != oldValue { update() } } }
  private(set) var sum = 0

  init() { update() }

  private func update() {
    let link1 = step(head + 1)
    let link2 = step(link1 + 1)
    let link3 = step(link2 + 1)
    let link4 = step(link3 + 1)
    let link5 = step(link4 + 1)
    let link6 = step(link5 + 1)
    let link7 = step(link6 + 1)
    let link8 = step(link7 + 1)
    let link9 = step(link8 + 1)
    let newSum = step(head + link1 + link2 + link3 + link4 + link5 + link6 + link7 + link8 + link9)
    if newSum != sum { sum = newSum }
  }
}

/// A display that reads one of two values alternately.
@MainActor
@Observable
final class CachedUnstable: ObservationContender, SingleSourceContender {
  typealias Measured = UnstableShape
  static let displays: [((CachedUnstable) -> Int)] = [{ $0.current }]

  var head = 0 { didSet { if head != oldValue { update() } } }
  private(set) var current = 0

  init() { update() }

  private func update() {
    let newCurrent = step((head % 2 == 1 ? step(head * 2) : step(-head)) * 20)
    if newCurrent != current { current = newCurrent }
  }
}
