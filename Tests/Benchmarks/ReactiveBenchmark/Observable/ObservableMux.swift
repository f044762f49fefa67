import Observation

/// A hundred sources in one list, and a display for each element.
@MainActor
@Observable
final class ObservableMux: ObservationContender {
  typealias Measured = MuxShape
  static let displays: [((ObservableMux) -> Int)] = [
    { $0.split0 }, { $0.split1 }, { $0.split2 }, { $0.split3 }, { $0.split4 }, { $0.split5 }, { $0.split6 },
    { $0.split7 }, { $0.split8 }, { $0.split9 }, { $0.split10 }, { $0.split11 }, { $0.split12 }, { $0.split13 },
    { $0.split14 }, { $0.split15 }, { $0.split16 }, { $0.split17 }, { $0.split18 }, { $0.split19 }, { $0.split20 },
    { $0.split21 }, { $0.split22 }, { $0.split23 }, { $0.split24 }, { $0.split25 }, { $0.split26 }, { $0.split27 },
    { $0.split28 }, { $0.split29 }, { $0.split30 }, { $0.split31 }, { $0.split32 }, { $0.split33 }, { $0.split34 },
    { $0.split35 }, { $0.split36 }, { $0.split37 }, { $0.split38 }, { $0.split39 }, { $0.split40 }, { $0.split41 },
    { $0.split42 }, { $0.split43 }, { $0.split44 }, { $0.split45 }, { $0.split46 }, { $0.split47 }, { $0.split48 },
    { $0.split49 }, { $0.split50 }, { $0.split51 }, { $0.split52 }, { $0.split53 }, { $0.split54 }, { $0.split55 },
    { $0.split56 }, { $0.split57 }, { $0.split58 }, { $0.split59 }, { $0.split60 }, { $0.split61 }, { $0.split62 },
    { $0.split63 }, { $0.split64 }, { $0.split65 }, { $0.split66 }, { $0.split67 }, { $0.split68 }, { $0.split69 },
    { $0.split70 }, { $0.split71 }, { $0.split72 }, { $0.split73 }, { $0.split74 }, { $0.split75 }, { $0.split76 },
    { $0.split77 }, { $0.split78 }, { $0.split79 }, { $0.split80 }, { $0.split81 }, { $0.split82 }, { $0.split83 },
    { $0.split84 }, { $0.split85 }, { $0.split86 }, { $0.split87 }, { $0.split88 }, { $0.split89 }, { $0.split90 },
    { $0.split91 }, { $0.split92 }, { $0.split93 }, { $0.split94 }, { $0.split95 }, { $0.split96 }, { $0.split97 },
    { $0.split98 }, { $0.split99 },
  ]

  var sources = Sources()

  var all: [Int] { sources.gathered() }

