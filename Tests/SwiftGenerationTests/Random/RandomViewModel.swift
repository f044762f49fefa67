@testable import VmgenSchemaSemantics
@testable import VmgenSwiftGeneration

/// A random view model whose members read and write each other. The same number produces the same view model.
struct RandomViewModel {
  private let name: String
  private var expression: RandomExpression
  private var members: [String] = []
  private var displays: [String] = []
  private var commands: [(name: String, hasParameter: Bool)] = []
  /// The paths that steps can write, with their types.
  private var paths: [(text: String, type: Type)] = [
    ("count", .int), ("title", .string), ("flag", .bool), ("picked", .optional(.declared("Item"))),
    ("picked?.name", .string), ("picked?.part?.count", .int), ("item.price", .decimal),
    ("item.note", .optional(.string)),
    ("item.part?.size", .optional(.double)), ("item.tags", .array(.string)), ("items", .array(.declared("Item"))),
    ("maybe?.level", .optional(.declared("Level"))), ("form.name", .string), ("form.part?.count", .int),
    ("maybe?.shade", .declared("Shade")), ("entry", .string), ("number", .int),
  ]

  init(number: Int) {
    name = "V\(number)"
    expression = RandomExpression(
      seed: UInt64(number) &* 7919,
      scope: [
        ("item", .declared("Item")), ("maybe", .optional(.declared("Item"))), ("items", .array(.declared("Item"))),
        ("n", .int), ("count", .int), ("title", .string), ("flag", .bool), ("picked", .optional(.declared("Item"))),
        ("form", .declared("Item")), ("entry", .string), ("number", .int), ("now", .date), ("form.isDirty", .bool),
        ("number.error", .optional(.string)), ("desk.rate(of: n)", .int),
        ("desk.known(title)", .optional(.declared("Item"))),
      ])
  }

  /// Returns the text of the schema. For each member, the first of a few random candidates is used that the checker
  /// accepts together with the members before it.
  ///
  /// - Parameter isAccepted: Returns whether a schema has no errors.
  mutating func text(_ isAccepted: (String) -> Bool) -> String {
    members = [
      "input item: Item", "input maybe: Item?", "input items: [Item] = []", "let n: Int", "use desk: Desk",
      "use navigator: Navigator", "state count = 1", "state title = \"a\"", "state flag = false",
      "state picked: Item? = nil", "draft form = item",
    ]
    add(isAccepted) { $0.edit("entry", "String = \"\"") }
    add(isAccepted) { $0.edit("number", "Int = 3 as text") }
    for (name, path) in [("bound", "$item.name"), ("inner", "$picked?.part?.count as text"), ("copied", "$form.name")]
    where expression.chance(2) {
      add(isAccepted) { $0.edit(name, path) }
    }
    for index in 0..<(2 + expression.random.number(4)) { add(isAccepted) { $0.derived(index) } }
    for index in 0..<(1 + expression.random.number(3)) { add(isAccepted) { $0.command(index) } }
    add(isAccepted) { $0.reaction() }
    add(isAccepted) { $0.change() }
    if expression.chance(3) { add(isAccepted) { $0.timer() } }
    if expression.chance(3) { members.append("follow item from desk.changes(of: item.id)") }
    return schema(example())
  }

  private func schema(_ example: [String]) -> String {
    "viewmodel \(name) {\n\((members + example).map { "  \($0)\n" }.joined())}\n"
  }

  private mutating func add(_ isAccepted: (String) -> Bool, _ make: (inout RandomViewModel) -> String?) {
    for _ in 0..<6 {
      var trial = self
      let member = make(&trial)
      // Continues the random sequence, so that the next candidate differs.
      expression.random = trial.expression.random
      guard let member else { continue }
      trial.members.append(member)
      if isAccepted(trial.schema([])) {
        self = trial
        return
      }
    }
  }

  private mutating func value(_ type: Type, _ depth: Int = 2) -> String { expression.value(type, depth) ?? "nil" }

