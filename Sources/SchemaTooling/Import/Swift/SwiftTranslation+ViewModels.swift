import VmgenSchemaSyntax

/// The members of view models.
extension SwiftTranslation {
  mutating func viewModelMembers(_ member: SwiftMember, _ owner: SwiftDeclaration) -> [ImportedPiece] {
    switch member.kind {
    case .enumCase: return []
    case .other(let keyword):
      return [ImportedPiece("\(keyword) \(member.name)", omittedBecause: "a schema has none")]
    case .property where member.isStatic, .function where member.isStatic:
      return [ImportedPiece(member.name, omittedBecause: "a view model has no static members")]
    case .initializer(let parameters): return parameters.compactMap { input($0, member, owner) }
    case .property(let isLet, let type, let value, let body):
      if let body, !body.hasObservers {
        return [computed(member, member.isPrivate ? "let" : "display", owner, type, body)]
      }
      return [stored(member, owner, isLet, type, value, body)]
    case .function(let parameters, let effects, let result, let body):
      guard result.isEmpty else {
        let reason = "a command has no result; declare a `display`, or a `func` outside of the view model"
        return [ImportedPiece("\(member.name)(…)", omittedBecause: reason)]
      }
      return [command(member, owner, parameters, effects, body)]
    }
  }

  /// Returns the input of a parameter of an initializer that no stored property has the name of.
  private mutating func input(
    _ parameter: SwiftMember.Parameter, _ member: SwiftMember, _ owner: SwiftDeclaration
  ) -> ImportedPiece? {
    guard !owner.members.contains(where: { $0.name == parameter.name }), !isService(parameter.type) else { return nil }
    do throws(SwiftTypeReader.Refusal) {
      let type = try known(parameter.type, owner).text
      let form = ImportedPiece.Form(
        note: "A parameter of `init`.", text: "input \(parameter.name): \(type)")
      return piece(parameter.name, member, "viewmodel", [form])
    } catch {
      return ImportedPiece(parameter.name, omittedBecause: error.reason)
    }
  }

  /// The types that have no values in a schema, although their names are not known.
  private static let machinery: Set<String> = ["AnyCancellable", "Task", "Timer", "NSObject", "ModelContext"]

  /// Returns a type. A type that is not in the imported files is that of data only in a variable that begins empty.
  private mutating func known(
    _ type: ArraySlice<SwiftToken>, _ owner: SwiftDeclaration, beginsEmpty: Bool = false
  ) throws(SwiftTypeReader.Refusal) -> ImportedType {
    if beginsEmpty, !type.contains(where: { Self.machinery.contains($0.text) }) {
      return try types.type(type, in: owner.path)
    }
    // Without the types that are unknown until now, so that each unknown one of this type is found.
    var reader = SwiftTypeReader(names: types.names)
    let imported = try reader.type(type, in: owner.path)
    guard let name = reader.unknown.first else { return imported }
    throw SwiftTypeReader.Refusal(
      reason: "the imported files do not declare `\(name)`; a protocol becomes a service, and a struct a model")
  }

  private mutating func stored(
    _ member: SwiftMember, _ owner: SwiftDeclaration, _ isLet: Bool, _ type: ArraySlice<SwiftToken>,
    _ value: ArraySlice<SwiftToken>, _ body: SwiftMember.Body?
  ) -> ImportedPiece {
    if isService(type) {
      let name = type.filter { $0.kind == .word && !["any", "some"].contains($0.text) }.map(\.text)
      let form = ImportedPiece.Form(text: "use \(member.name): \(types.names[name] ?? name.joined())")
      return piece(member.name, member, "viewmodel", [form])
    }
    do throws(SwiftTypeReader.Refusal) {
      let tokens = type.isEmpty ? SwiftTypeReader.inferred(value) : type
      let isOptional = tokens.last?.isSymbol("?") == true && value.isEmpty
      let beginsEmpty =
        !isLet && (value.first?.isSymbol("[") == true || value.first?.isWord("nil") == true || isOptional)
      let imported = try known(tokens, owner, beginsEmpty: beginsEmpty)
      var notes = imported.guess.map { ["A guess: `\($0)` in Swift."] } ?? []
      if body != nil { notes.append("Its observers are omitted; write `on change of \(member.name)`.") }
      let note = notes.isEmpty ? nil : notes.joined(separator: " ")
      return piece(member.name, member, "viewmodel", forms(member, isLet, imported.text, value, note))
    } catch {
      return ImportedPiece(member.name, omittedBecause: error.reason)
    }
  }