  var split0: Int { step(all[0] + 1) }
  var split1: Int { step(all[1] + 1) }
  var split2: Int { step(all[2] + 1) }
  var split3: Int { step(all[3] + 1) }
  var split4: Int { step(all[4] + 1) }
  var split5: Int { step(all[5] + 1) }
  var split6: Int { step(all[6] + 1) }
  var split7: Int { step(all[7] + 1) }
  var split8: Int { step(all[8] + 1) }
  var split9: Int { step(all[9] + 1) }
  var split10: Int { step(all[10] + 1) }
  var split11: Int { step(all[11] + 1) }
  var split12: Int { step(all[12] + 1) }
  var split13: Int { step(all[13] + 1) }
  var split14: Int { step(all[14] + 1) }
  var split15: Int { step(all[15] + 1) }
  var split16: Int { step(all[16] + 1) }
  var split17: Int { step(all[17] + 1) }
  var split18: Int { step(all[18] + 1) }
  var split19: Int { step(all[19] + 1) }
  var split20: Int { step(all[20] + 1) }
  var split21: Int { step(all[21] + 1) }
  var split22: Int { step(all[22] + 1) }
  var split23: Int { step(all[23] + 1) }
  var split24: Int { step(all[24] + 1) }
  var split25: Int { step(all[25] + 1) }
  var split26: Int { step(all[26] + 1) }
  var split27: Int { step(all[27] + 1) }
  var split28: Int { step(all[28] + 1) }
  var split29: Int { step(all[29] + 1) }
  var split30: Int { step(all[30] + 1) }
  var split31: Int { step(all[31] + 1) }
  var split32: Int { step(all[32] + 1) }
  var split33: Int { step(all[33] + 1) }
  var split34: Int { step(all[34] + 1) }
  var split35: Int { step(all[35] + 1) }
  var split36: Int { step(all[36] + 1) }
  var split37: Int { step(all[37] + 1) }
  var split38: Int { step(all[38] + 1) }
  var split39: Int { step(all[39] + 1) }
  var split40: Int { step(all[40] + 1) }
  var split41: Int { step(all[41] + 1) }
  var split42: Int { step(all[42] + 1) }
  var split43: Int { step(all[43] + 1) }
  var split44: Int { step(all[44] + 1) }
  var split45: Int { step(all[45] + 1) }
  var split46: Int { step(all[46] + 1) }
  var split47: Int { step(all[47] + 1) }
  var split48: Int { step(all[48] + 1) }
  var split49: Int { step(all[49] + 1) }
  var split50: Int { step(all[50] + 1) }
  var split51: Int { step(all[51] + 1) }
  var split52: Int { step(all[52] + 1) }
  var split53: Int { step(all[53] + 1) }
  var split54: Int { step(all[54] + 1) }
  var split55: Int { step(all[55] + 1) }
  var split56: Int { step(all[56] + 1) }
  var split57: Int { step(all[57] + 1) }
  var split58: Int { step(all[58] + 1) }
  var split59: Int { step(all[59] + 1) }
  var split60: Int { step(all[60] + 1) }
  var split61: Int { step(all[61] + 1) }
  var split62: Int { step(all[62] + 1) }
  var split63: Int { step(all[63] + 1) }
  var split64: Int { step(all[64] + 1) }
  var split65: Int { step(all[65] + 1) }
  var split66: Int { step(all[66] + 1) }
  var split67: Int { step(all[67] + 1) }
  var split68: Int { step(all[68] + 1) }
  var split69: Int { step(all[69] + 1) }
  var split70: Int { step(all[70] + 1) }
  var split71: Int { step(all[71] + 1) }
  var split72: Int { step(all[72] + 1) }
  var split73: Int { step(all[73] + 1) }
  var split74: Int { step(all[74] + 1) }
  var split75: Int { step(all[75] + 1) }
  var split76: Int { step(all[76] + 1) }
  var split77: Int { step(all[77] + 1) }
  var split78: Int { step(all[78] + 1) }
  var split79: Int { step(all[79] + 1) }
  var split80: Int { step(all[80] + 1) }
  var split81: Int { step(all[81] + 1) }
  var split82: Int { step(all[82] + 1) }
  var split83: Int { step(all[83] + 1) }
  var split84: Int { step(all[84] + 1) }
  var split85: Int { step(all[85] + 1) }
  var split86: Int { step(all[86] + 1) }
  var split87: Int { step(all[87] + 1) }
  var split88: Int { step(all[88] + 1) }
  var split89: Int { step(all[89] + 1) }
  var split90: Int { step(all[90] + 1) }
  var split91: Int { step(all[91] + 1) }
  var split92: Int { step(all[92] + 1) }
  var split93: Int { step(all[93] + 1) }
  var split94: Int { step(all[94] + 1) }
  var split95: Int { step(all[95] + 1) }
  var split96: Int { step(all[96] + 1) }
  var split97: Int { step(all[97] + 1) }
  var split98: Int { step(all[98] + 1) }
  var split99: Int { step(all[99] + 1) }

  func write(_ number: Int) { sources.write(number) }
}
