import Observation

/// A hundred sources in one list, and a display for each element.
@MainActor
@Observable
final class CachedMux: ObservationContender {
  typealias Measured = MuxShape
  static let displays: [((CachedMux) -> Int)] = [
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

  var sources = Sources() { didSet { update() } }
  @ObservationIgnored private var all: [Int] = []
  private(set) var split0 = 1
  private(set) var split1 = 1
  private(set) var split2 = 1
  private(set) var split3 = 1
  private(set) var split4 = 1
  private(set) var split5 = 1
  private(set) var split6 = 1
  private(set) var split7 = 1
  private(set) var split8 = 1
  private(set) var split9 = 1
  private(set) var split10 = 1
  private(set) var split11 = 1
  private(set) var split12 = 1
  private(set) var split13 = 1
  private(set) var split14 = 1
  private(set) var split15 = 1
  private(set) var split16 = 1
  private(set) var split17 = 1
  private(set) var split18 = 1
  private(set) var split19 = 1
  private(set) var split20 = 1
  private(set) var split21 = 1
  private(set) var split22 = 1
  private(set) var split23 = 1
  private(set) var split24 = 1
  private(set) var split25 = 1
  private(set) var split26 = 1
  private(set) var split27 = 1
  private(set) var split28 = 1
  private(set) var split29 = 1
  private(set) var split30 = 1
  private(set) var split31 = 1
  private(set) var split32 = 1
  private(set) var split33 = 1
  private(set) var split34 = 1
  private(set) var split35 = 1
  private(set) var split36 = 1
  private(set) var split37 = 1
  private(set) var split38 = 1
  private(set) var split39 = 1
  private(set) var split40 = 1
  private(set) var split41 = 1
  private(set) var split42 = 1
  private(set) var split43 = 1
  private(set) var split44 = 1
  private(set) var split45 = 1
  private(set) var split46 = 1
  private(set) var split47 = 1
  private(set) var split48 = 1
  private(set) var split49 = 1
  private(set) var split50 = 1
  private(set) var split51 = 1
  private(set) var split52 = 1
  private(set) var split53 = 1
  private(set) var split54 = 1
  private(set) var split55 = 1
  private(set) var split56 = 1
  private(set) var split57 = 1
  private(set) var split58 = 1
  private(set) var split59 = 1
  private(set) var split60 = 1
  private(set) var split61 = 1
  private(set) var split62 = 1
  private(set) var split63 = 1
  private(set) var split64 = 1
  private(set) var split65 = 1
  private(set) var split66 = 1
  private(set) var split67 = 1
  private(set) var split68 = 1
  private(set) var split69 = 1
  private(set) var split70 = 1
  private(set) var split71 = 1
  private(set) var split72 = 1
  private(set) var split73 = 1
  private(set) var split74 = 1
  private(set) var split75 = 1
  private(set) var split76 = 1
  private(set) var split77 = 1
  private(set) var split78 = 1
  private(set) var split79 = 1
  private(set) var split80 = 1
  private(set) var split81 = 1
  private(set) var split82 = 1
  private(set) var split83 = 1
  private(set) var split84 = 1
  private(set) var split85 = 1
  private(set) var split86 = 1
  private(set) var split87 = 1
  private(set) var split88 = 1
  private(set) var split89 = 1
  private(set) var split90 = 1
  private(set) var split91 = 1
  private(set) var split92 = 1
  private(set) var split93 = 1
  private(set) var split94 = 1
  private(set) var split95 = 1
  private(set) var split96 = 1
  private(set) var split97 = 1
  private(set) var split98 = 1
  private(set) var split99 = 1

  init() { all = sources.gathered() }

  private func update() {
    let old = all
    all = sources.gathered()
    if old[0] != all[0] { split0 = step(all[0] + 1) }
    if old[1] != all[1] { split1 = step(all[1] + 1) }
    if old[2] != all[2] { split2 = step(all[2] + 1) }
    if old[3] != all[3] { split3 = step(all[3] + 1) }
    if old[4] != all[4] { split4 = step(all[4] + 1) }
    if old[5] != all[5] { split5 = step(all[5] + 1) }
    if old[6] != all[6] { split6 = step(all[6] + 1) }
    if old[7] != all[7] { split7 = step(all[7] + 1) }
    if old[8] != all[8] { split8 = step(all[8] + 1) }
    if old[9] != all[9] { split9 = step(all[9] + 1) }
    if old[10] != all[10] { split10 = step(all[10] + 1) }
    if old[11] != all[11] { split11 = step(all[11] + 1) }
    if old[12] != all[12] { split12 = step(all[12] + 1) }
    if old[13] != all[13] { split13 = step(all[13] + 1) }
    if old[14] != all[14] { split14 = step(all[14] + 1) }
    if old[15] != all[15] { split15 = step(all[15] + 1) }
    if old[16] != all[16] { split16 = step(all[16] + 1) }
    if old[17] != all[17] { split17 = step(all[17] + 1) }
    if old[18] != all[18] { split18 = step(all[18] + 1) }
    if old[19] != all[19] { split19 = step(all[19] + 1) }
    if old[20] != all[20] { split20 = step(all[20] + 1) }
    if old[21] != all[21] { split21 = step(all[21] + 1) }
    if old[22] != all[22] { split22 = step(all[22] + 1) }
    if old[23] != all[23] { split23 = step(all[23] + 1) }
    if old[24] != all[24] { split24 = step(all[24] + 1) }
    if old[25] != all[25] { split25 = step(all[25] + 1) }
    if old[26] != all[26] { split26 = step(all[26] + 1) }
    if old[27] != all[27] { split27 = step(all[27] + 1) }
    if old[28] != all[28] { split28 = step(all[28] + 1) }
    if old[29] != all[29] { split29 = step(all[29] + 1) }
    if old[30] != all[30] { split30 = step(all[30] + 1) }
    if old[31] != all[31] { split31 = step(all[31] + 1) }
    if old[32] != all[32] { split32 = step(all[32] + 1) }
    if old[33] != all[33] { split33 = step(all[33] + 1) }
    if old[34] != all[34] { split34 = step(all[34] + 1) }
    if old[35] != all[35] { split35 = step(all[35] + 1) }
    if old[36] != all[36] { split36 = step(all[36] + 1) }
    if old[37] != all[37] { split37 = step(all[37] + 1) }
    if old[38] != all[38] { split38 = step(all[38] + 1) }
    if old[39] != all[39] { split39 = step(all[39] + 1) }
    if old[40] != all[40] { split40 = step(all[40] + 1) }
    if old[41] != all[41] { split41 = step(all[41] + 1) }
    if old[42] != all[42] { split42 = step(all[42] + 1) }
    if old[43] != all[43] { split43 = step(all[43] + 1) }
    if old[44] != all[44] { split44 = step(all[44] + 1) }
    if old[45] != all[45] { split45 = step(all[45] + 1) }
    if old[46] != all[46] { split46 = step(all[46] + 1) }
    if old[47] != all[47] { split47 = step(all[47] + 1) }
    if old[48] != all[48] { split48 = step(all[48] + 1) }
    if old[49] != all[49] { split49 = step(all[49] + 1) }
    if old[50] != all[50] { split50 = step(all[50] + 1) }
    if old[51] != all[51] { split51 = step(all[51] + 1) }
    if old[52] != all[52] { split52 = step(all[52] + 1) }
    if old[53] != all[53] { split53 = step(all[53] + 1) }
    if old[54] != all[54] { split54 = step(all[54] + 1) }
    if old[55] != all[55] { split55 = step(all[55] + 1) }
    if old[56] != all[56] { split56 = step(all[56] + 1) }
    if old[57] != all[57] { split57 = step(all[57] + 1) }
    if old[58] != all[58] { split58 = step(all[58] + 1) }
    if old[59] != all[59] { split59 = step(all[59] + 1) }
    if old[60] != all[60] { split60 = step(all[60] + 1) }
    if old[61] != all[61] { split61 = step(all[61] + 1) }
    if old[62] != all[62] { split62 = step(all[62] + 1) }
    if old[63] != all[63] { split63 = step(all[63] + 1) }
    if old[64] != all[64] { split64 = step(all[64] + 1) }
    if old[65] != all[65] { split65 = step(all[65] + 1) }
    if old[66] != all[66] { split66 = step(all[66] + 1) }
    if old[67] != all[67] { split67 = step(all[67] + 1) }
    if old[68] != all[68] { split68 = step(all[68] + 1) }
    if old[69] != all[69] { split69 = step(all[69] + 1) }
    if old[70] != all[70] { split70 = step(all[70] + 1) }
    if old[71] != all[71] { split71 = step(all[71] + 1) }
    if old[72] != all[72] { split72 = step(all[72] + 1) }
    if old[73] != all[73] { split73 = step(all[73] + 1) }
    if old[74] != all[74] { split74 = step(all[74] + 1) }
    if old[75] != all[75] { split75 = step(all[75] + 1) }
    if old[76] != all[76] { split76 = step(all[76] + 1) }
    if old[77] != all[77] { split77 = step(all[77] + 1) }
    if old[78] != all[78] { split78 = step(all[78] + 1) }
    if old[79] != all[79] { split79 = step(all[79] + 1) }
    if old[80] != all[80] { split80 = step(all[80] + 1) }
    if old[81] != all[81] { split81 = step(all[81] + 1) }
    if old[82] != all[82] { split82 = step(all[82] + 1) }
    if old[83] != all[83] { split83 = step(all[83] + 1) }
    if old[84] != all[84] { split84 = step(all[84] + 1) }
    if old[85] != all[85] { split85 = step(all[85] + 1) }
    if old[86] != all[86] { split86 = step(all[86] + 1) }
    if old[87] != all[87] { split87 = step(all[87] + 1) }
    if old[88] != all[88] { split88 = step(all[88] + 1) }
    if old[89] != all[89] { split89 = step(all[89] + 1) }
    if old[90] != all[90] { split90 = step(all[90] + 1) }
    if old[91] != all[91] { split91 = step(all[91] + 1) }
    if old[92] != all[92] { split92 = step(all[92] + 1) }
    if old[93] != all[93] { split93 = step(all[93] + 1) }
    if old[94] != all[94] { split94 = step(all[94] + 1) }
    if old[95] != all[95] { split95 = step(all[95] + 1) }
    if old[96] != all[96] { split96 = step(all[96] + 1) }
    if old[97] != all[97] { split97 = step(all[97] + 1) }
    if old[98] != all[98] { split98 = step(all[98] + 1) }
    if old[99] != all[99] { split99 = step(all[99] + 1) }
  }

  func write(_ number: Int) { sources.write(number) }
}
