import VmgenSchemaSyntax

/// The operations that all checkers share: looking up declarations, reporting diagnostics and recording symbols.
///
/// Its extensions are queries about types, conformances, names and visibility.
protocol DeclarationReader {
  var declarations: ModuleDeclarations { get }
}

extension DeclarationReader {
  var library: SignatureReader { declarations.library }
  var index: SymbolRecorder? { declarations.index }
  var types: [String: TypeEntry] { declarations.tables.types }
  var typeNames: [String] { declarations.tables.typeNames }
  var functions: [String: FunctionEntry] { declarations.tables.functions }
  var samples: [String: SampleEntry] { declarations.tables.samples }
  var services: [String: ServiceEntry] { declarations.tables.services }
  var fakes: [String: FakeEntry] { declarations.tables.fakes }
  var servicesByMember: [String: [String]] { declarations.servicesByMember }
  var viewModels: [String: ViewModelEntry] { declarations.tables.viewModels }
  var imports: [SourceFile.ID: [String]] { declarations.tables.imports }
  var reachableModules: Set<String> { declarations.tables.reachableModules }
  var callGraph: CallGraph { declarations.tables.callGraph }
  var labeled: Set<String> { declarations.tables.labeled }
  var identifiable: Set<String> { declarations.tables.identifiable }
  var router: RouterEntry? { declarations.tables.router }
  var tabs: [String: TabsEntry] { declarations.tables.tabs }
  var serviceContainers: [String: ServiceContainerEntry] { declarations.tables.serviceContainers }
  var identityFields: [String: TypeSyntax] { declarations.tables.identityFields }
  var hasUnknownErrors: Bool { declarations.tables.hasUnknownErrors }

  func report(_ diagnostic: Diagnostic) { declarations.sink.report(diagnostic) }

  func report(
    _ kind: DiagnosticKind, at range: SourceRange, labels: [Diagnostic.Label] = [], help: String? = nil,
    fixIt: Diagnostic.FixIt? = nil, suggestion: Diagnostic.Suggestion? = nil,
    alternatives: [Diagnostic.Suggestion] = []
  ) {
    report(
      Diagnostic(
        kind, at: range, labels: labels, help: help, fixIt: fixIt, suggestion: suggestion, alternatives: alternatives))
  }

  // Most reports need no more, and swiftc passes each default argument in code of its own without optimization.
  func report(_ kind: DiagnosticKind, at range: SourceRange, help: String? = nil) {
    report(Diagnostic(kind, at: range, help: help))
  }

  /// Reports a name or value that occurred before.
  ///
  /// - Parameter verb: What the code at `first` did first, such as "declared".
  func reportRepeated(
    _ kind: DiagnosticKind, at range: SourceRange, after first: SourceRange, _ verb: String = "declared",
    help: String? = nil, fixIt: Diagnostic.FixIt? = nil
  ) {
    let label = Diagnostic.Label(range: first, text: "first \(verb) here")
    report(kind, at: range, labels: [label], help: help, fixIt: fixIt)
  }

  /// Returns the module that a file belongs to, or nil for the module being generated.
  func module(of file: SourceFile.ID) -> String? { declarations.sources[file]?.module }

  /// Returns the source text of a range.
  func text(at range: SourceRange) -> String { declarations.sink.text(at: range) }
}

/// The declarations that are visible in a file.
extension DeclarationReader {
  /// Returns whether a file of the module being generated imports `module`, directly or indirectly.
  func isImported(_ module: String) -> Bool { reachableModules.contains(module) }

  /// Returns whether the declarations of `module` are visible in `file`.
  func isVisible(_ module: String?, from file: SourceFile.ID) -> Bool {
    guard let module else { return true }
    return self.module(of: file) == module || (imports[file] ?? []).contains(module)
  }

  /// Returns whether a file belongs to the module being generated or to a module that it imports, directly or
  /// indirectly.
  func isChecked(_ syntax: SchemaSyntax) -> Bool {
    module(of: syntax.file).map(isImported) ?? true
  }

