/// VM0130–VM0143: the structure of a file, and keywords.
extension DiagnosticKind {
  package static let unexpectedToken = DiagnosticKind(
    "VM0130", "expected {expected}, found {found}")

  package static let missingClosing = DiagnosticKind(
    "VM0131", "expected `{closing}`, found {found}",
    help: "add `{closing}`")

  package static let strayBrace = DiagnosticKind(
    "VM0132", "unexpected `}`",
    help: "remove it, or check the braces before it")

  package static let unexpectedRest = DiagnosticKind(
    "VM0133", "expected the end of the line, found {found}",
    help: "begin a new line, or add the missing operator or comma")

  package static let separator = DiagnosticKind(
    "VM0134", "unexpected `{separator}`",
    help: "remove it")

  package static let unknownDeclaration = DiagnosticKind(
    "VM0135", "expected a declaration, found {word}",
    help: "write one of {list}")

  package static let unknownMember = DiagnosticKind(
    "VM0136", "expected a member of a view model, found {word}",
    help: "write one of {list}")

  package static let unknownStep = DiagnosticKind(
    "VM0137", "expected a step of an example, found {word}",
    help: "write one of {list}")

  package static let foreignWord = DiagnosticKind(
    "VM0138", "{word} is not a keyword of the schema language",
    help: "write `{meant}`")

  package static let misplacedRouterItem = DiagnosticKind(
    "VM0139", "`{word}` is outside a router",
    help: "move it into a declaration of its own: `router AppRouter { … }`")

  package static let misplacedMember = DiagnosticKind(
    "VM0140", "`{word}` is outside a declaration",
    help: "move it into the braces of a declaration")

  package static let misplacedDeclaration = DiagnosticKind(
    "VM0141", "`{word}` is inside another declaration",
    help: "move it to the top level of the file")

  package static let modifier = DiagnosticKind(
    "VM0142", "`{word}` is not supported in a schema",
    help: "remove it; set the access level with an option of the tool")

  package static let missingWord = DiagnosticKind(
    "VM0143", "missing `{word}` before the {item} {name}",
    help: "write `{word}` before it")
}

/// VM0144–VM0159: the syntax of declarations, members and types.
extension DiagnosticKind {
  package static let missingColon = DiagnosticKind(
    "VM0144", "missing `:` between `{name}` and its type")

  package static let missingType = DiagnosticKind(
    "VM0145", "`{name}` needs a type",
    help: "write `{name}: Type = value`")

  package static let missingEqual = DiagnosticKind(
    "VM0146", "missing `=` before the value",
    help: "write `=` after {place}")

  package static let wrongSign = DiagnosticKind(
    "VM0147", "expected `{expected}`, found `{found}`",
    help: "write `{expected}`")

  package static let braceBody = DiagnosticKind(
    "VM0148", "the value must follow `=`, without braces",
    help: "write `= value`")

  package static let computedField = DiagnosticKind(
    "VM0149", "a field of a model cannot be computed",
    help: "write a `display` in a view model, or a `func`")

  package static let customBody = DiagnosticKind(
    "VM0150", "custom `{name}` cannot have a body, because it is implemented in Swift",
    help: "remove the body, or declare a `func` beside the view model instead")

  package static let effect = DiagnosticKind(
    "VM0151", "a function cannot be `{word}`",
    help: "remove `{word}`; return an optional if there may be no result")

  package static let untitledExample = DiagnosticKind(
    "VM0152", "the title of an example must be a string",
    help: "write `example \"behavior\" { … }`")

  package static let genericType = DiagnosticKind(
    "VM0153", "`{type}<…>` is not supported",
    help: "write {form}")

  package static let repeatedWord = DiagnosticKind(
    "VM0156", "`{word}` is written twice",
    help: "remove one of them")

  package static let localInExample = DiagnosticKind(
    "VM0155", "an example has no local values",
    help: "write the value where it is used, or declare it outside of the view model: `sample {name}: T = …`")

  package static let implicitlyUnwrapped = DiagnosticKind(
    "VM0154", "implicitly unwrapped types are not supported",
    help: "write `?`, and provide a value for nil with `??` or `if let`")
}

/// VM0160–VM0169: the syntax of expressions.
extension DiagnosticKind {
  package static let forcedUnwrap = DiagnosticKind(
    "VM0160", "forced unwrapping with `!` is not supported",
    help: "provide a value for nil with `??`, or use `?.` or `if let`")

