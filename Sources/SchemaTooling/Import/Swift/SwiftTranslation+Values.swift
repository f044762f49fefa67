import VmgenSchemaSyntax

/// The members of models, enums and services.
extension SwiftTranslation {
  /// Returns a field, a case, a computed property or a method, with the parts of it that a schema does not have.
  ///
  /// - Parameters:
  ///   - keys: The keys of JSON by the names of fields, as literals.
  ///   - labels: The labels of the cases, as literals.
  mutating func valueMembers(
    _ member: SwiftMember, _ owner: SwiftDeclaration, _ keys: [String: String], labels: [String: String] = [:]
  ) -> [ImportedPiece] {
    let call = "\(member.name)(…)"
    switch member.kind {
    case .initializer:
      return [omitted("init", member, "a schema has the initializer with all fields, and reads JSON by their keys")]
    case .other(let keyword): return [other(keyword, member)]
    case .enumCase(let values, let raw): return [enumCase(member, owner, values, raw, labels[member.name])]
    case .property(let isLet, let type, let value, let body):
      let isStored = body == nil || body?.hasObservers == true
      guard isStored else { return [computed(member, "var", owner, type, body)] }
      let field = field(member, owner, isLet ? "let" : "var", type, value, keys[member.name])
      guard body != nil, !field.isOmitted else { return [field] }
      return [field, omitted("\(member.name).didSet", member, "a field has none")]
    case .function(let parameters, let effects, let result, let body):
      guard effects.isEmpty, let body, result.isEmpty == member.modifiers.contains("mutating") else {
        return [omitted(call, member, "a function of a value has a result or is `mutating`, and has no effects")]
      }
      guard !member.isGeneric else { return [omitted(call, member, "a schema has no generic functions")] }
      return [function(member, owner, parameters, effects, result, body)]
    }
  }

  /// Returns a comment for a declaration that no schema has.
  func other(_ keyword: String, _ member: SwiftMember) -> ImportedPiece {
    let reason = keyword == "typealias" ? "a schema has the type itself" : "a schema has none"
    return omitted("\(keyword) \(member.name)", member, reason)
  }

  /// Returns a comment for a member that no schema has.
  func omitted(_ name: String, _ member: SwiftMember, _ reason: String) -> ImportedPiece {
    ImportedPiece(name.last == " " ? String(name.dropLast()) : name, omittedBecause: reason, code: member.code)
  }

  /// Returns a note for the property wrappers of a member, and for other attributes.
  func wrapperNote(_ member: SwiftMember) -> String? {
    let wrappers = zip(member.attributes, member.attributeCode).filter { !plainAttributes.contains($0.0) }.map(\.1)
    let others = wrappers + member.modifiers.filter { $0.hasPrefix("weak") || $0.hasPrefix("unowned") }
    return others.isEmpty ? nil : "Without \(others.map { "`\($0)`" }.joined(separator: ", "))."
  }

  private mutating func field(
    _ member: SwiftMember, _ owner: SwiftDeclaration, _ keyword: String, _ type: ArraySlice<SwiftToken>,
    _ value: ArraySlice<SwiftToken>, _ key: String?
  ) -> ImportedPiece {
    do throws(SwiftTypeReader.Refusal) {
      let imported = try types.type(type.isEmpty ? SwiftTypeReader.inferred(value) : type, in: owner.path)
      let start = "\(keyword) \(member.name): \(imported.text)"
      let end = key.map { " key \($0)" } ?? ""
      let note = joinedNotes(imported.guess.map { "A guess: `\($0)` in Swift." }, wrapperNote(member))
      var forms = [ImportedPiece.Form(note: note, text: start + end)]
      let initial = value.isEmpty ? defaultValue(of: member.name, owner) : (value, member)
      if let (value, source) = initial {
        forms[0] = withoutValue(forms[0], source, value)
        let text = code(source, owner).text(value)
        forms.insert(ImportedPiece.Form(note: note, text: "\(start) = \(text)\(end)"), at: 0)
      }
      var piece = piece(member.name, member, "model", forms)
      piece.storedTypes = [imported.text.filter { $0 != "?" }]
      return piece
    } catch {
      return omitted(member.name, member, error.reason)
    }
  }

