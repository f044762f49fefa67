/// The values of a `switch` over several values, `switch (a, b)`, that its cases match so far.
///
/// A row of patterns is useful if it matches a combination that no row before it matches. Only the forms that a row or
/// the type of a column names are compared, all other values of a column are one form.
struct TupleCoverage {
  /// A pattern for one of the values.
  enum Column: Equatable {
    /// `_` or a name.
    case any
    /// A pattern that matches exactly the values of one form.
    case form(String)
    /// A range or a computed value, of which it is not known what it matches.
    case opaque

    func matches(_ form: String?) -> Bool {
      switch self {
      case .any: true
      case .form(let own): own == form
      case .opaque: false
      }
    }
  }

  /// The forms of each column; nil if a type has too many.
  private let forms: [[String]?]
  private var rows: [[Column]] = []
  /// The number of comparisons after which a search ends as if it had found a combination.
  private static let mostComparisons = 20_000

  init(forms: [[String]?]) { self.forms = forms }

  /// Adds a row. Returns false if the rows before match everything that it matches.
  mutating func cover(_ row: [Column], isGuarded: Bool) -> Bool {
    if row.contains(.opaque) { return missing != nil }
    guard first(matching: row) != nil else { return false }
    if !isGuarded { rows.append(row) }
    return true
  }

  /// A combination that is not matched, as a pattern; nil if all are.
  var missing: String? {
    guard let found = first(matching: Array(repeating: .any, count: forms.count)) else { return nil }
    return found.allSatisfy { $0 == "_" } ? "default" : "(\(found.joined(separator: ", ")))"
  }

  /// Returns the first combination that a row matches and those before do not.
  private func first(matching row: [Column]) -> [String]? {
    var comparisons = 0
    return first(matching: row[...], in: rows.map { $0[...] }, &comparisons)
  }

  private func first(
    matching row: ArraySlice<Column>, in others: [ArraySlice<Column>], _ comparisons: inout Int
  ) -> [String]? {
    comparisons += others.count
    if comparisons > Self.mostComparisons { return row.map { _ in "_" } }
    guard let column = row.first else { return others.isEmpty ? [] : nil }
    for form in candidates(for: column, among: others, at: forms.count - row.count) {
      let left = others.filter { $0.first?.matches(form) == true }.map { $0.dropFirst() }
      if let rest = first(matching: row.dropFirst(), in: left, &comparisons) { return [form ?? "_"] + rest }
    }
    return nil
  }

  /// Returns the forms that a pattern matches; nil stands for all values without a form of their own.
  private func candidates(for column: Column, among rows: [ArraySlice<Column>], at index: Int) -> [String?] {
    if case .form(let form) = column { return [form] }
    // Rows that match every value of the column make its forms equal.
    if rows.allSatisfy({ $0.first == .any }) { return [nil] }
    if let all = forms[index] { return all }
    var named: [String?] = []
    for case .form(let form)? in rows.map(\.first) where !named.contains(form) { named.append(form) }
    return [nil] + named
  }
}
