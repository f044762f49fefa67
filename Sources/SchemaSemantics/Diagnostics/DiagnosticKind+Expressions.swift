import VmgenSchemaSyntax

/// VM0301–VM0312: type mismatches and operators.
extension DiagnosticKind {
  static func typeMismatch(expected: Type, found: Type) -> DiagnosticKind {
    typeMismatch(expected: expected.description, found: found.description)
  }

  package static func typeMismatch(expected: String, found: String) -> DiagnosticKind {
    DiagnosticKind("VM0301", "expected `\(expected)`, found `\(found)`")
  }

  package static func optionalMismatch(expected: Type, found: Type) -> DiagnosticKind {
    DiagnosticKind("VM0302", "expected `\(expected)`, but `\(found)` can be nil")
  }

  package static func memberOfOptional(name: String, type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0303", "`\(name)` is a member of `\(type)`, which can be nil",
      help: "use `?.`, and provide a value for nil with `?? …`")
  }

  package static func chainOnValue(type: Type) -> DiagnosticKind {
    DiagnosticKind("VM0304", "`\(type)` is never nil, so `?` has no effect", help: "remove the `?`")
  }

  package static func operatorTypes(symbol: String, left: Type, right: Type) -> DiagnosticKind {
    DiagnosticKind("VM0305", "`\(symbol)` cannot be applied to `\(left)` and `\(right)`")
  }

  package static func prefixOperatorType(symbol: String, type: Type) -> DiagnosticKind {
    DiagnosticKind("VM0306", "`\(symbol)` cannot be applied to `\(type)`")
  }

  package static func incomparable(left: Type, right: Type) -> DiagnosticKind {
    DiagnosticKind("VM0307", "`\(left)` and `\(right)` are never equal")
  }

  package static func notEquatable(type: Type) -> DiagnosticKind {
    DiagnosticKind("VM0308", "values of type `\(type)` cannot be compared", help: "compare one of their fields")
  }

  package static func neverNilDefault(type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0309", "the value before `??` is `\(type)`, which is never nil", severity: .warning,
      help: "remove the `??` and the value after it")
  }

  package static func conditionNotBool(type: Type) -> DiagnosticKind {
    DiagnosticKind("VM0310", "the condition must be a `Bool`, but this is `\(type)`")
  }

  package static func branchTypes(kind: String, second: Type, first: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0311", "this \(kind) is `\(second)`, but another is `\(first)`", help: "use the same type in all of them")
  }

  package static var missingElse: DiagnosticKind {
    DiagnosticKind("VM0312", "the `if` has no `else`", help: "add `else` with a value")
  }
}

/// VM0313–VM0321: arguments and closures.
extension DiagnosticKind {
  package static func numberTooLarge(number: String, type: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0313", "`\(number)` does not fit in `\(type)`", help: "write a number that fits, or use a wider type")
  }

  package static func missingArguments(name: String, parameters: [String]) -> DiagnosticKind {
    DiagnosticKind(
      "VM0314",
      "the call of `\(name)` is missing the argument\(parameters.count == 1 ? "" : "s") \(parameters.quoted)",
      hiddenBy: .errorInMembers(named: parameters.first ?? ""))
  }

  package static func extraArgument(name: String, label: String? = nil) -> DiagnosticKind {
    let parameter = label.map { "parameter `\($0)`" } ?? "such parameter"
    return DiagnosticKind("VM0315", "`\(name)` has no \(parameter)", hiddenBy: .errorInSignature(of: name))
  }

  package static func argumentLabel(found: String, expected: String, name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0316", "found \(found), expected \(expected) in the call of `\(name)`", hiddenBy: .errorInSignature(of: name))
  }

  package static func argumentOrder(label: String, name: String) -> DiagnosticKind {
    DiagnosticKind("VM0317", "`\(label)` is in the wrong position in the call of `\(name)`")
  }

  package static func noOverload(name: String, types: String) -> DiagnosticKind {
    DiagnosticKind("VM0318", "no overload of `\(name)` accepts (\(types))")
  }

  package static func closureArity(count: String) -> DiagnosticKind {
    DiagnosticKind("VM0319", "the closure has \(count)")
  }

  package static var closureNeeded: DiagnosticKind {
    DiagnosticKind("VM0320", "expected a closure", help: "write a closure in braces: `{ … }`")
  }

  package static func closureOutOfPlace(type: String) -> DiagnosticKind {
    DiagnosticKind("VM0321", "found a closure, expected \(type)", help: "write the value without braces")
  }
}

