import VmgenSchemaSyntax

/// The place of a value in the source, which limits the code that can replace it.
enum ValuePlace {
  /// A part of an expression, which any other expression can replace.
  case expression
  /// A key, or an argument that users do not see: a text is no format of the value.
  case data
  /// A path after `$`, which only another path can replace.
  case sharedPath
  /// The call of a step with an effect, which no other expression can contain.
  case effect

  var isExpression: Bool { self == .expression || self == .data }
}

/// Conversions from the inferred to the expected type.
extension ExpressionChecker {
  /// Returns `value` as `type`, wrapped in an optional if needed. Reports a mismatch.
  func convert(_ value: TypedExpression, to type: Type, in place: ValuePlace = .expression) -> TypedExpression {
    if value.type == type || value.type.hasUnknown || type.hasUnknown { return value }
    if case .optional(let wrapped) = type, !value.type.isOptional, value.type == wrapped {
      return TypedExpression(.wrapped(value), type, value.range)
    }
    if type == .anyError, enumeration(value.type)?.isError == true {
      return TypedExpression(value.kind, type, value.range)
    }
    // An array of `T` is not an array of `T?`, but a literal's elements were wrapped one by one already.
    reportMismatch(value, type, in: place)
    return TypedExpression(.invalid, type, value.range)
  }

  /// Returns whether ``convert(_:to:in:)`` accepts a value of type `found`.
  func converts(_ found: Type, to type: Type) -> Bool {
    found == type || found.hasUnknown || type.hasUnknown || (!found.isOptional && type.unwrapped == found)
  }

  func reportMismatch(_ value: TypedExpression, _ type: Type, in place: ValuePlace = .expression) {
    if value.type.isOptional, !type.isOptional {
      let isNear = value.type.unwrapped == type
      let help =
        isNear
        ? "provide a value for nil with `??`, or unwrap it with `if let`"
        : "unwrap it with `??` or `if let`; \(withArticle("`\(value.type.unwrapped)`")) is not "
          + withArticle("`\(type)`") + " either"
      if isNear, case .reference(let reference) = value.kind, case .storage(let storage) = reference,
        let test = environment.testedForNil[storage.name]
      {
        return report(
          .optionalMismatch(expected: type, found: value.type), at: value.range,
          suggestion: .write("let \(storage.name)", at: test, note: " as the condition"))
      }
      if isNear, case .reference = value.kind, let condition = environment.conditionOfStream {
        let name = text(at: value.range)
        let fixIt = Diagnostic.FixIt(range: condition.range, replacement: "\(condition.replacement)let \(name)")
        return report(
          .optionalMismatch(expected: type, found: value.type), at: value.range,
          help: "follow the stream while there is a value: `when let \(name)`", fixIt: fixIt)
      }
      let alternative =
        if isNear, place.isExpression { valueOrEmpty(value, of: type) } else { Diagnostic.Suggestion?.none }
      if isNear, case .reference(.local(let name)) = value.kind,
        reportElement(
          name, as: .optionalMismatch(expected: type, found: value.type), [alternative].compactMap(\.self))
      {
        return
      }
      report(
        .optionalMismatch(expected: type, found: value.type), at: value.range, help: help,
        alternatives: [alternative].compactMap(\.self))
      return
    }
    if let suggestion = divisionSuggestion(value, type.unwrapped) {
      report(.typeMismatch(expected: type, found: value.type), at: value.range, suggestion: suggestion)
      return
    }
    if value.type == .range(.int) || value.type == .closedRange(.int), type.unwrapped == .array(.int) {
      let suggestion = Diagnostic.Suggestion.write("Array(\(text(at: value.range)))", at: value.range)
      return report(.typeMismatch(expected: type, found: value.type), at: value.range, suggestion: suggestion)
    }
    if reportsAnyError(value, type) { return }
    if let help = helpForColumn(value, type.unwrapped) ?? helpForRange(value.type, type.unwrapped) {
      report(.typeMismatch(expected: type, found: value.type), at: value.range, help: help)
      return
    }
    let conversion =
      literalConversion(value, type.unwrapped)
      ?? (place == .data ? textOfData(value.type, type.unwrapped) : nil)
      ?? Conversion.between(value.type, type.unwrapped, isLabeled: place != .data && isLabeled(value.type))
    let other = conversion?.other.map { suggestion($0, value.range, in: place) }
    report(
      .typeMismatch(expected: type, found: value.type), at: value.range,
      suggestion: conversion.map { suggestion($0, value.range, in: place) },
      alternatives: [other].compactMap(\.self))
  }

