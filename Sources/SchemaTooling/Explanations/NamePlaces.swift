import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0214–VM0225: names that cannot stand where they do.
extension DiagnosticExplanation {
  static let namePlaceExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .methodNotCalled,
      """
      A method is called with parentheses, even where it takes nothing, as in Swift.
      """,
      bad: """
        viewmodel Banner {
          input text: String
          display title = text.uppercased
        }
        """,
      good: """
        viewmodel Banner {
          input text: String
          display title = text.uppercased()
        }
        """),
    DiagnosticExplanation(
      of: .sampleOutOfPlace,
      """
      A sample is a value for examples and previews. A display that read one would show the same to everybody.
      """,
      bad: """
        sample ada: String = "Ada"

        viewmodel Card {
          input name: String
          display title = words(name, ada)
        }
        """,
      good: """
        sample ada: String = "Ada"

        viewmodel Card {
          input name: String
          display title = name

          example "shows the name" {
            given name = ada
            expect title == "Ada"
          }
        }
        """),
    DiagnosticExplanation(
      of: .outOfReach,
      """
      A default is made before the value that it is a default in, so it can read nothing of it: neither another field
      nor another input. What an example gives a view model is made before the view model, for the same reason.
      """,
      bad: """
        model Person {
          var name: String = ""
          var nickname: String = name
        }
        """,
      good: """
        model Person {
          var name: String = ""
          var nickname: String = ""
        }
        """),
    DiagnosticExplanation(
      of: .viewModelAsType,
      """
      A view model is an object that a view keeps, not a value that a model holds or a function returns. Hold the
      model that it shows.
      """,
      bad: """
        model Person {
          let name: String
        }

        viewmodel Card {
          input person: Person
          display title = person.name
        }

        model Page {
          let card: Card
        }
        """,
      good: """
        model Person {
          let name: String
        }

        viewmodel Card {
          input person: Person
          display title = person.name
        }

        model Page {
          let person: Person
        }
        """),
    DiagnosticExplanation(
      of: .closureParameterOutside,
      """
      `$0` is the first value that a closure is given, and means nothing outside one.
      """,
      bad: """
        viewmodel Note {
          input text: String
          display title = words($0, text)
        }
        """,
      good: """
        viewmodel Note {
          input text: String
          display title = text
        }
        """),
    DiagnosticExplanation(
      of: .closureParameterNamed,
      """
      A closure either names its values before `in` or calls them `$0`, `$1` and so on, as in Swift.
      """,
      bad: """
        viewmodel Names {
          input names: [String]
          display shouted = names.map { name in $0.uppercased() }
        }
        """,
      good: """
        viewmodel Names {
          input names: [String]
          display shouted = names.map { name in name.uppercased() }
        }
        """),
    DiagnosticExplanation(
      of: .implicitMemberNeedsType,
      """
      `.small` stands for `Size.small` where a `Size` is wanted. Where nothing says which type is wanted, the type has
      to be written.
      """,
      bad: """
        enum Size {
          case small
          case large
        }

        viewmodel Shirt {
          input size: Size
          display isSmall = size == .small
          display other = .large
        }
        """,
      good: """
        enum Size {
          case small
          case large
        }

        viewmodel Shirt {
          input size: Size
          display isSmall = size == .small
          display other = Size.large
        }
        """),
    DiagnosticExplanation(
      of: .noLabels,
      """
      An enum has `label` where at least one of its cases has a label: what a person reads for it.
      """,
      bad: """
        enum Size {
          case small
          case large
        }

        viewmodel Shirt {
          input size: Size
          display sizeText = size.label
        }
        """,
      good: """
        enum Size {
          case small "Small"
          case large "Large"
        }

        viewmodel Shirt {
          input size: Size
          display sizeText = size.label
        }
        """),
    DiagnosticExplanation(
      of: .typeNotConstructible,
      """
      Values of models are made by calling the model. How an `extern` type is made, only the app knows; a value of an
      enum is one of its cases; and a view model is no value.
      """,
      bad: """
        extern Avatar: Equatable

        viewmodel Card {
          input avatar: Avatar
          display isBlank = avatar == Avatar()
        }
        """,
      good: """
        extern Avatar: Equatable

        viewmodel Card {
          input avatar: Avatar
          input blank: Avatar
          display isBlank = avatar == blank
        }
        """),
    DiagnosticExplanation(
      of: .noContext,
      """
      Formats, `now` and text for people need the display context: its language, calendar, time zone and clock. A
      default, a sample or what an example gives is made without one.
      """,
      bad: """
        model Visit {
          var at: Date = now
        }
        """,
      good: """
        model Visit {
          var at: Date = date("1970-01-01")
        }
        """),
  ]
}