  /// Returns the default value of the parameter that an initializer assigns to a field, with the initializer.
  private func defaultValue(of name: String, _ owner: SwiftDeclaration) -> (ArraySlice<SwiftToken>, SwiftMember)? {
    for member in owner.members {
      guard case .initializer(let parameters, _, let body?) = member.kind,
        let value = parameters.first(where: { $0.name == name })?.value, !value.isEmpty
      else { continue }
      if SwiftStatementReader.statements(body.tokens).contains(where: { SwiftFlow.assigns(name, name, $0) }) {
        return (value, member)
      }
    }
    return nil
  }

  /// Returns a form with a comment for the value that it does not have.
  func withoutValue(
    _ form: ImportedPiece.Form, _ member: SwiftMember, _ value: ArraySlice<SwiftToken>
  ) -> ImportedPiece.Form {
    var form = form
    let text = member.text(value)
    let isShort = text.count < Self.shortValue && !text.contains(where: \.isNewline)
    let note = isShort ? "The value `\(text)` is omitted: {reason}." : "The value is omitted: {reason}. In Swift:"
    form.note = joinedNotes(form.note, note)
    if !isShort { form.code = dedented(text) }
    return form
  }

  /// The number of characters of a value that a comment has on its first line.
  private static let shortValue = 100

