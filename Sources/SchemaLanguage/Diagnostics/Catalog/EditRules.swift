/// VM0522–VM0529: the rules of edits.
extension DiagnosticKind {
  static let editRuleKinds: [DiagnosticKind] = [
    ruleTwice,
    trimOfNoText,
    requirementNotBool,
    rangeOfAnotherType,
    checkAsksNobody,
    checkNotAsync,
    checkNotBool,
    firstValueRefused,
  ]

  static let ruleTwice = DiagnosticKind(
    "VM0522", "the edit has a second `{rule}`",
    help: "remove one of them",
    explanation: """
      An edit has at most one `trim`, one `debounce` and one `check`. It may have several `require`.
      """,
    bad: """
      viewmodel Search {
        edit query: String = "" {
          debounce 0.5s
          debounce 1s
        }
        display title = query
      }
      """,
    good: """
      viewmodel Search {
        edit query: String = "" {
          debounce 0.5s
        }
        display title = query
      }
      """)

  static let trimOfNoText = DiagnosticKind(
    "VM0523", "`trim` is for text, and `{name}` is `{type}`",
    help: "remove it: spaces around a number are passed over anyway",
    explanation: """
      `trim` takes spaces off both ends of a `String` before it is written.
      """,
    bad: """
      model Person {
        var age: Int
      }

      viewmodel Form {
        input person: Person
        edit age = $person.age as text {
          trim
        }
      }
      """,
    good: """
      model Person {
        var age: Int
      }

      viewmodel Form {
        input person: Person
        edit age = $person.age as text
      }
      """)

  static let requirementNotBool = DiagnosticKind(
    "VM0524", "what is required is `{type}`, neither `Bool` nor a range",
    explanation: """
      `require` takes a condition, or a range that the value must be in.
      """,
    bad: """
      viewmodel Login {
        edit name: String = "" {
          require name.count else "Enter a name"
        }
        display title = name
      }
      """,
    good: """
      viewmodel Login {
        edit name: String = "" {
          require name.count > 0 else "Enter a name"
        }
        display title = name
      }
      """)

  static let rangeOfAnotherType = DiagnosticKind(
    "VM0525", "`{name}` is `{type}`, which a `{range}` does not hold",
    help: "compare what the range is about: `require (…).contains(…)`",
    explanation: """
      A range after `require` holds the values of the edit. For something about the value, its length for instance, write
      a condition.
      """,
    bad: """
      viewmodel Login {
        edit name: String = "" {
          require 3...20 else "Between 3 and 20 letters"
        }
        display title = name
      }
      """,
    good: """
      viewmodel Login {
        edit name: String = "" {
          require (3...20).contains(name.count) else "Between 3 and 20 letters"
        }
        display title = name
      }
      """)

  static let checkAsksNobody = DiagnosticKind(
    "VM0526", "a check asks a service",
    help: "call its function: `check await names.isFree(name: …) else \"…\"`; what can be told at once is `require`",
    explanation: """
      `check` is for what only the world knows. It asks once the value has passed every `require`.
      """,
    bad: """
      viewmodel Login {
        edit name: String = "" {
          check name.count > 3 else "Too short"
        }
        display title = name
      }
      """,
    good: """
      viewmodel Login {
        edit name: String = "" {
          require name.count > 3 else "Too short"
        }
        display title = name
      }
      """)

  static let checkNotAsync = DiagnosticKind(
    "VM0527", "`{name}` answers at once",
    help: "write `require` instead of `check`",
    explanation: """
      `check` waits for an `async` function. A query answers at once, so that `require` can call it.
      """,
    bad: """
      service Names {
        func isFree(name: String) -> Bool
      }

      viewmodel Login {
        use names: Names
        edit name: String = "" {
          check names.isFree(name: name) else "That name is taken"
        }
        display title = name
      }
      """,
    good: """
      service Names {
        func isFree(name: String) -> Bool
      }

      viewmodel Login {
        use names: Names
        edit name: String = "" {
          require names.isFree(name: name) else "That name is taken"
        }
        display title = name
      }
      """)

  static let checkNotBool = DiagnosticKind(
    "VM0528", "a check is answered with `Bool`, and `{name}` gives {found}",
    help: "ask a function that says whether the value is good",
    explanation: """
      `true` accepts the value; `false` shows the text behind `else`.
      """,
    bad: """
      service Names {
        func owner(of name: String) async -> String?
      }

      viewmodel Login {
        use names: Names
        edit name: String = "" {
          check await names.owner(of: name) else "That name is taken"
        }
        display title = name
      }
      """,
    good: """
      service Names {
        func isFree(name: String) async -> Bool
      }

      viewmodel Login {
        use names: Names
        edit name: String = "" {
          check await names.isFree(name: name) else "That name is taken"
        }
        display title = name
      }
      """)

  static let firstValueRefused = DiagnosticKind(
    "VM0529", "`{name}` begins with a value that it would refuse",
    help: "begin with one that its rules accept, or with an empty text",
    explanation: """
      A person could not type the value that the edit begins with. An empty text is no mistake: there a form begins. Nor is a
      value that a control is set to, as a switch that has to be turned on.
      """,
    bad: """
      viewmodel Order {
        edit count: Int = 0 as text {
          require 1...99 else "Between 1 and 99"
        }
        display title = count.formatted()
      }
      """,
    good: """
      viewmodel Order {
        edit count: Int = 1 as text {
          require 1...99 else "Between 1 and 99"
        }
        display title = count.formatted()
      }
      """)
}