  /// Returns the conversion of a value to a text that users do not see; nil for other types.
  private func textOfData(_ found: Type, _ wanted: Type) -> Conversion? {
    guard wanted == .string || wanted == .int else { return nil }
    switch (found, enumeration(found)?.rawType) {
    case (_, let raw?) where raw == wanted: return Conversion("use its raw value:", "….rawValue")
    case (_, .int?): return Conversion("use its raw value:", "String(….rawValue)")
    case (.int, _), (.double, _), (.decimal, _): return wanted == .string ? Conversion("convert it:", "String(…)") : nil
    case (.date, _), (.day, _), (.duration, _), (.bool, _):
      return Conversion(
        help: "convert it to \(wanted == .int ? "a number" : "a text that does not depend on the language")")
    default: return nil
    }
  }

  /// Reports an error of any type where an error of a declared type is expected.
  private func reportsAnyError(_ value: TypedExpression, _ type: Type) -> Bool {
    guard value.type == .anyError, case .declared(let error) = type.unwrapped,
      enumeration(.declared(error))?.isError == true
    else { return false }
    let cast = "\(text(at: value.range)) as? \(error)"
    let typed = "; in a `catch`, the call that throws can have `throws(\(error))`"
    report(
      .typeMismatch(expected: type, found: value.type), at: value.range,
      help: type.isOptional ? "write `\(cast)`\(typed)" : "unwrap `\(cast)`\(typed)",
      fixIt: type.isOptional ? Diagnostic.FixIt(range: value.range, replacement: cast) : nil)
    return true
  }

  /// Suggests an optional value with the empty value of its type for nil, `name ?? ""`; nil for types without one.
  ///
  /// - Parameter isOperand: Whether the value is an operand, which is in parentheses.
  func valueOrEmpty(
    _ value: TypedExpression, of type: Type, isOperand: Bool = false
  ) -> Diagnostic.Suggestion? {
    guard let empty = Self.emptyValue(type) else { return nil }
    let code = "\(operand(at: value.range)) ?? \(empty)"
    return .write(isOperand || !isWholeValue(at: value.range) ? "(\(code))" : code, at: value.range)
  }

  /// Suggests `?.` before a member of an optional value, and the value with one for nil.
  func suggestions(
    forMember name: Identifier, ofOptional base: TypedExpression, _ wrapped: Type
  ) -> [Diagnostic.Suggestion] {
    let dot = SourceRange(file: base.range.file, lower: Int(base.range.upper), upper: Int(name.range.lower))
    let chain = Diagnostic.FixIt(range: dot, replacement: text(at: dot).replacing(".", with: "?."))
    return [Diagnostic.Suggestion(help: "write `?.`", fixIt: chain)]
      + [valueOrEmpty(base, of: wrapped, isOperand: true)].compactMap(\.self)
  }

  /// Whether the source at a range is a whole value or argument, and no operand.
  func isWholeValue(at range: SourceRange) -> Bool {
    let before = text(before: range).last { !$0.isWhitespace }
    return before.map("=:(,{[".contains) == true && endsValue(at: range)
  }

  /// Whether the source at a range is the whole condition of an expectation.
  func isWholeCondition(at range: SourceRange) -> Bool {
    text(before: range).split(separator: " ").last == "expect" && endsValue(at: range)
  }

  /// Whether no operator or member follows the source at a range.
  private func endsValue(at range: SourceRange) -> Bool {
    let after = text(at: SourceRange(file: range.file, lower: Int(range.upper), upper: Int(range.upper) + 20))
    return after.first { $0 != " " }.map { ")],};".contains($0) || $0.isNewline } != false
  }

  private func text(before range: SourceRange) -> String {
    text(at: SourceRange(file: range.file, lower: max(Int(range.lower) - 20, 0), upper: Int(range.lower)))
  }

  /// Returns the help for a column of whole numbers that stands for other numbers; nil for other values.
  func helpForColumn(_ value: TypedExpression, _ type: Type) -> String? {
    guard case .reference(.column) = value.kind, value.type == .int, type == .double || type == .decimal else {
      return nil
    }
    return "write the type of the column: `for (\(text(at: value.range)): \(type), …) in …`"
  }

  /// Returns the help for a range that contains its upper bound, but must not, or the reverse; nil for other types.
  private func helpForRange(_ found: Type, _ type: Type) -> String? {
    switch (found, type) {
    case (.closedRange(let bound), .range(let other)) where bound == other: "write `..<`, or the type `\(found)`"
    case (.range(let bound), .closedRange(let other)) where bound == other: "write `...`, or the type `\(found)`"
    default: nil
    }
  }

