import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// What the names of an expression become in the place where its Swift form is put.
package protocol NameLookup: Sendable {
  /// The display context there: `context`.
  var context: SwiftExpression { get }

  /// The Swift form of a reference, of a field of one or of a chain from one, where the place has it at hand under a
  /// name of its own; nil where it is put together from its parts.
  func path(_ expression: TypedExpression) -> SwiftExpression?

  /// The Swift form of an input, a derived value or a part of the context.
  func reference(_ reference: Reference) -> SwiftExpression

  /// What is called for a `custom` of the view model.
  func custom(_ name: String) -> SwiftExpression

  /// Whether a bare name means something in the place: no name is made up that does, and a function of the runtime that
  /// is called so is called through its module.
  func isTaken(_ name: String) -> Bool

  /// The expression that a reference resolves to. The value of an edit is the value at its path.
  func meaning(of reference: Reference) -> TypedExpression?

  /// The Swift form of what a view sees of an edit, a draft or a command.
  func facet(_ facet: Facet) -> SwiftExpression

  /// The service of a `use`.
  func service(_ name: String) -> SwiftExpression

  /// Whether a function of the runtime that is called by that name has to be called through its module.
  func hides(function name: String) -> Bool

  /// Whether a bare name belongs to the place and not to the schema, such as `context`: a local of the schema that is
  /// called so gets another name. Where it is the schema's own, the local hides it in both.
  func isReserved(_ name: String) -> Bool
}

extension NameLookup {
  package func path(_ expression: TypedExpression) -> SwiftExpression? { nil }

  package func custom(_ name: String) -> SwiftExpression { .text(swiftIdentifier(name)) }

  package func meaning(of reference: Reference) -> TypedExpression? { nil }

  package func facet(_ facet: Facet) -> SwiftExpression { .text("()") }

  package func service(_ name: String) -> SwiftExpression { .text(swiftIdentifier(lowerCamelCased(name))) }

  package func hides(function name: String) -> Bool { isTaken(name) }

  package func isReserved(_ name: String) -> Bool { name == "context" }
}

/// The names of a place outside view models: a function's body, a default value, a label, a sample.
struct PlainNames: NameLookup {
  let context: SwiftExpression
  /// Existing parameters.
  let parameters: [String]

  init(context: SwiftExpression = .text("context"), parameters: [String] = []) {
    self.context = context
    self.parameters = parameters
  }

  func reference(_ reference: Reference) -> SwiftExpression {
    switch reference {
    case .storage(.context(let part)): context.member(part.rawValue)
    case .storage(let storage): .text(swiftIdentifier(storage.name))
    case .derived(let id), .pending(let id): .text(swiftIdentifier(id.name))
    case .local(let name), .carried(let name), .sample(let name): .text(swiftIdentifier(name))
    case .closureParameter(let index): .text("$\(index)")
    }
  }

  func isTaken(_ name: String) -> Bool { name == "context" || parameters.contains(name) }
}
