import Foundation
import ViewModelFormatting
import VmgenSchemaSemantics

extension EditText {
  /// Whether closures of the schema read members, so that a change of other values changes the text.
  var readsMembers: Bool {
    switch self {
    case .custom(let format, let parse): [format, parse].contains { $0.readsMembers }
    case .optional(let inner), .present(let inner): inner.readsMembers
    default: false
    }
  }
}

extension TypedExpression {
  fileprivate var readsMembers: Bool {
    var result = false
    forEachExpression { part in
      switch part.kind {
      case .reference(.storage(.context)): break
      case .reference(.storage), .reference(.derived), .facet, .query, .property: result = true
      default: break
      }
    }
    return result
  }
}

// The texts of edits.
extension ViewModelInstance {
  func text(of value: Value, _ edit: Edit) throws -> String {
    guard let text = edit.text else { return "" }
    return try self.text(of: value, as: text)
  }

  private func text(of value: Value, as text: EditText) throws -> String {
    switch text {
    case .string: return try value.string
    case .integer: return TextConversion<Int>.integer.text(of: try value.int, in: context)
    case .double: return TextConversion<Double>.double.text(of: try value.double, in: context)
    case .decimal: return TextConversion<Decimal>.decimal.text(of: try value.decimal, in: context)
    case .url: return TextConversion<URL>.url.text(of: try value.url, in: context)
    case .uuid: return TextConversion<UUID>.uuid.text(of: try value.uuid, in: context)
    case .date(let pattern): return TextConversion<Date>.date(pattern).text(of: try value.date, in: context)
    case .day(let pattern): return dayConversion(pattern).text(of: try value.day, in: context)
    case .duration: return TextConversion<Duration>.duration.text(of: try value.duration, in: context)
    case .choice: return try title(of: value)
    case .optional(let inner):
      let text = try value.unwrapped.map { try self.text(of: $0, as: inner) } ?? ""
      return text.isBlank ? "" : text
    case .present(let inner): return try value.unwrapped.map { try self.text(of: $0, as: inner) } ?? ""
    case .custom(let format, _):
      return try evaluator.apply(evaluate(format).function, [value]).string
    }
  }

  private func dayConversion(_ pattern: String?) -> TextConversion<Day> {
    pattern.map { .day($0) } ?? TextConversion<Day>.day
  }

  private func title(of value: Value) throws -> String {
    let item = try value.enumCase
    let hasLabels = evaluator.cases(of: item.type).contains { $0.label != nil }
    return hasLabels ? try evaluator.label(of: value) : item.name
  }

  /// Returns the value of a text.
  ///
  /// - Parameter old: The value before, whose text means that value.
  func parsed(_ text: String, keeping old: Value, _ edit: Edit) throws -> Result<Value, TextProblem> {
    guard let conversion = edit.text else { return .success(.string(text)) }
    return try parsed(text, keeping: old, as: conversion, edit.type)
  }

  private func parsed(
    _ text: String, keeping old: Value?, as conversion: EditText, _ type: Type
  ) throws -> Result<Value, TextProblem> {
    switch conversion {
    case .string: return .success(.string(text))
    case .integer: return read(text, .integer, try old?.int) { .int($0) }
    case .double: return read(text, .double, try old?.double) { .double($0) }
    case .decimal: return read(text, .decimal, try old?.decimal) { .decimal($0) }
    case .url: return read(text, .url, try old?.url) { .url($0) }
    case .uuid: return read(text, .uuid, try old?.uuid) { .uuid($0) }
    case .date(let pattern): return read(text, .date(pattern), try old?.date) { .date($0) }
    case .day(let pattern): return read(text, dayConversion(pattern), try old?.day) { .day($0) }
    case .duration: return read(text, .duration, try old?.duration) { .duration($0) }
    case .choice: return try choice(text, type.unwrapped)
    case .optional(let inner):
      if text.isBlank { return .success(.none) }
      return try parsed(text, keeping: old?.unwrapped, as: inner, type.unwrapped).map { Value(wrapping: $0) }
    case .present(let inner):
      return try parsed(text, keeping: old?.unwrapped, as: inner, type.unwrapped).map { Value(wrapping: $0) }
    case .custom(_, let parse):
      if let old, try self.text(of: old, as: conversion) == text { return .success(old) }
      guard let value = try evaluator.apply(evaluate(parse).function, [.string(text)]).unwrapped else {
        return .failure(.unreadable)
      }
      return .success(value)
    }
  }

  private func read<Parsed>(
    _ text: String, _ conversion: TextConversion<Parsed>, _ old: Parsed?, _ make: (Parsed) -> Value
  ) -> Result<Value, TextProblem> {
    do throws(TextProblem) {
      return .success(make(try conversion.value(of: text, keeping: old, in: context)))
    } catch {
      return .failure(error)
    }
  }

  private func choice(_ text: String, _ type: Type) throws -> Result<Value, TextProblem> {
    guard case .declared(let name) = type else { throw missing(text) }
    let values = evaluator.cases(of: name).map { Value.enumCase(EnumValue(name, $0.name)) }
    let titles = try values.map { (value: $0, title: try title(of: $0).trimmed) }
    let text = text.trimmed
    if let exact = titles.first(where: { $0.title == text }) { return .success(exact.value) }
    if text.isEmpty { return .failure(.missing) }
    let alike = titles.filter { $0.title.lowercased() == text.lowercased() }
    guard let first = alike.first, alike.allSatisfy({ $0.title == first.title }) else {
      return .failure(.notAChoice(titles.map(\.title)))
    }
    return .success(first.value)
  }
}
