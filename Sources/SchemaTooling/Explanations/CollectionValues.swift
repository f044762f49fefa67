import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0344–VM0349: arrays, dictionaries and ranges.
extension DiagnosticExplanation {
  static let collectionValueExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .keyNotHashable,
      """
      A dictionary finds its values by their keys, which must therefore be hashable: texts, numbers, dates, ids,
      enums, and models whose fields all are.
      """,
      bad: """
        extern Avatar

        model Album {
          let owners: [Avatar: String]
        }
        """,
      good: """
        extern Avatar: Hashable

        model Album {
          let owners: [Avatar: String]
        }
        """),
    DiagnosticExplanation(
      of: .constraintUnmet,
      """
      Sorting needs an order, adding up needs numbers, finding needs equality. Models have no order of their own: say
      by which field.
      """,
      bad: """
        model Person {
          let name: String
        }

        viewmodel People {
          input people: [Person]
          display sorted = people.sorted()
        }
        """,
      good: """
        model Person {
          let name: String
        }

        viewmodel People {
          input people: [Person]
          display sorted = people.sorted { $0.name }
        }
        """),
    DiagnosticExplanation(
      of: .rangeBounds,
      """
      A range runs between two values of a type with steps or a scale: numbers, dates and days.
      """,
      bad: """
        viewmodel Filter {
          input name: String
          display isEarly = ("a"..."m").contains(name)
        }
        """,
      good: """
        viewmodel Filter {
          input name: String
          display isEarly = name < "n"
        }
        """),
    DiagnosticExplanation(
      of: .noIndex,
      """
      An array is indexed by position, a dictionary by key; the result is optional, since there may be no such
      element. A text's parts are taken with `prefix`, `suffix` and `dropFirst`.
      """,
      bad: """
        viewmodel Card {
          input name: String
          display initial = name[0]
        }
        """,
      good: """
        viewmodel Card {
          input name: String
          display initial = name.first
        }
        """),
    DiagnosticExplanation(
      of: .duplicateDictionaryKey,
      """
      A dictionary has one value for each key.
      """,
      bad: """
        model Prices {
          var byName: [String: Int] = ["tea": 2, "tea": 3]
        }
        """,
      good: """
        model Prices {
          var byName: [String: Int] = ["tea": 2, "coffee": 3]
        }
        """),
  ]
}
