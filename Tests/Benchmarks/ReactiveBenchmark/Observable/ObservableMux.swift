import Observation

/// A hundred sources gathered into one list, of which a hundred displays read an element each.
@MainActor
@Observable
final class ObservableMux: ObservationContender {
  typealias Measured = MuxShape
  static let displays: [KeyPath<ObservableMux, Int>] = [
    \.split0, \.split1, \.split2, \.split3, \.split4, \.split5, \.split6, \.split7, \.split8, \.split9,
    \.split10, \.split11, \.split12, \.split13, \.split14, \.split15, \.split16, \.split17, \.split18,
    \.split19, \.split20, \.split21, \.split22, \.split23, \.split24, \.split25, \.split26, \.split27,
    \.split28, \.split29, \.split30, \.split31, \.split32, \.split33, \.split34, \.split35, \.split36,
    \.split37, \.split38, \.split39, \.split40, \.split41, \.split42, \.split43, \.split44, \.split45,
    \.split46, \.split47, \.split48, \.split49, \.split50, \.split51, \.split52, \.split53, \.split54,
    \.split55, \.split56, \.split57, \.split58, \.split59, \.split60, \.split61, \.split62, \.split63,
    \.split64, \.split65, \.split66, \.split67, \.split68, \.split69, \.split70, \.split71, \.split72,
    \.split73, \.split74, \.split75, \.split76, \.split77, \.split78, \.split79, \.split80, \.split81,
    \.split82, \.split83, \.split84, \.split85, \.split86, \.split87, \.split88, \.split89, \.split90,
    \.split91, \.split92, \.split93, \.split94, \.split95, \.split96, \.split97, \.split98, \.split99,
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