  private mutating func enumCase(
    _ member: SwiftMember, _ owner: SwiftDeclaration, _ values: [SwiftMember.Parameter], _ raw: ArraySlice<SwiftToken>,
    _ label: String?
  ) -> ImportedPiece {
    var parts: [String] = []
    var stored: [String] = []
    var notes: [String] = []
    for value in values {
      do throws(SwiftTypeReader.Refusal) {
        let type = try types.type(value.type, in: owner.path).text
        stored.append(type.filter { $0 != "?" })
        parts.append(value.label == "_" ? type : "\(value.label): \(type)")
      } catch {
        notes.append("Without the value `\(member.text(value.tokens))`: \(error.reason).")
      }
    }
    let text =
      "case \(member.name)" + (parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))")
      + (raw.isEmpty ? "" : " = \(member.text(raw))")
    let note = notes.isEmpty ? nil : notes.joined(separator: " ")
    var forms = [ImportedPiece.Form(note: note, text: text)]
    if let label {
      forms[0].note = joinedNotes(note, "The label \(label) is omitted: {reason}.")
      forms.insert(ImportedPiece.Form(note: note, text: "\(text) \(label)"), at: 0)
    }
    var piece = piece("case \(member.name)", member, "enum", forms)
    piece.storedTypes = stored
    return piece
  }

  /// Returns a computed property with a keyword: of a value, or of a view model.
  mutating func computed(
    _ member: SwiftMember, _ keyword: String, _ owner: SwiftDeclaration, parameters: [SwiftMember.Parameter] = [],
    _ type: ArraySlice<SwiftToken>, _ body: SwiftMember.Body?
  ) -> ImportedPiece {
    let shown = parameters.isEmpty ? member.name : "\(member.name)(…)"
    guard let body, body.isGetter else {
      return omitted(shown, member, "a property of a schema has only `get` and `set`")
    }
    do throws(SwiftTypeReader.Refusal) {
      let name = owner.renamed[member.name] ?? member.name
      let text = "\(try types.type(type, in: owner.path).text) \(braces(member, owner, body))"
      var note = name == member.name ? nil : "In Swift: `\(member.name)`."
      var forms: [ImportedPiece.Form] = []
      if let setter = body.setter {
        let code = code(member, owner)
        let type = try types.type(type, in: owner.path).text
        let accessors = "get \(braces(member, owner, body))\n\(code.text(setter))"
        let hidden = member.isPrivate ? "private " : ""
        if owner.isViewModel { forms = [.init(note: note, text: "\(hidden)var \(name): \(type) {\n\(accessors)\n}")] }
        let reason = owner.isViewModel ? "{reason}" : "a computed property of a type has none"
        let steps = code.text(setter).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        note = joinedNotes(note, "Without its `set`: \(reason). In Swift: `\(steps)`")
      }
      forms += try lists(parameters, member, owner).map { list in
        let head = "\(keyword) \(name)" + (parameters.isEmpty ? ": " : "(\(list.text)) -> ")
        return ImportedPiece.Form(note: joinedNotes(note, list.note), text: head + text)
      }
      return piece(shown, member, owner.isViewModel ? "viewmodel" : "model", forms)
    } catch {
      return omitted(shown, member, error.reason)
    }
  }

  private mutating func function(
    _ member: SwiftMember, _ owner: SwiftDeclaration, _ parameters: [SwiftMember.Parameter], _ effects: [String],
    _ result: ArraySlice<SwiftToken>, _ body: SwiftMember.Body?, _ note: String? = nil, isStream: Bool = false
  ) -> ImportedPiece {
    do throws(SwiftTypeReader.Refusal) {
      let value = result.isEmpty ? nil : try resultType(result, owner, isService: body == nil)
      let effects = effects + (body == nil && result.isStream ? failure(ofStream: result) : [])
      let result = isStream ? " -> stream \(value ?? "Void")" : value.map { " -> \($0)" } ?? ""
      let ending = result + (body.map { " " + braces(member, owner, $0) } ?? "")
      let lists = try lists(parameters, member, owner)
      let keyword = member.modifiers.contains("mutating") ? "mutating func" : "func"
      let forms = types.effects(effects, in: owner.path).flatMap { effects in
        lists.map { list in
          ImportedPiece.Form(
            note: joinedNotes(note, effects.note, list.note),
            text: "\(keyword) \(member.name)(\(list.text))" + effects.text + ending)
        }
      }
      return piece("\(member.name)(…)", member, body == nil ? "service" : "model", forms)
    } catch {
      return omitted("\(member.name)(…)", member, error.reason)
    }
  }

  private mutating func property(
    _ member: SwiftMember, _ owner: SwiftDeclaration, _ effects: [String], _ type: ArraySlice<SwiftToken>,
    isSettable: Bool
  ) -> ImportedPiece {
    do throws(SwiftTypeReader.Refusal) {
      let type = try types.type(type, in: owner.path).text
      let forms = types.effects(effects, in: owner.path).map { effects in
        ImportedPiece.Form(
          note: effects.note,
          text: "var \(member.name): \(type) { get\(effects.text)\(isSettable ? " set" : "") }")
      }
      return piece(member.name, member, "service", forms)
    } catch {
      return omitted(member.name, member, error.reason)
    }
  }

  /// Returns the effect of a stream that can fail, from the second argument of its type.
  private func failure(ofStream type: ArraySlice<SwiftToken>) -> [String] {
    let arguments = split(type.dropFirst(2).dropLast(), countsAngles: true)
    guard arguments.count > 1 else { return [] }
    let error = arguments[1].map(\.text).filter { !["any", "Swift", "."].contains($0) }.joined()
    return error == "Never" ? [] : [error == "Error" ? "throws" : "throws(\(error))"]
  }

  private mutating func resultType(
    _ result: ArraySlice<SwiftToken>, _ owner: SwiftDeclaration, isService: Bool
  ) throws(SwiftTypeReader.Refusal) -> String {
    guard isService, result.isStream else { return try types.type(result, in: owner.path).text }
    let arguments = split(result.dropFirst(2).dropLast())
    if let element = arguments.first, element.elementsEqual(["Void"], by: { $0.text == $1 }) { return "stream Void" }
    return "stream \(try types.type(arguments.first ?? [], in: owner.path).text)"
  }

  /// Returns the parameters of a function or command: with their default values and, if there are any, without them.
  ///
  /// - Parameter takesErrors: Whether their type can be `Error`, as in a private command.
  mutating func lists(
    _ parameters: [SwiftMember.Parameter], _ member: SwiftMember, _ owner: SwiftDeclaration, takesErrors: Bool = false
  ) throws(SwiftTypeReader.Refusal) -> [(text: String, note: String?)] {
    var (texts, whole): ([String], [String]) = ([], [])
    for parameter in parameters {
      let label = parameter.label == parameter.name ? "" : parameter.label + " "
      let isError = takesErrors && parameter.isAnyError
      let type = isError ? "any Error" : try types.type(parameter.type, in: owner.path).text
      texts.append("\(label)\(parameter.name): \(type)")
      let value = parameter.value.isEmpty ? "" : " = " + code(member, owner).text(parameter.value)
      whole.append(texts[texts.count - 1] + value)
    }
    let list = texts.joined(separator: ", ")
    let omitted = parameters.filter { !$0.value.isEmpty }.map { "`\(member.text($0.tokens))`" }
    guard !omitted.isEmpty else { return [(list, nil)] }
    let note =
      "Without the default \(omitted.count == 1 ? "value" : "values") of \(omitted.joined(separator: ", ")): {reason}."
    return [(whole.joined(separator: ", "), nil), (list, note)]
  }

  /// Returns a body, on a line of its own for each line in Swift.
  func braces(_ member: SwiftMember, _ owner: SwiftDeclaration, _ body: SwiftMember.Body) -> String {
    let text = code(member, owner).text(body.tokens)
    return text.contains(where: \.isNewline) ? "{\n\(text)\n}" : "{ \(text) }"
  }

  // MARK: Services

  mutating func serviceMember(_ member: SwiftMember, _ owner: SwiftDeclaration) -> ImportedPiece {
    switch member.kind {
    case .function(var parameters, var effects, var result, _) where !member.isStatic:
      var (note, isStream): (String?, Bool) = (nil, false)
      if let completion = parameters.last, effects.isEmpty, result.isEmpty,
        let answer = SwiftCompletion(completion, of: member.name)
      {
        parameters.removeLast()
        (effects, result, isStream) = (answer.effects, answer.result, answer.isRepeated)
        note = "In Swift, it calls `\(completion.name)`\(isStream ? " for each value" : "")."
      }
      return function(member, owner, parameters, effects, result, nil, note, isStream: isStream)
    case .property(_, let type, _, let body?) where !member.isStatic:
      let effects = body.tokens.map(\.text).filter { ["async", "throws"].contains($0) }
      if type.isStream { return function(member, owner, [], effects, type, nil, "A property in Swift.") }
      return property(member, owner, effects, type, isSettable: !body.isReadOnly)
    default: return omitted(member.name.isEmpty ? member.keyword : member.name, member, "a service does not have it")
    }
  }

  /// Returns a piece with the forms that a declaration can have without a syntax error.
  ///
  /// - Parameter container: The keyword of the declaration with the member; nil for a declaration of the file.
  func piece(
    _ name: String, _ member: SwiftMember, _ container: String?, _ forms: [ImportedPiece.Form]
  ) -> ImportedPiece {
    var forms = forms
    if let wrappers = wrapperNote(member) {
      for index in forms.indices where forms[index].note?.contains(wrappers) != true {
        forms[index].note = joinedNotes(wrappers, forms[index].note)
      }
    }
    var piece = ImportedPiece(name, documentation: member.documentation, forms, code: member.code)
    switch member.kind {
    case .property, .enumCase: piece.comments = member.comment(after: member.tokens)
    default: break
    }
    for form in forms where form.steps == nil {
      guard let reason = syntaxError(in: form.text, container) else { break }
      piece.fail(reason)
    }
    return piece
  }
}

extension SwiftMember.Body {
  /// Whether the property of a protocol has no setter.
  var isReadOnly: Bool { tokens.contains { $0.isWord("get") } && !tokens.contains { $0.isWord("set") } }

  /// Whether the property is stored, and its changes are observed.
  var hasObservers: Bool { ["didSet", "willSet"].contains(tokens.first?.text) }
}

extension ArraySlice<SwiftToken> {
  /// Whether it is one of the generic types of Swift whose values a service sends over time.
  var isStream: Bool {
    ["AsyncStream", "AsyncThrowingStream", "AnyPublisher"].contains(first?.text) && dropFirst().first?.text == "<"
  }
}