  private func forms(
    _ member: SwiftMember, _ isLet: Bool, _ type: String, _ value: ArraySlice<SwiftToken>, _ note: String?
  ) -> [ImportedPiece.Form] {
    let name = member.name
    let hidden = member.isPrivate ? "private " : ""
    let input = "\(isLet ? hidden + "let" : "input") \(name): \(type)"
    guard !value.isEmpty || (type.hasSuffix("?") && !isLet) else { return [.init(note: note, text: input)] }
    let text = value.isEmpty ? "nil" : member.text(value)
    let omitted = "The value `\(text)` is omitted: {reason}."
    let last = ImportedPiece.Form(note: [note, omitted].compactMap(\.self).joined(separator: " "), text: input)
    if isLet { return [.init(note: note, text: "let \(name): \(type) = \(text)"), last] }
    let state = ImportedPiece.Form(note: note, text: "\(hidden)state \(name): \(type) = \(text)")
    // Views write properties that are not private.
    let isWritten = !member.isPrivate && !member.isReadOnly
    return (isWritten ? [.init(note: note, text: "edit \(name): \(type) = \(text)")] : []) + [state, last]
  }

  // MARK: Commands

  private mutating func command(
    _ member: SwiftMember, _ owner: SwiftDeclaration, _ parameters: [SwiftMember.Parameter], _ effects: [String],
    _ body: SwiftMember.Body?
  ) -> ImportedPiece {
    do throws(SwiftTypeReader.Refusal) {
      let list = try self.list(parameters, owner)
      let start = "\(member.isPrivate ? "private " : "")command \(member.name)\(list.isEmpty ? "" : "(\(list))")"
      let steps = body.map { self.steps(member, $0) } ?? "{}"
      let code = body.map { member.text($0.tokens) } ?? ""
      let how = effects.isEmpty ? "" : " It is `\(effects.joined(separator: " "))`."
      let empty = ImportedPiece.Form(
        note: "The steps are omitted: {reason}.\(how) In Swift:", text: "\(start) {}", code: code)
      return piece("\(member.name)(…)", member, "viewmodel", [.init(text: "\(start) \(steps)"), empty])
    } catch {
      return ImportedPiece("\(member.name)(…)", omittedBecause: error.reason)
    }
  }

  /// Returns the steps of a function. A `do` around all of them is that of the command.
  private func steps(_ member: SwiftMember, _ body: SwiftMember.Body) -> String {
    let tokens = body.tokens
    guard let first = tokens.first, first.isWord("do"), tokens.count > 3,
      let closing = tokens[tokens.startIndex + 1].closing, closing + 1 < tokens.endIndex,
      tokens[closing + 1].isWord("catch")
    else { return Self.inSchema(braces(member, body)) }
    return Self.inSchema(member.text(tokens.dropFirst()))
  }

  /// Returns steps with the name that a schema has for the text of an error.
  private static func inSchema(_ steps: String) -> String {
    steps.replacing("error.localizedDescription", with: "error.label")
  }
}

/// Returns the first syntax error of a member, or nil.
func syntaxError(in member: String, _ container: String) -> String? {
  // The parser reports a declaration that is not indented as the next one after a missing brace.
  parseSchema(SourceFile(imported: "\(container) Sample {\n    \(member)\n}\n")).diagnostics.first?.kind.message
}
