import Observation

/// A form of twenty fields, each with a display.
@MainActor
@Observable
final class CachedForm: ObservationContender {
  typealias Measured = FormShape
  static let displays: [((CachedForm) -> String)] = [
    { $0.shown0 }, { $0.shown1 }, { $0.shown2 }, { $0.shown3 }, { $0.shown4 }, { $0.shown5 }, { $0.shown6 },
    { $0.shown7 }, { $0.shown8 }, { $0.shown9 }, { $0.shown10 }, { $0.shown11 }, { $0.shown12 }, { $0.shown13 },
    { $0.shown14 }, { $0.shown15 }, { $0.shown16 }, { $0.shown17 }, { $0.shown18 }, { $0.shown19 },
  ]

  var form = Form() { didSet { update(from: oldValue) } }
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

  private func update(from old: Form) {
    if form.field0 != old.field0 { shown0 = label("0:", form.field0) }
    if form.field1 != old.field1 { shown1 = label("1:", form.field1) }
    if form.field2 != old.field2 { shown2 = label("2:", form.field2) }
    if form.field3 != old.field3 { shown3 = label("3:", form.field3) }
    if form.field4 != old.field4 { shown4 = label("4:", form.field4) }
    if form.field5 != old.field5 { shown5 = label("5:", form.field5) }
    if form.field6 != old.field6 { shown6 = label("6:", form.field6) }
    if form.field7 != old.field7 { shown7 = label("7:", form.field7) }
    if form.field8 != old.field8 { shown8 = label("8:", form.field8) }
    if form.field9 != old.field9 { shown9 = label("9:", form.field9) }
    if form.field10 != old.field10 { shown10 = label("10:", form.field10) }
    if form.field11 != old.field11 { shown11 = label("11:", form.field11) }
    if form.field12 != old.field12 { shown12 = label("12:", form.field12) }
    if form.field13 != old.field13 { shown13 = label("13:", form.field13) }
    if form.field14 != old.field14 { shown14 = label("14:", form.field14) }
    if form.field15 != old.field15 { shown15 = label("15:", form.field15) }
    if form.field16 != old.field16 { shown16 = label("16:", form.field16) }
    if form.field17 != old.field17 { shown17 = label("17:", form.field17) }
    if form.field18 != old.field18 { shown18 = label("18:", form.field18) }
    if form.field19 != old.field19 { shown19 = label("19:", form.field19) }
  }

  func write(_ number: Int) { form.field7 = "\(number)" }
}
