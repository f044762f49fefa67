import VmgenProjectGeneration
import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling
import VmgenSwiftGeneration

/// The renaming of a name in Swift that is not generated.
///
/// Swift is searched as text: only labels, and names without a base, are compared with what declares them.
struct SwiftRenaming {
  /// The places of one file, and their edits.
  typealias FileEdit = (edit: DocumentEdit, lines: [Int])

  /// The old and new names: that of the renamed declaration first.
  var names: [(old: String, new: String)]
  private let schema: OpenSchema
  private let use: SwiftUse?
  /// The owners of other declarations with the old name.
  private let others: [String]

  init(of renamed: Set<Symbol>, in schema: OpenSchema, _ old: String, _ new: String) {
    names = [(old, new)]
    self.schema = schema
    use = schema.swiftUse(of: renamed)
    let definitions = schema.project.definitionsByName[old] ?? []
    let isLabel = use?.isLabelOnly ?? true
    others = isLabel ? [] : Set(definitions.map(\.symbol)).subtracting(renamed).compactMap(\.typeName).sorted()
  }

  /// Returns the edits of each file, with the lines of the places.
  func edits() -> [FileEdit] {
    guard let use else { return [] }
    let sources = SwiftSources(using: schema.workspace.moduleFolder(of: schema.file))
    return names.flatMap { name in sources.files.compactMap { edits($0.path, $0.bytes, name.old, name.new, use) } }
  }

  private func edits(_ path: String, _ bytes: [UInt8], _ old: String, _ new: String, _ use: SwiftUse) -> FileEdit? {
    let places = SwiftNamePlace.places(of: old, in: bytes).filter(use.contains)
    if places.isEmpty { return nil }
    let positions = TextPositions(bytes, schema.workspace.encoding)
    let edits = places.map { place in
      // Swift reserves some words, which are in backquotes there.
      let position: IdentifierPosition = place.isMember ? .member : place.isLabel ? .label : .name
      let name = place.isQuoted ? new : swiftIdentifier(new, position)
      let text = use.isLabelOnly && place.isParameter ? "\(name) \(old)" : name
      let annotation = others.isEmpty || place.isLabel ? Self.annotation : Self.sharedAnnotation
      return TextEdit(range: positions.range(of: place.range), newText: text, annotationId: annotation)
    }
    let document = VersionedDocument(uri: DocumentURI(path: path), version: nil)
    return (DocumentEdit(textDocument: document, edits: edits), edits.map { $0.range.start.line + 1 })
  }

  // MARK: What the client shows

  private static let annotation = "swift"
  private static let sharedAnnotation = "shared"

  /// Returns the annotations that edits refer to; nil without edits.
  func annotations(for edits: [DocumentEdit]) -> [String: WorkspaceEdit.Annotation]? {
    let old = names.first?.old ?? ""
    let owners = others.map { "`\($0)`" }.joined(separator: ", ")
    let all = [
      Self.annotation: "Swift that is not generated: `\(old)` as a word",
      Self.sharedAnnotation: "Swift that is not generated: `\(old)` as a word, which can also be that of \(owners)",
    ]
    let used = Set(edits.flatMap(\.edits).compactMap(\.annotationId))
    return used.isEmpty ? nil : all.filter { used.contains($0.key) }.mapValues { WorkspaceEdit.Annotation(label: $0) }
  }

  /// The number of places that a message lists.
  private static let listedPlaces = 5

  /// Returns a message about places that keep the old name; nil without places.
  func message(leaving found: [FileEdit]) -> String? {
    let places = found.flatMap { file, lines in
      lines.map { "\(Path.name(file.textDocument.uri.path)):\($0)" }
    }
    guard let old = names.first?.old, !places.isEmpty else { return nil }
    let count = places.count == 1 ? "1 place" : "\(places.count) places"
    let list = places.prefix(Self.listedPlaces).joined(separator: ", ")
    let end = places.count > Self.listedPlaces ? ", …" : ""
    return "`\(old)` is not renamed in \(count) of Swift that is not generated: \(list)\(end)"
  }
}

/// How Swift can use the name of a declaration.
struct SwiftUse {
  /// The function, case or type in whose calls the name is a label; nil for a name that is no label.
  var callee: String?
  /// Whether the name is nothing but a label.
  var isLabelOnly = false
  /// Whether Swift declares the function, too, because it implements it.
  var isImplemented = false
  /// The type in whose extensions the name, or the function with the label, has no base; nil if it can have none anywhere.
  var type: String?

  func contains(_ place: SwiftNamePlace) -> Bool {
    let isInside = type == nil || place.extendedType == type
    if place.isLabel {
      guard let callee, let found = place.callee else { return false }
      if !isLabelOnly { return !place.isParameter && (found == callee || found == "init") }
      // Only the type itself calls its functions without a base.
      return found == callee && (isImplemented || !place.isParameter) && (isInside || place.isMemberCall)
    }
    return !isLabelOnly && (place.isMember || isInside)
  }
}

extension OpenSchema {
  /// Returns how Swift can use a name that stands for some symbols; nil if it cannot.
  fileprivate func swiftUse(of renamed: Set<Symbol>) -> SwiftUse? {
    if let parameter = renamed.first(where: \.isParameter) { return swiftUse(ofParameter: parameter) }
    guard let symbol = renamed.first(where: \.isGenerated) else { return nil }
    switch symbol {
    case .field(let type, _): return SwiftUse(callee: type, type: type)
    case .member(let viewModel, _):
      let isInput = if case .input? = member(of: symbol)?.member { true } else { false }
      return SwiftUse(callee: isInput ? viewModel : nil, type: viewModel)
    default: return SwiftUse(type: symbol.ownerType)
    }
  }

  /// Returns the use of a label. The name of a parameter after another label is unknown to Swift.
  private func swiftUse(ofParameter parameter: Symbol) -> SwiftUse? {
    guard let range = symbols.definition(of: parameter)?.range, let file = project.file(of: range) else { return nil }
    let tokens = project.tree(of: file).tokens
    let index = tokens.firstIndex { $0.range == range } ?? 0
    guard index > 0, tokens[index - 1].kind != .identifier else { return nil }
    var depth = 0
    let opening = tokens[..<index].lastIndex { token in
      depth += token.kind == .rightParen ? 1 : token.kind == .leftParen ? -1 : 0
      return depth < 0
    }
    guard let opening, opening > 0 else { return nil }
    let name = tokens[opening - 1]
    let function = symbols.occurrence(at: Int(name.range.lower), in: file.id)?.symbol
    return SwiftUse(
      callee: project.text(at: name.range).filter { $0 != "`" }, isLabelOnly: true,
      isImplemented: function.map(isImplemented) ?? false, type: function.flatMap(\.ownerType))
  }

  private func isImplemented(_ function: Symbol) -> Bool {
    if case .serviceFunction = function { return true }
    if case .custom? = member(of: function)?.member { return true }
    return false
  }
}

extension Symbol {
  fileprivate var isParameter: Bool { if case .parameter = self { true } else { false } }

  /// The type that a member belongs to; nil for one of a service, which any type can implement.
  fileprivate var ownerType: String? { if case .serviceFunction = self { nil } else { typeName } }

  /// Whether generated code declares the name, so that other code can use it.
  fileprivate var isGenerated: Bool {
    switch self {
    case .local, .module, .context, .builtIn, .builtInType: false
    default: true
    }
  }
}
