/// VM0130–VM0143: the structure of a file, and keywords.
extension DiagnosticKind {
  package static func unexpectedToken(expected: String, found: String) -> DiagnosticKind {
    DiagnosticKind("VM0130", "expected \(expected), found \(found)")
  }

  package static func missingClosing(closing: String, found: String) -> DiagnosticKind {
    DiagnosticKind("VM0131", "expected `\(closing)`, found \(found)", help: "add `\(closing)`")
  }

  package static var strayBrace: DiagnosticKind {
    DiagnosticKind("VM0132", "unexpected `}`", help: "remove it, or check the braces before it")
  }

  package static func unexpectedRest(found: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0133", "expected the end of the line, found \(found)",
      help: "begin a new line, or add the missing `;`, operator or comma")
  }

  package static func separator(separator: String) -> DiagnosticKind {
    DiagnosticKind("VM0134", "unexpected `\(separator)`", help: "remove it")
  }

  package static func unknownDeclaration(word: String, list: String) -> DiagnosticKind {
    DiagnosticKind("VM0135", "expected a declaration, found \(word)", help: "write one of \(list)")
  }

  package static func unknownMember(word: String, list: String) -> DiagnosticKind {
    DiagnosticKind("VM0136", "expected a member of a view model, found \(word)", help: "write one of \(list)")
  }

  package static func unsupportedMember(word: String, advice: String) -> DiagnosticKind {
    DiagnosticKind("VM0891", "`\(word)` is not supported here", help: advice)
  }

  package static func unknownStep(word: String, list: String) -> DiagnosticKind {
    DiagnosticKind("VM0137", "expected a step of an example, found \(word)", help: "write one of \(list)")
  }

  package static func foreignWord(word: String, meant: String) -> DiagnosticKind {
    DiagnosticKind("VM0138", "\(word) is not a keyword of the schema language", help: "write `\(meant)`")
  }

  package static func misplacedRouterItem(word: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0139", "`\(word)` is outside a router", help: "move it into a declaration of its own: `router AppRouter { … }`"
    )
  }

  package static func misplacedMember(word: String) -> DiagnosticKind {
    DiagnosticKind("VM0140", "`\(word)` is outside a declaration", help: "move it into the braces of a declaration")
  }

  package static func misplacedDeclaration(word: String) -> DiagnosticKind {
    DiagnosticKind("VM0141", "`\(word)` is inside another declaration", help: "move it to the top level of the file")
  }

  package static func modifier(word: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0142", "`\(word)` is not supported in a schema",
      help: "remove it; set the access level with an option of the tool")
  }

  package static func missingWord(word: String, item: String, name: String) -> DiagnosticKind {
    DiagnosticKind("VM0143", "missing `\(word)` before the \(item) \(name)", help: "write `\(word)` before it")
  }
}

/// VM0844: the modifiers of members.
extension DiagnosticKind {
  package static func noWarningCode(text: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0844", "`\(text)` is not the code of a warning",
      help: "a warning shows its code in brackets, such as `VM0532`")
  }
}

/// VM0144–VM0159: the syntax of declarations, members and types.
extension DiagnosticKind {
  package static func missingColon(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0144", "missing `:` between `\(name)` and its type")
  }

  package static func missingType(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0145", "`\(name)` needs a type", help: "write `\(name): Type = value`")
  }

  package static func missingEqual(place: String) -> DiagnosticKind {
    DiagnosticKind("VM0146", "missing `=` before the value", help: "write `=` after \(place)")
  }

  package static func wrongSign(expected: String, found: String) -> DiagnosticKind {
    DiagnosticKind("VM0147", "expected `\(expected)`, found `\(found)`", help: "write `\(expected)`")
  }

  package static var braceBody: DiagnosticKind {
    DiagnosticKind("VM0148", "the value must follow `=`, without braces", help: "write `= value`")
  }

  package static var computedField: DiagnosticKind {
    DiagnosticKind(
      "VM0149", "a computed property is declared with `var`", help: "write `var`")
  }

