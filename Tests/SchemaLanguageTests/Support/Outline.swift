@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

/// Returns a tree as text, with or without source ranges.
func outline(_ value: Any, withRanges: Bool = false) -> String {
  if let range = value as? SourceRange { return withRanges ? "\(range.lower)-\(range.upper)" : "" }
  if value is SourceFile.ID { return "" }
  if let text = value as? String { return text.debugDescription }
  let mirror = Mirror(reflecting: value)
  guard !mirror.children.isEmpty else { return "\(value)" }
  let name = mirror.displayStyle == .collection ? "" : mirror.displayStyle == .enum ? "" : "\(mirror.subjectType)"
  let parts = mirror.children.compactMap { child in
    let part = outline(child.value, withRanges: withRanges)
    return part.isEmpty ? nil : (child.label.map { "\($0): " } ?? "") + part
  }
  return "\(name)(\(parts.joined(separator: ", ")))"
}
