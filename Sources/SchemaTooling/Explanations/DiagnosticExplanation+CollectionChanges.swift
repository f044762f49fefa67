import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0580–VM0582: changes of collections, and copies of models.
extension DiagnosticExplanation {
  static let collectionChangeExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .elementWithoutID(type: "{type}"),
      """
      `lines[id: x]`, `lines.remove(id: x)` and `lines.move(id: a, before: b)` compare the `id` of each element. A model
      has one if it is declared `Identifiable` and has a field `id`.
      """,
      schema: """
        - model Line {
        + model Line: Identifiable {
            let id: Int
            var quantity: Int
          }

          viewmodel Order {
            input lines: [Line]

            command remove(id: Int) {
              lines.remove(id: id)
            }
          }
        """),
    DiagnosticExplanation(
      of: .rowByID(list: "{list}"),
      """
      An example can find the row of an element by its identity, as the code of an app does with `row(id:)`. Formulas and
      steps read the element itself, whose collection has the same subscript.
      """,
      schema: """
          model Line: Identifiable {
            let id: Int
            let title: String
          }

          viewmodel LineRow {
            input line: Line
            display text = line.title
          }

          viewmodel Order {
            input lines: [Line]
            list rows of LineRow(line: $0) in lines
        -   display first = rows[id: 1]?.text ?? ""
        +   display first = lines[id: 1]?.title ?? ""
        +
        +   example "the row has the title" {
        +     given lines = [Line(id: 1, title: "Tea")]
        +     expect rows[id: 1]?.text == "Tea"
        +   }
          }
        """),
    DiagnosticExplanation(
      of: .collectionMethod(type: "{type}", name: "{name}"),
      """
      The methods that change an array are `append(x)`, `insert(x, at: i)`, `remove(at: i)`, `remove(id: x)`,
      `removeAll()` and `move(id: a, before: b)`. A dictionary has `removeAll()`; assign its elements by key.
      """,
      schema: """
          viewmodel Tags {
            state tags: [String] = []

            command add(tag: String) {
        -     tags.insert(tag)
        +     tags.insert(tag, at: 0)
            }
          }
        """),
    DiagnosticExplanation(
      of: .externCopied(type: "{type}"),
      """
      `with` creates a copy of a model with other values of some fields. The schema does not know how to create a model
      that is declared in Swift.
      """,
      schema: """
        - extern model Line {
        + model Line {
            let quantity: Int
          }

          viewmodel Order {
            input line: Line
            state next: Int = 0

            command add {
              let copy = line.with(quantity: 2)
              next = copy.quantity
            }
          }
        """),
  ]
}
