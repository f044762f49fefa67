import OpenCombine

// Each value is a subject that is derived from the subjects that it reads. Loops create them, because separate names
// would not change the measurements.

typealias Subject = CurrentValueSubject<Int, Never>

final class SubjectDiamond: SubjectContender {
  typealias Measured = DiamondShape

  private let head = Subject(0)
  private let subscriptions = Subscriptions()
  let displays: [Subject]

  init() {
    let (head, subscriptions) = (head, subscriptions)
    let branches = (0..<5).map { _ in subscriptions.map(head) { step($0 + 1) } }
    let (a, b, c, d, e) = (branches[0], branches[1], branches[2], branches[3], branches[4])
    displays = [subscriptions.combine(branches) { step(a.value + b.value + c.value + d.value + e.value) }]
  }

  func write(_ number: Int) { head.send(number) }
}

final class SubjectBroad: SubjectContender {
  typealias Measured = BroadShape

  private let head = Subject(0)
  private let subscriptions = Subscriptions()
  let displays: [Subject]

  init() {
    let (head, subscriptions) = (head, subscriptions)
    displays = (0..<50).map { index in
      subscriptions.map(subscriptions.map(head) { step($0 + index) }) { step($0 + 1) }
    }
  }

  func write(_ number: Int) { head.send(number) }
}

final class SubjectDeep: SubjectContender {
  typealias Measured = DeepShape

  private let head = Subject(0)
  private let subscriptions = Subscriptions()
  let displays: [Subject]

  init() {
    var link = head
    for _ in 1...50 { link = subscriptions.map(link) { step($0 + 1) } }
    displays = [link]
  }

  func write(_ number: Int) { head.send(number) }
}

final class SubjectAvoidable: SubjectContender {
  typealias Measured = AvoidableShape

  private let head = Subject(0)
  private let subscriptions = Subscriptions()
  let displays: [Subject]

  init() {
    let constant = subscriptions.map(subscriptions.map(head) { step($0) }) { step($0 * 0) }
    let costly = subscriptions.map(constant) { busyStep($0) }
    displays = [subscriptions.map(subscriptions.map(costly) { step($0 + 2) }) { step($0 + 3) }]
  }

  func write(_ number: Int) { head.send(number) }
}

final class SubjectTriangle: SubjectContender {
  typealias Measured = TriangleShape

  private let head = Subject(0)
  private let subscriptions = Subscriptions()
  let displays: [Subject]

  init() {
    var links = [head]
    for _ in 1..<10 { links.append(subscriptions.map(links[links.count - 1]) { step($0 + 1) }) }
    displays = [
      subscriptions.combine(links) { [links] in
        var sum = 0
        for link in links { sum += link.value }
        return step(sum)
      }
    ]
  }

  func write(_ number: Int) { head.send(number) }
}

final class SubjectUnstable: SubjectContender {
  typealias Measured = UnstableShape

  private let head = Subject(0)
  private let subscriptions = Subscriptions()
  let displays: [Subject]

  init() {
    let head = head
    let double = subscriptions.map(head) { step($0 * 2) }
    let inverse = subscriptions.map(head) { step(-$0) }
    displays = [
      subscriptions.combine([head, double, inverse]) {
        step((head.value % 2 == 1 ? double.value : inverse.value) * 20)
      }
    ]
  }

  func write(_ number: Int) { head.send(number) }
}
