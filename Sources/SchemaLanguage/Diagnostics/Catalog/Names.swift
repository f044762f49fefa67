/// VM0201–VM0216: names and what they stand for.
extension DiagnosticKind {
  static let nameKinds: [DiagnosticKind] = [
    unknownType,
    unknownName,
    duplicateDeclaration,
    duplicateMember,
    keywordName,
    generatedName,
    typeNameInUse,
    lowerCaseType,
    upperCaseMember,
    noSuchMember,
    typeAsValue,
    functionAsValue,
    notCallable,
  ]

  static let unknownType = DiagnosticKind(
    "VM0201", "there is no type `{name}` here",
    explanation: """
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
      """)

  static let unknownName = DiagnosticKind(
    "VM0202", "nothing called `{name}` is in scope here",
    explanation: """
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
      """)

  static let duplicateDeclaration = DiagnosticKind(
    "VM0203", "`{name}` is declared twice",
    help: "rename one of them, or remove it",
    explanation: """
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
      """)

  static let duplicateMember = DiagnosticKind(
    "VM0204", "`{owner}` has two {kind}s called `{name}`",
    help: "rename one of them, or remove it",
    explanation: """
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
      """)

  static let keywordName = DiagnosticKind(
    "VM0205", "{kind} cannot be called `{name}`: Swift keeps the name for itself",
    help: "choose another name",
    explanation: """
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
      """)

  static let generatedName = DiagnosticKind(
    "VM0206", "{kind} of `{owner}` cannot be called `{name}`: the generated code has one already",
    help: "choose another name",
    explanation: """
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
      """)

  static let typeNameInUse = DiagnosticKind(
    "VM0207", "a type cannot be called `{name}`: the generated code uses another",
    help: "choose a name that says more",
    explanation: """
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
      """)

  static let lowerCaseType = DiagnosticKind(
    "VM0208", "the type `{name}` begins in lower case",
    help: "call it `{replacement}`",
    explanation: """
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
      """)

  static let upperCaseMember = DiagnosticKind(
    "VM0209", "the {kind} `{name}` begins in upper case", severity: .warning,
    help: "call it `{replacement}`",
    explanation: """
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
      """)

  static let noSuchMember = DiagnosticKind(
    "VM0210", "`{type}` has no `{name}`",
    explanation: """
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
      """)

  static let typeAsValue = DiagnosticKind(
    "VM0211", "`{name}` is a type, not a value",
    explanation: """
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
      """)

  static let functionAsValue = DiagnosticKind(
    "VM0212", "`{name}` is a function, not a value",
    help: "call it: `{name}(…)`",
    explanation: """
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
      """)

  static let notCallable = DiagnosticKind(
    "VM0213", "`{name}` is not a function",
    help: "leave out the parentheses",
    explanation: """
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
      """)
}
