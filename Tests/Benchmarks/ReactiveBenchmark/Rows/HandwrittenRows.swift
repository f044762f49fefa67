import Observation

/// A hand-written row, whose displays are computed when they are read.
@MainActor
@Observable
final class HandwrittenRow {
  var row: Row
  init(row: Row) { self.row = row }
}

/// A hand-written row that caches its six texts.
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
