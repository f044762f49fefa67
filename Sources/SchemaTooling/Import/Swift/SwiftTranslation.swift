import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Translates declarations of Swift into declarations of a schema, which the checker has not seen yet.
struct SwiftTranslation {
  private(set) var blocks: [ImportedBlock] = []
  var types: SwiftTypeReader
  /// The paths of the protocols that become services.
  private var services: Set<[String]> = []
  private let declarations: [SwiftDeclaration]

  /// The names in the schema of static members that are declarations of the file, by the names of their types and their
  /// own.
  private var statics: [String: [String: String]] = [:]
  /// The names in the schema of constants in capitals.
  private var constants: [String: String] = [:]

  init(_ readers: [SwiftReader]) {
    let found = SwiftSuperclasses.merged(Self.merged(readers.flatMap(\.declarations)))
    let aliases = Self.aliases(found, readers.flatMap(\.others))
    let merged = SwiftCompositions(found, aliases: aliases).declarations
    var names = ImportedNames()
    var known: [[String]: String] = [:]
    for declaration in merged
    where !declaration.isCodingKeys && declaration.kind != .extension && known[declaration.path] == nil {
      known[declaration.path] = names.type([declaration.name, declaration.path.joined(separator: " ")])
    }
    types = SwiftTypeReader(
      names: known, modules: readers.reduce(into: []) { $0.formUnion($1.modules) },
      aliases: aliases)
    declarations = merged
    services = Set(merged.filter { $0.kind == .protocol }.map(\.path)).intersection(merged.flatMap(usedTypes))
    addRefinedServices()
    constants = Self.constants(readers.flatMap(\.others) + merged.flatMap { $0.members.filter(\.isStatic) })
    statics = Self.statics(of: merged, beside: readers.flatMap(\.others), constants)
    let owners = Set(merged.filter { !$0.isCodingKeys }.map(\.path))
    var seen: Set<[String]> = []
    for declaration in merged where !(declaration.isCodingKeys && owners.contains(Array(declaration.path.dropLast()))) {
      guard seen.insert(declaration.path).inserted else {
        omit(declaration, "the files declare it twice, or do not declare what it extends")
        continue
      }
      add(declaration)
    }
    addUnknownTypes()
    for member in readers.flatMap(\.others) { addLoose(member, SwiftDeclaration(kind: .extension, path: [])) }
    for code in readers.flatMap(\.unread) {
      addLoose(
        ImportedPiece("#if", omittedBecause: "only the code of a release build for iOS is read", code: dedented(code)))
    }
  }

  /// Returns what writes the code of a member in the words of a schema.
  func code(_ member: SwiftMember, _ owner: SwiftDeclaration) -> SwiftCode {
    let providers = owner.providers
    let own = member.isStatic ? statics[owner.name] ?? [:] : [:]
    return SwiftCode(
      source: member.source,
      members: own.merging(owner.renamed) { $1 }.merging(constants) { own, _ in own }.merging(providers) { $1 },
      getters: owner.getters.union(providers.keys),
      declared: member.declaredNames, statics: statics, modules: types.modules, types: types, path: owner.path,
      queries: owner.queries, completions: owner.completions)
  }

  static let codingKeys = "CodingKeys"

  // MARK: Declarations of the file

  /// Adds a member as a declaration of the file: a constant, or a function with a result.
  mutating func addLoose(_ member: SwiftMember, _ owner: SwiftDeclaration) {
    addLoose(loose(member, owner))
  }

  private mutating func addLoose(_ piece: ImportedPiece) {
    var block = ImportedBlock(piece.name, heads: [])
    block.hasBraces = false
    block.members = [piece]
    blocks.append(block)
  }

