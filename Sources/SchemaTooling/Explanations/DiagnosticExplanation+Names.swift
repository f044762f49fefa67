import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0201–VM0216: name lookup.
extension DiagnosticExplanation {
  static let nameExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .unknownType(name: "{name}"),
      """
      A type is either built in (`String Int Double Decimal Bool Date Day TimeZone Duration URL UUID Data`) or
      declared in a schema of this module or of an imported module. To use a type that is written in Swift, declare it
      with `extern`, and with the name of its module if that is another one: `extern UIImage from UIKit`.
      """,
      schema: """
          model Person {
        -   let name: Sting
        +   let name: String
          }
        """),
    DiagnosticExplanation(
      of: .unknownName(name: "{name}"),
      """
      An expression can use the members of its view model, the functions of the module, the parts of the display
      context (`locale`, `calendar`, `timeZone`, `now`), and names that a surrounding closure, `if let` or pattern
      declares.
      """,
      schema: """
          viewmodel Greeting {
            input userName: String
        -   display text = words("Hello", userNam, userName)
        +   display text = words("Hello", userName)
          }
        """),
    DiagnosticExplanation(
      of: .duplicateDeclaration(name: "{name}"),
      """
      The types of a module must have different names, and so must its functions and samples.
      """,
      schema: """
          model Person {
            let name: String
          }

        - model Person {
        + model Pet {
            let age: Int
          }
        """),
    DiagnosticExplanation(
      of: .duplicateMember(owner: "{owner}", kind: "{kind}", name: "{name}"),
      """
      The fields of a model, the cases of an enum, the parameters of a function and the members of a view model must
      have different names.
      """,
      schema: """
          model Person {
            let name: String
        -   let name: Int
        +   let age: Int
          }
        """),
    DiagnosticExplanation(
      of: .keywordName(kind: "{kind}", name: "{name}"),
      """
      Most Swift keywords are valid names; generated code writes them in backquotes. A few, such as `init`, `self` and
      `Type`, cannot be used even in backquotes.
      """,
      schema: """
          model Person {
        -   let self: String
        +   let itself: String
          }
        """),
    DiagnosticExplanation(
      of: .generatedName(kind: "a {kind}", owner: "{owner}", name: "{name}"),
      """
      Generated types have members of their own, such as `context` and `bindings` of a view model, or `label` and
      `allCases` of an enum. A member of a schema cannot have the same name, but a command `update` or `appear(animated:)`
      is an overload of the function of each view model.
      """,
      schema: """
          viewmodel Note {
            input text: String
        -   display bindings = text
        +   display bindingText = text
          }
        """),
    DiagnosticExplanation(
      of: .typeNameInUse(name: "{name}", reason: "{reason}"),
      """
      A schema can declare types with the names of Swift's and other libraries' types, such as `Task`, `Comment` or
      `Issue`: generated code then writes the library's type with its module. Five kinds of names are exceptions: types of
      the schema language, such as `Date`; names of modules, such as `Testing`, because a type hides the module of its
      name; types that generated code declares, extends or inherits, such as `Inputs` or `ID`; names that generated
      tests cannot write with their modules, such as `XCTestCase`; and names from which Swift takes the types of
      literals, such as `StringLiteralType`, because they change the meaning of all literals of the module.
      """,
      schema: """
        - model Services {
        + model CompanyServices {
            let title: String
          }
        """),
    DiagnosticExplanation(
      of: .lowerCaseType(name: "{name}", replacement: "{replacement}"),
      """
      As in Swift, type names begin with an uppercase letter and other names with a lowercase letter. The language
      uses this to distinguish types from values.
      """,
      schema: """
        - model person {
        + model Person {
            let name: String
          }
        """),
    DiagnosticExplanation(
      of: .upperCaseMember(kind: "{kind}", name: "{name}", replacement: "{replacement}"),
      """
      As in Swift, fields, cases, parameters, functions and members begin with a lowercase letter.
      """,
      schema: """
          model Person {
        -   let Name: String
        +   let name: String
          }
        """),
    DiagnosticExplanation(
      of: .noSuchMember(type: "{type}", name: "{name}"),
      """
      A model has the fields that it declares. An enum has its cases, `label` and `rawValue`. The standard library
      defines the members of other types. An `extern model` has only the fields that the schema lists.
      """,
      schema: """
          model Person {
            let firstName: String
          }

          viewmodel Card {
            input person: Person
        -   display title = words(person.fistName, person.firstName)
        +   display title = words(person.firstName)
          }
        """),
    DiagnosticExplanation(
      of: .memberOfType(name: "{name}", type: "{type}"),
      """
      As in Swift, a `static` member is read from its type. `Self` is the type around the code. Another `static` member
      of the type needs no base.
      """,
      schema: """
          model Ticket {
            static let fee = 2
            let price: Int
        -   var total: Int { price + fee }
        +   var total: Int { price + Self.fee }
          }

          viewmodel Checkout {
            input ticket: Ticket
            display total = ticket.total
          }
        """),
    DiagnosticExplanation(
      of: .memberOfValue(name: "{name}", type: "{type}"),
      """
      A member without `static` is read from a value, not from its type.
      """,
      schema: """
          model Ticket {
            let price: Int
            var total: Int { price + 2 }
          }

          viewmodel Checkout {
            input ticket: Ticket
        -   display total = Ticket.total
        +   display total = ticket.total
          }
        """),
    DiagnosticExplanation(
      of: .typeAsValue(name: "{name}"),
      """
      To create a value of a model, call it. To use a case of an enum, write it after a dot.
      """,
      schema: """
          enum Size {
            case small
            case large
          }

          viewmodel Shirt {
            input size: Size
        -   display isSmall = size == Size
        +   display isSmall = size == .small
          }
        """),
    DiagnosticExplanation(
      of: .functionAsValue(name: "{name}"),
      """
      A function must be called. Where a closure is expected, call the function in it: `{ shout($0) }`.
      """,
      schema: """
          func shout(_ text: String) -> String = text.uppercased()

          viewmodel Banner {
            input text: String
        -   display title = words(shout, text)
        +   display title = shout(text)
          }
        """),
    DiagnosticExplanation(
      of: .notCallable(name: "{name}"),
      """
      Parentheses call a function, a method or the initializer of a model. Properties and values have no parentheses.
      """,
      schema: """
          viewmodel Note {
            input text: String
        -   display isBlank = text.isEmpty()
        +   display isBlank = text.isEmpty
          }
        """),
  ]
}