  /// Returns the help for a value with a division of integers, whose operands are converted and not its result, which has
  /// no fraction. Returns nil for other values.
  func divisionSuggestion(_ value: TypedExpression, _ type: Type) -> Diagnostic.Suggestion? {
    guard value.type == .int, type == .double || type == .decimal else { return nil }
    if let (left, right) = integerDivision(value), !dividesIntegers(left), !dividesIntegers(right) {
      let divisor = if case .integer = right.kind { text(at: right.range) } else { "\(type)(\(text(at: right.range)))" }
      return .write("\(type)(\(text(at: left.range))) / \(divisor)", at: value.range)
    }
    guard dividesIntegers(value) else { return nil }
    return Diagnostic.Suggestion(
      help: "convert the operands of `/`: `\(type)(…) / \(type)(…)`; the quotient of two integers has no fraction",
      fixIt: nil)
  }

  private func dividesIntegers(_ value: TypedExpression) -> Bool {
    value.containsExpression { integerDivision($0) != nil }
  }

  /// Returns the operands of a division of integers; nil for other values.
  private func integerDivision(_ value: TypedExpression) -> (TypedExpression, TypedExpression)? {
    guard case .builtIn(let call) = value.kind, value.type == .int, let left = call.receiver,
      case .value(let right)? = call.arguments.first,
      library.candidates(named: "/").contains(where: { $0.builtIn.id == call.id })
    else { return nil }
    return (left, right)
  }

  /// Returns the help for a conversion, with the fix-it that its code is.
  func suggestion(
    _ conversion: Conversion, _ range: SourceRange, in place: ValuePlace = .expression
  ) -> Diagnostic.Suggestion {
    if !environment.hasContext, conversion.code?.contains(".formatted(") == true {
      return Diagnostic.Suggestion(
        help: "write the text itself; formatting needs the language of a display", fixIt: nil)
    }
    if place.isExpression, text(at: range).hasPrefix("\\") { return suggestion(conversion, ofKeyPath: range) }
    return switch place {
    case .expression, .data:
      Diagnostic.Suggestion(
        help: filled(conversion.help, range),
        fixIt: conversion.code.map {
          Diagnostic.FixIt(
            range: range, replacement: filledWithSource($0, range), changesMeaning: conversion.changesMeaning)
        })
    case .sharedPath: Diagnostic.Suggestion(help: filled(conversion.help, range), fixIt: nil)
    case .effect:
      Diagnostic.Suggestion(
        help: "store it in a `let result` first; then " + conversion.help.replacing("…", with: "result"), fixIt: nil)
    }
  }

  /// Returns the help for the value of a key path, which is converted in a closure: `{ !$0.name.isEmpty }`.
  private func suggestion(_ conversion: Conversion, ofKeyPath range: SourceRange) -> Diagnostic.Suggestion {
    let path = text(at: range).dropFirst()
    let value = path.hasPrefix(".self") ? "$0" + path.dropFirst(5) : "$0" + path
    let closure = conversion.inClosure
    return Diagnostic.Suggestion(
      help: filled(closure.help, with: value),
      fixIt: closure.code.map {
        Diagnostic.FixIt(range: range, replacement: filled($0, with: value), changesMeaning: closure.changesMeaning)
      })
  }

  /// Whether the values of an enum have labels that the code being checked can read: a label cannot read itself.
  func isLabeled(_ type: Type) -> Bool {
    guard case .declared(let name) = type, enumeration(type) != nil, environment.caller != .label(name) else {
      return false
    }
    return labeled.contains(name)
  }

  /// Returns the help for a literal of the wrong kind: write another literal instead of a conversion.
  private func literalConversion(_ value: TypedExpression, _ type: Type) -> Conversion? {
    switch (value.kind, type) {
    case (.integer, .string), (.double, .string):
      return Conversion("write it in quotes:", "\"…\"")
    case (.string(let string), .int), (.string(let string), .double), (.string(let string), .decimal):
      guard let text = string.plainText else { return nil }
      return Int(text).map { Conversion("write the number:", "\($0)") } ?? Conversion(help: "write a number")
    case (.double, .int): return Conversion(help: "write a whole number")
    case (.integer(0), .duration): return Conversion("write", "…s")
    case (.integer, .duration): return Conversion(help: "write the number with its unit: `…ms`, `…s` or `…m`")
    case (.double, .duration): return Conversion(help: "add a unit: `0.5s`, `1.5m`")
    default: return nil
    }
  }
}

