/// Passes the events of a data source to rows that do not exist yet when the data source is created.
@MainActor
final class RowsRelay<Element: Identifiable, Row: ViewModel> {
  weak var rows: DisplayedRows<Element, Row>?
}
