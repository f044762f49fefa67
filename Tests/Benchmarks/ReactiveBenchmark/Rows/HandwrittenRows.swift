import Observation

/// A row as it is written by hand: what it shows is computed from it.
@MainActor
@Observable
final class HandwrittenRow {
  var row: Row
  init(row: Row) { self.row = row }
}

/// The same with its six texts cached.
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
