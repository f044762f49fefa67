import VmgenProjectGeneration
import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling
import VmgenSwiftGeneration

/// A file of Swift that was generated from a schema.
///
/// Which declaration belongs to which name of the schema follows from the names, so no map is stored.
struct GeneratedCode {
  private static let sizeLimit = 8 << 20
  private static let types = ["class", "struct", "enum", "protocol", "actor", "extension"]
  private static let members = ["var", "let", "func", "case"]
  private static let constants = ["static let", "static var"]

  let path: String
  let bytes: [UInt8]

  /// Reads a file; nil for one that is not generated or cannot be read.
  init?(at path: String) {
    guard Path.name(path).contains(ProjectSearch.schemaEnding + "."),
      let bytes = try? FileReading.bytes(at: path, limit: Self.sizeLimit)
    else { return nil }
    (self.path, self.bytes) = (path, bytes)
  }

  /// Returns the file of a schema that was generated into the module or the configured folder, or by the plugin in the
  /// last build.
  static func all(of schema: SourceFile, in module: String) -> [GeneratedCode] {
    let outputs = ConfigurationFile.package(of: module).map { Path.join($0, ".build/plugins/outputs") }
    let name = OutputName.source(ofSchemaAt: schema.relativePath)
    return ([module] + [outputFolder(of: module), outputs].compactMap(\.self)).flatMap { SwiftSources.paths(in: $0) }
      .filter { Path.name($0) == name }.compactMap { GeneratedCode(at: $0) }
  }

  /// The folder outside of a module that its configuration names for the output; nil if there is none.
  private static func outputFolder(of module: String) -> String? {
    guard let configuration = ConfigurationFile.path(for: module) else { return nil }
    var report = Report()
    let arguments = ConfigurationFile.read(configuration, options: ProjectOptions.configurable, &report)
    guard let output = arguments.given(ProjectOptions.output.spec.name).last else { return nil }
    let folder = OutputPlan.Folder(output).absolutePath
    return folder.hasPrefix(CurrentFolder.absolute(module) + "/") ? nil : folder
  }

  /// Whether the file was generated from a schema.
  func isGenerated(from schema: SourceFile) -> Bool {
    Path.name(path) == OutputName.source(ofSchemaAt: schema.relativePath)
  }

  // MARK: From a schema

  /// Returns the ranges of the names that declare a type or a member of one.
  func declarations(of name: String, in type: String?) -> [Range<Int>] {
    guard let type else { return occurrences(of: name, after: Self.types.dropLast()) }
    return occurrences(of: name, after: Self.members).filter { self.type(at: $0.lowerBound) == type }
  }

  /// Returns the ranges of the names that declare a function beside the types.
  func functions(named name: String) -> [Range<Int>] {
    occurrences(of: name, after: ["func"]).filter { range in
      let line = bytes[..<range.lowerBound].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).last
      return line?.first.map { $0 != UInt8(ascii: " ") } ?? false
    }
  }

  /// Returns the ranges of the names that declare a constant of the schemas or a sample, which are in types.
  func constants(named name: String) -> [Range<Int>] { occurrences(of: name, after: Self.constants) }

  private func occurrences(of name: String, after words: some Sequence<String>) -> [Range<Int>] {
    SwiftNamePlace.places(of: name, in: bytes).map(\.range).filter { range in
      words.contains { SwiftSources.follows($0 + " ", range.lowerBound, in: bytes) }
    }
  }

  // MARK: To a schema

  /// Returns the name at an offset and the outermost type that contains it.
  func name(at offset: Int) -> (name: String, type: String?) {
    let lower = bytes[..<offset].lastIndex { !$0.isPartOfName }.map { $0 + 1 } ?? 0
    let upper = bytes[offset...].firstIndex { !$0.isPartOfName } ?? bytes.count
    return (String(decoding: bytes[lower..<upper], as: UTF8.self), type(at: offset))
  }

  /// Returns the name of the last type at the beginning of a line, apart from its access level, before an offset.
  private func type(at offset: Int) -> String? {
    var rest = bytes[..<offset]
    while !rest.isEmpty {
      let start = rest.lastIndex(of: UInt8(ascii: "\n"))
      let line = rest[(start.map { $0 + 1 } ?? rest.startIndex)...]
      rest = rest[..<(start ?? rest.startIndex)]
      guard let first = line.first, Character(Unicode.Scalar(first)).isLetter else { continue }
      let words = String(decoding: line, as: UTF8.self).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      guard let keyword = words.firstIndex(where: { Self.types.contains(String($0)) }), keyword + 1 < words.count
      else { continue }
      return String(words[keyword + 1])
    }
    return nil
  }
}

