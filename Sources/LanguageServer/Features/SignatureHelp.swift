import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

struct SignatureHelp: Encodable {
  struct Signature: Encodable {
    struct Parameter: Encodable { var label: String }
    var label: String
    var documentation: MarkupContent?
    var parameters: [Parameter]
  }
  var signatures: [Signature]
  var activeSignature = 0
  var activeParameter: Int
}

extension OpenSchema {
  /// The parameters of the call around a position.
  func signatureHelp(at position: Position) -> SignatureHelp? {
    let offset = offset(of: position)
    guard let call = openCall(before: offset),
      let function = calledFunction(endingAt: call.nameEnd, openAt: offset)
    else { return nil }
    let name = String(decoding: file.bytes[writtenName(before: call.nameEnd)], as: UTF8.self)
    let parameters = Self.parameters(of: name, in: function.label) ?? []
    return SignatureHelp(
      signatures: [
        .init(
          label: function.label, documentation: function.documentation.map { MarkupContent(value: $0) },
          parameters: parameters.map { .init(label: $0) })
      ],
      activeParameter: Self.parameter(ofArguments: call.labels, among: parameters.map(Self.label)))
  }

  private typealias CalledFunction = (label: String, documentation: String?)

  /// The function or type whose name ends at an offset. In a call that is not complete, a placeholder stands for the
  /// argument at the cursor.
  private func calledFunction(endingAt nameEnd: Int, openAt offset: Int) -> CalledFunction? {
    if let found = calledFunction(endingAt: nameEnd, in: symbols) { return found }
    // After a whole argument, the call needs no placeholder.
    let completed = completionPlace(at: offset).endings(missingBrackets(after: offset)).flatMap { ending in
      [Self.placeholder, ""].map { (argument: $0, ending: ending) }
    }
    let functions = completed.lazy.compactMap { [self] argument, ending in
      let file = file(replacing: offset..<offset, by: argument, ending)
      let recorder = project.symbols(completing: Self.placeholder, in: file)
      return calledFunction(endingAt: nameEnd, in: SymbolIndex(recorder))
    }
    if let first = functions.first { return first }
    let name = writtenName(before: nameEnd)
    let text = String(decoding: file.bytes[name], as: UTF8.self)
    if let change = collectionChange(text, before: name.lowerBound) { return (change, nil) }
    return builtIn(named: text, of: nil).map { ($0.signature, $0.text) }
  }

  private func calledFunction(endingAt nameEnd: Int, in symbols: SymbolIndex) -> CalledFunction? {
    guard let occurrence = symbols.occurrence(at: nameEnd, in: file.id), Int(occurrence.range.upper) == nameEnd,
      let label = signature(of: occurrence)
    else { return nil }
    return (label, documentation(of: occurrence.symbol))
  }

  private func signature(of occurrence: SymbolOccurrence) -> String? {
    switch occurrence.symbol {
    case .type(let name):
      guard let declaration = project.checked?.types[name] else { return code(of: occurrence) }
      guard case .model(let model) = declaration else { return nil }
      return "\(name)(\(model.fields.map { "\($0.name): \($0.type)" }.joined(separator: ", ")))"
    case .viewModel(let name):
      guard let inputs = project.checked?.viewModels[name]?.inputs else { return code(of: occurrence) }
      return "\(name)(\(inputs.map { "\($0.name): \($0.type)" }.joined(separator: ", ")))"
    default: return code(of: occurrence)
    }
  }

  /// Returns the signature of a method that changes the collection before a name.
  private func collectionChange(_ method: String, before offset: Int) -> String? {
    guard file.bytes[..<offset].last == UInt8(ascii: ".") else { return nil }
    let base = String(decoding: file.bytes[writtenName(before: offset - 1)], as: UTF8.self)
    let types = (project.definitionsByName[base] ?? []).compactMap(\.type)
    return types.lazy.compactMap { CollectionChanges.signature(of: method, on: "\($0.unwrapped)") }.first
  }

  /// The call whose parentheses are open at an offset: the end of the name, and the labels of the arguments up to the
  /// offset, which are nil for those without labels.
  func openCall(before offset: Int) -> (nameEnd: Int, labels: [String?])? {
    var depth = 0
    var labels: [String?] = []
    for token in tree.tokens.filter({ Int($0.range.upper) <= offset && $0.kind != .endOfFile }).reversed() {
      switch token.kind {
      case .rightParen, .rightBracket, .rightBrace: depth += 1
      case .leftBracket, .leftBrace: if depth == 0 { return nil } else { depth -= 1 }
      case .leftParen where depth > 0: depth -= 1
      case .leftParen:
        guard token.index > 0 else { return nil }
        return (Int(tree.token(at: token.index - 1).range.upper), [label(after: token, before: offset)] + labels)
      case .comma where depth == 0: labels.insert(label(after: token, before: offset), at: 0)
      default: break
      }
    }
    return nil
  }

  /// Returns the label of the argument after a parenthesis or comma, also without its colon; nil if there is none.
  private func label(after token: SyntaxToken, before offset: Int) -> String? {
    let name = tree.token(at: token.index + 1)
    guard name.kind == .identifier, Int(name.range.upper) <= offset else { return nil }
    let next = tree.token(at: token.index + 2)
    guard next.kind == .colon || Int(next.range.lower) >= offset else { return nil }
    return String(decoding: name.text, as: UTF8.self)
  }

  /// Returns the parameter of the last argument: the one with its label, or otherwise the one after that of the argument
  /// before it. Arguments with default values can be left out.
  private static func parameter(ofArguments labels: [String?], among parameters: [String?]) -> Int {
    let found = labels.reduce(-1) { previous, label in
      label.flatMap { label in parameters.firstIndex { $0 == label } } ?? previous + 1
    }
    return min(max(found, 0), max(0, parameters.count - 1))
  }
}