  /// Returns whether `name` is the name of the first declaration of its type, not of a duplicate.
  func isFirst(_ name: Identifier) -> Bool { types[name.text]?.range == name.range }
}

/// The lookup of services.
extension DeclarationReader {
  /// Returns the service that a name means; nil after reporting that there is none, or that its module is not imported.
  ///
  /// - Parameters:
  ///   - others: The other names that are possible.
  ///   - help: What to do instead; nil to declare the service.
  func service(named name: Identifier, or others: [String] = [], else help: String? = nil) -> ServiceEntry? {
    guard let entry = services[name.text] else {
      let known = services.filter { isVisible($0.value.module, from: name.range.file) }.map(\.key)
      reportMissing(
        .unknownService(name: name.text), name, among: help == nil ? known + others : [],
        else: help ?? "declare it: `service \(name.text) { … }`")
      return nil
    }
    guard isVisible(entry.module, from: name.range.file) else {
      report(.notImported(name: name.text, module: entry.module ?? ""), at: name.range)
      return nil
    }
    index?.refer(to: .service(name.text), at: name.range)
    return entry
  }
}

/// The rules for names.
extension DeclarationReader {
  /// Returns whether there is a name. The parser reports a missing one.
  func isNameable(_ name: Identifier) -> Bool { !name.text.isEmpty }

  /// Reports a name that Swift does not allow even in backquotes, and returns false.
  @discardableResult
  func checkNotKeyword(_ name: Identifier, as kind: String) -> Bool {
    guard ReservedNames.inSwift.contains(name.text) else { return true }
    report(.keywordName(kind: withArticle(kind), name: name.text), at: name.range)
    return false
  }

  /// Checks the name of a field, case, member, parameter or function, which begins in lower case.
  func checkMemberName(_ name: Identifier, as kind: String, reserved: Set<String>, owner: String) {
    guard isNameable(name), checkNotKeyword(name, as: kind) else { return }
    if reserved.contains(name.text) {
      report(
        .generatedName(kind: withArticle(kind), owner: owner, name: name.text), at: name.range,
        help: reservedNameHelp[name.text])
    } else if startsUpperCase(name.text), isTypeName(name.text) {
      // Inside the owner, Swift would resolve the type's name to the member.
      let kind = withArticle(kind)
      report(
        owner.isEmpty
          ? .keywordName(kind: kind, name: name.text) : .generatedName(kind: kind, owner: owner, name: name.text),
        at: name.range,
        help: "rename it to `\(memberCased(name.text))`")
    } else if startsUpperCase(name.text) {
      report(.upperCaseMember(kind: kind, name: name.text, replacement: memberCased(name.text)), at: name.range)
    }
  }

  private func isTypeName(_ name: String) -> Bool {
    types[name] != nil || ReservedNames.types[name] != nil || LibraryTypes.modules[name] != nil
  }

  /// Reports every name that occurs earlier in `names`.
  ///
  /// - Parameter help: The help for names that need another one than "rename or remove one of them".
  func checkUnique(
    _ names: [Identifier], as kind: String, of owner: String, help: () -> [String: String] = { [:] }
  ) {
    if names.count < 2 { return }
    lazy var help = help()
    var first: [String: SourceRange] = [:]
    first.reserveCapacity(names.count)
    for name in names where isNameable(name) && name.text != "_" {
      if let range = first[name.text] {
        reportRepeated(
          .duplicateMember(owner: owner, kind: kind, name: name.text), at: name.range, after: range,
          help: help[name.text])
      } else {
        first[name.text] = name.range
      }
    }
  }

  func startsLowerCase(_ name: String) -> Bool {
    name.utf8.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? false
  }

  func startsUpperCase(_ name: String) -> Bool {
    name.utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
  }
}

/// What to do instead of declaring a member with a name that generated code has.
private let reservedNameHelp: [String: String] = {
  let text = "write the text after each case: `case offline \"You are offline\"`"
  return [
    "errorDescription": text, "localizedDescription": text,
    "services": "rename it; the initializer has a parameter `services` for the services",
    "isValid": "it is true while all edits are valid; add a `require` to an edit, or rename it",
  ]
}()
