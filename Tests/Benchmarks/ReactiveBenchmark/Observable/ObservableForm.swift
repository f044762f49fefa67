import Observation

/// A form of twenty fields, each with a display.
@MainActor
@Observable
final class ObservableForm: ObservationContender {
  typealias Measured = FormShape
  static let displays: [((ObservableForm) -> String)] = [
    { $0.shown0 }, { $0.shown1 }, { $0.shown2 }, { $0.shown3 }, { $0.shown4 }, { $0.shown5 }, { $0.shown6 },
    { $0.shown7 }, { $0.shown8 }, { $0.shown9 }, { $0.shown10 }, { $0.shown11 }, { $0.shown12 }, { $0.shown13 },
    { $0.shown14 }, { $0.shown15 }, { $0.shown16 }, { $0.shown17 }, { $0.shown18 }, { $0.shown19 },
  ]

  var form = Form()

  var shown0: String { label("0:", form.field0) }
  var shown1: String { label("1:", form.field1) }
  var shown2: String { label("2:", form.field2) }
  var shown3: String { label("3:", form.field3) }
  var shown4: String { label("4:", form.field4) }
  var shown5: String { label("5:", form.field5) }
  var shown6: String { label("6:", form.field6) }
  var shown7: String { label("7:", form.field7) }
  var shown8: String { label("8:", form.field8) }
  var shown9: String { label("9:", form.field9) }
  var shown10: String { label("10:", form.field10) }
  var shown11: String { label("11:", form.field11) }
  var shown12: String { label("12:", form.field12) }
  var shown13: String { label("13:", form.field13) }
  var shown14: String { label("14:", form.field14) }
  var shown15: String { label("15:", form.field15) }
  var shown16: String { label("16:", form.field16) }
  var shown17: String { label("17:", form.field17) }
  var shown18: String { label("18:", form.field18) }
  var shown19: String { label("19:", form.field19) }

  func write(_ number: Int) { form.field7 = "\(number)" }
}
