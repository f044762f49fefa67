/// Keywords of other languages for declarations, and the keyword to write.
let foreignDeclarations: [String: String] = [
  "struct": "model", "class": "model", "actor": "model", "record": "model", "data": "model", "type": "model",
  "interface": "model", "entity": "model", "object": "model", "message": "model", "function": "func", "def": "func",
  "fun": "func", "fn": "func", "using": "import", "include": "import", "require": "import", "protocol": "service",
  "view": "viewmodel", "viewModel": "viewmodel", "ViewModel": "viewmodel", "vm": "viewmodel", "screen": "viewmodel",
  "fixture": "sample", "mock": "fake", "stub": "fake", "external": "extern",
]

/// Keywords of other languages for members, and the keyword to write.
let foreignMembers: [String: String] = [
  "const": "let", "val": "let", "property": "display", "prop": "input", "computed": "display", "derived": "display",
  "output": "display", "show": "display", "get": "display", "getter": "display", "param": "input",
  "parameter": "input", "argument": "input", "dependency": "use", "inject": "use", "injected": "use", "uses": "use",
  "service": "use", "stored": "state", "published": "state", "binding": "edit", "bind": "edit", "field": "edit",
  "textfield": "edit", "textField": "edit", "toggle": "edit", "picker": "edit", "slider": "edit", "form": "draft",
  "copy": "draft", "subview": "child", "subviewmodel": "child", "subviewModel": "child", "action": "command",
  "intent": "command", "signal": "event", "callback": "event", "handler": "command",
  "mutation": "command", "button": "command", "task": "command", "subscribe": "follow", "listen": "follow",
  "observe": "follow", "for": "follow", "if": "on", "when": "on", "whenever": "on", "watch": "on", "onChange": "on",
  "timer": "every", "interval": "every",
  "test": "example", "spec": "example", "it": "example", "describe": "examples",
]

/// Keywords of other languages for functions. What they mean as a member depends on the rest of the line.
let foreignFunctions: Set<String> = ["func", "function", "method", "fun", "def"]

/// Names in other frameworks for events in the life of a screen, and the event to write after `on`.
package let foreignEvents: [String: LifecycleEvent] = [
  "onAppear": .appear, "viewDidAppear": .appear, "viewWillAppear": .appear, "appear": .appear, "task": .appear,
  "viewDidLoad": .firstAppear, "firstAppear": .firstAppear, "onFirstAppear": .firstAppear, "onLoad": .firstAppear,
  "didMount": .firstAppear, "onDisappear": .disappear,
  "viewDidDisappear": .disappear, "viewWillDisappear": .disappear, "disappear": .disappear,
  "onForeground": .foreground, "willEnterForeground": .foreground, "didBecomeActive": .foreground,
  "onBackground": .background, "didEnterBackground": .background, "willResignActive": .background,
]

/// Attributes of Swift frameworks, and the keyword of the member to write.
let foreignAttributes: [String: String] = [
  "Service": "use", "Injected": "use", "Inject": "use", "Dependency": "use", "Environment": "use",
  "EnvironmentObject": "use", "State": "state", "StateObject": "state", "Published": "state",
  "ObservationTracked": "state", "Binding": "input", "Bindable": "edit", "FocusState": "state",
]

/// Property wrappers that store or share their values, and what to do instead.
let foreignWrappers: [String: String] = [
  "AppStorage": "declare a `service` that stores the value; a `state` begins with its initial value",
  "SceneStorage": "write a `state`, and `restore …` with its name to store it with the screen",
  "ObservedObject": "declare the other view model as a part of this one: `child … = …`",
]

/// The attributes of Swift that generated code has by itself, or does not need.
package let plainAttributes: Set<String> = [
  "Published", "ObservationIgnored", "MainActor", "Sendable", "objc", "nonobjc", "discardableResult", "inlinable",
  "frozen", "available", "usableFromInline", "Observable", "Model", "escaping", "preconcurrency", "unchecked",
]

/// The methods whose argument is a closure.
let closureMethods: Set<String> = [
  "map", "compactMap", "flatMap", "filter", "sorted", "allSatisfy", "contains", "max", "min", "sum", "reduce", "first",
]

