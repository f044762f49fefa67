import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The Swift code for the names of an expression in a specific place.
package protocol NameLookup: Sendable {
  /// The display context: `context`.
  var context: SwiftExpression { get }

  /// Returns the Swift code of a reference, a field or an optional chain, if the place has its own name for it; nil if
  /// the code is composed of its parts.
  func path(_ expression: TypedExpression) -> SwiftExpression?

  /// Returns the Swift code of an input, a derived value or a part of the context.
  func reference(_ reference: Reference) -> SwiftExpression

  /// Returns the function to call for a `custom` of the view model.
  func custom(_ name: String) -> SwiftExpression

  /// Whether a name without a base already has a meaning in the place. Such a name is not used for a generated local,
  /// and a runtime function with that name is called through its module.
  func isTaken(_ name: String) -> Bool

  /// Returns the expression that a reference resolves to. The value of an edit is the value at its path.
  func meaning(of reference: Reference) -> TypedExpression?

  /// Returns the Swift code that reads a facet of an edit, a draft or a command.
  func facet(_ facet: Facet) -> SwiftExpression

  /// Returns a function from an identity to the row of a list, if the place can find rows by identity.
  func rowByID(of list: MemberID) -> ((SwiftExpression) -> SwiftExpression)?

  /// Returns the service of a `use`.
  func service(_ name: String) -> SwiftExpression

  /// A new identifier, in a step.
  var newID: SwiftExpression { get }

  /// Whether a runtime function of that name has to be called through its module.
  func hides(function name: String) -> Bool

  /// Whether a formula that reads `now` is recomputed as time passes.
  var followsTime: Bool { get }

  /// Whether generated code reserves a name without a base, such as `context`, that the schema does not declare. A
  /// local of the schema with a reserved name gets another name. A local that hides a declaration of the schema keeps
  /// its name, because it hides that declaration in Swift as well.
  func isReserved(_ name: String) -> Bool
}

extension NameLookup {
  package func path(_ expression: TypedExpression) -> SwiftExpression? { nil }

  package func custom(_ name: String) -> SwiftExpression { .text(swiftIdentifier(name)) }

  package func meaning(of reference: Reference) -> TypedExpression? { nil }

  package func facet(_ facet: Facet) -> SwiftExpression { .text("()") }

  package func rowByID(of list: MemberID) -> ((SwiftExpression) -> SwiftExpression)? { nil }

  package var newID: SwiftExpression { .text("UUID").call() }

  package func service(_ name: String) -> SwiftExpression { .text(swiftIdentifier(lowerCamelCased(name))) }

  package func hides(function name: String) -> Bool { isTaken(name) }

  package var followsTime: Bool { false }

  package func isReserved(_ name: String) -> Bool { name == "context" }
}

/// The names outside of view models: in a function's body, a default value, a label or a sample.
struct PlainNames: NameLookup {
  let context: SwiftExpression
  /// The names that are already in use, such as those of parameters.
  let parameters: [String]
  let followsTime: Bool
  let newID: SwiftExpression

  init(
    context: SwiftExpression = .text("context"), parameters: [String] = [], followsTime: Bool = false,
    newID: SwiftExpression = .text("UUID").call()
  ) {
    self.newID = newID
    self.context = context
    self.parameters = parameters
    self.followsTime = followsTime
  }

  func reference(_ reference: Reference) -> SwiftExpression {
    switch reference {
    case .storage(.context(let part)): context.member(part.rawValue)
    case .storage(let storage): .text(swiftIdentifier(storage.name))
    case .derived(let id), .pending(let id): .text(swiftIdentifier(id.name))
    case .local(let name), .carried(let name), .sample(let name): .text(swiftIdentifier(name))
    case .column(let name): .column(name)
    case .closureParameter(let index): .parameter(index)
    }
  }

  func isTaken(_ name: String) -> Bool { name == "context" || parameters.contains(name) }
}

extension SwiftExpression {
  /// Returns a value of the row for which an example runs: `row.text`.
  static func column(_ name: String?) -> SwiftExpression {
    let row = SwiftExpression.text("row")
    return name.map { row.member(swiftIdentifier($0, .member)) } ?? row
  }

  /// Returns a property of a view model.
  func member(_ property: ViewModelProperty) -> SwiftExpression {
    let member = member(swiftIdentifier(property.name, .member))
    guard let facet = property.facet else { return member }
    return CommandFacet(rawValue: facet).map(member.facet) ?? member.member(facet)
  }

  /// Returns a property of a command's status. The value of a question is its text.
  func facet(_ facet: CommandFacet) -> SwiftExpression {
    let property = member(facet.rawValue)
    return facet == .question ? property.chained.member("text").closedChain : property
  }
}
