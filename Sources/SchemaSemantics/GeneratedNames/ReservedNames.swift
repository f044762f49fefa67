import VmgenSchemaSyntax

/// Names that the generated code or Swift reserves.
enum ReservedNames {
  /// Names that Swift does not allow for a type, a member or a case even in backquotes.
  static let inSwift: Set<String> = ["init", "self", "Self", "Type", "Protocol", "super", "_", "deinit", "subscript"]

  /// Members that generated models have.
  static let ofModels: Set<String> = ["hashValue", "CodingKeys", "init"]

  /// Other names in a generated model that hide a function of the schema.
  static let insideModels: Set<String> = ["hash", "encode", "container", "decoder", "encoder", "hasher"]

  /// Names in a generated test that hide a function of the schema.
  static let ofTests: Set<String> = [
    "example", "examples", "law", "graph", "list", "viewModel", "doubles", "check", "changing", "linksRoundTrip",
  ]

  /// Members that generated enums have.
  static let ofEnums: Set<String> = [
    "allCases", "label", "hash", "hashValue", "encode", "AllCases", "localizedDescription", "errorDescription",
  ]
  /// Members that generated enums with a raw type have.
  static let ofRawEnums = ofEnums.union(["rawValue", "RawValue"])

  /// Members that generated view models have.
  static let ofViewModels: Set<String> = [
    "context", "bindings", "observe", "viewModelState", "viewModelObservers", "viewModel", "hash", "hashValue",
    "publisher", "publishers", "objectWillChange", "Services", "differs",
  ]
  /// Functions without parameters that view models have. Members that are not called so can have these names.
  static let ofLifecycle = Set(LifecycleEvent.allCases.map(\.method))
  /// Functions with parameters that view models have, and names of the types in them. Members can have these names, too,
  /// but functions of the schema with these names are hidden.
  static let insideViewModels: Set<String> = [
    "update", "bind", "inputs", "derived", "updateDerived", "observedProperties", "timedProperties", "timeRefresh",
    "services", "stored", "invalidateDerived", "children",
  ]
  /// Members that generated view models with a reaction have.
  static func of(_ event: ReactionSyntax.Event) -> Set<String> {
    if case .lifecycle(let event) = event { [event.method] } else { [] }
  }
  /// Members that generated screens have.
  static let ofScreens: Set<String> = ["screenRoute", "screenTitle", "ScreenRoute", "ScreenResult"]

  /// Names in a generated view model that hide a function of the schema.
  static let hidingInViewModels = ofViewModels.union(ofLifecycle).union(insideViewModels).union(ofScreens)

  /// Members that generated view models with edits have.
  static let ofEditing: Set<String> = ["isValid"]
  /// Other names in generated steps and rules that hide a function of the schema.
  static let insideSteps: Set<String> = [
    "run", "values", "differs", "isValid", "appear", "disappear", "edits", "follows", "reactions", "timers", "emitters",
    "_derived",
  ]
  /// Members that generated view models with events have.
  static let ofEmitters: Set<String> = ["events"]
  /// Members that generated screens have that are restored.
  static let ofRestoredScreens: Set<String> = ["savedValues", "SavedValues", "savedValuesFingerprint"]

  /// Names of inputs that the initializer of a view model with services does not have twice.
  static let ofInitializers: Set<String> = ["services"]

  /// Members that the generated doubles of services have.
  static let ofServices: Set<String> = ["init"]

  /// Parts of the display context, which expressions read by these names.
  static let ofContext: Set<String> = ["locale", "calendar", "timeZone", "now"]

  /// The types that a schema cannot declare, with the reason.
  static let types: [String: String] = {
    var reasons: [String: String] = [:]
    for name in Type.named.keys { reasons[name] = "the schema language has a type of that name" }
    for name in ofNavigation { reasons[name] = "the schema language has the service `Navigator`" }
    for name in modules { reasons[name] = "a type of that name would hide the module `\(name)`" }
    for name in ofXCTest { reasons[name] = "generated tests use `\(name)` of XCTest" }
    for name in ofMacros { reasons[name] = "the macros of Testing write that name without its module" }
    for name in ofLiterals { reasons[name] = "Swift gives literals the type of that name" }
    reasons["Any"] = "Swift has a type of that name, which all values have"
    for name in insideTypes { reasons[name] = "generated code declares, extends or inherits a type of that name" }
    return reasons
  }()

  /// Modules that generated code imports. A type with the name of a module hides the module, and so every qualified
  /// name of it.
  private static let modules = [
    "AppKit", "Combine", "Foundation", "Observation", "Swift", "SwiftUI", "Testing", "UIKit", "ViewModelCore",
    "ViewModelFormatting", "ViewModelRuntime", "ViewModelTesting", "XCTest",
  ]

  /// The service of the language, and the types that generated code derives from the name of every service.
  private static let ofNavigation = ["Navigator", "NavigatorDouble", "NavigatorProvider"]

  /// Names that the macros `@Test` and `@Suite` read or write without `Swift.`.
  private static let ofMacros = ["MainActor", "Void"]

  /// Names that the compiler reads in the module to find the types of literals. A type of such a name changes the meaning
  /// of every literal of the module, also in handwritten code.
  private static let ofLiterals = [
    "BooleanLiteralType", "ExtendedGraphemeClusterType", "FloatLiteralType", "IntegerLiteralType", "StringLiteralType",
    "UnicodeScalarType",
  ]

  /// Declarations that generated tests for XCTest use. The module `XCTest` contains a type `XCTest`, so Swift cannot qualify
  /// them.
  private static let ofXCTest = [
    "XCTFail", "XCTIssue", "XCTSkip", "XCTSourceCodeContext", "XCTSourceCodeLocation", "XCTestCase",
  ]

  /// Types and type parameters that generated code declares, the associated types of their protocols, and generic types
  /// that it extends. Inside of them, these names hide the types of the module.
  private static let insideTypes = [
    "AllCases", "BindingTarget", "Bindings", "CodingKeys", "CurrentValues", "DerivedValues", "EmittedEvent",
    "ErrorPolicy", "ExamplePreview", "ID", "Inputs", "ObservationKeys", "OwningDerivedValues", "OwningServices",
    "OwningViewModel", "RawValue", "RequiredRuntime", "SavedValues", GeneratedName.constants, "ScreenContent",
    "ScreenResult", "ScreenRoute", "Services", "StoredValues",
  ]

  /// The conformances that an `extern` may name.
  static let conformances: [String: Conformances] = [
    "Equatable": .equatable, "Hashable": [.hashable, .equatable], "Codable": .codable, "Sendable": .sendable,
    "Identifiable": .identifiable, "CaseIterable": .caseIterable, "Comparable": [.comparable, .equatable],
  ]
}
