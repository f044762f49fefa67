import Observation

/// Ten layers of four values. The four sources are set together, so that one update is enough.
@MainActor
@Observable
final class CachedCellx: ObservationContender {
  typealias Measured = CellxShape
  static let displays: [((CachedCellx) -> Int)] = [{ $0.endA }, { $0.endB }, { $0.endC }, { $0.endD }]

  private(set) var head0 = 1
  private(set) var head1 = 2
  private(set) var head2 = 3
  private(set) var head3 = 4
  private(set) var endA = 0
  private(set) var endB = 0
  private(set) var endC = 0
  private(set) var endD = 0

  init() { update() }

  func write(_ number: Int) {
    head0 = number + 1
    head1 = number + 2
    head2 = number + 3
    head3 = number + 4
    update()
  }

  private func update() {
    var (a, b, c, d) = (head0, head1, head2, head3)
    for _ in 1...10 { (a, b, c, d) = (step(b), step(a - c), step(b + d), step(c)) }
    if a != endA { endA = a }
    if b != endB { endB = b }
    if c != endC { endC = c }
    if d != endD { endD = d }
  }
}
