/// The members of models, enums and services.
extension SwiftTranslation {
  /// Returns a field, a case, a computed property or a method; nil for a member that needs no counterpart.
  mutating func valueMember(
    _ member: SwiftMember, _ owner: SwiftDeclaration, _ keys: [String: String]
  ) -> ImportedPiece? {
    switch member.kind {
    case .initializer: return nil
    case .other(let keyword): return ImportedPiece("\(keyword) \(member.name)", omittedBecause: "a schema has none")
    case .enumCase(let values, let raw): return enumCase(member, owner, values, raw)
    case .property where member.isStatic, .function where member.isStatic:
      return ImportedPiece(member.name, omittedBecause: "a schema has no static members")
    case .property(let isLet, let type, let value, let body):
      let isStored = body == nil || body?.hasObservers == true
      guard isStored else { return computed(member, "var", owner, type, body) }
      return field(member, owner, isLet ? "let" : "var", type, value, keys[member.name])
    case .function(let parameters, let effects, let result, let body):
      guard effects.isEmpty, !result.isEmpty, let body, !member.modifiers.contains("mutating") else {
        return ImportedPiece(
          "\(member.name)(…)", omittedBecause: "a function of a value neither changes it nor has effects")
      }
      return function(member, owner, parameters, effects, result, body)
    }
  }

  private mutating func field(
    _ member: SwiftMember, _ owner: SwiftDeclaration, _ keyword: String, _ type: ArraySlice<SwiftToken>,
    _ value: ArraySlice<SwiftToken>, _ key: String?
  ) -> ImportedPiece {
    do throws(SwiftTypeReader.Refusal) {
      let imported = try types.type(type.isEmpty ? SwiftTypeReader.inferred(value) : type, in: owner.path)
      let start = "\(keyword) \(member.name): \(imported.text)"
      let end = key.map { " key \($0)" } ?? ""
      let note = imported.guess.map { "A guess: `\($0)` in Swift." }
      var forms = [ImportedPiece.Form(note: note, text: start + end)]
      if !value.isEmpty {
        let text = member.text(value)
        forms[0].note = [note, "The value `\(text)` is omitted: {reason}."].compactMap(\.self).joined(separator: " ")
        forms.insert(ImportedPiece.Form(note: note, text: "\(start) = \(text)\(end)"), at: 0)
      }
      return piece(member.name, member, "model", forms)
    } catch {
      return ImportedPiece(member.name, omittedBecause: error.reason)
    }
  }

  private mutating func enumCase(
    _ member: SwiftMember, _ owner: SwiftDeclaration, _ values: [SwiftMember.Parameter], _ raw: ArraySlice<SwiftToken>
  ) -> ImportedPiece {
    do throws(SwiftTypeReader.Refusal) {
      var parts: [String] = []
      for value in values {
        let type = try types.type(value.type, in: owner.path).text
        parts.append(value.label == "_" ? type : "\(value.label): \(type)")
      }
      let text =
        "case \(member.name)" + (parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))")
        + (raw.isEmpty ? "" : " = \(member.text(raw))")
      return piece(member.name, member, "enum", [ImportedPiece.Form(text: text)])
    } catch {
      return ImportedPiece("case \(member.name)", omittedBecause: error.reason)
    }
  }

  /// Returns a computed property with a keyword: of a value, or of a view model.
  mutating func computed(
    _ member: SwiftMember, _ keyword: String, _ owner: SwiftDeclaration, _ type: ArraySlice<SwiftToken>,
    _ body: SwiftMember.Body?
  ) -> ImportedPiece {
    guard let body, body.isGetter else {
      return ImportedPiece(member.name, omittedBecause: "a computed property of a schema has no setter")
    }
    do throws(SwiftTypeReader.Refusal) {
      let text = "\(keyword) \(member.name): \(try types.type(type, in: owner.path).text) \(braces(member, body))"
      return piece(
        member.name, member, owner.isViewModel ? "viewmodel" : "model",
        [ImportedPiece.Form(text: text)])
    } catch {
      return ImportedPiece(member.name, omittedBecause: error.reason)
    }
  }

  private mutating func function(
    _ member: SwiftMember, _ owner: SwiftDeclaration, _ parameters: [SwiftMember.Parameter], _ effects: [String],
    _ result: ArraySlice<SwiftToken>, _ body: SwiftMember.Body?
  ) -> ImportedPiece {
    do throws(SwiftTypeReader.Refusal) {
      let text =
        "func \(member.name)(\(try list(parameters, owner)))" + effects.map { " \($0)" }.joined()
        + (result.isEmpty ? "" : " -> \(try types.type(result, in: owner.path).text)")
      return piece(
        "\(member.name)(…)", member, body == nil ? "service" : "model",
        [ImportedPiece.Form(text: body.map { text + " " + braces(member, $0) } ?? text)])
    } catch {
      return ImportedPiece("\(member.name)(…)", omittedBecause: error.reason)
    }
  }

  /// Returns the parameters of a function or command.
  mutating func list(
    _ parameters: [SwiftMember.Parameter], _ owner: SwiftDeclaration
  ) throws(SwiftTypeReader.Refusal) -> String {
    var texts: [String] = []
    for parameter in parameters {
      let label = parameter.label == parameter.name ? "" : parameter.label + " "
      texts.append("\(label)\(parameter.name): \(try types.type(parameter.type, in: owner.path).text)")
    }
    return texts.joined(separator: ", ")
  }

  /// Returns a body, on a line of its own for each line in Swift.
  func braces(_ member: SwiftMember, _ body: SwiftMember.Body) -> String {
    let text = member.text(body.tokens)
    return text.contains(where: \.isNewline) ? "{\n\(text)\n}" : "{ \(text) }"
  }

  // MARK: Services

  mutating func serviceMember(_ member: SwiftMember, _ owner: SwiftDeclaration) -> ImportedPiece? {
    switch member.kind {
    case .function(let parameters, let effects, let result, _) where !member.isStatic:
      return function(member, owner, parameters, effects, result, nil)
    case .property: return ImportedPiece(member.name, omittedBecause: "a service has functions only")
    default: return ImportedPiece(member.name, omittedBecause: "a service does not have it")
    }
  }

  /// Returns a piece with the forms that a declaration can have without a syntax error.
  func piece(_ name: String, _ member: SwiftMember, _ container: String, _ forms: [ImportedPiece.Form]) -> ImportedPiece
  {
    var piece = ImportedPiece(name, documentation: member.documentation, forms)
    for form in forms {
      guard let reason = syntaxError(in: form.text, container) else { break }
      piece.fail(reason)
    }
    return piece
  }
}

extension SwiftMember.Body {
  /// Whether the property is stored, and its changes are observed.
  var hasObservers: Bool { ["didSet", "willSet"].contains(tokens.first?.text) }
}
