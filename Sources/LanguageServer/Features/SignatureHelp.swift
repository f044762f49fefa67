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
      activeParameter: min(call.argument, max(0, parameters.count - 1)))
  }

  /// The signature of the function or type whose name ends at an offset. In a call that is not complete, a placeholder
  /// stands for the argument at the cursor.
  private func signature(ofCallAt nameEnd: Int, openAt offset: Int) -> String? {
    if let label = signature(ofNameEndingAt: nameEnd, in: symbols) { return label }
    let code = Self.placeholder + missingBrackets(after: offset) + completionPlace(at: offset).ending
    let recorder = project.symbols(
      completing: Self.placeholder, in: file(replacing: offset..<offset, by: code))
    return signature(ofNameEndingAt: nameEnd, in: SymbolIndex(recorder))
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

  /// The call whose parentheses are open at an offset: the end of the name, and the index of the argument.
  func openCall(before offset: Int) -> (nameEnd: Int, argument: Int)? {
    var depth = 0
    var argument = 0
    for token in tree.tokens.filter({ Int($0.range.upper) <= offset && $0.kind != .endOfFile }).reversed() {
      switch token.kind {
      case .rightParen, .rightBracket, .rightBrace: depth += 1
      case .leftBracket, .leftBrace: if depth == 0 { return nil } else { depth -= 1 }
      case .leftParen where depth > 0: depth -= 1
      case .leftParen: return token.index == 0 ? nil : (Int(tree.token(at: token.index - 1).range.upper), argument)
      case .comma where depth == 0: argument += 1
      default: break
      }
    }
    return nil
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
