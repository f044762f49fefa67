import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The parts of an app that depend on a schema outside of it.
package enum ContractCategory: String, CaseIterable, Sendable {
  /// Code that uses the generated Swift.
  case api
  /// Stored JSON, and released apps that read and write it.
  case json
  /// Stored navigation.
  case routes
  /// URLs that open screens.
  case links
  /// The stored values of restored screens.
  case restoration
}

/// Something that code or data outside of a schema depends on.
package struct ContractFact: Sendable {
  /// The kind of fact, which has the rules for its changes.
  enum Kind: Hashable {
    case type, conformances, member, initializer, requirement, service, enumCase
    case jsonType, jsonKey, jsonCase, jsonCaseName, screen, tab, link, linkTarget, restoration

    /// The kind of the fact about a declaration without which its facts of this kind are not reported; nil if they are
    /// always reported.
    var container: Kind? {
      switch self {
      case .conformances, .member, .initializer, .requirement, .service, .enumCase: .type
      case .jsonKey, .jsonCase, .jsonCaseName: .jsonType
      case .type, .jsonType, .screen, .tab, .link, .linkTarget, .restoration: nil
      }
    }
  }

  /// A parameter of an initializer or a function, or an item of the query of a link.
  struct Parameter {
    var label: String
    var type: String
    var hasDefault: Bool
  }

  /// A fact is the same in two versions if its identity is equal.
  struct Identity: Hashable {
    var kind: Kind
    var owner: String
    var name: String
  }

  let identity: Identity
  let noun: String
  /// The part that has to stay equal, in the form of messages.
  let value: String
  let range: SourceRange
  /// Whether code can assign the property.
  var isSettable = false
  /// Whether data without the key cannot be read.
  var isRequired = false
  var parameters: [Parameter] = []
  /// The part of the value besides the parameters that has to stay equal; nil if all of the value has to.
  var rest: String?

  init(_ kind: Kind, _ noun: String, _ name: String, of owner: String = "", _ value: String = "", at range: SourceRange)
  {
    identity = Identity(kind: kind, owner: owner, name: name)
    self.noun = noun
    self.value = value
    self.range = range
  }

  var name: String { identity.name }
  var owner: String { identity.owner }
  /// `User.name`
  var path: String { owner.isEmpty ? name : "\(owner).\(name)" }
}

/// The facts of a module.
package struct Contract: Sendable {
  private(set) var facts: [ContractFact.Identity: ContractFact] = [:]
  /// The identities in source order.
  private(set) var identities: [ContractFact.Identity] = []

  /// Creates the contract of a module that does not exist.
  package init() {}

  package init(of schemas: SchemaSet) {
    for declaration in schemas.schemas.flatMap(\.declarations) {
      for fact in schemas.apiFacts(of: declaration) + dataFacts(of: declaration) { add(fact) }
    }
  }

  /// Adds a fact, unless there is one with the same identity.
  private mutating func add(_ fact: ContractFact) {
    if facts.updateValue(fact, forKey: fact.identity) == nil { identities.append(fact.identity) }
  }

  /// Returns the fact about a declaration; nil if it was removed.
  func declaration(named name: String, _ kind: ContractFact.Kind = .type) -> ContractFact? {
    facts[ContractFact.Identity(kind: kind, owner: "", name: name)]
  }

  /// Whether the declaration that a fact belongs to exists.
  func containsOwner(of fact: ContractFact) -> Bool {
    guard !fact.owner.isEmpty, let container = fact.identity.kind.container else { return true }
    return declaration(named: fact.owner, container) != nil
  }
}
