import VmgenSchemaSyntax

/// What to write instead of names of Swift and of tests that the language does not have.
extension ExpressionChecker {
  /// Functions of Swift that the schema language does not have, and what to write instead.
  static let foreignFunctions: [String: String] = [
    "stride": "count in a range: `(0..<5).map { $0 * 2 }`",
    "_": "to compare only the case, write `if case .name = …`",
    "didSet": observerAdvice, "willSet": observerAdvice,
    "NotificationCenter": "declare a stream in a `service`, and `follow` it",
    "NSPredicate": "write `text.matches(…)`, with a pattern of the whole text",
    "Timer": "write `every 1s { … }` beside the commands",
    "NavigationPath": "write `use navigator: Navigator`, and `navigator.push(…)` in steps",
    "NavigationLink": "write `use navigator: Navigator`, and `navigator.push(…)` in steps",
    "Text": "write the text itself; the view displays it",
    "Dictionary": "write `….keyed { … }` for a value of each key, or `….grouped { … }` for groups",
    "oldValue": "name the value before the change: `on change of x from old { … }`",
    "newValue": "read the member itself, which has the new value",
    "Calendar": "dates have the functions of the context's calendar: `….isToday`, `….adding(days: …)`",
    "DateFormatter": "format the date itself: `….formatted(…)`, with a pattern such as `\"yyyy-MM-dd\"` or a style",
    "ISO8601DateFormatter": "format the date itself: `….formatted(\"yyyy-MM-dd\")`",
    "NumberFormatter": "format the number itself: `….formatted(…)`",
    "URLError": errorAdvice, "NSError": errorAdvice,
  ]

  /// Whether an expression creates a value of a type that the language does not have: `DateFormatter()`.
  func createsForeignValue(_ value: Expression) -> Bool {
    guard case .call(let callee, _) = value.kind, case .name(let name) = callee.kind else { return false }
    return Self.foreignFunctions[name] != nil && !isFunction(name) && types[name] == nil
  }

  /// Whether an expression is a part of such a value in a local.
  func isForeign(_ place: Expression) -> Bool {
    guard case .name(let name) = place.placeRoot.kind, let local = environment.local(name) else { return false }
    return local.isForeign
  }

  private static let errorAdvice =
    "declare an `error` with a case for each reason, `error LoadError { case offline }`, and write `LoadError.offline`"
  private static let observerAdvice = "a value has no observers: write `on change of` in a view model, with steps"

  /// Returns the help for `events.count`, `calls.count` and other reads of all events or calls in an expectation.
  func helpForRecords(_ name: String) -> String? {
    guard environment.position == .expectation else { return nil }
    switch name {
    case "events":
      let known = environment.names { if case .event = $0 { true } else { false } }.min()
      return known.map { "compare all events, as in `events == [\($0)]`, or count one: `\($0).calls == 1`" }
        ?? "the view model declares no events"
    case "calls": return callsHelp
    default: return nil
    }
  }
}
