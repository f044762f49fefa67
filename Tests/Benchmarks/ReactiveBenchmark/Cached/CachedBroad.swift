import Observation

/// Fifty displays, each two steps from one source.
@MainActor
@Observable
final class CachedBroad: ObservationContender, SingleSourceContender {
  typealias Measured = BroadShape
  static let displays: [((CachedBroad) -> Int)] = [
    { $0.far0 }, { $0.far1 }, { $0.far2 }, { $0.far3 }, { $0.far4 }, { $0.far5 }, { $0.far6 }, { $0.far7 },
    { $0.far8 }, { $0.far9 }, { $0.far10 }, { $0.far11 }, { $0.far12 }, { $0.far13 }, { $0.far14 }, { $0.far15 },
    { $0.far16 }, { $0.far17 }, { $0.far18 }, { $0.far19 }, { $0.far20 }, { $0.far21 }, { $0.far22 }, { $0.far23 },
    { $0.far24 }, { $0.far25 }, { $0.far26 }, { $0.far27 }, { $0.far28 }, { $0.far29 }, { $0.far30 }, { $0.far31 },
    { $0.far32 }, { $0.far33 }, { $0.far34 }, { $0.far35 }, { $0.far36 }, { $0.far37 }, { $0.far38 }, { $0.far39 },
    { $0.far40 }, { $0.far41 }, { $0.far42 }, { $0.far43 }, { $0.far44 }, { $0.far45 }, { $0.far46 }, { $0.far47 },
    { $0.far48 }, { $0.far49 },
  ]

  var head = 0 { didSet { if head != oldValue { update() } } }
  private(set) var far0 = 0
  private(set) var far1 = 0
  private(set) var far2 = 0
  private(set) var far3 = 0
  private(set) var far4 = 0
  private(set) var far5 = 0
  private(set) var far6 = 0
  private(set) var far7 = 0
  private(set) var far8 = 0
  private(set) var far9 = 0
  private(set) var far10 = 0
  private(set) var far11 = 0
  private(set) var far12 = 0
  private(set) var far13 = 0
  private(set) var far14 = 0
  private(set) var far15 = 0
  private(set) var far16 = 0
  private(set) var far17 = 0
  private(set) var far18 = 0
  private(set) var far19 = 0
  private(set) var far20 = 0
  private(set) var far21 = 0
  private(set) var far22 = 0
  private(set) var far23 = 0
  private(set) var far24 = 0
  private(set) var far25 = 0
  private(set) var far26 = 0
  private(set) var far27 = 0
  private(set) var far28 = 0
  private(set) var far29 = 0
  private(set) var far30 = 0
  private(set) var far31 = 0
  private(set) var far32 = 0
  private(set) var far33 = 0
  private(set) var far34 = 0
  private(set) var far35 = 0
  private(set) var far36 = 0
  private(set) var far37 = 0
  private(set) var far38 = 0
  private(set) var far39 = 0
  private(set) var far40 = 0
  private(set) var far41 = 0
  private(set) var far42 = 0
  private(set) var far43 = 0
  private(set) var far44 = 0
  private(set) var far45 = 0
  private(set) var far46 = 0
  private(set) var far47 = 0
  private(set) var far48 = 0
  private(set) var far49 = 0

  init() { update() }

  private func update() {
    far0 = step(step(head + 0) + 1)
    far1 = step(step(head + 1) + 1)
    far2 = step(step(head + 2) + 1)
    far3 = step(step(head + 3) + 1)
    far4 = step(step(head + 4) + 1)
    far5 = step(step(head + 5) + 1)
    far6 = step(step(head + 6) + 1)
    far7 = step(step(head + 7) + 1)
    far8 = step(step(head + 8) + 1)
    far9 = step(step(head + 9) + 1)
    far10 = step(step(head + 10) + 1)
    far11 = step(step(head + 11) + 1)
    far12 = step(step(head + 12) + 1)
    far13 = step(step(head + 13) + 1)
    far14 = step(step(head + 14) + 1)
    far15 = step(step(head + 15) + 1)
    far16 = step(step(head + 16) + 1)
    far17 = step(step(head + 17) + 1)
    far18 = step(step(head + 18) + 1)
    far19 = step(step(head + 19) + 1)
    far20 = step(step(head + 20) + 1)
    far21 = step(step(head + 21) + 1)
    far22 = step(step(head + 22) + 1)
    far23 = step(step(head + 23) + 1)
    far24 = step(step(head + 24) + 1)
    far25 = step(step(head + 25) + 1)
    far26 = step(step(head + 26) + 1)
    far27 = step(step(head + 27) + 1)
    far28 = step(step(head + 28) + 1)
    far29 = step(step(head + 29) + 1)
    far30 = step(step(head + 30) + 1)
    far31 = step(step(head + 31) + 1)
    far32 = step(step(head + 32) + 1)
    far33 = step(step(head + 33) + 1)
    far34 = step(step(head + 34) + 1)
    far35 = step(step(head + 35) + 1)
    far36 = step(step(head + 36) + 1)
    far37 = step(step(head + 37) + 1)
    far38 = step(step(head + 38) + 1)
    far39 = step(step(head + 39) + 1)
    far40 = step(step(head + 40) + 1)
    far41 = step(step(head + 41) + 1)
    far42 = step(step(head + 42) + 1)
    far43 = step(step(head + 43) + 1)
    far44 = step(step(head + 44) + 1)
    far45 = step(step(head + 45) + 1)
    far46 = step(step(head + 46) + 1)
    far47 = step(step(head + 47) + 1)
    far48 = step(step(head + 48) + 1)
    far49 = step(step(head + 49) + 1)
  }
}