  package static func customBody(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0150", "custom `\(name)` cannot have a body, because it is implemented in Swift",
      help: "remove the body, or declare a `func` beside the view model instead")
  }

  package static func effect(word: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0151", "a function cannot be `\(word)`", help: "remove `\(word)`; return an optional if there may be no result"
    )
  }

  package static func untitledExample(word: String) -> DiagnosticKind {
    DiagnosticKind("VM0152", "the title of an example must be a string", help: "write `\(word) \"behavior\" { … }`")
  }

  package static var stepAfterExample: DiagnosticKind {
    DiagnosticKind(
      "VM0690", "the steps that examples share come before the first example",
      help: "move the step up, or into the examples that need it")
  }

  package static var tableInTable: DiagnosticKind {
    DiagnosticKind(
      "VM0691", "the group around has a table already", help: "move the example out of the group, or join the tables")
  }

  package static func genericType(type: String, form: String) -> DiagnosticKind {
    DiagnosticKind("VM0153", "`\(type)<…>` is not supported", help: "write \(form)")
  }

  package static func repeatedWord(word: String) -> DiagnosticKind {
    DiagnosticKind("VM0156", "`\(word)` is written twice", help: "remove one of them")
  }

  package static var variableInExample: DiagnosticKind {
    DiagnosticKind("VM0155", "the values of an example do not change", help: "write `let`")
  }

  package static var implicitlyUnwrapped: DiagnosticKind {
    DiagnosticKind(
      "VM0154", "implicitly unwrapped types are not supported",
      help: "write `?`, and provide a value for nil with `??` or `if let`")
  }
}

/// VM0160–VM0169: the syntax of expressions.
extension DiagnosticKind {
  package static var forcedUnwrap: DiagnosticKind {
    DiagnosticKind(
      "VM0160", "forced unwrapping with `!` is not supported",
      help: "provide a value for nil with `??`, or use `?.` or `if let`")
  }

  package static func statementWord(word: String, advice: String) -> DiagnosticKind {
    DiagnosticKind("VM0161", "`\(word)` is not allowed in an expression", help: advice)
  }

  package static var selfReference: DiagnosticKind {
    DiagnosticKind(
      "VM0162", "`self` is a value only in the methods and properties of a type",
      help: "write the name of a member: `self.name`, or the name alone")
  }

  package static func closureInCondition(body: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0163", "\(body) here, not a closure", help: "put the closure in parentheses: `contains({ … })`",
      isCorrected: true)
  }

  package static var severalStatements: DiagnosticKind {
    DiagnosticKind(
      "VM0164", "braces can contain only one expression",
      help: "combine the lines into one expression, or name parts with `let` in the view model")
  }

  package static var emptyClosure: DiagnosticKind {
    DiagnosticKind("VM0165", "the closure is empty", help: "write the value that it returns")
  }

  package static var emptySwitch: DiagnosticKind {
    DiagnosticKind(
      "VM0166", "the `switch` has no cases", help: "write `case pattern: value` for each case, or `default: value`")
  }

  package static func unboundValue(found: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0167", "expected `let` or `_` for an associated value, found \(found)", help: "write `let name` or `_`")
  }
}

/// The syntax of bodies.
extension DiagnosticKind {
  package static func statementInBody(word: String, advice: String) -> DiagnosticKind {
    DiagnosticKind("VM0157", "`\(word)` is not allowed in a body", help: advice)
  }

  /// - Parameter form: The declaration up to its body: `display name: Type`.
  package static func untypedBody(name: String, form: String) -> DiagnosticKind {
    DiagnosticKind("VM0158", "`\(name)` has a body, so it needs a type", help: "write `\(form) { … }`")
  }

  package static var returnsNothing: DiagnosticKind {
    DiagnosticKind("VM0159", "`return` has no value", help: "write the value on the same line: `return …`")
  }

  package static func choiceInExpression(word: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0169", "a statement that begins with `\(word)` cannot be a part of an expression",
      help: "store its value in a constant first: `let name = \(word) …`")
  }
}

