/// VM0323–VM0328: interpolations, nil and what may be missing.
extension DiagnosticKind {
  static let missingValueKinds: [DiagnosticKind] = [
    interpolatedOptional,
    interpolatedType,
    nilNeedsType,
    emptyCollectionNeedsType,
    nilForValue,
    neverNil,
  ]

  static let interpolatedOptional = DiagnosticKind(
    "VM0323", "`{type}` may be nil, and cannot be put into text as it is",
    explanation: """
      Swift would show `Optional("x")` or `nil` to a person. Say what is shown for nil.
      """,
    bad: #"""
      model Person {
        let nickname: String?
      }

      viewmodel Card {
        input person: Person
        display title = "Known as \(person.nickname)"
      }
      """#,
    good: #"""
      model Person {
        let nickname: String?
      }

      viewmodel Card {
        input person: Person
        display title = "Known as \(person.nickname ?? "nobody")"
      }
      """#)

  static let interpolatedType = DiagnosticKind(
    "VM0324", "`{type}` cannot be put into text as it is",
    explanation: """
      Texts, numbers, `Bool`, `URL`, `UUID` and `Day` can be put into text as they are. A date or a duration has many
      forms, an enum is shown by its label, and a model or an array by its parts: say which.
      """,
    bad: #"""
      viewmodel Visit {
        input at: Date
        display title = "Seen on \(at)"
      }
      """#,
    good: #"""
      viewmodel Visit {
        input at: Date
        display title = "Seen on \(at.formatted("d MMMM yyyy"))"
      }
      """#)

  static let nilNeedsType = DiagnosticKind(
    "VM0325", "the type of this `nil` is not known",
    help: "say the type: `display x: String? = nil`",
    explanation: """
      `nil` is the absence of a value of some type. Alone it does not say which.
      """,
    bad: """
      viewmodel Note {
        input text: String
        display title = text
        display nothing = nil
      }
      """,
    good: """
      viewmodel Note {
        input text: String
        display title = text
        display nothing: String? = nil
      }
      """)

  static let emptyCollectionNeedsType = DiagnosticKind(
    "VM0326", "the type of the elements of `{literal}` is not known",
    help: "say the type: `display x: [String] = []`",
    explanation: """
      An array or dictionary with nothing in it does not say what it could hold.
      """,
    bad: """
      viewmodel Note {
        input text: String
        display title = text
        display tags = []
      }
      """,
    good: """
      viewmodel Note {
        input text: String
        display title = text
        display tags: [String] = []
      }
      """)

  static let nilForValue = DiagnosticKind(
    "VM0327", "`nil` stands where `{type}` is needed",
    help: "make the type optional, `{type}?`, or write a value",
    explanation: """
      Only an optional type, `T?`, has nil among its values.
      """,
    bad: """
      model Person {
        var name: String = nil
      }
      """,
    good: """
      model Person {
        var name: String? = nil
      }
      """)

  static let neverNil = DiagnosticKind(
    "VM0328", "`{type}` is never nil",
    help: "remove the comparison",
    explanation: """
      Only an optional can be nil, so the answer here is always the same.
      """,
    bad: """
      viewmodel Card {
        input name: String
        display isKnown = name != nil
      }
      """,
    good: """
      viewmodel Card {
        input name: String?
        display isKnown = name != nil
      }
      """)
}
