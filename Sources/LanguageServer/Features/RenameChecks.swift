import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

extension OpenSchema {
  /// Refuses a text that is no name, or that is a word of the language everywhere and not in backquotes.
  func checkName(_ text: String) throws {
    let isQuoted = text.utf8.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
    let name = isQuoted ? text.dropFirst().dropLast() : text[...]
    guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart,
      name.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
    else { throw ResponseError.failed("`\(text)` is no name") }
    if SyntaxTree(parsing: file.replacing(bytes: Array(text.utf8))).token(at: 0).kind != .identifier {
      throw ResponseError.failed("`\(text)` is a word of the language: write it in backquotes")
    }
  }

  /// Refuses replacements after which the schemas have another error, or a name has another meaning.
  func checkRenaming(_ replacements: [Diagnostic.FixIt]) throws {
    let files = Dictionary(grouping: replacements, by: \.range.file).compactMap { _, replacements in
      project.file(of: replacements[0].range).map { file in
        file.replacing(bytes: FixIts.apply(replacements, to: file.bytes))
      }
    }
    let (errors, recorder) = project.newErrors(replacing: files)
    if let error = errors.first { throw ResponseError.failed("the schemas would have an error: \(error.message)") }
    let moved = MovedRanges(replacements)
    let before = symbols.meanings(moved.range)
    let after = SymbolIndex(recorder).meanings { $0 }
    let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
    guard let place = changed.min(by: { ($0.file.index, $0.lower) < ($1.file.index, $1.lower) }),
      let file = files.first(where: { $0.id == place.file }) ?? project.file(of: place)
    else { return }
    let line = project.positions(in: file, workspace.encoding).position(of: Int(place.lower)).line + 1
    throw ResponseError.failed(
      "`\(file.text(at: place))` in line \(line) of `\(file.relativePath)` would refer to another declaration")
  }
}

/// The places of a text after replacements.
private struct MovedRanges {
  private let replacements: [SourceFile.ID: [Diagnostic.FixIt]]

  init(_ replacements: [Diagnostic.FixIt]) {
    self.replacements = Dictionary(grouping: replacements, by: \.range.file)
  }

  func range(_ range: SourceRange) -> SourceRange {
    guard let replacements = replacements[range.file] else { return range }
    var (lower, upper) = (Int(range.lower), Int(range.upper))
    for replacement in replacements {
      let growth = replacement.replacement.utf8.count - Int(replacement.range.upper - replacement.range.lower)
      if replacement.range.upper <= range.lower { lower += growth }
      if replacement.range.upper <= range.upper { upper += growth }
    }
    return SourceRange(file: range.file, lower: lower, upper: upper)
  }
}

/// What a name refers to: a definition, or a name of the standard library.
private enum Meaning: Hashable {
  case definition(SourceRange)
  case builtIn(Symbol)
}

extension SymbolIndex {
  /// Returns what the names at each place refer to.
  ///
  /// - Parameter moved: Returns the places that are compared.
  fileprivate func meanings(_ moved: (SourceRange) -> SourceRange) -> [SourceRange: Set<Meaning>] {
    var meanings: [SourceRange: Set<Meaning>] = [:]
    var places: [SourceRange: SourceRange] = [:]
    func place(_ range: SourceRange) -> SourceRange {
      if let place = places[range] { return place }
      let place = moved(range)
      places[range] = place
      return place
    }
    for occurrence in occurrences {
      let meaning: Meaning
      switch occurrence.symbol {
      case .builtIn, .builtInType, .context, .module: meaning = .builtIn(occurrence.symbol)
      default:
        guard let definition = definition(of: occurrence.symbol) else { continue }
        meaning = .definition(place(definition.range))
      }
      meanings[place(occurrence.range), default: []].insert(meaning)
    }
    return meanings
  }
}