  /// Returns a constant or a function of the file.
  private mutating func loose(_ member: SwiftMember, _ owner: SwiftDeclaration) -> ImportedPiece {
    let name = (owner.path + [member.name].filter { !$0.isEmpty }).joined(separator: ".")
    let shown = statics[owner.name]?[member.name] ?? constants[member.name] ?? member.name
    let note = owner.path.isEmpty && shown == member.name ? nil : "In Swift: `\(name)`."
    switch member.kind {
    case .property(true, let type, let value, nil) where !value.isEmpty:
      let text = code(member, owner).text(value)
      var forms = [ImportedPiece.Form(note: note, text: "let \(shown) = \(text)")]
      if !type.isEmpty, let known = try? types.type(type, in: owner.path) {
        forms[0].text = "let \(shown): \(known.text) = \(text)"
      }
      return piece(name, member, nil, forms)
    case .function where member.name.first?.isLetter == false && !member.name.hasPrefix("_"):
      return ImportedPiece(name, omittedBecause: "a schema declares no operators", code: member.code)
    case .function(let parameters, let effects, let result, let body?)
    where effects.isEmpty && !result.isEmpty && !member.isGeneric && !member.modifiers.contains("mutating"):
      do throws(SwiftTypeReader.Refusal) {
        let ending = " -> \(try types.type(result, in: owner.path).text) " + braces(member, owner, body)
        let forms = try lists(parameters, member, owner).map { list in
          ImportedPiece.Form(note: joinedNotes(note, list.note), text: "func \(shown)(\(list.text))" + ending)
        }
        return piece(name, member, nil, forms)
      } catch {
        return ImportedPiece(name, omittedBecause: error.reason, code: member.code)
      }
    case .other("typealias"): return other("typealias", member)
    default:
      let reason =
        owner.path.isEmpty
        ? "of declarations outside of types, constants and functions with a result are imported"
        : "of static members, constants and functions with a result are imported"
      return ImportedPiece(name.isEmpty ? member.keyword : name, omittedBecause: reason, code: member.code)
    }
  }

  /// Returns other names for the constants that begin in upper case, where no other constant has the name.
  private static func constants(_ members: [SwiftMember]) -> [String: String] {
    let names = members.compactMap { if case .property(true, _, _, nil) = $0.kind { $0.name } else { nil } }
    return names.reduce(into: [:]) { result, name in
      let other = memberCased(name)
      if name.first?.isUppercase == true, !names.contains(other) { result[name] = other }
    }
  }

  /// Returns the names of static members in the file, which are those of the types and the members where other
  /// declarations, parameters or locals have the name of the member.
  private static func statics(
    of declarations: [SwiftDeclaration], beside others: [SwiftMember], _ constants: [String: String]
  ) -> [String: [String: String]] {
    let taken = Set(others.map(\.name)).union(
      declarations.flatMap(\.members).flatMap { ($0.isStatic ? [] : [$0.name]) + $0.declaredNames })
    var owners: [String: Set<String>] = [:]
    for declaration in declarations {
      for name in declaration.staticNames { owners[name, default: []].insert(declaration.name) }
    }
    return declarations.reduce(into: [:]) { result, declaration in
      for name in declaration.staticNames {
        let own = constants[name] ?? name
        let isTaken = taken.contains(own) || (owners[name]?.count ?? 0) > 1
        result[declaration.name, default: [:]][name] =
          isTaken ? memberCased(declaration.name) + own.prefix(1).uppercased() + own.dropFirst() : own
      }
    }
  }

