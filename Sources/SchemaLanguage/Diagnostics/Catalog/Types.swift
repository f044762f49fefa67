/// VM0301–VM0312: values of one type where another is needed, and operators.
extension DiagnosticKind {
  static let typeKinds: [DiagnosticKind] = [
    typeMismatch,
    optionalMismatch,
    memberOfOptional,
    chainOnValue,
    operatorTypes,
    prefixOperatorType,
    incomparable,
    notEquatable,
    neverNilDefault,
    conditionNotBool,
    branchTypes,
    missingElse,
  ]

  static let typeMismatch = DiagnosticKind(
    "VM0301", "`{found}` stands where `{expected}` is needed",
    explanation: """
      Nothing is converted silently, except that a number written out becomes the kind of number that is wanted and a
      value becomes an optional one.
      """,
    bad: """
      viewmodel Counter {
        input count: Int
        display half: Double = count
      }
      """,
    good: """
      viewmodel Counter {
        input count: Int
        display half: Double = Double(count)
      }
      """)

  static let optionalMismatch = DiagnosticKind(
    "VM0302", "`{found}` may be nil where `{expected}` is needed",
    explanation: """
      An optional may be nil. Say what stands for nil, with `??`, or read the value only where there is one, with `if
      let`.
      """,
    bad: """
      model Person {
        let nickname: String?
      }

      viewmodel Card {
        input person: Person
        display title: String = person.nickname
      }
      """,
    good: """
      model Person {
        let nickname: String?
      }

      viewmodel Card {
        input person: Person
        display title: String = person.nickname ?? "no nickname"
      }
      """)

  static let memberOfOptional = DiagnosticKind(
    "VM0303", "`{name}` is read from `{type}`, which may be nil",
    help: "read it with `?.`, and say with `??` what nil shows",
    explanation: """
      What may be nil has no members of its own. `?.` reads one where there is a value, and comes to nil where there
      is none.
      """,
    bad: """
      model Person {
        let nickname: String?
      }

      viewmodel Card {
        input person: Person
        display shouted = person.nickname.uppercased()
      }
      """,
    good: """
      model Person {
        let nickname: String?
      }

      viewmodel Card {
        input person: Person
        display shouted = person.nickname?.uppercased()
      }
      """)

  static let chainOnValue = DiagnosticKind(
    "VM0304", "`?` stands behind a `{type}`, which is never nil",
    help: "remove the `?`",
    explanation: """
      `?.` asks whether there is a value. Behind one that is always there the question is a sign that something else
      was meant.
      """,
    bad: """
      viewmodel Card {
        input name: String
        display shouted = name?.uppercased()
      }
      """,
    good: """
      viewmodel Card {
        input name: String
        display shouted = name.uppercased()
      }
      """)

  static let operatorTypes = DiagnosticKind(
    "VM0305", "`{operator}` does not take `{left}` and `{right}`",
    explanation: """
      An operator takes two values of one kind. An `Int` is not added to a `Double`, nor a number to a text, without
      saying how the one becomes the other.
      """,
    bad: """
      viewmodel Bill {
        input count: Int
        input price: Double
        display total = count * price
      }
      """,
    good: """
      viewmodel Bill {
        input count: Int
        input price: Double
        display total = Double(count) * price
      }
      """)

  static let prefixOperatorType = DiagnosticKind(
    "VM0306", "`{operator}` does not take `{type}`",
    explanation: """
      `-` takes a number or a duration.
      """,
    bad: """
      viewmodel Note {
        input text: String
        display minus = -text
      }
      """,
    good: """
      viewmodel Note {
        input amount: Int
        display minus = -amount
      }
      """)

  static let incomparable = DiagnosticKind(
    "VM0307", "`{operator}` compares `{left}` with `{right}`, which are never equal",
    explanation: """
      Values of different types are never equal, so a comparison of them has one answer only. A value may be compared
      with an optional one.
      """,
    bad: """
      viewmodel Note {
        input text: String
        display isOne = text == 1
      }
      """,
    good: """
      viewmodel Note {
        input text: String
        display isOne = text == "1"
      }
      """)

  static let notEquatable = DiagnosticKind(
    "VM0308", "values of `{type}` cannot be compared",
    help: "compare one of its fields",
    explanation: """
      Values can be compared where all their parts can. Of an `extern` type the schema has to say so: `extern Avatar:
      Equatable`.
      """,
    bad: """
      extern Avatar

      viewmodel Card {
        input first: Avatar
        input second: Avatar
        display isSame = first == second
      }
      """,
    good: """
      extern Avatar: Equatable

      viewmodel Card {
        input first: Avatar
        input second: Avatar
        display isSame = first == second
      }
      """)

  static let neverNilDefault = DiagnosticKind(
    "VM0309", "the value before `??` is `{type}`, which is never nil", severity: .warning,
    help: "remove the `??` and what follows it",
    explanation: """
      `??` gives a value for nil. Behind one that is always there it never counts.
      """,
    bad: """
      viewmodel Card {
        input name: String
        display title = name ?? "nobody"
      }
      """,
    good: """
      viewmodel Card {
        input name: String?
        display title = name ?? "nobody"
      }
      """)

  static let conditionNotBool = DiagnosticKind(
    "VM0310", "the condition is `{type}`, not `Bool`",
    explanation: """
      A condition is true or false. Numbers, texts and optionals are not: say what is asked of them.
      """,
    bad: """
      viewmodel Cart {
        input count: Int
        display title = count ? "Full" : "Empty"
      }
      """,
    good: """
      viewmodel Cart {
        input count: Int
        display title = count != 0 ? "Full" : "Empty"
      }
      """)

  static let branchTypes = DiagnosticKind(
    "VM0311", "this {kind} is `{second}`, and another is `{first}`",
    help: "bring them to one type",
    explanation: """
      All branches of `? :`, `if` and `switch`, and all elements of an array, come to one type. A value and nil make
      an optional.
      """,
    bad: """
      viewmodel Cart {
        input count: Int
        input title: String
        display text = count > 0 ? title : count
      }
      """,
    good: #"""
      viewmodel Cart {
        input count: Int
        input title: String
        display text = count > 0 ? title : "\(count)"
      }
      """#)

  static let missingElse = DiagnosticKind(
    "VM0312", "the `if` has no `else`, and so no value where its condition is false",
    help: "add `else` with the value for that",
    explanation: """
      An `if` is an expression: it has a value whichever way it goes. Write `else { nil }` where there is nothing to
      show.
      """,
    bad: """
      viewmodel Cart {
        input count: Int
        display title = if count > 0 { "Full" }
      }
      """,
    good: """
      viewmodel Cart {
        input count: Int
        display title = if count > 0 { "Full" } else { "Empty" }
      }
      """)
}
