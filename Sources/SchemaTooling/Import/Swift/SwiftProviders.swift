/// Closures that create identifiers or read the time, as in `private let now: () -> Date`, which a schema has by itself.
extension SwiftDeclaration {
  /// What a schema has in place of the calls of such closures, by the names of the members.
  var providers: [String: String] {
    var codes: [String: String] = [:]
    for member in members {
      guard case .property(_, let type, let value, nil) = member.kind, !member.isStatic else { continue }
      let written = value.isEmpty ? defaultOfParameter(named: member.name) : value
      if let code = Self.provided(type, written) { codes[member.name] = code }
    }
    return codes
  }

  private func defaultOfParameter(named name: String) -> ArraySlice<SwiftToken> {
    for member in members {
      guard case .initializer(let parameters, _, _) = member.kind else { continue }
      if let parameter = parameters.first(where: { $0.name == name }) { return parameter.value }
    }
    return []
  }

  /// Returns `now`, `UUID()` or `UUID().uuidString` for a closure of the type with the value.
  private static func provided(_ type: ArraySlice<SwiftToken>, _ value: ArraySlice<SwiftToken>) -> String? {
    let words = type.map(\.text).filter { !["@", "Sendable", "escaping", "MainActor"].contains($0) }
    let code = value.map(\.text).joined()
    switch words.joined() {
    case "()->Date", "(()->Date)":
      return code.isEmpty || ["Date.init", "{Date()}", "{Date.now}", "{.now}"].contains(code) ? "now" : nil
    case "()->UUID", "(()->UUID)":
      return code.isEmpty || ["UUID.init", "{UUID()}", "{.init()}"].contains(code) ? "UUID()" : nil
    case "()->String", "(()->String)": return code == "{UUID().uuidString}" ? "UUID().uuidString" : nil
    default: return nil
    }
  }
}