  /// Returns the declarations with the members and conformances of their extensions.
  private static func merged(_ declarations: [SwiftDeclaration]) -> [SwiftDeclaration] {
    var result = declarations.filter { $0.kind != .extension }
    let indices = Dictionary(result.enumerated().map { ($1.path, $0) }) { first, _ in first }
    for part in declarations where part.kind == .extension {
      guard let index = indices[part.path], result[index].kind != .protocol else {
        result.append(part)
        continue
      }
      result[index].members += part.members
      result[index].inherited += part.inherited
      result[index].code += [""] + part.code
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

  /// Adds the protocols whose functions the services also have.
  private mutating func addRefinedServices() {
    var open = services
    while let path = open.popFirst() {
      for service in declarations where service.path == path {
        if let refined = refined(by: service), services.insert(refined).inserted { open.insert(refined) }
      }
    }
  }

  /// Returns the path of the first protocol of the files that a protocol refines.
  private func refined(by declaration: SwiftDeclaration) -> [String]? {
    declaration.inherited.lazy.map { [$0] }.first { path in
      declarations.contains { $0.kind == .protocol && $0.path == path }
    }
  }

  /// Returns the types that have other names.
  private static func aliases(
    _ declarations: [SwiftDeclaration], _ others: [SwiftMember]
  ) -> [[String]: ArraySlice<SwiftToken>] {
    let members = declarations.flatMap { owner in owner.members.map { (owner.path, $0) } } + others.map { ([], $0) }
    return members.reduce(into: [:]) { aliases, entry in
      let (path, member) = entry
      guard member.keyword == "typealias", let sign = member.tokens.firstIndex(where: { $0.isSymbol("=") }) else {
        return
      }
      aliases[path + [member.name]] = member.tokens[(sign + 1)...]
    }
  }

  func isService(_ type: ArraySlice<SwiftToken>) -> Bool {
    type.contains { $0.kind == .word && services.contains([$0.text]) }
  }

  /// Returns the protocols of the services that a view model has, with those that they refine, by the names of the members.
  private func protocols(of viewModel: SwiftDeclaration) -> [String: [SwiftDeclaration]] {
    viewModel.members.reduce(into: [:]) { protocols, member in
      guard case .property(_, let type, _, nil) = member.kind, isService(type) else { return }
      var open = type.filter { $0.kind == .word }.map { [$0.text] }
      while let path = open.popLast() {
        guard let service = declarations.first(where: { $0.path == path && $0.kind == .protocol }) else { continue }
        if let refined = refined(by: service) { open.append(refined) }
        protocols[member.name, default: []].append(service)
      }
    }
  }

  // MARK: Declarations

  private mutating func omit(_ declaration: SwiftDeclaration, _ reason: String) {
    var block = ImportedBlock("\(declaration.kind.rawValue) \(declaration.path.joined(separator: "."))", heads: [])
    block.reason = reason
    block.code = declaration.isView ? [] : declaration.code
    blocks.append(block)
  }

  private mutating func add(_ declaration: SwiftDeclaration) {
    if declaration.kind == .extension { return omit(declaration, "the files do not declare what it extends") }
    if declaration.isGeneric { return omit(declaration, "a schema has no generic types") }
    switch declaration.kind {
    case .enumeration: addEnum(declaration)
    case .protocol:
      guard services.contains(declaration.path) else {
        let other = declarations.first { $0.kind == .protocol && $0.superclasses.contains(declaration.name) }
        if let other { return omit(declaration, "`\(other.name)` has its functions") }
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
    block.schemaName = name
    block.documentation = declaration.documentation
    block.code = declaration.code
    if name != swiftName { block.notes = ["In Swift: \(swiftName)."] }
    let refined = declaration.kind == .protocol ? refined(by: declaration) : nil
    block.notes += declaration.superclasses.map { name in
      keyword == "service" ? "With the functions of `\(name)`." : "With the members of its superclass `\(name)`."
    }
    let others = declaration.inherited.filter { name in
      // Of the generated types, only structs are `Identifiable`.
      let isLost = name == "Identifiable" && keyword != "model"
      return (isLost || !Self.implied.contains(name)) && [name] != refined
    }
    if declaration.kind == .class, declaration.superclasses.isEmpty, let first = others.first,
      first == declaration.inherited.first
    {
      block.notes.append("If `\(first)` is a superclass, import its file, too; its members are omitted.")
    }
    if !others.isEmpty { block.notes.append("Without the conformances to \(others.joined(separator: ", ")).") }
    let attributes = zip(declaration.attributes, declaration.attributeCode).filter { !Self.implied.contains($0.0) }
    if !attributes.isEmpty { block.notes.append("Without \(attributes.map { "`\($0.1)`" }.joined(separator: ", ")).") }
    return block
  }

  private mutating func addModel(_ declaration: SwiftDeclaration) {
    var block = block(
      declaration, "model", declaration.inherited.contains("Identifiable") ? [": Identifiable", ""] : [""])
    let keys = keys(of: declaration)
    block.members = declaration.members.filter { !$0.isStatic }.flatMap { valueMembers($0, declaration, keys) }
    guard block.members.contains(where: { !$0.isOmitted }) else {
      return omit(declaration, "no property of it can be imported")
    }
    if declaration.kind == .class { block.notes.append("A guess: a class in Swift.") }
    blocks.append(block)
    addStatics(declaration)
  }

  private mutating func addStatics(_ declaration: SwiftDeclaration) {
    for member in declaration.members where member.isStatic { addLoose(member, declaration) }
  }

  private mutating func addEnum(_ declaration: SwiftDeclaration) {
    guard declaration.members.contains(where: { if case .enumCase = $0.kind { true } else { false } }) else {
      guard !declaration.members.isEmpty, declaration.members.allSatisfy(\.isStatic) else {
        return omit(declaration, "it has no cases")
      }
      return addStatics(declaration)
    }
    let isError = declaration.inherited.contains("Error") || declaration.inherited.contains("LocalizedError")
    let raw = declaration.inherited.first { ["String", "Int"].contains($0) }
    var block = block(declaration, isError ? "error" : "enum", raw.map { [": \($0)", ""] } ?? [""])
    let labels = SwiftLabels(declaration)
    if let labels { block.notes.append("The labels are `\(labels.member.name)` in Swift.") }
    block.members = declaration.members.filter { !$0.isStatic && $0.name != labels?.member.name }.flatMap { member in
      valueMembers(member, declaration, [:], labels: labels?.texts ?? [:])
    }
    if let labels, !labels.others.isEmpty {
      let names = labels.others.map { "`\($0)`" }.joined(separator: ", ")
      let reason = "the texts of \(names) are no literals with named values; write `case name(value: T) \"…\"`"
      block.members.append(omitted(labels.member.name, labels.member, reason))
    }
    blocks.append(block)
    addStatics(declaration)
  }

  private mutating func addService(_ declaration: SwiftDeclaration) {
    let refined = refined(by: declaration).flatMap { types.names[$0] }
    var block = block(declaration, "service", (refined.map { [": \($0)"] } ?? []) + [""])
    block.members = declaration.members.map { serviceMember($0, declaration) }
    blocks.append(block)
  }

  private mutating func addViewModel(_ declaration: SwiftDeclaration) {
    var block = block(declaration, "viewmodel")
    block.isViewModel = true
    var declaration = declaration
    if let state = declaration.inheritedState {
      declaration.members.insert(state, at: 0)
      block.notes.append("With the `state` of its superclass.")
    }
    let services = protocols(of: declaration)
    let calls = SwiftClosureCalls(services)
    declaration.members = declaration.members.map(calls.rewritten)
    var owner = declaration
    owner.renamed = Self.renamed(declaration)
    block.swiftNames = Dictionary(owner.renamed.map { ($1, $0) }) { first, _ in first }
    let roles = ViewModelRoles(declaration)
    owner.getters = Self.getters(declaration, roles)
    owner.queries = services.mapValues { Set($0.flatMap(\.queryNames)) }
    owner.completions = calls.completions.mapValues { Set($0.keys) }
    var later: [SwiftMember] = []
    for member in declaration.members {
      if member.isStatic || member.isPureFunction(in: roles.names) {
        later.append(member)
      } else {
        block.members += viewModelMembers(member, owner, roles)
      }
    }
    guard !block.members.isEmpty else { return omit(declaration, "it has no members") }
    blocks.append(block)
    for member in later { addLoose(member, owner) }
  }

  /// The types and attributes that generated code has by itself, or does not need.
  private static let implied: Set<String> = [
    "ObservableObject", "Observable", "Sendable", "AnyObject", "NSObject", "Codable", "Decodable", "Encodable",
    "Hashable",
    "Equatable", "Identifiable", "CaseIterable", "Error", "LocalizedError", "String", "Int", "RawRepresentable",
    "Model",
    "MainActor", "objc", "objcMembers", "frozen", "available", "unchecked",
  ]

  /// Returns other names for the members whose names a view model cannot have.
  private static func renamed(_ declaration: SwiftDeclaration) -> [String: String] {
    let needed = declaration.members.filter { !$0.isStatic && !$0.name.isEmpty }
    return needed.reduce(into: [:]) { names, member in
      var (text, suffix) = ("display \(member.name): Int = 1", "Value")
      if case .function = member.kind { (text, suffix) = ("command \(member.name) { other += 1 }", "Steps") }
      let edit = "edit entry: String = \"\"\n    input other: Int"
      let finding = finding("viewmodel Sample {\n    \(text)\n    \(edit)\n}\n")
      if finding?.kind.message.contains("cannot be called") == true { names[member.name] = member.name + suffix }
    }
  }

  /// Whether a variable of a model has the name of a status of an `edit`, so that only a `state` can have the model.
  func hidesStatus(_ type: String) -> Bool {
    let models = declarations.filter { types.names[$0.path] == type && $0.kind == .structure }
    return models.flatMap(\.members).contains { member in
      guard case .property(false, _, _, nil) = member.kind, !member.isStatic else { return false }
      let model = "model Entry {\n    var \(member.name): Int = 1\n}\n"
      let steps = "edit entry: Entry = Entry()\n    command write { entry.\(member.name) = 2 }"
      let finding = finding("\(model)\nviewmodel Sample {\n    \(steps)\n}\n")
      return finding?.kind.message.contains("it is a status") == true
    }
  }

  /// Adds the types that no imported file declares.
  private mutating func addUnknownTypes() {
    var externs: [ImportedBlock] = []
    for name in types.unknown {
      let origin = FrameworkTypes.module(of: name).map { " from \($0)" }
      var block = ImportedBlock(name, heads: ["extern \(name): Hashable, Sendable\(origin ?? "")"])
      (block.hasBraces, block.isExtern) = (false, true)
      let advice = origin == nil ? " Import its file too, so that it becomes a model." : ""
      block.notes = ["A guess: `\(name)` is Hashable and Sendable.\(advice)"]
      externs.append(block)
    }
    blocks = externs.reversed() + blocks
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
