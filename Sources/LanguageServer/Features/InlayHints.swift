import VmgenSchemaSemantics
import VmgenSchemaSyntax

struct InlayHint: Encodable {
  var position: Position
  var label: String
  var paddingLeft = true
  var tooltip: MarkupContent
}

extension LanguageServer {
  /// The value of each member in the example that is shown, at the end of the member's first line.
  mutating func inlayHints(_ parameters: RangeParameters) throws -> [InlayHint] {
    let schema = try schema(parameters.textDocument)
    return schema.inlayHints(in: schema.positions.offsets(of: parameters.range))
  }
}

extension OpenSchema {
  /// The number of characters of a value; the tooltip contains more.
  private static let labelLength = 30

  fileprivate func inlayHints(in range: Range<Int>) -> [InlayHint] {
    viewModels.filter { $0.range.lower <= range.upperBound && Int($0.range.upper) >= range.lowerBound }
      .flatMap { viewModel -> [InlayHint] in
        guard let shown = shownExample(of: viewModel) else { return [] }
        return viewModel.members.compactMap { member in
          guard let value = shown.values[member.id], range.contains(Int(member.checked.range.lower)) else { return nil }
          let error = shown.errors[member.id]
          let whole = Self.bounded(value) + (error.map { "\nerror: \(Self.bounded($0))" } ?? "")
          let tooltip = MarkupContent(value: "In the example “\(shown.title)”:\n\n```vmodel\n\(whole)\n```")
          return InlayHint(
            position: endOfFirstLine(of: member.checked.range), label: label(of: member, value, error), tooltip: tooltip
          )
        }
      }
  }

  private func label(of member: Member, _ value: String, _ error: String?) -> String {
    if case .command = member { return value == "true" ? "can run" : "cannot run" }
    return error.map { "✗ \(Self.shortened($0))" } ?? "= \(Self.shortened(value))"
  }

  private static func shortened(_ value: String) -> String {
    let line = value.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > labelLength ? line.prefix(labelLength - 1) + "…" : line
  }

  private func endOfFirstLine(of range: SourceRange) -> Position {
    let text = file.bytes[Int(range.lower)..<Int(range.upper)]
    return positions.position(of: text.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? Int(range.upper))
  }
}