  private mutating func edit(_ name: String, _ storage: String) -> String {
    let head = storage.hasPrefix("$") ? "edit \(name) = \(storage)" : "edit \(name): \(storage)"
    var rules: [String] = []
    // Rules read other edits, but not displays, because displays can read the edits.
    if expression.chance(2) { rules.append("require \(value(.bool)) else \(value(.string, 1))") }
    if expression.chance(4) {
      rules.append("check try await desk.ask(\(value(.string, 1)), \(value(.int, 1))) else \(value(.string, 1))")
    }
    return rules.isEmpty ? head : head + " {\n    \(rules.joined(separator: "\n    "))\n  }"
  }

  private mutating func derived(_ index: Int) -> String? {
    guard let type = expression.pick(RandomSchema.vocabulary.valueTypes) else { return nil }
    let isDisplay = expression.chance(3) == false
    let name = (isDisplay ? "shown" : "part") + String(index)
    let annotation = expression.chance(2) ? ": \(type)" : ""
    if expression.chance(5), let passed = expression.pick(RandomSchema.vocabulary.valueTypes) {
      let scope = expression.scope
      expression.scope.append(("passed", passed))
      let body = value(type, 3)
      expression.scope = scope
      expression.scope.append(("\(name)(\(value(passed, 1)))", type))
      return "\(isDisplay ? "display" : "let") \(name)(_ passed: \(passed)) -> \(type) = \(body)"
    }
    let text = "\(isDisplay ? "display" : "let") \(name)\(annotation) = \(value(type, 3))"
    expression.scope.append((name, type))
    if isDisplay { displays.append(name) }
    return text
  }

  // MARK: Steps

  private mutating func command(_ index: Int) -> String {
    let hasParameter = expression.chance(3)
    let scope = expression.scope
    let gate = expression.chance(3) ? " when \(value(.bool))" : ""
    if hasParameter { expression.scope.append(("amount", .int)) }
    let isWaiting = expression.chance(2)
    var steps = self.steps(2, isWaiting: isWaiting)
    if hasParameter { steps.append("count = amount") }
    expression.scope = scope
    let clause = isWaiting && expression.chance(2) ? " catch {\n    title = error.label\n  }" : ""
    let name = "act\(index)"
    let head = "command \(name)\(hasParameter ? "(amount: Int)" : "")\(gate)"
    commands.append((name, hasParameter))
    return "\(head) {\n    \(steps.joined(separator: "\n    "))\n  }\(clause)"
  }

  private mutating func reaction() -> String {
    // The steps make their own condition false, so that the reaction ends.
    let steps = ["flag = false"] + self.steps(1, isWaiting: false)
    return "on flag && \(value(.bool)) {\n    \(steps.joined(separator: "\n    "))\n  }"
  }

  private mutating func change() -> String {
    guard let type = expression.pick(RandomSchema.vocabulary.valueTypes) else {
      return "on change of count { flag = true }"
    }
    let steps = steps(1, isWaiting: expression.chance(2)).filter { !$0.contains("try ") }
    let head = expression.chance(2) ? value(type) : "(\(value(type)), count)"
    return "on change of \(head) {\n    \((steps + ["flag = false"]).joined(separator: "\n    "))\n  }"
  }

  private mutating func timer() -> String {
    let gate = expression.chance(2) ? " when \(value(.bool))" : ""
    return "every \(value(.duration, 1))\(gate) {\n    \(steps(1, isWaiting: false).joined(separator: "\n    "))\n  }"
  }

  private mutating func steps(_ depth: Int, isWaiting: Bool) -> [String] {
    let scope = expression.scope
    defer { expression.scope = scope }
    return (0..<(1 + expression.random.number(3))).map { step($0, depth, isWaiting: isWaiting) }
  }

