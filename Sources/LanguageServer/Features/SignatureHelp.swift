import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

struct SignatureHelp: Encodable {
  struct Signature: Encodable {
    struct Parameter: Encodable { var label: String }
    var label: String
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
    guard let call = openCall(before: offset), let label = signature(ofCallAt: call.nameEnd, openAt: offset) else {
      return nil
    }
    let parameters = Self.parameters(in: label)
    return SignatureHelp(
      signatures: [.init(label: label, parameters: parameters.map { .init(label: $0) })],
      activeParameter: Self.parameter(ofArguments: call.labels, among: parameters.map(Self.label)))
  }

  /// The signature of the function or type whose name ends at an offset. In a call that is not complete, a placeholder
  /// stands for the argument at the cursor.
  private func signature(ofCallAt nameEnd: Int, openAt offset: Int) -> String? {
    if let label = signature(ofNameEndingAt: nameEnd, in: symbols) { return label }
    let ending = missingBrackets(after: offset) + completionPlace(at: offset).ending
    // After a whole argument, the call needs no placeholder.
    let signatures = [Self.placeholder, ""].lazy.compactMap { [self] argument in
      let recorder = project.symbols(
        completing: Self.placeholder, in: file(replacing: offset..<offset, by: argument + ending))
      return signature(ofNameEndingAt: nameEnd, in: SymbolIndex(recorder))
    }
    return signatures.first
      ?? builtIn(named: String(decoding: file.bytes[writtenName(before: nameEnd)], as: UTF8.self), of: nil)?.signature
  }

  private func signature(ofNameEndingAt nameEnd: Int, in symbols: SymbolIndex) -> String? {
    guard let occurrence = symbols.occurrence(at: nameEnd, in: file.id), Int(occurrence.range.upper) == nameEnd else {
      return nil
    }
    return signature(of: occurrence)
  }

  private func signature(of occurrence: SymbolOccurrence) -> String? {
    switch occurrence.symbol {
    case .type(let name), .viewModel(let name):
      guard let declaration = project.checked?.types[name] else { return code(of: occurrence) }
      guard case .model(let model) = declaration else { return nil }
      return "\(name)(\(model.fields.map { "\($0.name): \($0.type)" }.joined(separator: ", ")))"
    default: return code(of: occurrence)
    }
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

  private static func label(of parameter: String) -> String? {
    let label = parameter.prefix { $0 != ":" && $0 != " " }
    return label == "_" || !parameter.contains(":") ? nil : String(label)
  }

  /// Returns the parameters in a signature, which are between its first parentheses.
  private static func parameters(in signature: String) -> [String] {
    guard let open = signature.firstIndex(of: "(") else { return [] }
    var depth = 0
    var parameters = [""]
    for character in signature[signature.index(after: open)...] {
      if depth == 0, character == ")" { break }
      depth += "([{".contains(character) ? 1 : ")]}".contains(character) ? -1 : 0
      if depth == 0, character == "," {
        parameters.append("")
      } else {
        parameters[parameters.count - 1].append(character)
      }
    }
    return parameters.map { String($0.trimmingPrefix { $0 == " " }) }.filter { !$0.isEmpty }
  }
}
