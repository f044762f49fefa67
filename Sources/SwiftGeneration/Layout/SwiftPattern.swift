/// A pattern of a `switch`, an `if case` or a `catch` clause.
package indirect enum SwiftPattern: Equatable, Sendable {
  /// A pattern without names and values: `.offline`, `nil`, `_`.
  case text(String)
  case value(SwiftExpression)
  /// `let name`
  case name(String)
  /// `let name as Type`, or `is Type` if nothing reads the name.
  case cast(String, to: String)
  /// `.box(let width, _)`, with a mark such as `?` at its end. Without names, `.box`. The name of a tuple is empty.
  case enumCase(String, [SwiftPattern], mark: String = "")

  var text: String {
    switch self {
    case .text(let text): text
    case .value(let value): value.flatText
    case .name(let name): "let " + name
    case .cast(let name, let type): "let \(name) as \(type)"
    case .enumCase(let name, let parts, let mark):
      parts.allSatisfy(\.isWildcard)
        ? (name.isEmpty ? "_" : name + mark) : "\(name)(\(parts.map(\.text).joined(separator: ", ")))\(mark)"
    }
  }

  private var isWildcard: Bool { if case .text("_") = self { true } else { false } }

  /// The names that the pattern binds.
  var names: [String] {
    switch self {
    case .text, .value: []
    case .name(let name), .cast(let name, _): [name]
    case .enumCase(_, let parts, _): parts.flatMap(\.names)
    }
  }

  /// Returns the pattern without the names that are not in `read`.
  func keeping(_ read: Set<String>) -> SwiftPattern {
    switch self {
    case .name(let name) where !read.contains(name): .text("_")
    case .cast(let name, let type) where !read.contains(name): .text("is " + type)
    case .enumCase(let name, let parts, let mark): .enumCase(name, parts.map { $0.keeping(read) }, mark: mark)
    case .text, .value, .name, .cast: self
    }
  }
}