extension OpenSchema {
  /// The declarations in generated Swift of the type or member at a position.
  func generatedDeclarations(of symbol: Symbol) -> [Location] {
    guard let definition = symbols.definition(of: symbol), let schema = project.file(of: definition.range) else {
      return []
    }
    let name = schema.text(at: definition.range)
    return GeneratedCode.all(of: schema, in: workspace.moduleFolder(of: schema)).flatMap { code in
      let positions = TextPositions(code.bytes, workspace.encoding)
      let ranges =
        switch symbol {
        case .function where symbol.typeName == nil: code.functions(named: name)
        case .sample: code.constants(named: name)
        default: code.declarations(of: name, in: symbol.typeName)
        }
      return ranges.map { range in
        Location(uri: DocumentURI(path: code.path), range: positions.range(of: range))
      }
    }
  }
}

extension Workspace {
  /// Returns the place in a schema of an open module that a place of generated Swift is from.
  func schemaPlace(ofGenerated document: DocumentURI, at position: Position) -> Location? {
    guard let code = GeneratedCode(at: document.path) else { return nil }
    let offset = TextPositions(code.bytes, encoding).offset(of: position)
    for project in allProjects {
      guard let range = project.definition(ofGenerated: code, at: offset), let uri = project.uri(of: range),
        let file = project.file(of: range)
      else { continue }
      return Location(uri: uri, range: project.positions(in: file, encoding).range(of: range))
    }
    return nil
  }
}

extension ServedProject {
  /// Returns the definition in a schema that a place of generated Swift is from; nil for Swift of another module.
  func definition(ofGenerated code: GeneratedCode, at offset: Int) -> SourceRange? {
    guard let schema = schemas.first(where: code.isGenerated) else { return nil }
    check()
    let (name, type) = code.name(at: offset)
    let named = definitionsByName[name] ?? []
    let member =
      named.first { $0.symbol.typeName == type && type != nil }
      ?? type.flatMap { self.member(withGenerated: name, of: $0) }
    let types = named + (type.flatMap { definitionsByName[$0] } ?? [])
    return (member ?? types.first { $0.symbol.isTopLevel && $0.range.file == schema.id })?.range
  }

  /// Returns the member of a type beside which a name is generated: `summary` for `renewSummary`.
  private func member(withGenerated name: String, of type: String) -> SymbolOccurrence? {
    let named = definitionsByName.first { member, definitions in
      GeneratedName.all(ofMember: member).contains(name) && definitions.contains { $0.symbol.typeName == type }
    }
    return named?.value.first { $0.symbol.typeName == type }
  }
}

extension Symbol {
  /// The type, service or view model that a member belongs to; nil for a symbol that is no member.
  var typeName: String? {
    switch self {
    case .field(let type, _), .enumCase(let type, _): type
    case .serviceFunction(let service, _): service
    case .member(let viewModel, _): viewModel
    case .function(let name): name.firstIndex(of: ".").map { String(name[..<$0]) }
    default: nil
    }
  }

  /// Whether the symbol is a declaration that is no member of another one.
  fileprivate var isTopLevel: Bool {
    switch self {
    case .function: typeName == nil
    case .type, .sample, .service, .viewModel, .router: true
    default: false
    }
  }
}
