import Foundation
import ViewModelRuntime

/// The text of a value in a schema.
enum SchemaText {
  /// Returns the text of a value, as an example writes it where its type is known; nil if no schema can write the value.
  static func text(of value: Any) -> String? {
    switch value {
    case let value as String: quoted(value)
    case let value as Bool: "\(value)"
    case let value as any BinaryInteger: "\(value)"
    case let value as any BinaryFloatingPoint: Double(value).isFinite ? "\(value)" : nil
    case let value as Decimal: "\(value)"
    case let value as Date: "date(\"\(value.formatted(style(of: value)))\")"
    case let value as Day: "day(\"\(value)\")"
    case let value as URL: "url(\(quoted(value.absoluteString)))"
    case let value as UUID: "uuid(\"\(value.uuidString.lowercased())\")"
    case let value as Duration: text(of: value)
    case let value as any RecordedRange: text(of: value)
    default: composed(value)
    }
  }

  /// Returns the text of a duration in seconds: `0.5s`.
  static func text(of duration: Duration) -> String { "\(Decimal(milliseconds(of: duration)) / 1000)s" }

  private static func text(of range: any RecordedRange) -> String? {
    guard let lower = text(of: range.bounds.lower), let upper = text(of: range.bounds.upper) else { return nil }
    return "\(lower)\(range.isClosed ? "..." : "..<")\(upper)"
  }

  /// Returns a call with its arguments: `signIn(code: "1")`; nil if no schema can write one of them.
  static func call(_ name: String, _ arguments: [(label: String, value: Any)]) -> String? {
    var texts: [String] = []
    for argument in arguments {
      guard let text = text(of: argument.value) else { return nil }
      texts.append(argument.label == "_" ? text : "\(argument.label): \(text)")
    }
    return "\(name)(\(texts.joined(separator: ", ")))"
  }

  private static func milliseconds(of duration: Duration) -> Int64 {
    let (seconds, attoseconds) = duration.components
    return seconds * 1000 + attoseconds / 1_000_000_000_000_000
  }

  private static func style(of date: Date) -> Date.ISO8601FormatStyle {
    let isWhole = date.timeIntervalSince1970.rounded() == date.timeIntervalSince1970
    return Date.ISO8601FormatStyle(includingFractionalSeconds: !isWhole)
  }

  /// Returns a text as a literal.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.normalizingSpaces.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format:
        quoted += "\\u{\(String(scalar.value, radix: 16))}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func composed(_ value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map { (label: $0.label ?? "_", value: $0.value) }
    switch mirror.displayStyle {
    case .optional: return parts.first.map { text(of: $0.value) } ?? "nil"
    case .collection, .set: return list(parts.map(\.value), ordered: mirror.displayStyle == .collection)
    case .dictionary: return dictionary(parts.map(\.value))
    case .enum: return enumCase(value, parts)
    case .struct:
      // A field without a value is left out.
      return isModel(value) ? call("\(type(of: value))", parts.filter { !isNil($0.value) }) : nil
    default: return nil
    }
  }

  /// Returns whether a struct can be a model of a schema: its type belongs to the app.
  private static func isModel(_ value: Any) -> Bool {
    let module = String(reflecting: type(of: value)).prefix { $0 != "." }
    return !systemModules.contains(String(module))
  }

  private static let systemModules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "CoreFoundation", "CoreGraphics", "Observation", "Combine",
    "SwiftUI",
    "UIKit", "AppKit", "ViewModelContext", "ViewModelCore", "ViewModelRuntime",
  ]

  private static func enumCase(_ value: Any, _ parts: [(label: String, value: Any)]) -> String? {
    guard let part = parts.first else { return ".\(value)" }
    let payload = Mirror(reflecting: part.value)
    guard payload.displayStyle == .tuple else { return call(".\(part.label)", [("_", part.value)]) }
    // The label of a value without one is its position: `.0`.
    let values = payload.children.map { child in
      let label = child.label ?? "_"
      return (label: label.hasPrefix(".") ? "_" : label, value: child.value)
    }
    return call(".\(part.label)", values)
  }

  private static func list(_ values: [Any], ordered: Bool) -> String? {
    let texts = values.compactMap { text(of: $0) }
    guard texts.count == values.count else { return nil }
    return "[\((ordered ? texts : texts.sorted()).joined(separator: ", "))]"
  }

  private static func dictionary(_ entries: [Any]) -> String? {
    var texts: [String] = []
    for entry in entries {
      let parts = Mirror(reflecting: entry).children.map(\.value)
      guard parts.count == 2, let key = text(of: parts[0]), let value = text(of: parts[1]) else { return nil }
      texts.append("\(key): \(value)")
    }
    return texts.isEmpty ? "[:]" : "[\(texts.sorted().joined(separator: ", "))]"
  }

  private static func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }
}

/// A range whose bounds have any type.
private protocol RecordedRange {
  var bounds: (lower: Any, upper: Any) { get }
  var isClosed: Bool { get }
}

extension Interval: RecordedRange {
  fileprivate var bounds: (lower: Any, upper: Any) { (lowerBound, upperBound) }
}
