@testable import VmgenSchemaSemantics
@testable import VmgenSwiftGeneration

/// Random schemas to check, generate and compile. The same number produces the same schema.
enum RandomSchema {
  static let declarations = """
    enum Shade {
      case light "Light"
      case dark
      case mixed(Int, share: Double) "Mixed"
    }
    enum Level: String { case low "Low", high "High", other }
    model Part {
      var count: Int = 1
      var size: Double? = nil
    }
    model Item: Identifiable {
      let id: Int
      var name: String = ""
      var price: Decimal = 0
      var weight: Double = 0.5
      var note: String? = nil
      var level: Level? = nil
      var shade: Shade = .light
      var tags: [String] = []
      var counts: [String: Int] = [:]
      var added: Date = date("2026-05-01")
      var due: Day? = nil
      var part: Part? = nil
    }
    error Trouble { case offline "Offline", refused(code: Int) "No \\(code)" }
    service Desk {
      func rate(of count: Int) -> Int
      func known(_ name: String) -> Item?
      func send(item: Item, fast: Bool) async
      func load(id: Int) async throws(Trouble) -> Item
      func count(_ text: String) async throws -> Int
      func ask(_ text: String, _ number: Int) async throws -> Bool
      func changes(of id: Int) -> stream Item
      func page(_ number: Int) async throws -> [Item]
      func refuse() async throws(Trouble)
    }
    func twice(_ n: Int) -> Int = n * 2
    func shown(_ n: Int, _ text: String) -> String = "\\(text): \\(n.formatted())"

    """

  /// What expressions read of the declarations.
  static let vocabulary = Vocabulary(
    models: [
      .init(name: "Part", fields: [.init(name: "count", type: .int), .init(name: "size", type: .optional(.double))]),
      .init(
        name: "Item",
        fields: [
          .init(name: "id", type: .int, isVariable: false, hasDefault: false), .init(name: "name", type: .string),
          .init(name: "price", type: .decimal), .init(name: "weight", type: .double),
          .init(name: "note", type: .optional(.string)), .init(name: "level", type: .optional(.declared("Level"))),
          .init(name: "shade", type: .declared("Shade")), .init(name: "tags", type: .array(.string)),
          .init(name: "counts", type: .dictionary(key: .string, value: .int)), .init(name: "added", type: .date),
          .init(name: "due", type: .optional(.day)), .init(name: "part", type: .optional(.declared("Part"))),
        ]),
    ],
    enumerations: [
      .init(
        name: "Shade",
        cases: [
          .init(name: "light"), .init(name: "dark"), .init(name: "mixed", values: [(nil, .int), ("share", .double)]),
        ]),
      .init(
        name: "Level", cases: [.init(name: "low"), .init(name: "high"), .init(name: "other")], rawType: .string),
    ],
    functions: [
      .init(name: "twice", parameters: [(nil, .int)], result: .int),
      .init(name: "shown", parameters: [(nil, .int), (nil, .string)], result: .string),
    ])

  static let parameters: [(name: String, type: Type)] = [
    ("n", .int), ("b", .bool), ("s", .string), ("d", .double), ("m", .decimal), ("o", .optional(.int)),
    ("ns", .array(.int)), ("k", .declared("Shade")), ("item", .declared("Item")),
    ("maybe", .optional(.declared("Item"))),
    ("items", .array(.declared("Item"))), ("level", .declared("Level")), ("texts", .array(.string)), ("at", .date),
    ("table", .dictionary(key: .string, value: .int)), ("os", .optional(.string)), ("span", .duration),
  ]

  /// Returns a function with one random expression.
  static func function(_ number: Int) -> String? {
    var expression = RandomExpression(seed: UInt64(number), scope: parameters)
    guard let type = expression.pick(vocabulary.valueTypes),
      let body = expression.value(type, 1 + number % 4)
    else { return nil }
    let list = parameters.map { "_ \($0.name): \($0.type)" }.joined(separator: ", ")
    return "func f\(number)(\(list)) -> \(type) = \(body)\n"
  }

  /// Returns a view model with random members, steps and an example.
  static func viewModel(_ number: Int, _ isAccepted: (String) -> Bool) -> String {
    var generator = RandomViewModel(number: number)
    return generator.text(isAccepted)
  }
}
