import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

/// The syntax and the text of some files.
struct ParsedFiles {
  var syntaxes: [SourceFile.ID: SchemaSyntax]
  var files: [SourceFile.ID: SourceFile]

  fileprivate func text(of range: SourceRange) -> ArraySlice<UInt8> { files[range.file]?.bytes(at: range) ?? [] }
}

extension SourceFile {
  /// Returns the bytes of a range, as far as the file has them.
  func bytes(at range: SourceRange) -> ArraySlice<UInt8> {
    let lower = min(Int(range.lower), bytes.count)
    return bytes[lower..<max(lower, min(Int(range.upper), bytes.count))]
  }
}

extension DeclarationGraph {
  /// Returns the ranges of the names of view models that a change does not affect.
  ///
  /// A view model is affected if it refers to a changed or moved declaration, directly or indirectly, or if a changed one
  /// refers to it. A change of anything but the texts of view models affects all of them.
  ///
  /// - Parameters:
  ///   - old: The files that the graph was made from.
  ///   - new: The same files after the change.
  ///   - changed: The files that have changed.
  func unaffectedViewModels(
    by changed: Set<SourceFile.ID>, from old: ParsedFiles, to new: ParsedFiles
  ) -> Set<SourceRange> {
    var start: Set<Int> = []
    var words: Set<ArraySlice<UInt8>> = []
    for file in changed {
      guard let before = old.syntaxes[file]?.declarations, let after = new.syntaxes[file]?.declarations,
        before.count == after.count
      else { return [] }
      for (one, other) in zip(before, after) {
        let (range, moved) = (one.node.range, other.node.range)
        let (text, newText) = (old.text(of: range), new.text(of: moved))
        if range == moved, text == newText { continue }
        guard let position = position(of: range) else { return [] }
        start.insert(position)
        if text == newText { continue }
        guard case .viewModel(let first) = one, case .viewModel(let second) = other, first.name.text == second.name.text
        else { return [] }
        start.formUnion(directUses(of: [position]))
        words.formUnion(newText.split { !$0.isPartOfWord })
      }
    }
    let viewModels = new.syntaxes.values.flatMap(\.declarations).compactMap { declaration in
      if case .viewModel(let syntax) = declaration { syntax } else { nil }
    }
    // What a view model says newly can affect the view models that it names.
    for syntax in viewModels where words.contains(Array(syntax.name.text.utf8)[...]) {
      if let position = position(of: syntax.name.range) { start.insert(position) }
    }
    let affected = affected(by: start)
    let unaffected = viewModels.filter { syntax in
      position(of: syntax.name.range).map { !affected.contains($0) } == true
    }
    return Set(unaffected.map(\.name.range))
  }
}

extension UInt8 {
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