/// The conversion of a value to another type: the help, and a fix-it if it is certain to be right.
struct Conversion {
  var help: String
  /// The code, in which `…` is the value; nil if the developer has to decide more than that.
  var code: String?
  private var otherCode: String?
  /// Whether the code loses a part of the value, or replaces it in some cases.
  private(set) var changesMeaning = false

  init(help: String) { self.help = help }

  /// Creates a conversion whose help shows its code, after a few words and before a note.
  ///
  /// - Parameter other: Other code, which the developer can choose.
  init(_ words: String, _ code: String, _ note: String = "", other: String? = nil, changesMeaning: Bool = false) {
    help = "\(words) `\(code)`\(note)"
    self.code = code
    otherCode = other
    self.changesMeaning = changesMeaning
  }

  /// The conversion that the developer can choose instead.
  var other: Conversion? { otherCode.map { Conversion("write", $0) } }

  /// The conversion as the operand of a prefix operator.
  var parenthesized: Conversion {
    var result = self
    if let code, code.contains("… ") {
      (result.code, result.help) = ("(\(code))", help.replacing("`\(code)`", with: "`(\(code))`"))
    }
    return result
  }

  /// The conversion in a closure.
  var inClosure: Conversion {
    var result = self
    if let code { (result.code, result.help) = ("{ \(code) }", help.replacing("`\(code)`", with: "`{ \(code) }`")) }
    return result
  }

  static func between(_ found: Type, _ wanted: Type, isLabeled: Bool) -> Conversion? {
    switch (found, wanted) {
    case (.int, .double), (.int, .decimal), (.double, .decimal), (.decimal, .double):
      Conversion("convert it:", "\(wanted)(…)")
    case (.double, .int), (.decimal, .int):
      Conversion("convert it:", "Int(…)", ", which drops the fraction", other: "Int(….rounded())", changesMeaning: true)
    case (.array(.optional(let element)), .array(let other)) where element == other:
      Conversion("leave out the values that are nil:", "….compacted()", changesMeaning: true)
    case (.string, .int), (.string, .double), (.string, .decimal):
      Conversion("convert it:", "\(wanted)(…) ?? 0", "; the text may not be a number", changesMeaning: true)
    case (.string, .date): Conversion(help: "write a fixed date as `date(\"1970-01-31\")`")
    case (.string, .day): Conversion(help: "write a fixed day as `day(\"1970-01-31\")`")
    case (.string, .url): Conversion(help: "write a fixed address as `url(\"https://example.com\")`")
    case (.string, .uuid): Conversion(help: "write a fixed UUID as `uuid(\"…\")`")
    case (.int, .string):
      Conversion("format it:", "….formatted()", ", or interpolate it: `\"\\(…)\"`", other: "\"\\(…)\"")
    case (.double, .string), (.decimal, .string): Conversion("format it:", "….formatted()")
    case (.date, .string), (.day, .string): Conversion("format it:", "….formatted(date: .long)", changesMeaning: true)
    case (.duration, .string):
      Conversion(
        "format it:", "….formatted(\"m:ss\")", " or `….formatted(.abbreviated)`", other: "….formatted(.abbreviated)",
        changesMeaning: true)
    case (.url, .string), (.uuid, .string): Conversion("interpolate it:", "\"\\(…)\"")
    case (.int, .bool), (.double, .bool), (.decimal, .bool): Conversion("compare it:", "… != 0", changesMeaning: true)
    case (.array(let element), .set(let wanted)) where element == wanted: Conversion("convert it:", "Set(…)")
    case (.set(let element), .array(let wanted)) where element == wanted: Conversion("convert it:", "Array(…)")
    case (.string, .bool), (.array, .bool), (.set, .bool), (.dictionary, .bool):
      Conversion("write", "!….isEmpty", changesMeaning: true)
    case (.int, .duration), (.double, .duration):
      Conversion("write the unit of the number:", "Duration(seconds: …)", changesMeaning: true)
    case (.decimal, .duration):
      Conversion("write the unit of the number:", "Duration(seconds: Double(…))", changesMeaning: true)
    case (.bool, .string):
      Conversion("write a text for each case:", "… ? \"yes\" : \"no\"", changesMeaning: true)
    case (.declared, .string) where isLabeled: Conversion("use its label:", "….label")
    case (.array(.string), .string): Conversion("join it:", "….joined(separator: \", \")", changesMeaning: true)
    case (let element, .array(let wanted)) where element == wanted: Conversion("make it an array:", "[…]")
    default: nil
    }
  }
}
