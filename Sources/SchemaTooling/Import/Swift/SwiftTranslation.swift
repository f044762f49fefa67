import VmgenSchemaSyntax

/// Translates declarations of Swift into declarations of a schema, which the checker has not seen yet.
struct SwiftTranslation {
  private(set) var blocks: [ImportedBlock] = []
  var types: SwiftTypeReader
  /// The paths of the protocols that become services.
  private var services: Set<[String]> = []
  private let declarations: [SwiftDeclaration]

  init(_ declarations: [SwiftDeclaration], _ others: [SwiftMember]) {
    let merged = Self.merged(declarations)
    var names = ImportedNames()
    var known: [[String]: String] = [:]
    for declaration in merged where declaration.name != Self.codingKeys && known[declaration.path] == nil {
      known[declaration.path] = names.type([declaration.name, declaration.path.joined(separator: " ")])
    }
    types = SwiftTypeReader(names: known)
    self.declarations = merged
    services = Set(merged.filter { $0.kind == .protocol }.map(\.path)).intersection(merged.flatMap(usedTypes))
    var seen: Set<[String]> = []
    for declaration in merged where declaration.name != Self.codingKeys {
      guard seen.insert(declaration.path).inserted else {
        omit(declaration, "the files declare it twice")
        continue
      }
      add(declaration)
    }
    addUnknownTypes()
    addOthers(others)
  }

  static let codingKeys = "CodingKeys"

  /// Returns the declarations with the members and conformances of their extensions.
  private static func merged(_ declarations: [SwiftDeclaration]) -> [SwiftDeclaration] {
    var result = declarations.filter { $0.kind != .extension }
    for part in declarations where part.kind == .extension {
      guard let index = result.firstIndex(where: { $0.path == part.path && $0.kind != .protocol }) else { continue }
      result[index].members += part.members
      result[index].inherited += part.inherited
    }
    return result
  }

  /// The paths of the types that the stored properties of a view model have.
  private func usedTypes(_ declaration: SwiftDeclaration) -> [[String]] {
    guard declaration.isViewModel else { return [] }
    return declaration.members.flatMap { member -> [[String]] in
      guard case .property(_, let type, _, nil) = member.kind else { return [] }
      return type.filter { $0.kind == .word }.map { [$0.text] }
    }
  }

  func isService(_ type: ArraySlice<SwiftToken>) -> Bool {
    type.contains { $0.kind == .word && services.contains([$0.text]) }
  }

  // MARK: Declarations

  private mutating func omit(_ declaration: SwiftDeclaration, _ reason: String) {
    var block = ImportedBlock("\(declaration.kind.rawValue) \(declaration.path.joined(separator: "."))", heads: [])
    block.reason = reason
    blocks.append(block)
  }

  private mutating func add(_ declaration: SwiftDeclaration) {
    if declaration.isGeneric { return omit(declaration, "a schema has no generic types") }
    switch declaration.kind {
    case .enumeration: addEnum(declaration)
    case .protocol:
      guard services.contains(declaration.path) else {
        return omit(declaration, "no imported view model has a property of this type, so that it is no service")
      }
      addService(declaration)
    case .structure, .class, .actor, .extension:
      if declaration.isViewModel { return addViewModel(declaration) }
      if let reason = declaration.omission { return omit(declaration, reason) }
      addModel(declaration)
    }
  }

  private func block(_ declaration: SwiftDeclaration, _ keyword: String, _ endings: [String] = [""]) -> ImportedBlock {
    let name = types.names[declaration.path] ?? declaration.name
    let swiftName = declaration.path.joined(separator: ".")
    var block = ImportedBlock(
      "\(declaration.kind.rawValue) \(swiftName)", heads: endings.map { "\(keyword) \(name)\($0)" })
    block.documentation = declaration.documentation
    if name != swiftName { block.note = "In Swift: \(swiftName)." }
    return block
  }

