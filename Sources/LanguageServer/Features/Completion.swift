import VmgenProjectGeneration
import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

extension OpenSchema {
  /// The names and words that can stand at a position. Nothing is completed in comments.
  func completions(at position: Position, usesSnippets: Bool) -> CompletionList {
    let offset = offset(of: position)
    let written = writtenName(before: offset)
    let range = PositionRange(start: positions.position(of: written.lowerBound), end: position)
    let place = completionPlace(at: written.lowerBound)
    let (offered, expected) = offeredNames(at: written, place)
    let names = place.names.map { OfferedName($0) } + offered
    let completed = CompletedName(
      place: place, written: written, range: range, expected: expected, usesSnippets: usesSnippets)
    var items = names.enumerated().compactMap { index, name in
      let isDeclared = name.owner == nil && name.text == place.declaredName
      return isDeclared || name.text.dropFirst().contains(".") ? nil : item(name, index, at: completed)
    }
    items += place.words.map { item(ofWord: $0, at: completed) }
    var seen: Set<String> = []
    let unique = items.filter { seen.insert($0.label).inserted }
    return CompletionList(items: unique.sorted { $0.sortText < $1.sortText })
  }

  /// The part of a name that is written before an offset.
  func writtenName(before offset: Int) -> Range<Int> {
    let start = file.bytes[..<offset].lastIndex { !$0.isPartOfName }.map { $0 + 1 } ?? 0
    return start..<offset
  }

  /// The names that the checker accepts in place of a written name, and the type of the value that it expects.
  private func offeredNames(
    at written: Range<Int>, _ place: CompletionPlace
  ) -> (names: [OfferedName], expected: Type?) {
    let closing = missingBrackets(after: written.upperBound)
    var found: [OfferedName] = []
    var expected: Type?
    for alternatives in place.forms {
      let texts = alternatives.flatMap { form in place.endings(closing).map { (form: form, ending: $0) } }
      for (form, ending) in texts {
        let name = form.contains("^") ? capitalized(Self.placeholder) : Self.placeholder
        let code = form.replacing("?", with: name).replacing("^", with: name)
        let symbols = project.symbols(completing: name, in: file(replacing: written, by: code, ending))
        found += symbols.offeredNames.map { form.hasPrefix(".") ? $0.afterDot : $0 }
        expected = expected ?? symbols.expectedType
        if !symbols.offeredNames.isEmpty { break }
      }
    }
    return (found, expected)
  }

  /// The file with other code for the name at a range, and for the rest of the name.
  func file(replacing written: Range<Int>, by code: String, _ ending: LineEnding) -> SourceFile {
    let end = file.bytes[written.upperBound...].firstIndex { !$0.isPartOfName } ?? file.bytes.count
    var rest = restOfLine(after: written.upperBound).utf8.count
    while rest > 0, [0x20, UInt8(ascii: "}")].contains(file.bytes[end + rest - 1]) { rest -= 1 }
    var bytes = file.bytes
    bytes.insert(contentsOf: ending.end.utf8, at: end + rest)
    bytes.replaceSubrange(written.lowerBound..<end, with: (code + ending.closing).utf8)
    return file.replacing(bytes: bytes)
  }

  /// A name that no schema has.
  static let placeholder = "vmgenCompletedName"
}

extension OfferedName {
  /// The name with a dot.
  fileprivate var afterDot: OfferedName {
    OfferedName(text.hasPrefix(".") ? text : "." + text, of: owner, parameterType: parameterType)
  }
}

extension UInt8 {
  /// Whether a byte can be a part of a name.
  var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...,
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