/// VM0331–VM0336, VM0368 and VM0369: patterns.
extension DiagnosticKind {
  package static func patternType(found: Type, type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0331", "a pattern of type `\(found)` cannot match `\(type)`", help: "write a pattern of type `\(type)`")
  }

  package static func patternNotEnum(type: Type) -> DiagnosticKind {
    DiagnosticKind("VM0332", "`\(type)` has no cases", help: "match a value, or switch over an enum")
  }

  package static func patternOfSeveralValues(count: String, type: Type) -> DiagnosticKind {
    DiagnosticKind("VM0368", "a pattern of \(count) cannot match `\(type)`", help: "write one pattern for each value")
  }

  package static func patternNamesSeveralValues(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0369", "`\(name)` would name several values", help: "name each of them, `(let a, let b)`, or write `_`")
  }

  package static func patternBindings(caseName: String, count: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0333", "`\(caseName)` has \(count)", hiddenBy: .errorInMembers(named: caseName),
      help: "bind each value, with `_` for unused ones, or omit the parentheses"
    )
  }

  package static func patternLabel(found: String, expected: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0334", "the pattern has the label `\(found):`, but the case has \(expected)",
      help: "use the label of the case, or omit it")
  }

  package static func alternativeBindings(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0335", "not every pattern of this case binds `\(name)` with the same type",
      help: "bind it in every pattern, or write separate cases")
  }

  package static func unusedBinding(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0336", "`\(name)` is never used", severity: .warning, hiddenBy: .errorInMember, help: "write `_` instead")
  }
}

/// VM0329–VM0338 and VM0354: branches that are missing or unreachable.
extension DiagnosticKind {
  package static func missingCases(cases: String) -> DiagnosticKind {
    DiagnosticKind("VM0329", "the `switch` does not handle \(cases)", help: "add a case for each, or `default`")
  }

  package static func unreachableCase(caseName: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0330", "`\(caseName)` is unreachable", severity: .warning,
      hiddenBy: caseName.hasPrefix(".") ? .errorInMembers(named: caseName) : .errorInMember,
      help: "remove it")
  }

  package static func unwrapOfValue(type: Type) -> DiagnosticKind {
    DiagnosticKind("VM0337", "`if let` requires an optional, but this is `\(type)`", help: "use the value directly")
  }

  package static var patternMatchesAll: DiagnosticKind {
    DiagnosticKind(
      "VM0354", "the pattern matches every value, so the condition is always true", severity: .warning,
      help: "remove the condition, and use the value directly")
  }

  package static var constantSubject: DiagnosticKind {
    DiagnosticKind(
      "VM0338", "the subject is a constant, so the result is always the same", help: "write the resulting value")
  }
}

/// VM0323–VM0328: interpolations, nil and optionals.
extension DiagnosticKind {
  package static func interpolatedOptional(type: Type) -> DiagnosticKind {
    DiagnosticKind("VM0323", "`\(type)` can be nil and cannot be interpolated")
  }

  package static func interpolatedType(type: Type) -> DiagnosticKind {
    DiagnosticKind("VM0324", "`\(type)` cannot be interpolated")
  }

  package static var nilNeedsType: DiagnosticKind {
    DiagnosticKind(
      "VM0325", "the type of `nil` is unknown",
      help: "declare the type, `display x: String? = nil`, or write a value beside `nil` with its type: `Size.small`")
  }

  package static func emptyCollectionNeedsType(literal: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0326", "the element type of `\(literal)` is unknown", help: "declare the type: `display x: [String] = []`")
  }

  package static func nilForValue(type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0327", "expected `\(type)`, found `nil`", help: "make the type optional, `\(type)?`, or write a value")
  }

  package static func neverNil(type: Type) -> DiagnosticKind {
    DiagnosticKind("VM0328", "`\(type)` is never nil", help: "remove the comparison")
  }
}

