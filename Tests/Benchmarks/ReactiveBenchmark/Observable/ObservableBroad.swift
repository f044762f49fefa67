import Observation

/// Fifty displays, each two steps from one source.
@MainActor
@Observable
final class ObservableBroad: ObservationContender, SingleSourceContender {
  typealias Measured = BroadShape
  static let displays: [((ObservableBroad) -> Int)] = [
    { $0.far0 }, { $0.far1 }, { $0.far2 }, { $0.far3 }, { $0.far4 }, { $0.far5 }, { $0.far6 }, { $0.far7 },
    { $0.far8 }, { $0.far9 }, { $0.far10 }, { $0.far11 }, { $0.far12 }, { $0.far13 }, { $0.far14 }, { $0.far15 },
    { $0.far16 }, { $0.far17 }, { $0.far18 }, { $0.far19 }, { $0.far20 }, { $0.far21 }, { $0.far22 }, { $0.far23 },
    { $0.far24 }, { $0.far25 }, { $0.far26 }, { $0.far27 }, { $0.far28 }, { $0.far29 }, { $0.far30 }, { $0.far31 },
    { $0.far32 }, { $0.far33 }, { $0.far34 }, { $0.far35 }, { $0.far36 }, { $0.far37 }, { $0.far38 }, { $0.far39 },
    { $0.far40 }, { $0.far41 }, { $0.far42 }, { $0.far43 }, { $0.far44 }, { $0.far45 }, { $0.far46 }, { $0.far47 },
    { $0.far48 }, { $0.far49 },
  ]

  var head = 0

  private func near(_ index: Int) -> Int { step(head + index) }

  var far0: Int { step(near(0) + 1) }
  var far1: Int { step(near(1) + 1) }
  var far2: Int { step(near(2) + 1) }
  var far3: Int { step(near(3) + 1) }
  var far4: Int { step(near(4) + 1) }
  var far5: Int { step(near(5) + 1) }
  var far6: Int { step(near(6) + 1) }
  var far7: Int { step(near(7) + 1) }
  var far8: Int { step(near(8) + 1) }
  var far9: Int { step(near(9) + 1) }
  var far10: Int { step(near(10) + 1) }
  var far11: Int { step(near(11) + 1) }
  var far12: Int { step(near(12) + 1) }
  var far13: Int { step(near(13) + 1) }
  var far14: Int { step(near(14) + 1) }
  var far15: Int { step(near(15) + 1) }
  var far16: Int { step(near(16) + 1) }
  var far17: Int { step(near(17) + 1) }
  var far18: Int { step(near(18) + 1) }
  var far19: Int { step(near(19) + 1) }
  var far20: Int { step(near(20) + 1) }
  var far21: Int { step(near(21) + 1) }
  var far22: Int { step(near(22) + 1) }
  var far23: Int { step(near(23) + 1) }
  var far24: Int { step(near(24) + 1) }
  var far25: Int { step(near(25) + 1) }
  var far26: Int { step(near(26) + 1) }
  var far27: Int { step(near(27) + 1) }
  var far28: Int { step(near(28) + 1) }
  var far29: Int { step(near(29) + 1) }
  var far30: Int { step(near(30) + 1) }
  var far31: Int { step(near(31) + 1) }
  var far32: Int { step(near(32) + 1) }
  var far33: Int { step(near(33) + 1) }
  var far34: Int { step(near(34) + 1) }
  var far35: Int { step(near(35) + 1) }
  var far36: Int { step(near(36) + 1) }
  var far37: Int { step(near(37) + 1) }
  var far38: Int { step(near(38) + 1) }
  var far39: Int { step(near(39) + 1) }
  var far40: Int { step(near(40) + 1) }
  var far41: Int { step(near(41) + 1) }
  var far42: Int { step(near(42) + 1) }
  var far43: Int { step(near(43) + 1) }
  var far44: Int { step(near(44) + 1) }
  var far45: Int { step(near(45) + 1) }
  var far46: Int { step(near(46) + 1) }
  var far47: Int { step(near(47) + 1) }
  var far48: Int { step(near(48) + 1) }
  var far49: Int { step(near(49) + 1) }
}
