import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0601–VM0610: what examples give and assign.
extension DiagnosticExplanation {
  static let exampleGivenExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .missingGiven,
      """
      An example makes a view model, so it gives every input that has no default.
      """,
      bad: """
        viewmodel Card {
          input name: String
          display title = name

          example "shows the name" {
            expect title == "Ada"
          }
        }
        """,
      good: """
        viewmodel Card {
          input name: String
          display title = name

          example "shows the name" {
            given name = "Ada"
            expect title == "Ada"
          }
        }
        """),
    DiagnosticExplanation(
      of: .duplicateGiven,
      """
      An input has one value when the view model is made.
      """,
      bad: """
        viewmodel Card {
          input name: String
          display title = name

          example "shows the name" {
            given name = "Ada"
            given name = "Bob"
            expect title == "Bob"
          }
        }
        """,
      good: """
        viewmodel Card {
          input name: String
          display title = name

          example "shows the name" {
            given name = "Ada"
            when name = "Bob"
            expect title == "Bob"
          }
        }
        """),
    DiagnosticExplanation(
      of: .notGivable,
      """
      An example gives a view model its inputs, and the display context its `locale`, `calendar`, `timeZone` and
      `now`. What is computed is expected instead.
      """,
      bad: """
        viewmodel Card {
          input name: String
          display title = name

          example "shows the name" {
            given name = "Ada"
            when title = "Bob"
            expect title == "Bob"
          }
        }
        """,
      good: """
        viewmodel Card {
          input name: String
          display title = name

          example "shows the name" {
            given name = "Ada"
            when name = "Bob"
            expect title == "Bob"
          }
        }
        """),
    DiagnosticExplanation(
      of: .constantAssigned,
      """
      A `let` of a view model is given when it is made and never changes.
      """,
      bad: """
        viewmodel Card {
          let name: String
          display title = name

          example "shows the name" {
            given name = "Ada"
            when name = "Bob"
            expect title == "Bob"
          }
        }
        """,
      good: """
        viewmodel Card {
          input name: String
          display title = name

          example "shows the name" {
            given name = "Ada"
            when name = "Bob"
            expect title == "Bob"
          }
        }
        """),
    DiagnosticExplanation(
      of: .contextIdentifier,
      """
      An example names a language and region by an identifier such as `fr_FR`, a time zone by one such as
      `Europe/Paris`, and a calendar by Foundation's name for it, such as `gregorian`.
      """,
      bad: """
        viewmodel Visit {
          input at: Date
          display title = at.formatted("EEEE")

          example "speaks French" {
            given at = date("1970-01-01")
            given locale = "French (France)"
            expect title == "jeudi"
          }
        }
        """,
      good: """
        viewmodel Visit {
          input at: Date
          display title = at.formatted("EEEE")

          example "speaks French" {
            given at = date("1970-01-01")
            given locale = "fr_FR"
            expect title == "jeudi"
          }
        }
        """),
    DiagnosticExplanation(
      of: .lateGiven,
      """
      Everything that an example gives is there when the view model is made. What happens afterwards is `when`.
      """,
      bad: #"""
        viewmodel Card {
          input name: String
          input age: Int = 0
          display title = "\(name), \(age)"

          example "shows the age" {
            given name = "Ada"
            expect title == "Ada, 0"
            given age = 36
            expect title == "Ada, 36"
          }
        }
        """#,
      good: #"""
        viewmodel Card {
          input name: String
          input age: Int = 0
          display title = "\(name), \(age)"

          example "shows the age" {
            given name = "Ada"
            expect title == "Ada, 0"
            when age = 36
            expect title == "Ada, 36"
          }
        }
        """#),
  ]
}
