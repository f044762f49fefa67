import VmgenSchemaSyntax

/// The standard library by name, so that a schema costs only the signatures that it uses.
struct SignatureIndex: Sendable {
  /// The indices in ``StandardLibrary/all`` of the entries with each name or operator symbol.
  let positions: [String: [Int]]

  static let shared = SignatureIndex(StandardLibrary.all)

  init(_ entries: [BuiltIn]) {
    var positions: [String: [Int]] = [:]
    for index in entries.indices {
      positions[entries[index].name, default: []].append(index)
    }
    self.positions = positions
  }

  /// Returns the name of an entry: the text before its `(` or ` ->`, or its operator.
  static func name(of notation: String) -> String {
    let bytes = Array(notation.utf8)
    if bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "!") {
      return String(decoding: bytes[0..<1], as: UTF8.self)
    }
    var index = notation.utf8.starts(with: "static ".utf8) ? 7 : 0
    var start = index
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ".") where depth == 0: start = index + 1
      case UInt8(ascii: "(") where depth == 0 && index > start:
        return String(decoding: bytes[start..<index], as: UTF8.self)
      case UInt8(ascii: " ") where depth == 0:
        if index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "-"), bytes[index + 2] == UInt8(ascii: ">") {
          return String(decoding: bytes[start..<index], as: UTF8.self)
        }
        let symbol = bytes[(index + 1)...].prefix { $0 != UInt8(ascii: " ") }
        return String(decoding: symbol, as: UTF8.self)
      default: break
      }
      index += 1
    }
    return notation
  }
}

/// An entry that a call may refer to.
struct Candidate {
  var builtIn: BuiltIn
  var signature: Signature
  /// The type variables that the receiver binds.
  var substitution = Substitution()
}

/// Parses signatures on first use and stores them for one run.
final class SignatureReader {
  private var read: [String: [Candidate]] = [:]

  /// Returns the entries with the name `name`, in the order of the reference.
  func candidates(named name: String) -> [Candidate] {
    if let candidates = read[name] { return candidates }
    guard let positions = SignatureIndex.shared.positions[name] else { return [] }
    let candidates = positions.compactMap(candidate)
    read[name] = candidates
    return candidates
  }

  /// Returns the members with the name `name` of `type`.
  func members(named name: String, of type: Type) -> [Candidate] {
    if let members = members[name]?[type] { return members }
    let found = candidates(named: name).compactMap { candidate -> Candidate? in
      let form = candidate.signature.form
      guard form == .method || form == .property, let receiver = candidate.signature.receiver else { return nil }
      var substitution = Substitution()
      guard substitution.unify(receiver, with: type) else { return nil }
      return Candidate(builtIn: candidate.builtIn, signature: candidate.signature, substitution: substitution)
    }
    members[name, default: [:]][type] = found
    return found
  }

  private var members: [String: [Type: [Candidate]]] = [:]

  /// Returns every entry in the order of the reference, to find similar names.
  func all() -> [Candidate] { every }

  private lazy var every: [Candidate] = StandardLibrary.all.indices.compactMap(candidate)

  private func candidate(at position: Int) -> Candidate? {
    let builtIn = StandardLibrary.all[position]
    return SignatureParser.parse(builtIn.signature).map { Candidate(builtIn: builtIn, signature: $0) }
  }
}
