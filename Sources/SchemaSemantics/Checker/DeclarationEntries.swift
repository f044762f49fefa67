import VmgenSchemaSyntax

struct FunctionEntry {
  var declaration: FunctionDeclaration
  var syntax: FunctionSyntax
  var range: SourceRange
  var module: String?
  /// Whether another function has the same name, so that a call can mean either.
  var isAmbiguous = false
}

struct ServiceEntry {
  var declaration: ServiceDeclaration
  var syntax: ServiceSyntax
  var range: SourceRange
  var module: String?

  /// Returns the functions with a name, which differ in their labels. Of those with the same labels, the first counts.
  func functions(named name: String) -> [ServiceFunction] {
    let found = declaration.functions.filter { $0.name == name }
    if found.count < 2 { return found }
    var shown: Set<String> = []
    return found.filter { shown.insert($0.shownName).inserted }
  }

  /// Returns the only function with a name.
  func function(_ name: String) -> ServiceFunction? {
    let found = functions(named: name)
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the function that a call with these arguments means.
  func function(_ name: String, calledWith arguments: [Argument]) -> ServiceFunction? {
    let found = functions(named: name)
    if found.count < 2 { return found.first }
    return found.first { ArgumentMatching(arguments, $0.parameters.map { ArgumentMatching.Shape($0) }).failure == nil }
  }

  /// Returns the functions whose recorded calls these arguments can select. Labelled arguments can be left out.
  func functions(named name: String, selectedBy arguments: [Argument]?) -> [ServiceFunction] {
    let found = functions(named: name)
    guard found.count > 1, let arguments else { return found }
    let labels = arguments.map { $0.label?.text }
    let selected = found.filter { function in
      var rest = labels[...]
      for parameter in function.parameters {
        if rest.first == parameter.label { rest.removeFirst() } else if parameter.label == nil { return false }
      }
      return rest.isEmpty
    }
    let exact = selected.filter { $0.parameters.count == labels.count }
    return exact.isEmpty ? selected : exact
  }
}

struct FakeEntry {
  var syntax: FakeSyntax
  /// The range of the fake's name.
  var range: SourceRange
  /// The functions with steps that the service does not have.
  var ownFunctions: [ServiceFunction] = []
  /// The checked fake; nil before the check, and for an unknown service.
  var declaration: Fake?
}

extension ArgumentMatching.Shape {
  init(_ parameter: Parameter) {
    self.init(
      label: parameter.label, name: parameter.name, isOptional: parameter.defaultValue != nil,
      acceptsNil: parameter.type.isOptional)
  }
}

struct ViewModelEntry {
  var interface: ViewModelInterface
  var syntax: ViewModelSyntax
  var module: String?
}

struct SampleEntry {
  var declaration: Sample
  var syntax: SampleSyntax
  var range: SourceRange
  var module: String?
}

struct ErrorPolicyEntry {
  var syntax: ErrorPolicySyntax
  /// The services of its steps, and those of the view models that they create, sorted.
  var services: [String] = []
}

struct ServiceContainerEntry {
  var declaration: ServiceContainer
  var range: SourceRange
}

/// A declared type and its position.
final class TypeEntry: Sendable {
  let declaration: SchemaSet.DeclaredType
  /// The range of the type's name.
  let range: SourceRange
  /// The module that declares the type, or nil for the module being generated.
  let module: String?
  /// The indices of the fields or cases by name, if there are many.
  private let positions: [String: Int]?

  /// The most fields or cases that are compared one by one, which takes less time than to hash a name.
  private static let mostCompared = 16

  init(declaration: SchemaSet.DeclaredType, range: SourceRange, module: String?) {
    self.declaration = declaration
    self.range = range
    self.module = module
    positions =
      switch declaration {
      case .enumeration(let type) where type.cases.count > Self.mostCompared: Self.positions(of: type.cases.map(\.name))
      case .model(let type) where type.fields.count > Self.mostCompared: Self.positions(of: type.fields.map(\.name))
      default: nil
      }
  }

  private static func positions(of names: [String]) -> [String: Int] {
    Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
  }

  /// Returns an entry with another declaration.
  func with(_ declaration: SchemaSet.DeclaredType) -> TypeEntry {
    TypeEntry(declaration: declaration, range: range, module: module)
  }

  func enumCase(_ name: String) -> EnumCase? {
    guard case .enumeration(let declaration) = declaration else { return nil }
    if let positions { return positions[name].map { declaration.cases[$0] } }
    return declaration.cases.first { $0.name == name }
  }

  /// Returns the type of a model's field.
  func field(_ name: String) -> Type? {
    guard case .model(let model) = declaration else { return nil }
    if let positions { return positions[name].map { model.fields[$0].type } }
    return model.fields.first { $0.name == name }?.type
  }
}

extension DeclarationReader {
  func enumeration(_ type: Type) -> EnumDeclaration? {
    guard case .declared(let name) = type, case .enumeration(let declaration)? = types[name]?.declaration else {
      return nil
    }
    return declaration
  }

  func model(_ type: Type) -> ModelDeclaration? {
    guard case .declared(let name) = type, case .model(let declaration)? = types[name]?.declaration else { return nil }
    return declaration
  }

  /// Returns the case of an enum, or nil if the type is not an enum or has no such case.
  func enumCase(_ name: String, of type: Type) -> EnumCase? {
    guard case .declared(let owner) = type else { return nil }
    return types[owner]?.enumCase(name)
  }

  /// Returns the type of a model's field, or nil if the type is not a model or has no such field.
  func field(_ name: String, of type: Type) -> Type? {
    guard case .declared(let owner) = type else { return nil }
    return types[owner]?.field(name)
  }
}

extension DeclarationReader {
  /// A method or computed property of a type, with its name in the table of functions.
  typealias Method = (name: String, entry: FunctionEntry)

  /// Returns the type of the field or computed property `id`, which identifies a value.
  func identityType(of type: Type) -> Type? {
    field("id", of: type) ?? computedIdentity(of: type)?.entry.declaration.result
  }

  /// Returns the computed property `id` of a model.
  func computedIdentity(of type: Type) -> Method? {
    method("id", of: type).flatMap { $0.entry.declaration.form.isProperty ? $0 : nil }
  }
}

/// Returns the name of a method or computed property in the table of functions.
package func methodName(_ name: String, of owner: String) -> String { "\(owner).\(name)" }

extension DeclarationReader {
  /// Returns the method or computed property of a type.
  func method(_ name: String, of type: Type) -> Method? {
    guard case .declared(let owner) = type else { return nil }
    let name = methodName(name, of: owner)
    return functions[name].map { (name, $0) }
  }
}
