import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0601–VM0610: `given` and assignments in examples.
extension DiagnosticExplanation {
  static let exampleGivenExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .missingGiven(names: "{names}"),
      """
      An example creates a view model, so it must set every input that has no default value.
      """,
      schema: """
          viewmodel Card {
            input name: String
            display title = name

            example "the name is shown" {
        +     given name = "Ada"
              expect title == "Ada"
            }
          }
        """),
    DiagnosticExplanation(
      of: .duplicateGiven(name: "{name}"),
      """
      `given` sets the value with which the view model is created.
      """,
      schema: """
          viewmodel Card {
            input name: String
            display title = name

            example "the name is shown" {
              given name = "Ada"
        -     given name = "Bob"
        +     when name = "Bob"
              expect title == "Bob"
            }
          }
        """),
    DiagnosticExplanation(
      of: .notGivable(name: "{name}", model: "{model}"),
      """
      `given` sets inputs and the parts of the display context: `locale`, `calendar`, `timeZone` and `now`. Use
      `expect` to verify computed values.
      """,
      schema: """
          viewmodel Card {
            input name: String
            display title = name

            example "the name is shown" {
              given name = "Ada"
        -     when title = "Bob"
        +     when name = "Bob"
              expect title == "Bob"
            }
          }
        """),
    DiagnosticExplanation(
      of: .constantAssigned(name: "{name}"),
      """
      A `let` without a value is passed to the initializer of the view model and never changes.
      """,
      schema: """
          viewmodel Card {
        -   let name: String
        +   input name: String
            display title = name

            example "the name is shown" {
              given name = "Ada"
              when name = "Bob"
              expect title == "Bob"
            }
          }
        """),
    DiagnosticExplanation(
      of: .contextIdentifier(part: "{part}", example: "{example}"),
      """
      A locale has an identifier such as `fr_FR`, a time zone one such as `Europe/Paris`, and a calendar one of
      Foundation's names, such as `gregorian`.
      """,
      schema: """
          viewmodel Visit {
            input at: Date
            display title = at.formatted("EEEE")

            example "the date is in French" {
              given at = date("1970-01-01")
        -     given locale = "French (France)"
        +     given locale = "fr_FR"
              expect title == "jeudi"
            }
          }
        """),
    DiagnosticExplanation(
      of: .lateGiven(name: "{name}"),
      """
      `given` steps that set inputs come before all other steps, because they create the view model. Use `when` for
      later changes.
      """,
      schema: #"""
          viewmodel Card {
            input name: String
            input age: Int = 0
            display title = "\(name), \(age)"

            example "the age is shown" {
              given name = "Ada"
              expect title == "Ada, 0"
        -     given age = 36
        +     when age = 36
              expect title == "Ada, 36"
            }
          }
        """#),
  ]
}
