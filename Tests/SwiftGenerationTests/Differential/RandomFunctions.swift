import VmgenSchemaSemantics
import VmgenSchemaSyntax

@testable import VmgenSwiftGeneration

/// Random functions of one value, and view models whose examples call them in several locales, time zones and calendars.
struct RandomFunctions {
  private typealias Declaration = (name: String, text: String)

  /// The number of functions in a file, and of those that one view model calls.
  private static let fileSize = 50
  /// The context of each example.
  private static let contexts = [
    ("en_US", "GMT", "gregorian"), ("de_DE", "Europe/Berlin", "gregorian"), ("ar_EG", "Africa/Cairo", "gregorian"),
    ("ja_JP", "Asia/Tokyo", "japanese"), ("hi_IN", "Asia/Kolkata", "gregorian"), ("th_TH", "Asia/Bangkok", "buddhist"),
  ]
  private static let model = Vocabulary.Model(
    name: "Drawn",
    fields: RandomSchema.parameters.map { Vocabulary.Field(name: $0.name, type: $0.type, hasDefault: false) })
  private static var declarations: String {
    let fields = model.fields.map { "  var \($0.name): \($0.type)\n" }
    return RandomSchema.declarations + "model \(model.name) {\n\(fields.joined())}\n"
  }

  let texts: [(path: String, text: String)]
  let count: Int

  init(seed: Int, count: Int) throws {
    var made: [Declaration] = []
    var number = seed
    while made.count < count {
      // Half of the candidates or more are accepted.
      let candidates = (number..<(number + count)).compactMap(Self.function)
      number += count
      made += Self.accepted(candidates)
    }
    self.init(Array(made.prefix(count)), seed: seed)
  }

  private init(_ functions: [Declaration], seed: Int) {
    count = functions.count
    var texts = [(path: "Shared.vmodel", text: Self.declarations)]
    for start in stride(from: 0, to: functions.count, by: Self.fileSize) {
      let group = functions[start..<min(start + Self.fileSize, functions.count)]
      let viewModel = Self.viewModel("Calls\(start)", group.map(\.name), seed: seed + start)
      texts.append(("Calls\(start).vmodel", group.map(\.text).joined() + viewModel))
    }
    self.texts = texts
  }

  /// Returns a function with a random expression, which reads the fields of its parameter.
  private static func function(_ number: Int) -> Declaration? {
    var vocabulary = RandomSchema.vocabulary
    vocabulary.hasExtremes = false
    let scope = RandomSchema.parameters.map { ("x.\($0.name)", $0.type) } + [("now", .date)]
    var expression = RandomExpression(seed: UInt64(number) &* 31 &+ 7, scope: scope, vocabulary: vocabulary)
    guard let type = expression.pick(vocabulary.valueTypes), let body = expression.value(type, 1 + number % 3) else {
      return nil
    }
    return ("f\(number)", "func f\(number)(_ x: \(model.name)) -> \(type) = \(body)\n")
  }

  private static func viewModel(_ name: String, _ functions: [String], seed: Int) -> String {
    var vocabulary = RandomSchema.vocabulary
    vocabulary.hasExtremes = false
    vocabulary.models.append(model)
    var random = RandomExpression(seed: UInt64(seed) &+ 99, scope: [], vocabulary: vocabulary)
    let value = { (random: inout RandomExpression) in random.constant(model.type) ?? "" }
    var lines = ["viewmodel \(name) {", "  input x: \(model.name)", "  display first = \(functions[0])(x)"]
    for (index, (locale, zone, calendar)) in contexts.enumerated() {
      lines += [
        "  example \"context \(index)\" {", "    given x = \(value(&random))", "    given locale = \"\(locale)\"",
        "    given timeZone = \"\(zone)\"", "    given calendar = \"\(calendar)\"",
        "    when x = \(value(&random))", "  }",
      ]
    }
    // Functions with many statements take long to compile.
    for start in stride(from: 0, to: functions.count, by: 25) {
      let group = functions[start..<min(start + 25, functions.count)]
      lines += ["  example \"\(Observation.title) \(start)\" {", "    given x = \(value(&random))"]
      lines += group.map { "    expect \($0)(x) == \($0)(x)" } + ["  }"]
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  /// Returns the functions without errors.
  private static func accepted(_ functions: [Declaration]) -> [Declaration] {
    let sources = Generation.sources(
      [("Shared.vmodel", declarations)] + functions.map { ("\($0.name).vmodel", $0.text) })
    let parsed = sources.map { parseSchema($0) }
    let found = parsed.flatMap(\.diagnostics) + checkSchemas(parsed.map(\.syntax), sources: sources).diagnostics
    let refused = Set(found.filter { $0.kind.severity == .error }.map { Int($0.range.file.index) })
    return functions.indices.filter { !refused.contains($0 + 1) }.map { functions[$0] }
  }
}

// MARK: - Reduction

extension RandomFunctions {
  /// The functions whose bodies are the parts of the body of a function, the smallest first.
  ///
  /// One compilation of all of them finds the smallest expression on which the evaluator and compiled code disagree.
  init(partsOf name: String, in module: TracedModule) {
    var parts: [Declaration] = []
    module.schemas.functions[name]?.body.forEachExpression { part in
      guard part.type.hasSwiftName else { return }
      let source = module.sources[Int(part.range.file.index)]
      let text = String(decoding: source.bytes[Int(part.range.lower)..<Int(part.range.upper)], as: UTF8.self)
      parts.append(("part\(parts.count)", "func part\(parts.count)(_ x: Drawn) -> \(part.type) = \(text)\n"))
    }
    self.init(Self.accepted(parts).sorted { $0.text.utf8.count < $1.text.utf8.count }, seed: 0)
  }
}