  private mutating func addModel(_ declaration: SwiftDeclaration) {
    var block = block(
      declaration, "model", declaration.inherited.contains("Identifiable") ? [": Identifiable", ""] : [""])
    let keys = keys(of: declaration)
    block.members = declaration.members.compactMap { valueMember($0, declaration, keys) }
    guard block.members.contains(where: { !$0.isOmitted }) else {
      return omit(declaration, "no property of it can be imported")
    }
    if declaration.kind == .class { block.note = "A guess: a class in Swift." }
    blocks.append(block)
  }

  private mutating func addEnum(_ declaration: SwiftDeclaration) {
    guard declaration.members.contains(where: { if case .enumCase = $0.kind { true } else { false } }) else { return }
    let isError = declaration.inherited.contains("Error") || declaration.inherited.contains("LocalizedError")
    let raw = declaration.inherited.first { ["String", "Int"].contains($0) }
    var block = block(declaration, isError ? "error" : "enum", raw.map { [": \($0)", ""] } ?? [""])
    block.members = declaration.members.compactMap { valueMember($0, declaration, [:]) }
    blocks.append(block)
  }

  private mutating func addService(_ declaration: SwiftDeclaration) {
    var block = block(declaration, "service")
    block.members = declaration.members.compactMap { serviceMember($0, declaration) }
    blocks.append(block)
  }

  private mutating func addViewModel(_ declaration: SwiftDeclaration) {
    var block = block(declaration, "viewmodel")
    block.isViewModel = true
    block.members = declaration.members.flatMap { viewModelMembers($0, declaration) }
    guard !block.members.isEmpty else { return omit(declaration, "it has no members") }
    blocks.append(block)
  }

  /// Adds the types that no imported file declares.
  private mutating func addUnknownTypes() {
    for name in types.unknown {
      var block = ImportedBlock(name, heads: ["extern \(name): Hashable, Sendable"])
      block.hasBraces = false
      block.note = "A guess: `\(name)` is Hashable and Sendable. Import its file too, so that it becomes a model."
      blocks.insert(block, at: 0)
    }
  }

  private mutating func addOthers(_ others: [SwiftMember]) {
    let names = others.map(\.name).filter { !$0.isEmpty }
    guard !names.isEmpty else { return }
    var block = ImportedBlock(names.joined(separator: "`, `"), heads: [])
    block.reason = "only types are imported"
    blocks.append(block)
  }

  /// Returns the keys of JSON, as literals, by the names of properties.
  private func keys(of declaration: SwiftDeclaration) -> [String: String] {
    let cases = declarations.first { $0.path == declaration.path + [Self.codingKeys] }?.members ?? []
    return cases.reduce(into: [:]) { keys, member in
      guard case .enumCase(_, let raw) = member.kind, let text = raw.first, raw.count == 1, text.kind == .text else {
        return
      }
      keys[member.name] = text.text
    }
  }
}

extension SwiftDeclaration {
  var isViewModel: Bool {
    kind == .class
      && (attributes.contains("Observable") || inherited.contains("ObservableObject")
        || inherited.contains("Observable"))
  }

  private static let views: Set<String> = [
    "View", "App", "Scene", "PreviewProvider", "ViewModifier", "ButtonStyle", "Shape", "UIViewRepresentable",
    "UIViewControllerRepresentable", "Widget", "TimelineProvider", "LabelStyle", "Commands", "ToolbarContent",
  ]

  /// The reason why a struct or a class is no model, or nil.
  fileprivate var omission: String? {
    if inherited.contains(where: Self.views.contains) { return "it is a view, which reads a view model" }
    if kind == .actor { return "a schema has no actors; declare a service with its functions" }
    let isData = inherited.contains { ["Codable", "Decodable", "Encodable", "Identifiable"].contains($0) }
    if kind == .class, !isData {
      return "it is a class without `@Observable`; declare a service with its functions"
    }
    return nil
  }
}
