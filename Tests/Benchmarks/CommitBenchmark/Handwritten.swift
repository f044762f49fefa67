import Foundation
import Observation
import ViewModelRuntime

// What a careful developer writes by hand: a model, and displays computed from it.

@MainActor
@Observable
final class HandwrittenForm {
  var form: Form
  init(form: Form) { self.form = form }

  var shown0: String { words("0:", form.field0) }
  var shown1: String { words("1:", form.field1) }
  var shown2: String { words("2:", form.field2) }
  var shown3: String { words("3:", form.field3) }
  var shown4: String { words("4:", form.field4) }
  var shown5: String { words("5:", form.field5) }
  var shown6: String { words("6:", form.field6) }
  var shown7: String { words("7:", form.field7) }
  var shown8: String { words("8:", form.field8) }
  var shown9: String { words("9:", form.field9) }
  var shown10: String { words("10:", form.field10) }
  var shown11: String { words("11:", form.field11) }
  var shown12: String { words("12:", form.field12) }
  var shown13: String { words("13:", form.field13) }
  var shown14: String { words("14:", form.field14) }
  var shown15: String { words("15:", form.field15) }
  var shown16: String { words("16:", form.field16) }
  var shown17: String { words("17:", form.field17) }
  var shown18: String { words("18:", form.field18) }
  var shown19: String { words("19:", form.field19) }

  static let displays: [KeyPath<HandwrittenForm, String>] = [
    \.shown0,
    \.shown1,
    \.shown2,
    \.shown3,
    \.shown4,
    \.shown5,
    \.shown6,
    \.shown7,
    \.shown8,
    \.shown9,
    \.shown10,
    \.shown11,
    \.shown12,
    \.shown13,
    \.shown14,
    \.shown15,
    \.shown16,
    \.shown17,
    \.shown18,
    \.shown19,
  ]
}

@MainActor
@Observable
final class HandwrittenShapes {
  var source: Int
  init(source: Int) { self.source = source }

  var next: Int { source + 1 }
  var double: Int { source * 2 }
  var sum: Int { next + double }
  var isPositive: Bool { sum > 0 }
}

@MainActor
@Observable
final class HandwrittenRow {
  var row: Row
  init(row: Row) { self.row = row }
}

/// The same with its six texts kept.
@MainActor
@Observable
final class EagerRow {
  var row: Row
  var nameText: String
  var cityText: String
  var countText: String
  var priceText: String
  var bornText: String
  var idText: String

  init(row: Row, texts: RowViewModel) {
    self.row = row
    nameText = texts.nameText
    cityText = texts.cityText
    countText = texts.countText
    priceText = texts.priceText
    bornText = texts.bornText
    idText = texts.idText
  }
}