  private mutating func step(_ index: Int, _ depth: Int, isWaiting: Bool) -> String {
    let local = "step\(depth)\(index)"
    switch expression.random.number(isWaiting ? 15 : 9) {
    case 0, 1, 2: return expression.chance(3) ? elementChange() : assignment()
    case 3: return expression.chance(2) ? "count += \(value(.int))" : "picked?.part?.count -= \(value(.int, 1))"
    case 4:
      guard let type = expression.pick(RandomSchema.vocabulary.valueTypes) else { return assignment() }
      let text = "let \(local) = \(value(type))"
      expression.scope.append((local, type))
      return text
    case 5, 6: return depth > 0 ? choice(depth, isWaiting: isWaiting) : assignment()
    case 7: return elementChange()
    case 8: return depth > 0 ? loop(local, depth, isWaiting: isWaiting) : elementChange()
    case 9: return expression.chance(2) ? "wait \(value(.duration, 1))" : "progress \(value(.int)) of \(value(.int, 1))"
    case 10:
      let text = "let \(local) = try await desk.load(id: \(value(.int)))"
      expression.scope.append((local, .declared("Item")))
      return text
    case 11: return "await desk.send(item: \(value(.declared("Item"))), fast: \(value(.bool)))"
    case 12: return "count = try await desk.count(\(value(.string)))"
    case 13: return "commit form"
    default: return "invalidate desk"
    }
  }

  private mutating func assignment() -> String {
    guard let path = expression.pick(paths) else { return "count += 1" }
    return "\(path.text) = \(value(path.type))"
  }

  private mutating func elementChange() -> String {
    switch expression.random.number(10) {
    case 0: "items[\(value(.int, 1))].price = \(value(.decimal))"
    case 1: "items[id: \(value(.int, 1))].part?.count += \(value(.int))"
    case 2: "item.counts[\(value(.string, 1))] = \(value(.optional(.int)))"
    case 3: "form.tags[\(value(.int, 1))] = \(value(.string))"
    case 4: "items.append(\(value(.declared("Item"))))"
    case 5: "items[\(value(.int, 1))].tags.insert(\(value(.string)), at: \(value(.int, 1)))"
    case 6: "items.remove(id: \(value(.int)))"
    case 7: "items.move(id: \(value(.int, 1)), before: \(value(.optional(.int), 1)))"
    case 8: "picked?.tags.removeAll()"
    default: "item.counts[\(value(.string, 1))] += \(value(.int))"
    }
  }

  private mutating func loop(_ local: String, _ depth: Int, isWaiting: Bool) -> String {
    let scope = expression.scope
    defer { expression.scope = scope }
    let isRange = expression.chance(3)
    let elements = isRange ? "0..<\(value(.int, 1))" : value(.array(.declared("Item")))
    expression.scope.append((local, isRange ? .int : .declared("Item")))
    return "for \(local) in \(elements) { \(steps(depth - 1, isWaiting: isWaiting).joined(separator: "\n")) }"
  }

  private mutating func choice(_ depth: Int, isWaiting: Bool) -> String {
    let scope = expression.scope
    var head = value(.bool)
    if expression.chance(2) {
      head = "let found = \(value(.optional(.declared("Item"))))"
      expression.scope.append(("found", .declared("Item")))
      if expression.chance(2) { head += ", let other = \(value(.optional(.int)))" }
    }
    let then = steps(depth - 1, isWaiting: isWaiting)
    expression.scope = scope
    let otherwise =
      expression.chance(2) ? " else { \(steps(depth - 1, isWaiting: isWaiting).joined(separator: "\n")) }" : ""
    return "if \(head) { \(then.joined(separator: "\n")) }\(otherwise)"
  }

  // MARK: Example

  private mutating func example() -> [String] {
    var steps = ["given item = Item(id: 1)", "given maybe = nil", "given n = 2"]
    steps += [
      "given desk.load returns Item(id: 3)", "given desk.send returns", "given desk.count throws Trouble.offline",
    ]
    steps += ["given desk.ask returns true"]
    steps += displays.prefix(2).map { "expect \($0) == \($0)" }
    for command in commands { steps.append("when \(command.name)(\(command.hasParameter ? "amount: 2" : ""))") }
    steps +=
      displays.dropFirst(2).map { "expect \($0) == \($0)" } + [
        "expect desk.send.last.item?.name == nil", "expect desk.load.calls == 1",
      ]
    return ["example \"runs\" {\n    \(steps.joined(separator: "\n    "))\n  }"]
  }
}
