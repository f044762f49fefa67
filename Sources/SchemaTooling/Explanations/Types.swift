import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0301–VM0312: values of one type where another is needed, and operators.
extension DiagnosticExplanation {
  static let typeExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .typeMismatch,
      """
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
        """),
    DiagnosticExplanation(
      of: .optionalMismatch,
      """
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
        """),
    DiagnosticExplanation(
      of: .memberOfOptional,
      """
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
        """),
    DiagnosticExplanation(
      of: .chainOnValue,
      """
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
        """),
    DiagnosticExplanation(
      of: .operatorTypes,
      """
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
        """),
    DiagnosticExplanation(
      of: .prefixOperatorType,
      """
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
        """),
    DiagnosticExplanation(
      of: .incomparable,
      """
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
        """),
    DiagnosticExplanation(
      of: .notEquatable,
      """
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
        """),
    DiagnosticExplanation(
      of: .neverNilDefault,
      """
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
        """),
    DiagnosticExplanation(
      of: .conditionNotBool,
      """
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
        """),
    DiagnosticExplanation(
      of: .branchTypes,
      """
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
        """#),
    DiagnosticExplanation(
      of: .missingElse,
      """
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
        """),
  ]
}
