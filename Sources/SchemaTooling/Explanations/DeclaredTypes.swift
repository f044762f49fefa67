import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0401–VM0419: models, externs, functions and samples.
extension DiagnosticExplanation {
  static let declaredTypeExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .containsItself,
      """
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
        """),
    DiagnosticExplanation(
      of: .identifiableWithoutID,
      """
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
        """),
    DiagnosticExplanation(
      of: .identityNotHashable,
      """
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
        """),
    DiagnosticExplanation(
      of: .duplicateKey,
      """
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
        """),
    DiagnosticExplanation(
      of: .keyNotPlain,
      """
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
        """),
    DiagnosticExplanation(
      of: .unknownConformance,
      """
      A model gets every conformance that its fields allow by itself (`Hashable`, `Codable`, `Sendable`), so only
      `Identifiable` is written. Of an `extern` the schema says what the app's type can do.
      """,
      bad: """
        extern Avatar: Hashible
        """,
      good: """
        extern Avatar: Hashable
        """),
    DiagnosticExplanation(
      of: .duplicateConformance,
      """
      Naming a conformance once is enough.
      """,
      bad: """
        extern Avatar: Hashable, Hashable
        """,
      good: """
        extern Avatar: Hashable
        """),
    DiagnosticExplanation(
      of: .externDetail,
      """
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
        """),
    DiagnosticExplanation(
      of: .recursion,
      """
      Functions do not call themselves, directly or through others or through an enum's label. So every expression
      comes to an end, and what it depends on is known before it runs.
      """,
      bad: """
        func countdown(_ n: Int) -> Int = n > 0 ? countdown(n - 1) : 0
        """,
      good: """
        func countdown(_ n: Int) -> Int = n > 0 ? n - 1 : 0
        """),
    DiagnosticExplanation(
      of: .sampleCycle,
      """
      A sample may be made of others, but not of itself.
      """,
      bad: """
        sample first: [String] = second
        sample second: [String] = first
        """,
      good: """
        sample first: [String] = second
        sample second: [String] = ["two"]
        """),
    DiagnosticExplanation(
      of: .errorNotSendable,
      """
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
        """),
  ]
}
