import Foundation
import ViewModelRuntime

/// Returns a value in the form in which the evaluator prints it.
func traced<Value>(_ value: Value) -> String {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional { return mirror.children.first.map { traced($0.value) } ?? "nil" }
  switch value as Any {
  case let text as String: return quoted(text)
  case let date as Date: return "date(\"\(date.ISO8601Format())\")"
  case let day as Day: return "day(\"\(day)\")"
  case let url as URL: return quoted(url.absoluteString)
  case let id as UUID: return id.uuidString
  case let data as Data: return "\(data.count) bytes"
  case let zone as TimeZone: return zone.identifier
  case let locale as Locale: return locale.identifier
  case let calendar as Calendar: return "\(calendar.identifier)"
  case let duration as Duration: return "\(duration)".replacing(" seconds", with: "s").replacing(".0s", with: "s")
  case is Bool, is Int, is Double, is Decimal: return "\(value)"
  case let range as any TracedRange: return range.tracedText
  default: break
  }
  switch mirror.displayStyle {
  case .collection: return "[\(mirror.children.map { traced($0.value) }.joined(separator: ", "))]"
  case .dictionary: return dictionary(mirror)
  case .enum: return enumCase(value, mirror)
  case .struct:
    let fields = mirror.children.map { "\($0.label ?? ""): \(traced($0.value))" }
    return "\(mirror.subjectType)(\(fields.joined(separator: ", ")))"
  default: return "\(value)"
  }
}

private func dictionary(_ mirror: Mirror) -> String {
  if mirror.children.isEmpty { return "[:]" }
  let entries = mirror.children.map { child in
    Mirror(reflecting: child.value).children.map { traced($0.value) }.joined(separator: ": ")
  }
  return "[\(entries.sorted().joined(separator: ", "))]"
}

private func enumCase<Value>(_ value: Value, _ mirror: Mirror) -> String {
  guard let payload = mirror.children.first else { return ".\(caseName(value))" }
  let parts = Mirror(reflecting: payload.value)
  let values = parts.displayStyle == .tuple ? parts.children.map { traced($0.value) } : [traced(payload.value)]
  return ".\(payload.label ?? "")(\(values.joined(separator: ", ")))"
}

/// Returns the name of a case, also if the enum has a description of its own.
private func caseName<Value>(_ value: Value) -> String {
  var text = ""
  debugPrint([value], terminator: "", to: &text)
  return String(text.dropFirst().dropLast().split(separator: ".").last ?? "")
}

protocol TracedRange { var tracedText: String { get } }
extension Range: TracedRange { var tracedText: String { "\(traced(lowerBound))..<\(traced(upperBound))" } }
extension ClosedRange: TracedRange { var tracedText: String { "\(traced(lowerBound))...\(traced(upperBound))" } }

/// Returns a text in quotes, with escapes for characters that are not visible.
private func quoted(_ text: String) -> String {
  String(reflecting: text).unicodeScalars.map { scalar in
    let category = scalar.properties.generalCategory
    let isInvisible = category == .format || category == .spaceSeparator
    return isInvisible && scalar != " " ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
  }.joined()
}