/// Words for the items of a router, and the keyword to write.
let foreignRouterItems: [String: String] = [
  "deeplink": "link", "deepLink": "link", "url": "link", "path": "link", "route": "link", "tab": "tabs",
  "tabbar": "tabs", "tabBar": "tabs", "view": "screen", "page": "screen", "viewmodel": "screen", "use": "screen",
]

/// Words for rules of an edit, and the keyword to write.
let foreignRules: [String: String] = [
  "required": "require", "notEmpty": "require", "nonempty": "require", "nonEmpty": "require", "isEmpty": "require",
  "validate": "require", "rule": "require", "assert": "require", "ensure": "require", "must": "require",
  "guard": "require", "expect": "require", "valid": "require", "trimmed": "trim", "strip": "trim",
  "format": "transform", "map": "transform", "filter": "transform", "sanitize": "transform", "mask": "transform",
  "rest": "debounce", "delay": "debounce", "wait": "debounce", "pause": "debounce",
  "verify": "check", "onSubmit": "submit", "onReturn": "submit", "nextField": "next", "focusNext": "next",
]

/// Words for rules that an edit does not have, and what to do instead.
let ruleHelps: [String: String] = [
  "throttle": "`debounce` waits until the user stops typing; no rule limits how often an edit is written",
  "uppercased": upperCaseHelp, "uppercase": upperCaseHelp,
  "lowercased": lowerCaseHelp, "lowercase": lowerCaseHelp,
  "maxLength": lengthHelp, "limit": lengthHelp, "prefix": lengthHelp,
  "digits": digitsHelp, "onlyDigits": digitsHelp, "numbers": digitsHelp,
]

private let upperCaseHelp = "change the typed text: `transform { $0.uppercased() }`"
private let lowerCaseHelp = "change the typed text: `transform { $0.lowercased() }`"
private let lengthHelp = "change the typed text: `transform { $0.prefix(20) }`"
private let digitsHelp = "change the typed text: `transform { $0.filter { $0.isNumber } }`"

/// Words for clauses of a command, and the keyword to write.
let foreignClauses: [String: String] = [
  "if": "when", "where": "when", "guard": "when", "enabled": "when", "requires": "when", "loading": "busy",
  "progress": "busy", "waiting": "busy", "ignore": "drop", "skip": "drop", "once": "drop",
  "serial": "queue", "enqueue": "queue", "sequential": "queue", "latest": "restart", "cancel": "restart",
  "replace": "restart", "concurrent": "parallel", "merge": "parallel",
]

/// Names of units after a number and a space, and the unit to write directly after the number.
package let durationUnits: [String: DurationUnit] = [
  "ms": .milliseconds, "milliseconds": .milliseconds, "millis": .milliseconds, "s": .seconds, "sec": .seconds,
  "secs": .seconds, "second": .seconds, "seconds": .seconds, "m": .minutes, "min": .minutes, "minute": .minutes,
  "minutes": .minutes, "h": .hours, "hour": .hours, "hours": .hours,
]

/// Keywords of statements that are not steps, and what to do instead.
package let statementSteps: [String: String] = [
  "guard": "write `guard condition else { return }`",
  "break": "in a `case`, write it as the last step; it ends a loop, and `return` ends the steps",
  "continue": "it ends a turn of a loop; `return` ends the steps",
  "fallthrough": "list the patterns in one case, separated by commas",
  "for": "write `for element in elements { … }`, or use `map` and `filter`",
  "while": boundedLoopAdvice, "repeat": boundedLoopAdvice,
  "do": "remove it; a `load` ends with the call that returns the rows",
  "throw": "write the error after it: `throw error`, `throw .offline`",
  "defer": "write its steps in braces: `defer { … }`",
  "func": "declare a command, or a function outside the view model",
  "async": "write `async let x = …`, and await `x` in a later step",
  "Task": "remove it: `load()` starts a command, and the steps continue; `await load()` waits for its end",
  "sleep": waitAdvice, "delay": waitAdvice,
  "prompt": "name the answer: `let answer = prompt \"…\"`",
  "ask": "write `invalidate` and the service",
]

/// Keywords of statements that are not steps of a fake, and what to do instead.
let statementsOfFakes: [String: String] = [
  "defer": "write its steps before each `return` and `throw`, and at the end"
]

