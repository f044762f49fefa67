import Observation

/// Twenty fields that are observed separately, each with a display.
@MainActor
@Observable
final class CachedFields: ObservationContender {
  typealias Measured = FieldsShape
  static let displays: [((CachedFields) -> String)] = [
    { $0.shown0 }, { $0.shown1 }, { $0.shown2 }, { $0.shown3 }, { $0.shown4 }, { $0.shown5 }, { $0.shown6 },
    { $0.shown7 }, { $0.shown8 }, { $0.shown9 }, { $0.shown10 }, { $0.shown11 }, { $0.shown12 }, { $0.shown13 },
    { $0.shown14 }, { $0.shown15 }, { $0.shown16 }, { $0.shown17 }, { $0.shown18 }, { $0.shown19 },
  ]

  var field0 = "" { didSet { if field0 != oldValue { shown0 = label("0:", field0) } } }
  var field1 = "" { didSet { if field1 != oldValue { shown1 = label("1:", field1) } } }
  var field2 = "" { didSet { if field2 != oldValue { shown2 = label("2:", field2) } } }
  var field3 = "" { didSet { if field3 != oldValue { shown3 = label("3:", field3) } } }
  var field4 = "" { didSet { if field4 != oldValue { shown4 = label("4:", field4) } } }
  var field5 = "" { didSet { if field5 != oldValue { shown5 = label("5:", field5) } } }
  var field6 = "" { didSet { if field6 != oldValue { shown6 = label("6:", field6) } } }
  var field7 = "" { didSet { if field7 != oldValue { shown7 = label("7:", field7) } } }
  var field8 = "" { didSet { if field8 != oldValue { shown8 = label("8:", field8) } } }
  var field9 = "" { didSet { if field9 != oldValue { shown9 = label("9:", field9) } } }
  var field10 = "" { didSet { if field10 != oldValue { shown10 = label("10:", field10) } } }
  var field11 = "" { didSet { if field11 != oldValue { shown11 = label("11:", field11) } } }
  var field12 = "" { didSet { if field12 != oldValue { shown12 = label("12:", field12) } } }
  var field13 = "" { didSet { if field13 != oldValue { shown13 = label("13:", field13) } } }
  var field14 = "" { didSet { if field14 != oldValue { shown14 = label("14:", field14) } } }
  var field15 = "" { didSet { if field15 != oldValue { shown15 = label("15:", field15) } } }
  var field16 = "" { didSet { if field16 != oldValue { shown16 = label("16:", field16) } } }
  var field17 = "" { didSet { if field17 != oldValue { shown17 = label("17:", field17) } } }
  var field18 = "" { didSet { if field18 != oldValue { shown18 = label("18:", field18) } } }
  var field19 = "" { didSet { if field19 != oldValue { shown19 = label("19:", field19) } } }

  private(set) var shown0 = "0:"
  private(set) var shown1 = "1:"
  private(set) var shown2 = "2:"
  private(set) var shown3 = "3:"
  private(set) var shown4 = "4:"
  private(set) var shown5 = "5:"
  private(set) var shown6 = "6:"
  private(set) var shown7 = "7:"
  private(set) var shown8 = "8:"
  private(set) var shown9 = "9:"
  private(set) var shown10 = "10:"
  private(set) var shown11 = "11:"
  private(set) var shown12 = "12:"
  private(set) var shown13 = "13:"
  private(set) var shown14 = "14:"
  private(set) var shown15 = "15:"
  private(set) var shown16 = "16:"
  private(set) var shown17 = "17:"
  private(set) var shown18 = "18:"
  private(set) var shown19 = "19:"

  func write(_ number: Int) { field7 = "\(number)" }
}
