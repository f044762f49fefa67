import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0201–VM0216: names and what they stand for.
extension DiagnosticExplanation {
  static let nameExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .unknownType,
      """
      A type is one of the language's own (`String Int Double Decimal Bool Date Day TimeZone Duration URL UUID Data`),
      or one that a schema of this module, or of an imported one, declares. A type of the app's that is written in
      Swift is made known with `extern`.
      """,
      bad: """
        model Person {
          let name: Sting
        }
        """,
      good: """
        model Person {
          let name: String
        }
        """),
    DiagnosticExplanation(
      of: .unknownName,
      """
      An expression can name the members of its view model, the functions of the module, the parts of the display
      context (`locale`, `calendar`, `timeZone`, `now`), and what a closure, `if let` or a pattern binds around it.
      """,
      bad: """
        viewmodel Greeting {
          input userName: String
          display text = words("Hello", userNam, userName)
        }
        """,
      good: """
        viewmodel Greeting {
          input userName: String
          display text = words("Hello", userName)
        }
        """),
    DiagnosticExplanation(
      of: .duplicateDeclaration,
      """
      Types share one name space in a module, and functions and samples another. Declaring a name twice would leave
      open which is meant.
      """,
      bad: """
        model Person {
          let name: String
        }

        model Person {
          let age: Int
        }
        """,
      good: """
        model Person {
          let name: String
        }

        model Pet {
          let age: Int
        }
        """),
    DiagnosticExplanation(
      of: .duplicateMember,
      """
      Every field, case, parameter and member has a name of its own, so that reading one is not a guess.
      """,
      bad: """
        model Person {
          let name: String
          let name: Int
        }
        """,
      good: """
        model Person {
          let name: String
          let age: Int
        }
        """),
    DiagnosticExplanation(
      of: .keywordName,
      """
      Most of Swift's keywords may be names: the generated code writes them in backquotes. A few keep their meaning
      even so, among them `init`, `self` and `Type`, and cannot name anything.
      """,
      bad: """
        model Person {
          let self: String
        }
        """,
      good: """
        model Person {
          let itself: String
        }
        """),
    DiagnosticExplanation(
      of: .generatedName,
      """
      The generated types have members of their own: a view model its `context` and `bindings`, an enum its `label`
      and `allCases`. A member that a schema declares by such a name would clash with it.
      """,
      bad: """
        viewmodel Note {
          input text: String
          display bindings = text
        }
        """,
      good: """
        viewmodel Note {
          input text: String
          display bindingText = text
        }
        """),
    DiagnosticExplanation(
      of: .typeNameInUse,
      """
      Generated code uses types of Swift and Foundation. A type of the same name in the same module would take their
      place: a `Task` of a to-do list breaks every `Task { … }` in its module.
      """,
      bad: """
        model Task {
          let title: String
        }
        """,
      good: """
        model TodoTask {
          let title: String
        }
        """),
    DiagnosticExplanation(
      of: .lowerCaseType,
      """
      Types begin in upper case and values in lower case, as in Swift. The language relies on it where a name could be
      either.
      """,
      bad: """
        model person {
          let name: String
        }
        """,
      good: """
        model Person {
          let name: String
        }
        """),
    DiagnosticExplanation(
      of: .upperCaseMember,
      """
      Fields, cases, parameters, functions and members begin in lower case, as in Swift.
      """,
      bad: """
        model Person {
          let Name: String
        }
        """,
      good: """
        model Person {
          let name: String
        }
        """),
    DiagnosticExplanation(
      of: .noSuchMember,
      """
      A model has the fields that it declares, an enum its cases, `label` and `rawValue`, and every type what the
      standard library gives it. For an `extern model` only the fields that the schema lists are known.
      """,
      bad: """
        model Person {
          let firstName: String
        }

        viewmodel Card {
          input person: Person
          display title = words(person.fistName, person.firstName)
        }
        """,
      good: """
        model Person {
          let firstName: String
        }

        viewmodel Card {
          input person: Person
          display title = words(person.firstName)
        }
        """),
    DiagnosticExplanation(
      of: .typeAsValue,
      """
      A type's name alone is no value. Make a value of a model by calling it, and name a case of an enum behind a dot.
      """,
      bad: """
        enum Size {
          case small
          case large
        }

        viewmodel Shirt {
          input size: Size
          display isSmall = size == Size
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
        }
        """),
    DiagnosticExplanation(
      of: .functionAsValue,
      """
      A function is called where it stands. Where a closure is wanted, write one that calls it: `{ shout($0) }`.
      """,
      bad: """
        func shout(_ text: String) -> String = text.uppercased()

        viewmodel Banner {
          input text: String
          display title = words(shout, text)
        }
        """,
      good: """
        func shout(_ text: String) -> String = text.uppercased()

        viewmodel Banner {
          input text: String
          display title = shout(text)
        }
        """),
    DiagnosticExplanation(
      of: .notCallable,
      """
      Parentheses call a function, a method, or a model's initialiser. A property or a value is read without them.
      """,
      bad: """
        viewmodel Note {
          input text: String
          display isBlank = text.isEmpty()
        }
        """,
      good: """
        viewmodel Note {
          input text: String
          display isBlank = text.isEmpty
        }
        """),
  ]
}