private let boundedLoopAdvice =
  "write a loop with a bound that it does not reach: `for _ in 1...1_000 { guard condition else { break } … }`"
private let waitAdvice = "write `wait 3s`; for edits use `debounce`, for checks `after`"
private let noteAdvice = "the context's `commandObserver` observes commands: remove it"

/// Swift functions and types that are not available in steps, and what to do instead.
package let foreignCalls: [String: String] = [
  "print": noteAdvice, "debugPrint": noteAdvice, "NSLog": noteAdvice, "sleep": waitAdvice,
  "Task": "a cancelled run has no more steps; a pause is `wait 3s`, or `debounce` of an edit", "usleep": waitAdvice,
  "wait": waitAdvice, "delay": waitAdvice,
  "DispatchQueue": "remove it; steps run on the main actor",
  "MainActor": "remove it; steps run on the main actor",
  "UserDefaults": "declare a `service` that stores the value",
  "URLSession": "declare a `service` that sends the request",
]

/// The full form of each step that begins with a keyword.
let stepForms: [String: String] = [
  "wait": "wait 3s", "progress": "progress done of total",
  "confirm": "confirm \"Delete it?\"", "prompt": "let answer = prompt \"…\"", "commit": "commit draft",
  "revert": "revert draft", "invalidate": "invalidate service", "emit": "emit event(…)", "finish": "finish result",
  "await": "await service.function()",
  "try": "try await service.function()",
]

/// Assignment operators that steps do not have, and what to write instead.
let foreignAssignments: [String: String] = [
  "++": "+= 1", "--": "-= 1",
]

/// Words for the behavior of a test double, and the keyword to write.
let foreignStubBehaviors: [String: String] = [
  "gives": "returns", "yields": "sends", "emits": "sends", "fails": "throws", "waits": "held", "hangs": "held",
  "pending": "held", "finishes": "ends", "completes": "ends",
]

/// Words for events of an example, and the keyword to write.
let foreignExampleEvents: [String: String] = [
  "starts": "begins", "focuses": "begins", "stops": "ends", "finishes": "ends", "blurs": "ends", "replies": "answers",
  "accepts": "confirms", "agrees": "confirms", "cancels": "declines", "refuses": "declines",
  "selects": "chooses", "picks": "chooses",
]

/// Types of Swift that a schema cannot extend.
let typesOfSwift: Set<String> = [
  "String", "Character", "Substring", "Int", "Double", "Float", "Decimal", "Bool", "Date", "TimeInterval", "Calendar",
  "Locale", "TimeZone", "Duration", "URL", "UUID", "Data", "Array", "Set", "Dictionary", "Optional", "Collection",
  "Sequence", "Range", "ClosedRange", "Error", "View",
]

/// Stream types of other frameworks. A service declares `stream T`.
let foreignStreams: Set<String> = [
  "AsyncStream", "AsyncThrowingStream", "AsyncSequence", "Stream", "Publisher", "AnyPublisher", "Observable", "Flow",
]

/// Words that begin a step of an example in other frameworks, and the keyword to write.
let foreignExampleWords: [String: String] = [
  "set": "when", "input": "given", "with": "given", "then": "expect",
  "assert": "expect", "check": "expect", "verify": "expect", "should": "expect", "and": "expect",
  "stub": "given", "mock": "given", "tap": "when", "call": "when", "run": "when", "do": "when", "after": "when",
]

/// Functions of tests that wait, which an example does not need.
let waitsOfTests: Set<String> = [
  "wait", "sleep", "advance", "tick", "fulfillment", "waitForExpectations", "Task", "eventually", "settle",
]

/// Modifiers for access and storage, which the language does not have.
let modifiers: Set<String> = [
  "public", "private", "internal", "fileprivate", "open", "package", "static", "final", "lazy", "weak", "unowned",
  "override", "mutating", "indirect", "nonisolated", "required", "convenience", "export", "readonly", "abstract",
]

/// The ``modifiers`` without which a declaration has the same meaning.
let needlessModifiers: Set<String> = [
  "final", "lazy", "override", "nonisolated", "required", "convenience", "readonly",
]

/// The ``modifiers`` for access.
let accessWords: Set<String> = ["public", "private", "internal", "fileprivate", "open", "package", "export"]
