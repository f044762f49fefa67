import Observation

/// Twenty fields that are observed separately.
@MainActor
@Observable
final class ObservableFields: ObservationContender {
  typealias Measured = FieldsShape
  static let displays: [((ObservableFields) -> String)] = [
    { $0.shown0 }, { $0.shown1 }, { $0.shown2 }, { $0.shown3 }, { $0.shown4 }, { $0.shown5 }, { $0.shown6 },
    { $0.shown7 }, { $0.shown8 }, { $0.shown9 }, { $0.shown10 }, { $0.shown11 }, { $0.shown12 }, { $0.shown13 },
    { $0.shown14 }, { $0.shown15 }, { $0.shown16 }, { $0.shown17 }, { $0.shown18 }, { $0.shown19 },
  ]

  var field0 = ""
  var field1 = ""
  var field2 = ""
  var field3 = ""
  var field4 = ""
  var field5 = ""
  var field6 = ""
  var field7 = ""
  var field8 = ""
  var field9 = ""
  var field10 = ""
  var field11 = ""
  var field12 = ""
  var field13 = ""
  var field14 = ""
  var field15 = ""
  var field16 = ""
  var field17 = ""
  var field18 = ""
  var field19 = ""

  var shown0: String { label("0:", field0) }
  var shown1: String { label("1:", field1) }
  var shown2: String { label("2:", field2) }
  var shown3: String { label("3:", field3) }
  var shown4: String { label("4:", field4) }
  var shown5: String { label("5:", field5) }
  var shown6: String { label("6:", field6) }
  var shown7: String { label("7:", field7) }
  var shown8: String { label("8:", field8) }
  var shown9: String { label("9:", field9) }
  var shown10: String { label("10:", field10) }
  var shown11: String { label("11:", field11) }
  var shown12: String { label("12:", field12) }
  var shown13: String { label("13:", field13) }
  var shown14: String { label("14:", field14) }
  var shown15: String { label("15:", field15) }
  var shown16: String { label("16:", field16) }
  var shown17: String { label("17:", field17) }
  var shown18: String { label("18:", field18) }
  var shown19: String { label("19:", field19) }

  func write(_ number: Int) { field7 = "\(number)" }
}
