/// The types of libraries that generated code names.
///
/// A schema can declare types with these names: generated code then names the library's type with its module, such as
/// `Swift.Task`. It therefore needs no name that is not listed here to be free.
package enum LibraryTypes {
  /// The module of each type.
  package static let modules: [String: String] = {
    var modules: [String: String] = [:]
    for (module, types) in typesOfModules { for type in types { modules[type] = module } }
    return modules
  }()

  /// Whether an `extern` of a name must be a type of the app: Testing or the runtime has a type of that name too, which
  /// no schema uses.
  package static func isTypeOfAppIfExtern(_ name: String) -> Bool {
    ofTesting.contains(name) || modules[name].map(ofTests.contains) == true
  }

  /// The modules that generated tests import, apart from those of every program.
  private static let ofTests: Set<String> = ["Testing", "ViewModelFormatting", "ViewModelRuntime", "ViewModelTesting"]

  /// The types of Testing that generated tests do not name.
  private static let ofTesting: Set<String> = [
    "Attachable", "AttachableWrapper", "Attachment", "Bug", "Comment", "ConditionTrait", "Confirmation",
    "CustomTestArgumentEncodable", "CustomTestStringConvertible", "ExitStatus", "ExitTest", "Expectation",
    "ExpectationFailedError", "IssueHandlingTrait", "KnownIssueMatcher", "ParallelizationTrait",
    "SuiteTrait", "Tag", "TestScoping", "TestTrait", "TimeLimitTrait", "Trait",
  ]

  private static let typesOfModules: [String: [String]] = [
    "Swift": [
      "Actor", "AnyHashable", "AnyKeyPath", "AnyObject", "AnySequence", "Array", "ArraySlice", "AsyncSequence",
      "AsyncStream", "AsyncThrowingStream", "CancellationError", "CaseIterable", "Character", "ClosedRange",
      "Codable", "CodingKey", "Collection", "Comparable", "ContinuousClock", "CustomStringConvertible", "Decodable",
      "Decoder", "Dictionary", "Encodable", "Encoder", "Equatable", "Error", "Float", "FloatingPointRoundingRule",
      "Hashable", "Hasher", "Identifiable", "KeyPath", "Mirror", "Never", "ObjectIdentifier",
      "Optional", "PartialKeyPath", "Range", "RawRepresentable", "ReferenceWritableKeyPath", "Result", "Sendable",
      "Sequence", "Set", "Substring", "Task", "WritableKeyPath",
    ],
    "Foundation": [
      "Bundle", "Calendar", "DateComponents", "DateFormatter", "Locale", "LocalizedError",
    ],
    "Observation": [
      "Observable", "ObservationRegistrar",
    ],
    "Testing": [
      "Issue", "SourceLocation", "Suite", "Test",
    ],
    "ViewModelFormatting": [
      "DurationStyle", "NumberStyle", "RelativeStyle", "StringCatalogError", "TextConversion", "TextProblem",
      "UnitStyle",
    ],
    "ViewModelRuntime": [
      "AnyEditRules", "AnyFocusRules", "AnyFollow", "AnyRoute", "BatchUpdate", "BindingPort",
      "BindingPorts",
      "BindingToken", "CellBindings", "ChildChanges", "ChildIdentity", "ChildRules", "Children", "ChoiceControl",
      "Command", "CommandBinding", "CommandEvent", "CommandObserver", "CommandPolicy", "CommandPort",
      "CommandQuestion", "CommandRules", "CommandRun", "CommandState", "CommandStatus", "CommandSteps",
      "ControlBinding", "ControlPort",
      "DeferredStorage",
      "DeferredValue", "DisplayContext", "DisplayedRows", "DraftEdit", "DraftField", "DraftRules", "DraftState",
      "EditCheck", "EditConversion", "EditFacets", "EditPlace", "EditPort", "EditRequirement", "EditRules",
      "EditSnapshot", "EditState", "EditingEvent", "EmittingViewModel", "EnabledControl", "ExactlyComparable",
      "FixedClock", "FocusRules", "FocusTarget", "FocusableEdit", "FocusableTextControl", "Follow", "Grouping",
      "Interval",
      "InvalidLinkParameter", "KeyedValue", "LabeledError", "LinkAddress", "LinkParameter",
      "LinkParameters", "LinkPattern", "LinkTable", "ListContent", "ListDifference", "ListPhase", "ListRow",
      "ListRules", "ListSection", "ListSelection", "ListSnapshot", "ListStatus", "ListValue", "LiveContext",
      "LoadStatus",
      "LoadedList", "LoadedPage", "LoadedRowList", "Localization", "LocalizedText", "Moment",
      "Navigation", "NavigationRoute", "NavigationState", "NavigationStep",
      "Numbered", "ObservationKey", "ObservationTracking", "ObservedProperties",
      "OptionalChildRules", "OwnEdit", "PageLoads", "PageReceipt", "PageRequest", "Paired", "PendingScreenResult",
      "PendingValues", "PendingWrite", "PluralCategory", "PluralNumber", "PluralOperands",
      "PositionedValue", "PropertyChanges", "QuestionChoice",
      "QuestionField", "QuestionQueue",
      "Reaction", "ReceivingRules", "RefreshControl", "RepeatingTimer", "RestorableScreen",
      "ResultScreenViewModel", "ReturnAction", "ReturnControl", "ReturnKey", "RowAction", "RowChanges", "RowCollection",
      "RowEdge",
      "RowList", "RowMove", "RowPosition", "RowRules",
      "RowsBinding", "RowsPort", "ScreenEntry", "ScreenFactory", "ScreenKind", "ScreenLink", "ScreenOpening",
      "ScreenPresentation", "ScreenPresenter", "ScreenStack", "ScreenTab", "ScreenTabLabel", "ScreenTabs",
      "ScreenTitle", "ScreenViewModel", "SelectableRowList", "StatefulValues", "StatefulViewModelState",
      "Summable", "SystemClock", "TextControl",
      "TextEdit", "TextEditBinding", "TextEditRules", "TextListStyle",
      "TimeRefresh", "TriggerControl", "ValueControl", "ValueEdit",
      "ValueEditBinding", "ValueEditRules", "ViewModel", "ViewModelClock", "ViewModelFault",
      "ViewModelInputs", "ViewModelNode", "ViewModelObservers", "ViewModelRuntimeVersion",
      "ViewModelState", "ViewModelValues",
    ],
    "ViewModelTesting": [
      "ExampleChecks", "ExampleFailure", "ExampleList", "ExampleRecorder", "ManualClock", "NamedServices",
      "StreamStub", "Stub", "TaskMonitor", "ViewModelExample",
      "ViewModelGraph", "ViewModelLaw",
    ],
  ]
}
