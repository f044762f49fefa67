import Foundation
import TestTags
import Testing
import VmgenSchemaSemantics
import VmgenSchemaSyntax

@testable import VmgenSwiftGeneration

/// Tests that the code of every schema that the checker accepts compiles without warnings, with random functions and
/// view models in one compilation.
///
/// `VMGEN_RANDOM_SCHEMAS=2000` tests 2,000 functions and 200 view models, beginning with the seed `VMGEN_RANDOM_SEED`.
@Suite(.tags(.compiles, .random)) struct RandomSchemaTests {
  private static let count = ProcessInfo.processInfo.environment["VMGEN_RANDOM_SCHEMAS"].flatMap { Int($0) }
  private static let seed = ProcessInfo.processInfo.environment["VMGEN_RANDOM_SEED"].flatMap { Int($0) } ?? 1
  private static let declarations = RandomSchema.declarations + Position.declarations
  private static let setting = Compilation.Setting(languageMode: "6", isMainActor: false, hasUpcomingFeatures: false)

  @Test func randomFunctionsCompile() throws {
    let count = Self.count ?? 200
    let accepted = (Self.seed..<(Self.seed + count)).compactMap { RandomSchema.function($0) }.filter(Self.isAccepted)
    #expect(accepted.count > count / 4)
    try Self.expectCompiles(accepted, layers: [.model])
  }

  @Test func randomViewModelsCompile() throws {
    let count = Self.count.map { $0 / 10 } ?? 20
    let made = (Self.seed..<(Self.seed + count)).map { RandomSchema.viewModel($0, Self.isAccepted) }
    let accepted = made.filter(Self.isAccepted)
    #expect(accepted.count > count / 2)
    try Self.expectCompiles(accepted, layers: [.model, .viewModel, .binding, .displays, .tests])
  }

  @Test func nestedClosuresNeedNoLongSearchForTypes() throws {
    let count = Self.count.map { $0 / 20 } ?? 10
    let accepted = (Self.seed..<(Self.seed + count)).map { NestedExpression.viewModel($0) }.filter(Self.isAccepted)
    #expect(accepted.count > count / 2)
    try Self.expectCompiles(accepted, layers: [.model, .viewModel])
  }

  @Test func everyPositionTakesRandomExpressions() throws {
    let rounds = Self.count.map { $0 / 100 } ?? 3
    var accepted: [String] = []
    var rejected: [String] = []
    for (index, position) in Position.all.enumerated() {
      let made = (0..<rounds).compactMap { round in
        RandomPositions.viewModel((Self.seed + round) * 1000 + index, position, Self.isAccepted)
      }
      if made.isEmpty { rejected.append(position.name) }
      accepted += made
    }
    #expect(rejected == [])
    try Self.expectCompiles(accepted, layers: [.model, .viewModel, .binding, .displays, .tests])
  }

  @Test func constantConditionsLeaveNoCodeThatIsNeverExecuted() throws {
    let made = Position.all.enumerated().flatMap { ConstantConditions.viewModels($1, $0) }
    let accepted = (made + ConstantConditions.commands).filter(Self.isAccepted)
    #expect(accepted.count > made.count / 2)
    try Self.expectCompiles(accepted, layers: [.model, .viewModel, .binding, .displays])
  }

  /// Returns whether a schema has no errors together with the shared declarations.
  private static func isAccepted(_ text: String) -> Bool {
    let sources = Generation.sources([("Shared.vmodel", declarations), ("R.vmodel", text)])
    do {
      _ = try Generation.check(sources)
      return true
    } catch {
      if ProcessInfo.processInfo.environment["VMGEN_RANDOM_REFUSED"] != nil { print("refused:", error, text) }
      return false
    }
  }

  /// Compiles all schemas together. Reports each schema whose code has errors or warnings, with the compiler's output.
  private static func expectCompiles(_ texts: [String], layers: Set<Layer>) throws {
    let schemas = texts.enumerated().map { (path: "R\($0).vmodel", text: $1) }
    let files = try Generation.files(
      [("Shared.vmodel", declarations)] + schemas, GenerationOptions(layers: layers))
    let swift = Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    let found = try Compilation.compile(swift, setting, scopes: Compilation.expectedScopes)
    if found == "" { return }
    var shown: Set<String> = []
    for line in found.split(separator: "\n") where line.contains("error:") || line.contains("warning:") {
      guard let match = line.firstMatch(of: /(R(\d+))\.vmodel(?:\.tests)?\.swift:\d+:\d+: .*/),
        let index = Int(match.output.2), shown.insert(String(match.output.1)).inserted
      else { continue }
      Issue.record("\(match.output.0)\n\(texts[index])")
    }
    if shown.isEmpty { Issue.record("\(found)") }
  }
}
