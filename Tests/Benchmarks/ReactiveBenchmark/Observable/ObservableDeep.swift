import Observation

/// A chain of fifty values.
@MainActor
@Observable
final class ObservableDeep: ObservationContender, SingleSourceContender {
  typealias Measured = DeepShape
  static let displays: [((ObservableDeep) -> Int)] = [{ $0.end }]

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
  var link10: Int { step(link9 + 1) }
  var link11: Int { step(link10 + 1) }
  var link12: Int { step(link11 + 1) }
  var link13: Int { step(link12 + 1) }
  var link14: Int { step(link13 + 1) }
  var link15: Int { step(link14 + 1) }
  var link16: Int { step(link15 + 1) }
  var link17: Int { step(link16 + 1) }
  var link18: Int { step(link17 + 1) }
  var link19: Int { step(link18 + 1) }
  var link20: Int { step(link19 + 1) }
  var link21: Int { step(link20 + 1) }
  var link22: Int { step(link21 + 1) }
  var link23: Int { step(link22 + 1) }
  var link24: Int { step(link23 + 1) }
  var link25: Int { step(link24 + 1) }
  var link26: Int { step(link25 + 1) }
  var link27: Int { step(link26 + 1) }
  var link28: Int { step(link27 + 1) }
  var link29: Int { step(link28 + 1) }
  var link30: Int { step(link29 + 1) }
  var link31: Int { step(link30 + 1) }
  var link32: Int { step(link31 + 1) }
  var link33: Int { step(link32 + 1) }
  var link34: Int { step(link33 + 1) }
  var link35: Int { step(link34 + 1) }
  var link36: Int { step(link35 + 1) }
  var link37: Int { step(link36 + 1) }
  var link38: Int { step(link37 + 1) }
  var link39: Int { step(link38 + 1) }
  var link40: Int { step(link39 + 1) }
  var link41: Int { step(link40 + 1) }
  var link42: Int { step(link41 + 1) }
  var link43: Int { step(link42 + 1) }
  var link44: Int { step(link43 + 1) }
  var link45: Int { step(link44 + 1) }
  var link46: Int { step(link45 + 1) }
  var link47: Int { step(link46 + 1) }
  var link48: Int { step(link47 + 1) }
  var link49: Int { step(link48 + 1) }
  var end: Int { step(link49 + 1) }
}
