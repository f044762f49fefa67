import VmgenSchemaSyntax

/// Conversions from the inferred to the expected type.
extension ExpressionChecker {
  /// Returns `value` as `type`, wrapped in an optional if needed. Reports a mismatch.
  func convert(_ value: TypedExpression, to type: Type) -> TypedExpression {
    if value.type == type || value.type.hasUnknown || type.hasUnknown { return value }
    if case .optional(let wrapped) = type, !value.type.isOptional, value.type == wrapped {
      return TypedExpression(.wrapped(value), type, value.range)
    }
    // An array of `T` is not an array of `T?`, but a literal's elements were wrapped one by one already.
    reportMismatch(value, type)
    return TypedExpression(.invalid, type, value.range)
  }

  /// Returns whether ``convert(_:to:)`` accepts a value of type `found`.
  func converts(_ found: Type, to type: Type) -> Bool {
    found == type || found.hasUnknown || type.hasUnknown || (!found.isOptional && type.unwrapped == found)
  }

  func reportMismatch(_ value: TypedExpression, _ type: Type) {
    let arguments = ["found": "\(value.type)", "expected": "\(type)"]
    if value.type.isOptional, !type.isOptional {
      let isNear = value.type.unwrapped == type
      let help =
        isNear
        ? "provide a value for nil with `??`, or unwrap it with `if let`"
        : "unwrap it with `??` or `if let`; a `\(value.type.unwrapped)` is not a `\(type)` either"
      report(.optionalMismatch, at: value.range, arguments, help: help)
      return
    }
    let conversion =
      literalConversion(value, type.unwrapped)
      ?? Conversion.between(value.type, type.unwrapped, isEnum: enumeration(value.type) != nil)
    report(
      .typeMismatch, at: value.range, arguments, help: conversion.map { filled($0.help, value.range) },
      fixIt: conversion?.edit.map { edit in
        let source = text(at: value.range)
        return Diagnostic.FixIt(range: value.range, replacement: edit.before + source + edit.after)
      })
  }

  /// Returns the help for a literal of the wrong kind: write another literal instead of a conversion.
  private func literalConversion(_ value: TypedExpression, _ type: Type) -> Conversion? {
    switch (value.kind, type) {
    case (.integer, .string), (.double, .string):
      return Conversion(help: "write it in quotes: `\"…\"`", edit: ("\"", "\""))
    case (.string(let string), .int):
      return string.plainText.flatMap(Int.init).map { Conversion(help: "write the number: `\($0)`") }
    case (.double, .int): return Conversion(help: "write a whole number")
    default: return nil
    }
  }
}

/// The conversion of a value to another type: the help, and a fix-it if it is certain to be right.
struct Conversion {
  var help: String
  var edit: (before: String, after: String)?

  static func between(_ found: Type, _ wanted: Type, isEnum: Bool) -> Conversion? {
    switch (found, wanted) {
    case (.int, .double), (.int, .decimal):
      Conversion(help: "convert it: `\(wanted)(…)`", edit: ("\(wanted)(", ")"))
    case (.double, .int), (.decimal, .int):
      Conversion(help: "convert it: `Int(…)` drops the fraction")
    case (.double, .decimal), (.decimal, .double):
      Conversion(help: "convert it: `\(wanted)(…)`")
    case (.string, .int), (.string, .double), (.string, .decimal):
      Conversion(help: "convert it: `\(wanted)(…)`, which is nil if the text is not a number")
    case (.string, .date): Conversion(help: "write a fixed date as `date(\"1970-01-31\")`")
    case (.string, .day): Conversion(help: "write a fixed day as `day(\"1970-01-31\")`")
    case (.string, .url): Conversion(help: "write a fixed address as `url(\"https://example.com\")`")
    case (.string, .uuid): Conversion(help: "write a fixed UUID as `uuid(\"…\")`")
    case (.int, .string): Conversion(help: "format it: `….formatted()`, or interpolate it: `\"\\(…)\"`")
    case (.double, .string), (.decimal, .string): Conversion(help: "format it: `….formatted()`")
    case (.date, .string), (.day, .string): Conversion(help: "format it: `….formatted(date: .long)`")
    case (.duration, .string): Conversion(help: "format it: `….formatted(\"m:ss\")` or `….formatted(.abbreviated)`")
    case (.url, .string), (.uuid, .string): Conversion(help: "interpolate it: `\"\\(…)\"`")
    case (.int, .bool), (.double, .bool), (.decimal, .bool): Conversion(help: "compare it: `… != 0`")
    case (.string, .bool), (.array, .bool), (.dictionary, .bool):
      Conversion(help: "write `!….isEmpty`")
    case (.double, .duration), (.decimal, .duration): Conversion(help: "add a unit: `0.5s`, `1.5m`")
    case (.int, .duration): Conversion(help: "add a unit: `5s`, `5m`, or write `Duration(seconds: …)`")
    case (.bool, .string): Conversion(help: "write a text for each case: `… ? \"yes\" : \"no\"`")
    case (.declared, .string) where isEnum: Conversion(help: "use its label: `….label`")
    case (.array(.string), .string): Conversion(help: "join it: `….joined(separator: \", \")`")
    case (let element, .array(let wanted)) where element == wanted:
      Conversion(help: "make it an array: `[…]`", edit: ("[", "]"))
    default: nil
    }
  }
}
