import VmgenSchemaSyntax

/// VM0301–VM0312: type mismatches and operators.
extension DiagnosticKind {
  package static let typeMismatch = DiagnosticKind(
    "VM0301", "expected `{expected}`, found `{found}`")

  package static let optionalMismatch = DiagnosticKind(
    "VM0302", "expected `{expected}`, but `{found}` can be nil")

  package static let memberOfOptional = DiagnosticKind(
    "VM0303", "`{name}` is a member of `{type}`, which can be nil",
    help: "use `?.`, and provide a value for nil with `?? …`")

  package static let chainOnValue = DiagnosticKind(
    "VM0304", "`{type}` is never nil, so `?` has no effect",
    help: "remove the `?`")

  package static let operatorTypes = DiagnosticKind(
    "VM0305", "`{operator}` cannot be applied to `{left}` and `{right}`")

  package static let prefixOperatorType = DiagnosticKind(
    "VM0306", "`{operator}` cannot be applied to `{type}`")

  package static let incomparable = DiagnosticKind(
    "VM0307", "`{left}` and `{right}` are never equal")

  package static let notEquatable = DiagnosticKind(
    "VM0308", "values of type `{type}` cannot be compared",
    help: "compare one of their fields")

  package static let neverNilDefault = DiagnosticKind(
    "VM0309", "the value before `??` is `{type}`, which is never nil", severity: .warning,
    help: "remove the `??` and the value after it")

  package static let conditionNotBool = DiagnosticKind(
    "VM0310", "the condition must be a `Bool`, but this is `{type}`")

  package static let branchTypes = DiagnosticKind(
    "VM0311", "this {kind} is `{second}`, but another is `{first}`",
    help: "use the same type in all of them")

  package static let missingElse = DiagnosticKind(
    "VM0312", "the `if` has no `else`",
    help: "add `else` with a value")
}

/// VM0313–VM0321: arguments and closures.
extension DiagnosticKind {
  package static let numberTooLarge = DiagnosticKind(
    "VM0313", "`{number}` does not fit in `{type}`",
    help: "write a number that fits, or use a wider type")

  package static let missingArgument = DiagnosticKind(
    "VM0314", "the call of `{name}` is missing the argument `{parameter}`", hiddenBy: .errorInNamedType)

  package static let extraArgument = DiagnosticKind(
    "VM0315", "`{name}` has no such parameter", hiddenBy: .errorInNamedType)

  package static let argumentLabel = DiagnosticKind(
    "VM0316", "found {found}, expected {expected} in the call of `{name}`", hiddenBy: .errorInNamedType)

  package static let argumentOrder = DiagnosticKind(
    "VM0317", "`{label}` is in the wrong position in the call of `{name}`")

  package static let noOverload = DiagnosticKind(
    "VM0318", "no overload of `{name}` accepts ({types})")

  package static let closureArity = DiagnosticKind(
    "VM0319", "the closure has {count}")

  package static let closureNeeded = DiagnosticKind(
    "VM0320", "expected a closure",
    help: "write a closure in braces: `{ … }`")

  package static let closureOutOfPlace = DiagnosticKind(
    "VM0321", "found a closure, expected {type}",
    help: "write the value without braces")
}

/// VM0331–VM0336: patterns.
extension DiagnosticKind {
  package static let patternType = DiagnosticKind(
    "VM0331", "a pattern of type `{found}` cannot match `{type}`",
    help: "write a pattern of type `{type}`")

  package static let patternNotEnum = DiagnosticKind(
    "VM0332", "`{type}` has no cases",
    help: "match a value, or switch over an enum")

  package static let patternBindings = DiagnosticKind(
    "VM0333", "`{case}` has {count}",
    help: "bind each value, with `_` for unused ones, or omit the parentheses")

  package static let patternLabel = DiagnosticKind(
    "VM0334", "the pattern has the label `{found}:`, but the case has {expected}",
    help: "use the label of the case, or omit it")

  package static let alternativeBindings = DiagnosticKind(
    "VM0335", "not every pattern of this case binds `{name}` with the same type",
    help: "bind it in every pattern, or write separate cases")

  package static let unusedBinding = DiagnosticKind(
    "VM0336", "`{name}` is never used", severity: .warning, hiddenBy: .errorInMember,
    help: "write `_` instead")
}

