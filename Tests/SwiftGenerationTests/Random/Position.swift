@testable import VmgenSchemaSemantics
@testable import VmgenSwiftGeneration

/// A place of the language that holds an expression. Generated code gives some places a type, and others must state it.
struct Position: Sendable {
  let name: String
  /// The types that the expression can have.
  let types: [Type]
  /// Returns the members of a view model with the expression in them.
  let member: @Sendable (_ expression: String, _ type: Type) -> String

  init(_ name: String, _ types: [Type] = anyType, _ member: @escaping @Sendable (String, Type) -> String) {
    self.name = name
    self.types = types
    self.member = member
  }

  /// Types with literals, nil, collections and cases.
  static let anyType: [Type] = [
    .int, .string, .bool, .double, .decimal, .optional(.string), .optional(.int), .array(.string),
    .dictionary(key: .string, value: .int), .declared("Shade"), .optional(.declared("Level")), .declared("Item"),
    .array(.optional(.int)), .optional(.array(.int)),
  ]
  private static let items: [Type] = [.array(.declared("Item"))]

  /// The members that the expressions of all positions can read.
  static let scope: [(name: String, type: Type)] = [
    ("item", .declared("Item")), ("maybe", .optional(.declared("Item"))), ("items", .array(.declared("Item"))),
    ("n", .int), ("count", .int), ("title", .string), ("flag", .bool),
    ("desk.known(title)", .optional(.declared("Item"))),
  ]

  static let all: [Position] = values + steps + lists + services + rules

  private static let values = [
    Position("display") { "display shown: \($1) = \($0)" },
    Position("untyped display") { text, _ in "display shown = \(text)" },
    Position("intermediate value") { "let part: \($1) = \($0)\n  display shown = [part].count" },
    Position("operand") { text, _ in "display shown = (\(text)) == (\(text))" },
    Position("interpolation", [.string, .int, .optional(.string)]) { text, _ in #"display shown = "\#(text)""# },
    Position("element of an array") { text, _ in "display shown = [\(text), \(text)].count" },
    Position("value of a closure") { text, _ in "display shown = items.map { _ in \(text) }.count" },
    Position("argument of a child") { "child sub = \(holder($1))(value: \($0))" },
  ]

  private static let steps = [
    Position("assignment") { "state slot: \($1)? = nil\n  command act { slot = \($0) }" },
    Position("constant") { "state slot: \($1)? = nil\n  command act {\n let local = \($0)\n slot = local\n}" },
    Position("constant after a wait") {
      "state slot: \($1)? = nil\n  command act {\n wait 1s\n let local: \($1) = \($0)\n slot = local\n}"
    },
    Position("event") { "event out(value: \($1))\n  command act { emit out(value: \($0)) }" },
    Position("change of") { text, _ in "on change of (\(text)) { count += 1 }" },
    Position("change of several values") { text, _ in "on change of (\(text), count, title) { flag = true }" },
    Position("condition", [.bool]) { text, _ in "command act { if \(text) { count += 1 } }" },
    Position("condition after a wait", [.bool]) { text, _ in
      "command act {\n wait 1s\n if \(text) { count += 1 } else { wait 1s }\n}"
    },
    Position("unwrapped value", [.optional(.declared("Item")), .optional(.int)]) { text, _ in
      "command act { if let found = \(text) { let twice = [found, found] } else { count = 2 } }"
    },
    Position("unwrapped value after a wait", [.optional(.declared("Item"))]) { text, _ in
      "command act {\n wait 1s\n if let found = \(text) { count = found.id } else { wait 1s }\n}"
    },
    Position("loop", items) { text, _ in "command act { for each in \(text) { count += each.id } }" },
    Position("loop that waits", items) { text, _ in "command act { for each in \(text) { wait 1s } }" },
    Position("question", [.string]) { text, _ in
      "command act {\n confirm \(text)\n let typed = prompt \(text)\n title = typed\n}"
    },
    Position("wait", [.duration]) { text, _ in "command act { wait \(text) }" },
    Position("progress", [.int]) { text, _ in "command act {\n wait 1s\n progress \(text) of \(text)\n}" },
    Position("timer", [.duration]) { text, _ in "every \(text) { count += 1 }" },
  ]

  private static let lists = [
    Position("list", items) { text, _ in "list rows of RowHolder(item: $0) in \(text)" },
    Position("filter of a list", [.bool]) { text, _ in
      "list rows of RowHolder(item: $0) in items { filter { _ in \(text) } }"
    },
    Position("section of a list", [.string]) { text, _ in
      "list rows of RowHolder(item: $0) in items { section { _ in \(text) } }"
    },
    Position("appended element", [.declared("Item")]) { text, _ in
      "state kept: [Item] = []\n  command act {\n kept.append(\(text))\n kept.insert(\(text), at: 0)\n}"
    },
    Position("identity", [.int]) { text, _ in
      "state kept: [Item] = []\n  command act {\n kept.remove(id: \(text))\n kept[id: \(text)].tags = []\n}"
    },
    Position("moved element", [.optional(.int)]) { text, _ in
      "state kept: [Item] = []\n  command act { kept.move(id: 1, before: \(text)) }"
    },
    Position("key", [.string]) { text, _ in "state named: [String: Int] = [:]\n  command act { named[\(text)] = 1 }" },
    Position("value of a key", [.optional(.int)]) { text, _ in
      "state named: [String: Int] = [:]\n  command act { named[\"a\"] = \(text) }"
    },
  ]

  private static let services = [
    Position("argument of a stream", [.int]) { text, _ in
      "state followed: Item = Item(id: 1)\n  follow followed from desk.changes(of: \(text))"
    },
    Position("argument of a request", [.declared("Item")]) { text, _ in
      "command act { await desk.send(item: \(text), fast: false) }"
    },
    Position("argument of a query", [.int]) { text, _ in "display shown = desk.rate(of: \(text))" },
    Position("argument of a load", [.int]) { text, _ in
      "list rows of RowHolder(item: $0) { load { try await desk.page(\(text)) } }"
    },
    Position("handled error", [.string]) { text, _ in
      "command act {\n try await desk.refuse()\n} catch .refused(let code) {\n title = \(text)\n} catch { title = \(text) }"
    },
  ]

  private static let rules = [
    Position("gate", [.bool]) { text, _ in "command act when (\(text)) { count += 1 }" },
    Position("busy text", [.string]) { text, _ in "command act(p: Int) busy (\(text)) { wait 1s }" },
    Position("reaction", [.bool]) { text, _ in "on (\(text)) { flag = true }" },
    Position("requirement", [.bool]) { text, _ in
      #"edit entry: String = "" { require entry.isEmpty || \#(text) else "No" }"#
    },
    Position("message", [.string]) { text, _ in
      #"edit entry: String = "" { require entry.isEmpty else (\#(text)) }"#
    },
    Position("check", [.string]) { text, _ in
      #"edit entry: String = "" { check try await desk.ask(\#(text), 1) else "No" }"#
    },
  ]

  /// Returns the name of a view model with an input of the type.
  private static func holder(_ type: Type) -> String {
    "Holder\(anyType.firstIndex(of: type) ?? 0)"
  }

  /// The declarations that the members use, in addition to those of ``RandomSchema``.
  static let declarations =
    "viewmodel RowHolder {\n  input item: Item\n  display shown = item.name\n}\n"
    + anyType.map { "viewmodel \(holder($0)) {\n  input value: \($0)\n  display shown = [value].count\n}\n" }.joined()
}
