import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0344–VM0353: arrays, dictionaries and ranges.
extension DiagnosticExplanation {
  static let collectionValueExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .keyNotHashable(type: "{type}"),
      """
      The keys of a dictionary and the elements of a set must be hashable. Texts, numbers, dates, identifiers and enums
      are hashable, and so are models whose fields are all hashable.
      """,
      schema: """
        - extern Avatar
        + extern Avatar: Hashable

          model Album {
            let owners: [Avatar: String]
          }
        """),
    DiagnosticExplanation(
      of: .constraintUnmet(name: "{name}", constraint: "{constraint}", type: "{type}"),
      """
      Sorting requires an order, sums require numbers, and searching requires equality. Models have no order; sort
      them by a field.
      """,
      schema: """
          model Person {
            let name: String
          }

          viewmodel People {
            input people: [Person]
        -   display sorted = people.sorted()
        +   display sorted = people.sorted { $0.name }
          }
        """),
    DiagnosticExplanation(
      of: .rangeBounds(type: "{type}"),
      """
      A range consists of two numbers, two dates, two days or two durations.
      """,
      schema: """
          viewmodel Filter {
            input name: String
        -   display isEarly = ("a"..."m").contains(name)
        +   display isEarly = name < "n"
          }
        """),
    DiagnosticExplanation(
      of: .noIndex(type: "{type}"),
      """
      You can index an array by position and a dictionary by key. The result is optional, because the element may not
      exist. For parts of a text, use `prefix`, `suffix` and `dropFirst`.
      """,
      schema: """
          viewmodel Card {
            input name: String
        -   display initial = name[0]
        +   display initial = name.first
          }
        """),
    DiagnosticExplanation(
      of: .duplicateDictionaryKey(key: "{key}"),
      """
      A dictionary has one value for each key.
      """,
      schema: """
          model Prices {
        -   var byName: [String: Int] = ["tea": 2, "tea": 3]
        +   var byName: [String: Int] = ["tea": 2, "coffee": 3]
          }
        """),
    DiagnosticExplanation(
      of: .rangeTooLong(range: "{range}", name: "{name}"),
      """
      `map`, `filter`, `reversed` and `for` visit each integer of a range, at most 100,000. `contains` and the bounds of
      a range have no limit. If the bounds are computed, the first 100,000 integers are used, and a fault is reported
      when the app runs.
      """,
      schema: """
          viewmodel Years {
        -   display texts = (0...9_999_999).map { "Year \\($0)" }
        +   display texts = (1900...2100).map { "Year \\($0)" }
          }
        """),
  ]
}
