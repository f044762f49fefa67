import Foundation

/// A compiler plugin for the macros of SwiftUI. It expands `#Preview` to nothing: the compiler type-checks the arguments of
/// a macro before it calls the plugin. It expands `@State` as `StateExpansion` describes.
///
/// A message is JSON after its length, which has 8 bytes in little-endian order.
@main
struct MacroExpansions {
  static func main() throws {
    while let length = read(8) {
      // The last message of the compiler is empty.
      guard let message = read(length.reversed().reduce(0) { $0 << 8 | Int($1) }), !message.isEmpty else { return }
      try send(JSONDecoder().decode(Request.self, from: message).response)
    }
  }

  private static func read(_ count: Int) -> Data? {
    let data = FileHandle.standardInput.readData(ofLength: count)
    return data.count == count ? data : nil
  }

  private static func send(_ response: [String: Any]) throws {
    let data = try JSONSerialization.data(withJSONObject: response)
    let length = (0..<8).map { UInt8(truncatingIfNeeded: data.count >> ($0 * 8)) }
    FileHandle.standardOutput.write(Data(length) + data)
  }
}

/// What the compiler sends: a question about the plugin, or a macro to expand.
private struct Request: Decodable {
  struct Attached: Decodable {
    struct Macro: Decodable {
      var typeName: String
    }
    struct Syntax: Decodable {
      var source: String
    }
    var macro: Macro
    var macroRole: String
    var declSyntax: Syntax
  }
  struct Capability: Decodable {}

  var getCapability: Capability?
  var expandAttachedMacro: Attached?

  var response: [String: Any] {
    if getCapability != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": 7, "features": [String]()]]]
    }
    return ["expandMacroResult": ["expandedSource": expansion, "diagnostics": [String]()] as [String: Any]]
  }

  private var expansion: String {
    guard let attached = expandAttachedMacro, attached.macro.typeName == "StateMacro" else { return "" }
    let state = StateExpansion(attached.declSyntax.source)
    return attached.macroRole == "accessor" ? state.accessors : state.peers
  }
}

/// The expansion of `@State var x`: accessors that use the stored peer `__x`, and the peers `_x` and `$x`.
///
/// Two `init` accessors initialize `__x`, so the compiler synthesizes no memberwise initializer. A private property with an
/// initial value has none of them: such a property is no argument of a memberwise initializer, and an assignment of it in an
/// initializer uses `self`.
private struct StateExpansion {
  private let name: String
  private let type: String
  /// The initial value of a private property.
  private var value: String?

  /// - Parameter source: The declaration of the property.
  init(_ source: String) {
    let declaration = source.firstMatch(of: /\bvar\s+(\w+)\s*(?::\s*([^={]+))?(?:=\s*([^{]*))?/)
    name = declaration.map { String($0.1) } ?? ""
    let value = declaration?.3.map { String($0) }
    let written = declaration?.2.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    type = written ?? value.flatMap(Self.type) ?? "<#a type for the stand-in of State#>"
    if source.contains(/\b(private|fileprivate)\s+var\b/) { self.value = value }
  }

  /// The type of a literal, or of a call of an initializer or a function of a type, or of an array of these.
  private static func type(of value: String) -> String? {
    switch value {
    case let value where value.firstMatch(of: /^(true|false)\b/) != nil: "Bool"
    case let value where value.hasPrefix("\""): "String"
    case let value where value.hasPrefix("["): type(of: String(value.dropFirst())).map { "[\($0)]" }
    case let value where value.firstMatch(of: /^-?\d+\s*$/) != nil: "Int"
    default: value.firstMatch(of: /^([A-Z]\w*(?:<[^()]*>)?)[.(]/).map { String($0.1) }
    }
  }

  var accessors: String {
    """
    {
      \(initAccessor("SwiftUI.State(wrappedValue: initialValue)"))
      get { __\(name).wrappedValue }
      nonmutating set { __\(name).wrappedValue = newValue }
    }
    """
  }

  var peers: String {
    """
    private \(value == nil ? "var" : "let") __\(name): SwiftUI.State<\(type)>\(value.map { " = SwiftUI.State(wrappedValue: \($0))" } ?? "")
    private var _\(name): SwiftUI.State<\(type)> {
      \(initAccessor("initialValue"))
      get { __\(name) }
    }
    private var $\(name): SwiftUI.Binding<\(type)> { __\(name).projectedValue }
    """
  }

  private func initAccessor(_ state: String) -> String {
    value == nil ? "@storageRestrictions(initializes: __\(name)) init(initialValue) { __\(name) = \(state) }" : ""
  }
}
