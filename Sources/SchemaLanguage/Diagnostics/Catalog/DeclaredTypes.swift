/// VM0401–VM0419: models, externs, functions and samples.
extension DiagnosticKind {
  static let declaredTypeKinds: [DiagnosticKind] = [
    containsItself,
    identifiableWithoutID,
    identityNotHashable,
    duplicateKey,
    keyNotPlain,
    unknownConformance,
    duplicateConformance,
    externDetail,
    recursion,
    sampleCycle,
    errorNotSendable,
  ]

  static let containsItself = DiagnosticKind(
    "VM0401", "`{name}` holds itself, and so has no finite size: {path}",
    help: "break the circle with an array, or with an id",
    explanation: """
      A model is a value that holds its fields in itself, so one that holds another of its kind, directly or through
      others, would be endless. An array or a dictionary keeps its elements elsewhere and may hold them.
      """,
    bad: """
      model Comment {
        let text: String
        let reply: Comment?
      }
      """,
    good: """
      model Comment {
        let text: String
        let replies: [Comment]
      }
      """)

  static let identifiableWithoutID = DiagnosticKind(
    "VM0410", "`{name}` is `Identifiable`, and has no field `id`",
    help: "add one: `let id: String`",
    explanation: """
      `Identifiable` promises an `id` that tells values of the model apart, for lists above all.
      """,
    bad: """
      model Row: Identifiable {
        let title: String
      }
      """,
    good: """
      model Row: Identifiable {
        let id: Int
        let title: String
      }
      """)

  static let identityNotHashable = DiagnosticKind(
    "VM0411", "an `id` of `{type}` cannot tell values apart",
    help: "use a `String`, an `Int` or a `UUID`",
    explanation: """
      Lists find rows by their `id`, so its type must be hashable, as texts, numbers and ids are.
      """,
    bad: """
      extern Handle

      model Row: Identifiable {
        let id: Handle
      }
      """,
    good: """
      extern Handle: Hashable

      model Row: Identifiable {
        let id: Handle
      }
      """)

  static let duplicateKey = DiagnosticKind(
    "VM0412", "two fields have the JSON key `{key}`",
    help: "give each a key of its own",
    explanation: """
      A key names a field's place in JSON. A field without one has its own name as its key.
      """,
    bad: """
      model User {
        let name: String key "login"
        let login: String
      }
      """,
    good: """
      model User {
        let name: String key "name"
        let login: String
      }
      """)

  static let keyNotPlain = DiagnosticKind(
    "VM0413", "a JSON key is text, written out and not empty",
    help: "write it in quotes: `key \"avatar_url\"`",
    explanation: """
      A JSON key is fixed: a text in quotes, with nothing put into it.
      """,
    bad: """
      model User {
        let name: String key ""
      }
      """,
    good: """
      model User {
        let name: String key "login"
      }
      """)

  static let unknownConformance = DiagnosticKind(
    "VM0414", "`{name}` cannot be named here",
    explanation: """
      A model gets every conformance that its fields allow by itself (`Hashable`, `Codable`, `Sendable`), so only
      `Identifiable` is written. Of an `extern` the schema says what the app's type can do.
      """,
    bad: """
      extern Avatar: Hashible
      """,
    good: """
      extern Avatar: Hashable
      """)

  static let duplicateConformance = DiagnosticKind(
    "VM0415", "`{name}` is named twice",
    help: "remove one of them",
    explanation: """
      Naming a conformance once is enough.
      """,
    bad: """
      extern Avatar: Hashable, Hashable
      """,
    good: """
      extern Avatar: Hashable
      """)

  static let externDetail = DiagnosticKind(
    "VM0416", "a field of an `extern model` has no {detail}: the app's own type says that",
    help: "remove it",
    explanation: """
      An `extern model` names fields of a type that the app has already. How it starts out and how it is written in
      JSON is that type's own business.
      """,
    bad: """
      extern model User {
        var name: String = ""
      }
      """,
    good: """
      extern model User {
        var name: String
      }
      """)

  static let recursion = DiagnosticKind(
    "VM0417", "{name} calls itself: {path}",
    help: "compute it without: the language has no recursion",
    explanation: """
      Functions do not call themselves, directly or through others or through an enum's label. So every expression
      comes to an end, and what it depends on is known before it runs.
      """,
    bad: """
      func countdown(_ n: Int) -> Int = n > 0 ? countdown(n - 1) : 0
      """,
    good: """
      func countdown(_ n: Int) -> Int = n > 0 ? n - 1 : 0
      """)

  static let sampleCycle = DiagnosticKind(
    "VM0418", "the sample `{name}` is made of itself: {path}",
    help: "write one of the values out",
    explanation: """
      A sample may be made of others, but not of itself.
      """,
    bad: """
      sample first: [String] = second
      sample second: [String] = first
      """,
    good: """
      sample first: [String] = second
      sample second: [String] = ["two"]
      """)

  static let errorNotSendable = DiagnosticKind(
    "VM0419", "an error cannot carry a `{type}`: it is not `Sendable`",
    explanation: """
      An error is thrown by whoever does the work and caught on the main actor, so that in Swift every `Error` is
      `Sendable`. A type written in Swift says that it can be: `extern T: Sendable`.
      """,
    bad: """
      extern Handle: Hashable

      error Problem {
        case lost(handle: Handle)
      }
      """,
    good: """
      extern Handle: Hashable, Sendable

      error Problem {
        case lost(handle: Handle)
      }
      """)
}