/// VM0329–VM0338: branches that are missing or unreachable.
extension DiagnosticKind {
  package static let missingCases = DiagnosticKind(
    "VM0329", "the `switch` does not handle {cases}",
    help: "add a case for each, or `default`")

  package static let unreachableCase = DiagnosticKind(
    "VM0330", "`{case}` is unreachable", severity: .warning, hiddenBy: .errorInNamedType,
    help: "remove it")

  package static let unwrapOfValue = DiagnosticKind(
    "VM0337", "`if let` requires an optional, but this is `{type}`",
    help: "use the value directly")

  package static let constantSubject = DiagnosticKind(
    "VM0338", "the subject is a constant, so the result is always the same",
    help: "write the resulting value")
}

/// VM0323–VM0328: interpolations, nil and optionals.
extension DiagnosticKind {
  package static let interpolatedOptional = DiagnosticKind(
    "VM0323", "`{type}` can be nil and cannot be interpolated")

  package static let interpolatedType = DiagnosticKind(
    "VM0324", "`{type}` cannot be interpolated")

  package static let nilNeedsType = DiagnosticKind(
    "VM0325", "the type of `nil` is unknown",
    help: "declare the type, `display x: String? = nil`, or write a value beside `nil` with its type: `Size.small`")

  package static let emptyCollectionNeedsType = DiagnosticKind(
    "VM0326", "the element type of `{literal}` is unknown",
    help: "declare the type: `display x: [String] = []`")

  package static let nilForValue = DiagnosticKind(
    "VM0327", "expected `{type}`, found `nil`",
    help: "make the type optional, `{type}?`, or write a value")

  package static let neverNil = DiagnosticKind(
    "VM0328", "`{type}` is never nil",
    help: "remove the comparison")
}

/// VM0339–VM0352: literals and operands.
extension DiagnosticKind {
  package static let divisionByZero = DiagnosticKind(
    "VM0339", "the right operand of `{operator}` is always 0", severity: .warning,
    help: "`x / 0` is 0, and `x % 0` is x, for every x")

  package static let badLiteral = DiagnosticKind(
    "VM0340", "`{text}` is not a valid {type}",
    help: "write a value such as {example}")

  package static let literalNeeded = DiagnosticKind(
    "VM0341", "`{name}` needs a string literal",
    help: "write a value such as {example}")

  package static let badFormatPattern = DiagnosticKind(
    "VM0342", "invalid format pattern: {problem}")

  package static let confusedDateLetter = DiagnosticKind("VM0343", "{meanings}", severity: .warning)

  package static let nestedOptional = DiagnosticKind(
    "VM0346", "`{type}` is already optional",
    help: "remove the second `?`")

  package static let operandNotBool = DiagnosticKind(
    "VM0350", "`{operator}` requires a `Bool`, not `{type}`")

  package static let caseCarriesNothing = DiagnosticKind(
    "VM0351", "`{case}` has no associated values",
    help: "remove the parentheses")

  package static let badTextPattern = DiagnosticKind(
    "VM0352", "invalid text pattern: {problem}", severity: .warning,
    help: "correct the pattern, or write `\\` before a literal bracket")
}

/// VM0344–VM0353: arrays, dictionaries and ranges.
extension DiagnosticKind {
  package static let keyNotHashable = DiagnosticKind(
    "VM0344", "`{type}` cannot be the key type of a dictionary",
    help: "use a `String`, an `Int` or an enum")

  package static let constraintUnmet = DiagnosticKind(
    "VM0345", "`{name}` requires values that can be {constraint}, but `{type}` values cannot")

  package static let rangeBounds = DiagnosticKind(
    "VM0347", "a range of `{type}` is not possible",
    help: "use `Int`, `Double`, `Decimal`, `Date`, `Day` or `Duration`")

  package static let noIndex = DiagnosticKind(
    "VM0348", "`{type}` has no index",
    help: "use an index with an array or a dictionary")

  package static let duplicateDictionaryKey = DiagnosticKind(
    "VM0349", "duplicate key `{key}`",
    help: "remove one of the entries")

  package static let rangeTooLong = DiagnosticKind(
    "VM0353", "`{range}` contains more than 100,000 integers, and `{name}` visits each",
    help: "write a range of at most 100,000 integers")
}
