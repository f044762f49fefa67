/// VM0214–VM0225: names that cannot stand where they do.
extension DiagnosticKind {
  static let namePlaceKinds: [DiagnosticKind] = [
    methodNotCalled,
    sampleOutOfPlace,
    outOfReach,
    viewModelAsType,
    closureParameterOutside,
    closureParameterNamed,
    implicitMemberNeedsType,
    noLabels,
    typeNotConstructible,
    noContext,
  ]

  static let methodNotCalled = DiagnosticKind(
    "VM0214", "`{name}` is a method, and is not called",
    help: "call it: `{name}(…)`",
    explanation: """
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
      """)

  static let sampleOutOfPlace = DiagnosticKind(
    "VM0215", "the sample `{name}` stands outside examples and samples",
    help: "make it an input: samples are for examples and previews",
    explanation: """
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
      """)

  static let outOfReach = DiagnosticKind(
    "VM0216", "`{name}` cannot be read here: {reason}",
    help: "write the value itself",
    explanation: """
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
      """)

  static let viewModelAsType = DiagnosticKind(
    "VM0219", "the view model `{name}` is not a type of values",
    help: "name the model that it shows",
    explanation: """
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
      """)

  static let closureParameterOutside = DiagnosticKind(
    "VM0220", "`{name}` stands outside a closure",
    help: "name the value that it should be",
    explanation: """
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
      """)

  static let closureParameterNamed = DiagnosticKind(
    "VM0221", "`{name}` stands in a closure that names its values",
    help: "use the name before `in`",
    explanation: """
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
      """)

  static let implicitMemberNeedsType = DiagnosticKind(
    "VM0222", "what `.{name}` belongs to is not known here",
    help: "write the type before the dot",
    explanation: """
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
      """)

  static let noLabels = DiagnosticKind(
    "VM0223", "no case of `{type}` has a label",
    help: "give its cases labels: `case a \"Text\"`",
    explanation: """
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
      """)

  static let typeNotConstructible = DiagnosticKind(
    "VM0224", "a `{name}` cannot be made in a schema",
    help: "take it as an input",
    explanation: """
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
      """)

  static let noContext = DiagnosticKind(
    "VM0225", "`{name}` asks for the display context, and there is none here",
    help: "compute it in a display, or write the value itself",
    explanation: """
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
      """)
}
