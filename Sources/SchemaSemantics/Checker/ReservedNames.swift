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
    "example", "examples", "graph", "viewModel", "check", "inputsUpdateDisplays", "modelsRoundTripThroughJSON",
    "doubles", "editsAreConsistent", "commandsAreConsistent", "viewModelIsReleased",
    "screenCanBeRestoredAndLeft", "screenFailures", "linksRoundTrip",
  ]

  /// Members that generated enums have.
  static let ofEnums: Set<String> = [
    "allCases", "rawValue", "label", "hash", "hashValue", "encode", "AllCases", "RawValue",
    "localizedDescription",
    "errorDescription",
  ]

  /// Members that generated view models have.
  static let ofViewModels: Set<String> = [
    "context", "update", "bind", "bindings", "observe", "viewModelState", "viewModelObservers", "inputs", "derived",
    "updateDerived", "observedProperties", "viewModel", "hash", "hashValue", "publisher", "publishers",
    "objectWillChange", "appear", "disappear", "enterForeground", "enterBackground", "timedProperties", "timeRefresh",
    "services", "stored", "invalidateDerived", "Services", "differs", "_derived",
    "screenRoute", "screenTitle", "ScreenRoute", "ScreenResult",
  ]

  /// Members that generated view models with edits have.
  static let ofEditing: Set<String> = ["isValid"]
  /// Other names in generated steps and rules that hide a function of the schema.
  static let insideSteps: Set<String> = [
    "run", "values", "differs", "isValid", "appear", "disappear", "edits", "follows", "reactions", "timers", "_derived",
  ]
  /// Members that generated view models with children have.
  static let ofParents: Set<String> = ["children"]
  /// Members that generated view models with events have.
  static let ofEmitters: Set<String> = ["events"]
  /// Members that generated screens have that are restored.
  static let ofRestoredScreens: Set<String> = ["savedValues", "SavedValues", "savedValuesFingerprint"]

  /// Members that the generated doubles of services have.
  static let ofServices: Set<String> = ["init"]

  /// Parts of the display context, which expressions read by these names.
  static let ofContext: Set<String> = ["locale", "calendar", "timeZone", "now"]

  /// Types that the language or the generated code uses.
  static let types: Set<String> = Set(Type.named.keys).union([
    "Actor", "AllCases", "Any", "AnyObject", "Array", "AsyncStream", "AsyncThrowingStream", "Binding", "Calendar",
    "CaseIterable",
    "Character", "CharacterSet", "ClosedRange", "Codable", "CodingKey", "CodingKeys", "Collection", "Comparable",
    "CustomStringConvertible", "DateStyle", "Decodable", "Decoder", "Dictionary", "DisplayContext", "DurationStyle",
    "Encodable", "Encoder", "Equatable", "Error", "Float", "Foundation", "Grouping", "Hashable", "Hasher",
    "ID", "Identifiable", "Interval", "KeyPath", "KeyedValue", "Locale", "LocalizedError", "LocalizedText", "MainActor",
    "Mirror", "Never", "NumberStyle", "Numbered", "Observable", "ObservableObject", "Observation",
    "ObservationRegistrar", "Optional", "Paired", "Published", "Range", "RawRepresentable", "RawValue", "RelativeStyle",
    "Result",
    "Sendable", "Sequence", "Set", "State", "Substring", "Swift", "Task", "Test", "Testing", "ViewModelRuntime",
    "Void", "XCTestCase",
    // Names of the runtime and of generated declarations that generated view models, bindings and tests use.
    "AnyEditRules", "AnyFollow", "AsyncThrowingStream", "BindingPort", "BindingTarget", "BindingToken",
    "Bindings",
    "CancellationError", "ChildIdentity", "ChildRules", "Children", "Command", "CommandBinding", "CommandPort",
    "CommandRules", "CommandRun", "CommandState",
    "CommandStatus", "CommandSteps", "CurrentValues", "Deferred", "DeferredValue", "DerivedValues", "DraftEdit",
    "DraftRules", "DraftState", "EditCheck", "EditConversion", "EmittedEvent", "EmittingViewModel", "EditPlace",
    "EditPort", "EditRequirement", "EditState", "Follow",
    "Inputs", "Issue", "KeySet", "LabeledError", "Navigator", "NavigatorDouble", "NavigatorProvider", "ObservationKey",
    "ObservationKeys", "ObservationTracking", "ObservedProperties", "OptionalChildRules", "OwnEdit",
    "OwningServices", "OwningViewModel", "Reaction", "ListContent", "ListPhase", "ListRules", "ListSection",
    "ListStatus", "LoadedList", "LoadedRowList", "LoadedPage", "PageRequest", "RowList", "RowRules", "RowsBinding",
    "RowsPort",
    "RepeatingTimer", "RequiredRuntime", "Services",
    "StatefulValues", "StatefulViewModelState", "StoredValues", "StreamStub", "Stub", "TextConversion", "TextEdit",
    "TextEditBinding", "TextEditRules", "TextProblem", "TimeRefresh", "TypedProperty", "UnitStyle",
    "NavigationRoute", "ResultScreenViewModel", "ScreenResult", "ScreenRoute", "ScreenTitle", "ScreenViewModel",
    "LinkTable", "RestorableScreen", "SavedValues", "ScreenContent", "ScreenFactory", "ScreenKind", "ScreenLink",
    "ScreenTab", "ScreenTabLabel", "ScreenTabs",
    "ValueEdit", "ValueEditBinding", "ValueEditRules", "ViewModel", "ViewModelExample", "ViewModelGraph",
    "ViewModelInputs", "ViewModelObservers", "ViewModelRuntimeVersion", "ViewModelState", "ViewModelValues",
    "WatchedKeys", "XCTSkip",
  ])

  /// The conformances that an `extern` may name.
  static let conformances: [String: Conformances] = [
    "Equatable": .equatable, "Hashable": [.hashable, .equatable], "Codable": .codable, "Sendable": .sendable,
    "Identifiable": .identifiable, "CaseIterable": .caseIterable, "Comparable": [.comparable, .equatable],
  ]
}
