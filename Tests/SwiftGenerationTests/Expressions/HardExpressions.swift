/// Expressions that are difficult because of Swift's grammar. Each function is compiled, and called if it has no
/// parameters.
enum HardExpressions {
  static let schema = #"""
    enum Kind: String {
      case plain = "n" "None"
      case rich = "s" "Some"
      case other
    }

    enum Shape {
      case circle(radius: Double)
      case box(width: Double, height: Double)
      case point
    }

    model Item: Identifiable {
      let id: Int
      let name: String
      var price: Decimal = 1.5
      var quantity: Int = 1
      var kind: Kind?
      var tags: [String] = []
    }

    model Holder {
      var item: Item?
      var shape: Shape = .point
      var counts: [String: Int] = [:]
      var nested: [[Item]] = []
    }

    sample apple: Item = Item(id: 1, name: "Apple", tags: ["red", "round"])
    sample holder: Holder = Holder(item: apple, shape: .box(width: 2, height: 3))
    sample pick: Item = if apple.quantity > 3 { apple } else { Item(id: 2, name: if apple.id == 1 { "one" } else { "two" }) }

    func ifInArgument(_ n: Int) -> String = words("a", if n > 1 { "many" } else { "one" }, "b")
    func ifInBranch(_ n: Int) -> String = if n > 1 { words("a", if n > 2 { "x" } else { "y" }) } else { "z" }
    func ifInTernary(_ n: Int) -> Int = n > 1 ? (if n > 2 { 3 } else { 2 }) : 1
    func ifInClosure(_ ns: [Int]) -> [String] = ns.map { if $0 > 1 { "many" } else { "one" } }
    func optionalIfInClosure(_ ns: [Int]) -> [String?] = ns.map { n in if n > 1 { "many" } else { nil } }
    func ifInClosureArgument(_ ns: [Int]) -> [Int] = ns.map { n in n + (if n > 1 { 1 } else { 2 }) }
    func ifInCondition(_ n: Int) -> Int = if (if n > 1 { true } else { false }) { 1 } else { 2 }
    func ifInSecondCondition(_ n: Int?) -> Int = if let n, (if n > 1 { true } else { false }) { n } else { 2 }
    func ifInInterpolation(_ n: Int) -> String = verbatim "n\(if n > 1 { "s" } else { "" })"
    func switchInSum(_ shape: Shape) -> Double = 1 + (switch shape {
      case .circle(let radius): radius * 2
      case .box(let width, _): width
      case .point: 0
    })
    func switchOfTwo(_ shape: Shape, _ n: Int?) -> Double = switch (shape, n) {
      case (.circle(let size), 3), (.box(width: let size, _), nil): size
      case (.box(_, height: 2), let count): Double(count ?? 0)
      case (.point, nil): 0
      case (_, let count) where (count ?? 0) > 20: 20
      default: -1
    }
    func switchOfKnown(_ n: Int) -> Int = switch (Shape.point, n > 1) {
      case (.point, true): 1
      case (_, let isLarge): isLarge ? 2 : 3
    }
    func statementsInClosure(_ ns: [Int]) -> [String] = ns.compactMap { n in
      guard n > 0 else { return nil }
      let half = n / 2
      if half == 0 { return verbatim "none" }
      return verbatim "\(half)"
    }
    func statementsWithoutNames(_ ns: [Int]) -> [[Int]] = ns.map {
      let first = $0 + 1
      let more = ns.filter { let sum = $0 + first; return sum > 4 }
      return [first] + more
    }
    func implicitInitializers() -> [Item] = [.init(id: 1, name: "a"), .init(id: 2, name: "b", kind: .plain)]
    func switchOnOptional(_ kind: Kind?) -> Int = switch kind {
      case .plain: 1
      case nil: 2
      default: 3
    }
    func switchOnWritten(_ n: Int) -> Int = switch Shape.box(width: Double(n), height: 2) {
      case .circle: 1
      case .box(let width, let height): Int(width + height)
      case .point: 3
    }
    func switchOnWrittenWithGuard(_ n: Int) -> Int = switch Shape.point {
      case .point where n > 3: 1
      case .circle, .box, .point: 2
    }
    func switchWithGuards(_ n: Int) -> String = switch n {
      case 0: verbatim "zero"
      case 1...9, 11: verbatim "few"
      case let m where m < 0: verbatim "minus"
      case let m: verbatim "\(m)"
    }
    func switchOnText(_ text: String) -> Int = switch text {
      case "a", "b": 1
      default: if text.isEmpty { 0 } else { text.count }
    }
    func sharedBinding(_ shape: Shape) -> Double = switch shape {
      case .circle(let size), .box(let size, _): size * 2
      case .point: 0
    }
    func unusedBinding(_ n: Int?, _ shape: Shape) -> Int = if let m = n, case .box(let w, let h) = shape { 1 } else { 0 }
    func usedBinding(_ n: Int?, _ shape: Shape) -> Double = if let m = n, case .box(let w, _) = shape, m > 1 { w } else { 0 }
    func closureInCondition(_ ns: [Int]) -> Int = if ns.allSatisfy({ $0 > 0 }) && ns.map({ $0 + 1 }).contains(5) { 1 } else { 0 }
    func closureInSubject(_ ns: [Int]) -> Int = switch ns.filter({ $0 > 1 }).count {
      case 0: 1
      default: 2
    }
    func chained(_ holder: Holder) -> String = holder.item?.name.uppercased() ?? "-"
    func chainedMap(_ holder: Holder) -> Int = holder.item?.tags.map { $0.count }.sum() ?? 0
    func chainOfFunction(_ holder: Holder) -> String? = holder.item?.price.formatted()
    func chainInClosure(_ holders: [Holder]) -> [String] = holders.map { $0.item?.price.formatted() ?? "none" }
    func chainedLabel(_ item: Item) -> String = item.kind?.label ?? "no kind"
    func nestedClosures(_ holder: Holder) -> [[String]] = holder.nested.map { row in row.filter { $0.quantity > 0 }.map { $0.name } }
    func unusedParameter(_ ns: [Int]) -> [Int] = ns.map { _ in 1 }
    func lastOfLiterals(_ s: String, _ n: Int) -> Bool = ["x", s].last != s || s != ["x", s].last || ["x"].first == "y" || [1, n].max() != (n)
    func emptyCollections(_ holder: Holder) -> Bool = [1].count == 1 && holder.counts == [:] && holder.nested.isEmpty
    func mixed(_ a: Int, _ b: Int, _ c: Bool) -> Int = c ? a - (b - a) - (a + b) * -b : (a * b) % (a + 1) / b
    func logic(_ a: Bool, _ b: Bool, _ c: Bool) -> Bool = !(a && b) || (a || b) && !c == (b != c)
    func coalesced(_ a: Int?, _ b: Int?) -> Int = (a ?? b ?? 1) + (a ?? 2) * 3
    func comparison(_ a: Int, _ b: Int) -> Bool = a + 1 < b * 2 && (a < b) == (b > a)
    func decimals(_ price: Decimal) -> Decimal = price * 1.19 + 0.005 - 3
    func doubles(_ n: Int) -> Double = Double(n) / 3 + 2 * 0.5
    func negative() -> Int = -5 + -(3 - 4) * (-2)
    func keywords(_ `in`: Int, for `default`: Int, `class`: Int) -> Int = `in` + `default` + `class`
    func shadowed(_ context: Int, text: String) -> String = verbatim "\(context) \(words(text, "x"))" + context.formatted()
    func sameKeys(_ a: String, _ b: String) -> [String: Int] = [a: 1, b: 2]
    func ranges(_ a: Int, _ b: Int) -> Bool = (a...b).contains(3) || (a..<b).contains(a)
    func long(_ holder: Holder) -> String = words(holder.item?.name, holder.item?.kind?.label, holder.item?.tags.first, holder.item?.price.formatted(.currency("EUR")), "and so on")
    func longTernary(_ item: Item) -> String = item.quantity > 100 && item.price > 1000 && item.name.count > 20 ? "A very large order of a very long name" : item.quantity == 0 ? "Nothing at all of this, I am afraid" : "\(item.quantity) of \(item.name)"
    func closedChain(_ item: Item?) -> Int = (item?.quantity)?.clamped(to: 1...3) ?? 0
    func closedChainOfChain(_ item: Item?) -> String? = ((item?.quantity)?.clamped(to: 1...3))?.formatted()
    func closedChainMapped(_ item: Item?) -> Int = (item?.name).map { $0.count } ?? -1
    func closedChainOfOptional(_ item: Item?) -> Int = (item?.kind)?.rawValue.count ?? 0
    func chosenStyle(_ date: Date, _ isLong: Bool) -> String = date.formatted(date: if isLong { .long } else { .short })
    func chosenStyles(_ date: Date, _ flags: [Bool]) -> [String] = flags.map { b in date.formatted(date: if b { .long } else { .short }) }
    func chosenRule(_ price: Decimal, _ up: Bool) -> Decimal = price.rounded(1, if up { .up } else { .down })
    func foldedDefault(_ a: Int?, _ b: Int) -> Int = (true ? b : a) ?? 1
    func foldedNil(_ a: Int?, _ b: Int) -> Bool = (true ? b : a) == nil || nil == (false ? a : b)
    func foldedMap(_ a: Int?, _ b: Int) -> Int? = (false ? a : b).map { $0 + 1 }
    func foldedChain(_ a: Int?, _ b: Int) -> String? = (if true { b } else { a })?.formatted()
    func foldedUnwrap(_ a: Int?, _ b: Int) -> Int = if let c = (true ? b : a) { c } else { 2 }
    func foldedSwitch(_ a: Int?, _ b: Int) -> Int = switch (true ? b : a) { case nil: 1, case let c: (c ?? 0) + 1 }
    func foldedInClosure(_ a: [Int?], _ b: Int) -> [Int] = a.map { (true ? b : $0) ?? 1 }
    func largeNumbers() -> Bool = 9007199254740993 > 9007199254740992 ? true : false
    func foldedDoubles(_ n: Int) -> Int = 2.0 - 0.5 > 1 ? n : 2
    func modifiers(_ kinds: [Kind], _ `final`: Int) -> [Int] = kinds.map { required in
      switch required { case .plain: final, case .rich: 2, case .other: 3 }
    }
    func modifierInCase(_ kind: Kind, _ ns: [Int]) -> [Int] = ns.map { weak in switch kind { case .plain: weak, case .rich: 2, default: 1 } }
    func longChain(_ items: [Item]) -> [String] = items.filter { $0.quantity > 0 && $0.price > 0.5 }.map { $0.name.uppercased().trimmed() }.sorted().filter { !$0.isEmpty }
    """#

  /// Swift conditions that the functions must satisfy.
  static let claims = [
    "ifInArgument(2, in: .example) == \"a many b\"", "ifInBranch(3, in: .example) == \"a x\"",
    "ifInTernary(3) == 3", "ifInTernary(0) == 1", "ifInClosure([1, 2], in: .example) == [\"one\", \"many\"]",
    "optionalIfInClosure([1, 2], in: .example) == [nil, \"many\"]", "ifInClosureArgument([1, 2]) == [3, 3]",
    "ifInCondition(2) == 1", "ifInSecondCondition(nil) == 2", "ifInSecondCondition(7) == 7",
    "switchInSum(.circle(radius: 2)) == 5", "switchOnOptional(.plain) == 1", "switchOnOptional(nil) == 2",
    "switchOfTwo(.circle(radius: 4), 3) == 4", "switchOfTwo(.box(width: 5, height: 2), nil) == 5",
    "switchOfTwo(.box(width: 5, height: 2), 7) == 7", "switchOfTwo(.point, nil) == 0", "switchOfTwo(.point, 21) == 20",
    "switchOfTwo(.point, 2) == -1", "switchOfKnown(2) == 1", "switchOfKnown(1) == 3",
    "statementsInClosure([-1, 1, 5]) == [\"none\", \"2\"]", "statementsWithoutNames([1, 3]) == [[2, 3], [4, 1, 3]]",
    "implicitInitializers().map(\\.name) == [\"a\", \"b\"]",
    "switchOnOptional(.other) == 3", "switchWithGuards(11) == \"few\"", "switchWithGuards(-1) == \"minus\"",
    "switchWithGuards(12) == \"12\"", "switchOnText(\"\") == 0", "switchOnText(\"abc\") == 3",
    "sharedBinding(.box(width: 1.5, height: 2)) == 3", "sharedBinding(.circle(radius: 1)) == 2",
    "unusedBinding(1, .box(width: 1, height: 2)) == 1", "usedBinding(2, .box(width: 1.5, height: 2)) == 1.5",
    "closureInCondition([1, 4]) == 1", "closureInSubject([1, 4]) == 2", "chained(.holder) == \"APPLE\"",
    "chainedMap(.holder) == 8", "chainOfFunction(.holder, in: .example) == \"1.5\"",
    "chainInClosure([.holder, Holder()], in: .example) == [\"1.5\", \"none\"]",
    "chainedLabel(.apple, in: .example) == \"no kind\"", "unusedParameter([4, 5]) == [1, 1]",
    "emptyCollections(.holder)",
    "mixed(1, 2, true) == 6", "mixed(3, 2, false) == 1", "logic(true, true, false)", "coalesced(nil, 4) == 10",
    "decimals(1) == Decimal(literal: \"-1.805\")", "doubles(1) == 1.0 / 3 + 1", "negative() == -7",
    "keywords(1, for: 2, class: 3) == 6", "shadowed(1, text: \"a\", in: .example) == \"1 a x1\"",
    "sameKeys(\"a\", \"a\") == [\"a\": 2]", "!ranges(5, 1)", "ranges(1, 5)", "Item.pick.name == \"one\"",
    "closedChain(.apple) == 1", "closedChain(nil) == 0", "closedChainOfChain(.apple, in: .example) == \"1\"",
    "closedChainMapped(.apple) == 5", "closedChainOfOptional(.apple) == 0",
    "chosenRule(1.25, true) == 1.3", "foldedDefault(nil, 3) == 3", "!foldedNil(nil, 3)", "foldedMap(nil, 3) == 4",
    "foldedChain(nil, 3, in: .example) == \"3\"", "foldedUnwrap(nil, 3) == 3", "foldedSwitch(nil, 7) == 8",
    "foldedInClosure([nil], 3) == [3]", "largeNumbers()", "foldedDoubles(5) == 5", "!lastOfLiterals(\"a\", 2)",
    "modifiers([.plain, .rich], 7) == [7, 2]", "modifierInCase(.plain, [4]) == [4]",
  ]
}
