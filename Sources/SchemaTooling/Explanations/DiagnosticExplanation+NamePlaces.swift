import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0214–VM0225: names in the wrong place.
extension DiagnosticExplanation {
  static let namePlaceExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .methodNotCalled(name: "{name}"),
      """
      As in Swift, you call a method with parentheses, even if it has no parameters.
      """,
      schema: """
          viewmodel Banner {
            input text: String
        -   display title = text.uppercased
        +   display title = text.uppercased()
          }
        """),
    DiagnosticExplanation(
      of: .sampleOutOfPlace(name: "{name}", type: "{type}"),
      """
      Samples are only for examples and previews. A display that reads a sample would show the same value to every
      user. A constant that an app needs is a `let` beside the declarations: `let home = Country(…)`.
      """,
      schema: """
          sample ada: String = "Ada"

          viewmodel Card {
            input name: String
        -   display title = words(name, ada)
        +   display title = name
        +
        +   example "the name is shown" {
        +     given name = ada
        +     expect title == "Ada"
        +   }
          }
        """),
    DiagnosticExplanation(
      of: .outOfReach(name: "{name}", reason: "{reason}"),
      """
      A default value is evaluated before the value that contains it exists, so it cannot read other fields or inputs.
      The same applies to values that an example passes to a view model.
      """,
      schema: """
          model Person {
            var name: String = ""
        -   var nickname: String = name
        +   var nickname: String = ""
          }
        """),
    DiagnosticExplanation(
      of: .viewModelAsType(name: "{name}"),
      """
      A view model is an object. Fields, inputs and results hold values, so use a model.
      """,
      schema: """
          model Person {
            let name: String
          }

          viewmodel Card {
            input person: Person
            display title = person.name
          }

          model Page {
        -   let card: Card
        +   let person: Person
          }
        """),
    DiagnosticExplanation(
      of: .closureParameterOutside(name: "{name}"),
      """
      `$0` is the first parameter of a closure.
      """,
      schema: """
          viewmodel Note {
            input text: String
        -   display title = words($0, text)
        +   display title = text
          }
        """),
    DiagnosticExplanation(
      of: .closureParameterNamed(name: "{name}"),
      """
      As in Swift, a closure either names its parameters before `in` or uses `$0`, `$1` and so on.
      """,
      schema: """
          viewmodel Names {
            input names: [String]
        -   display shouted = names.map { name in $0.uppercased() }
        +   display shouted = names.map { name in name.uppercased() }
          }
        """),
    DiagnosticExplanation(
      of: .implicitMemberNeedsType(name: "{name}"),
      """
      `.small` is short for `Size.small` where a `Size` is expected. In other places, write the type.
      """,
      schema: """
          enum Size {
            case small
            case large
          }

          viewmodel Shirt {
            input size: Size
            display isSmall = size == .small
        -   display other = .large
        +   display other = Size.large
          }
        """),
    DiagnosticExplanation(
      of: .noLabels(type: "{type}"),
      """
      An enum has the property `label` if at least one of its cases declares a label.
      """,
      schema: """
          enum Size {
        -   case small
        -   case large
        +   case small "Small"
        +   case large "Large"
          }

          viewmodel Shirt {
            input size: Size
            display sizeText = size.label
          }
        """),
    DiagnosticExplanation(
      of: .typeNotConstructible(name: "{name}"),
      """
      You can create models by calling them. For an enum, write one of its cases. Only the app can create values of
      `extern` types, and view models are not values.
      """,
      schema: """
          extern Avatar: Equatable

          viewmodel Card {
            input avatar: Avatar
        -   display isBlank = avatar == Avatar()
        +   input blank: Avatar
        +   display isBlank = avatar == blank
          }
        """),
    DiagnosticExplanation(
      of: .noContext(name: "{name}"),
      """
      Formatting, `now` and localized text use the locale, calendar, time zone and clock of the display context.
      Default values, samples and the `given` values of an example are evaluated without a context, and so is the `id` of
      an `Identifiable` model. A literal of a function or property that needs no translation is `verbatim "…"`.
      """,
      schema: """
          model Visit {
        -   var at: Date = now
        +   var at: Date = date("1970-01-01")
          }
        """),
  ]
}