/// VM0339–VM0352, VM0355 and VM0860–VM0861: literals, localized texts and operands.
extension DiagnosticKind {
  package static func divisionByZero(symbol: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0339", "the right operand of `\(symbol)` is always 0", severity: .warning,
      help: "`x / 0` is 0, and `x % 0` is x, for every x")
  }

  package static func badLiteral(text: String, type: Type, example: String) -> DiagnosticKind {
    DiagnosticKind("VM0340", "`\(text)` is not a valid \(type)", help: "write a value such as \(example)")
  }

  package static func literalNeeded(name: String, example: String) -> DiagnosticKind {
    DiagnosticKind("VM0341", "`\(name)` needs a string literal", help: "write a value such as \(example)")
  }

  package static var localizedValue: DiagnosticKind {
    DiagnosticKind(
      "VM0860", "`String(localized:)` needs a string literal, which is the key of the text",
      help: "write `String(localized: …)` around each literal of the value")
  }

  package static func localizedArgument(label: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0861", "`String(localized:)` has no argument `\(label)`",
      help: "remove it; the documentation of the declaration is the comment in the string catalog of the module")
  }

  package static var unlocalizedText: DiagnosticKind {
    DiagnosticKind(
      "VM0355", "users see this text, but it is not localized", severity: .warning, hiddenBy: .errorInDeclaration,
      help: "write `String(localized: …)`, or `verbatim …` if it needs no translation")
  }

  package static func comparedText(value: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0356", "`\(value)` is localized, so it has this value in one language only", severity: .warning,
      hiddenBy: .errorInDeclaration,
      help: "compare a value that no language changes, such as a case of an enum, or write `verbatim …` for the text")
  }

  package static func badFormatPattern(problem: String) -> DiagnosticKind {
    DiagnosticKind("VM0342", "invalid format pattern: \(problem)")
  }

  package static func confusedDateLetter(meanings: String) -> DiagnosticKind {
    DiagnosticKind("VM0343", "\(meanings)", severity: .warning)
  }

  package static func nestedOptional(type: String) -> DiagnosticKind {
    DiagnosticKind("VM0346", "`\(type)` is already optional", help: "remove the second `?`")
  }

  package static func operandNotBool(symbol: String, type: Type) -> DiagnosticKind {
    DiagnosticKind("VM0350", "`\(symbol)` requires a `Bool`, not `\(type)`")
  }

  package static func caseCarriesNothing(caseName: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0351", "`\(caseName)` has no associated values", hiddenBy: .errorInMembers(named: caseName),
      help: "remove the parentheses")
  }

  package static func unknownCurrency(code: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0359", code.isEmpty ? "a currency needs a code" : "`\(code)` is not the code of a currency",
      severity: .warning, help: "write the three letters of its ISO 4217 code, such as `EUR`")
  }

  package static func badTextPattern(problem: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0352", "invalid text pattern: \(problem)",
      help: "correct the pattern, or write `\\` before a literal bracket")
  }
}

/// VM0344–VM0353: arrays, dictionaries and ranges.
extension DiagnosticKind {
  package static func keyNotHashable(type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0344", "`\(type)` cannot be the key of a dictionary or the element of a set",
      help: "use a `String`, an `Int` or an enum")
  }

  package static func constraintUnmet(name: String, constraint: String, type: Type) -> DiagnosticKind {
    DiagnosticKind("VM0345", "`\(name)` requires values that can be \(constraint), but `\(type)` values cannot")
  }

  package static func rangeBounds(type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0347", "a range of `\(type)` is not possible",
      help: "use `Int`, `Double`, `Decimal`, `Date`, `Day` or `Duration`")
  }

  package static func noIndex(type: Type) -> DiagnosticKind {
    DiagnosticKind("VM0348", "`\(type)` has no index", help: "use an index with an array or a dictionary")
  }

  package static func duplicateDictionaryKey(key: String) -> DiagnosticKind {
    DiagnosticKind("VM0349", "duplicate key `\(key)`", help: "remove one of the entries")
  }

  package static func rangeTooLong(range: String, name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0353", "`\(range)` contains more than 100,000 integers, and `\(name)` visits each",
      help: "write a range of at most 100,000 integers")
  }
}

/// VM0669–VM0672: the statements of bodies.
extension DiagnosticKind {
  package static var missingReturn: DiagnosticKind {
    DiagnosticKind(
      "VM0669", "the body does not return a value on every path", hiddenBy: .errorInMember,
      help: "add `return value` before the `}`, or an `else` to the `if`")
  }

  package static var unreachableStatement: DiagnosticKind {
    DiagnosticKind(
      "VM0670", "the statement is never reached, because the statements before it return", help: "remove it")
  }

  package static var unreturnedValue: DiagnosticKind {
    DiagnosticKind("VM0671", "the value is not returned", help: "write `return` before it")
  }

  package static var guardWithoutReturn: DiagnosticKind {
    DiagnosticKind(
      "VM0672", "the `else` of a `guard` must return on every path", help: "write `else { return … }`")
  }
}