/// VM0171–VM0181: the syntax of edits, commands, services and reactions.
extension DiagnosticKind {
  package static var misplacedDollar: DiagnosticKind {
    DiagnosticKind("VM0171", "`$` is not allowed here", help: "remove it")
  }

  package static func editText(found: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0172", "expected `as text`, found `as \(found)`",
      help: "write `as text`; the type of the value follows from its path")
  }

  package static func unknownRule(word: String, list: String) -> DiagnosticKind {
    DiagnosticKind("VM0173", "unknown rule \(word)", help: "write one of \(list)")
  }

  package static func unknownListRule(word: String, list: String) -> DiagnosticKind {
    DiagnosticKind("VM0181", "unknown rule \(word) of a list", help: "write one of \(list)")
  }

  package static func missingMessage(rule: String) -> DiagnosticKind {
    DiagnosticKind("VM0174", "`\(rule)` has no message", help: "add `else \"…\"`")
  }

  package static func unknownClause(word: String, advice: String) -> DiagnosticKind {
    DiagnosticKind("VM0175", "expected a clause or the steps of the command, found \(word)", help: advice)
  }

  package static func repeatedClause(clause: String, advice: String) -> DiagnosticKind {
    DiagnosticKind("VM0176", "a command can have only one \(clause)", help: advice)
  }

  package static func unneededType(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0177", "the type of `\(name)` follows from its value", help: "remove the type")
  }

  package static func serviceBody(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0178", "`\(name)` cannot have a body, because it is implemented in Swift",
      help: "remove the body, and conform a Swift type to the service's protocol")
  }

  package static func serviceMember(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0179", "the service's property `\(name)` does not say whether it can be set")
  }

  package static func voidResult(result: String) -> DiagnosticKind {
    DiagnosticKind("VM0180", "a function without a result has no `->`", help: "remove `-> \(result)`")
  }
}

/// VM0185–VM0190, VM0192, VM0193 and VM0832: the syntax of steps.
extension DiagnosticKind {
  package static func statementStep(word: String, advice: String) -> DiagnosticKind {
    DiagnosticKind("VM0185", "`\(word)` cannot be a step", help: advice)
  }

  package static func effectPlace(word: String, place: String) -> DiagnosticKind {
    DiagnosticKind("VM0186", "`\(word)` belongs \(place)", help: "move it there")
  }

  package static func passedOverError(mark: String) -> DiagnosticKind {
    DiagnosticKind("VM0187", "`try\(mark)` is not supported", help: "write `try`, and handle the error with `catch`")
  }

  package static func emptyStep(advice: String) -> DiagnosticKind {
    DiagnosticKind("VM0188", "the step has no effect", help: advice)
  }

  package static var tupleConstant: DiagnosticKind {
    DiagnosticKind("VM0832", "a `let` in steps has one name", help: "write a step for each name")
  }

  package static func missingAnswer(place: String, found: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0189", "`\(place)` needs a response, found \(found)",
      help:
        "write `returns value`, `throws .case` or `held`; for a stream, write `sends value`, `throws .case` or `ends`")
  }

  package static func unknownEvent(word: String, advice: String) -> DiagnosticKind {
    DiagnosticKind("VM0190", "expected an event, found \(word)", help: advice)
  }

  package static var misplacedEnd: DiagnosticKind {
    DiagnosticKind(
      "VM0192", "`end` is not after a `follow`",
      help: "only a stream ends: `follow value from service.stream() { … } end { … }`; write other steps without `end`")
  }

  package static var repeatedEnd: DiagnosticKind {
    DiagnosticKind("VM0193", "a `follow` can have only one `end`", help: "move the steps to the first one")
  }

  package static var catchPattern: DiagnosticKind {
    DiagnosticKind(
      "VM0572", "expected a case of an error after `catch`",
      help: "write a clause for each case, `catch .offline { … }`, or `catch` alone to handle every error as `error`")
  }

  package static func conditionOfSeveralPatterns(keyword: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0697", "the `where` after several patterns belongs only to the last of them in Swift",
      help: "move the pattern to a `\(keyword)` of its own")
  }
}