  package static let statementWord = DiagnosticKind(
    "VM0161", "`{word}` is not allowed in an expression",
    help: "{advice}")

  package static let selfReference = DiagnosticKind(
    "VM0162", "`self` is not available in a schema",
    help: "write the name of the member without `self`, and rename a parameter that has the same name")

  package static let closureInCondition = DiagnosticKind(
    "VM0163", "{body} here, not a closure",
    help: "put the closure in parentheses: `contains({ … })`")

  package static let severalStatements = DiagnosticKind(
    "VM0164", "braces can contain only one expression",
    help: "combine the lines into one expression, or name parts with `let` in the view model")

  package static let emptyClosure = DiagnosticKind(
    "VM0165", "the closure is empty",
    help: "write the value that it returns")

  package static let emptySwitch = DiagnosticKind(
    "VM0166", "the `switch` has no cases",
    help: "write `case pattern: value` for each case, or `default: value`")

  package static let unboundValue = DiagnosticKind(
    "VM0167", "expected `let` or `_` for an associated value, found {found}",
    help: "write `let name` or `_`")
}

/// VM0170–VM0181: the syntax of edits, commands, services and reactions.
extension DiagnosticKind {
  package static let missingDollar = DiagnosticKind(
    "VM0170", "`{path}` is not bound: missing `$`",
    help: "write `${path}`")

  package static let misplacedDollar = DiagnosticKind(
    "VM0171", "`$` is not allowed here",
    help: "remove it")

  package static let editText = DiagnosticKind(
    "VM0172", "expected `as text`, found `as {found}`",
    help: "write `as text`; the type of the value follows from its path")

  package static let unknownRule = DiagnosticKind(
    "VM0173", "unknown rule {word}",
    help: "write one of {list}")

  package static let unknownListRule = DiagnosticKind(
    "VM0181", "unknown rule {word} of a list",
    help: "write one of {list}")

  package static let missingMessage = DiagnosticKind(
    "VM0174", "`{rule}` has no message",
    help: "add `else \"…\"`")

  package static let unknownClause = DiagnosticKind(
    "VM0175", "expected a clause or the steps of the command, found {word}",
    help: "{advice}")

  package static let repeatedClause = DiagnosticKind(
    "VM0176", "a command can have only one {clause}",
    help: "{advice}")

  package static let unneededType = DiagnosticKind(
    "VM0177", "the type of `{name}` follows from its value",
    help: "remove the type")

  package static let serviceBody = DiagnosticKind(
    "VM0178", "`{name}` cannot have a body, because it is implemented in Swift",
    help: "remove the body, and conform a Swift type to the service's protocol")

  package static let serviceMember = DiagnosticKind(
    "VM0179", "a service contains only functions, not `{word}`",
    help: "write `func {name}() -> {type}`")

  package static let voidResult = DiagnosticKind(
    "VM0180", "a function without a result has no `->`",
    help: "remove `-> {result}`")
}

/// VM0185–VM0191: the syntax of steps.
extension DiagnosticKind {
  package static let statementStep = DiagnosticKind(
    "VM0185", "`{word}` cannot be a step",
    help: "{advice}")

  package static let effectPlace = DiagnosticKind(
    "VM0186", "`{word}` belongs {place}",
    help: "move it there")

  package static let passedOverError = DiagnosticKind(
    "VM0187", "`try{mark}` is not supported",
    help: "write `try`, and handle the error with `catch`")

  package static let emptyStep = DiagnosticKind(
    "VM0188", "the step has no effect",
    help: "{advice}")

  package static let missingAnswer = DiagnosticKind(
    "VM0189", "`{place}` needs a response, found {found}",
    help: "write `returns value`, `throws .case` or `held`; for a stream, write `sends value`, `throws .case` or `ends`"
  )

  package static let unknownEvent = DiagnosticKind(
    "VM0190", "expected an event, found {word}",
    help: "{advice}")

  package static let loopNames = DiagnosticKind(
    "VM0191", "a `for` has one name",
    help: "write `for {name} in {elements}`, and read {parts}")

  package static let catchPattern = DiagnosticKind(
    "VM0572", "expected a case of an error after `catch`",
    help: "write `catch .offline`, or `catch` alone to handle every error as `error`")
}
