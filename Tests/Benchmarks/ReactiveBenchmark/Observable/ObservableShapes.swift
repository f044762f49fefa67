import Observation

// Derived values are computed when they are read, as in most hand-written view models.

/// Five values that depend on one source, and their sum.
@MainActor
@Observable
final class ObservableDiamond: ObservationContender, SingleSourceContender {
  typealias Measured = DiamondShape
  static let displays: [((ObservableDiamond) -> Int)] = [{ $0.sum }]

  var head = 0

  var branch0: Int { step(head + 1) }
  var branch1: Int { step(head + 1) }
  var branch2: Int { step(head + 1) }
  var branch3: Int { step(head + 1) }
  var branch4: Int { step(head + 1) }
  var sum: Int { step(branch0 + branch1 + branch2 + branch3 + branch4) }
}

/// A chain whose second value never changes.
@MainActor
@Observable
final class ObservableAvoidable: ObservationContender, SingleSourceContender {
  typealias Measured = AvoidableShape
  static let displays: [((ObservableAvoidable) -> Int)] = [{ $0.end }]

  var head = 0

  var read: Int { step(head) }
  var constant: Int { step(read * 0) }
  var costly: Int { busyStep(constant) }
  var next: Int { step(costly + 2) }
  var end: Int { step(next + 3) }
}

/// A chain of ten, and the sum of all its links.
@MainActor
@Observable
final class ObservableTriangle: ObservationContender, SingleSourceContender {
  typealias Measured = TriangleShape
  static let displays: [((ObservableTriangle) -> Int)] = [{ $0.sum }]

  var head = 0

  var link1: Int { step(head + 1) }
  var link2: Int { step(link1 + 1) }
  var link3: Int { step(link2 + 1) }
  var link4: Int { step(link3 + 1) }
  var link5: Int { step(link4 + 1) }
  var link6: Int { step(link5 + 1) }
  var link7: Int { step(link6 + 1) }
  var link8: Int { step(link7 + 1) }
  var link9: Int { step(link8 + 1) }
  var sum: Int {
    step(head + link1 + link2 + link3 + link4 + link5 + link6 + link7 + link8 + link9)
  }
}

/// A display that reads one of two values alternately.
@MainActor
@Observable
final class ObservableUnstable: ObservationContender, SingleSourceContender {
  typealias Measured = UnstableShape
  static let displays: [((ObservableUnstable) -> Int)] = [{ $0.current }]

  var head = 0

  var double: Int { step(head * 2) }
  var inverse: Int { step(-head) }
  var current: Int { step((head % 2 == 1 ? double : inverse) * 20) }
}
