import Foundation
import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite struct CheckerTotalityTests {
  /// The schemas of the other tests.
  static let corpus: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Mistakes")
    let mistakes = CheckerMistakeTests.topics.compactMap { topic in
      try? String(contentsOf: folder.appending(path: "\(topic).vmodel"), encoding: .utf8)
    }
    let parts = mistakes.flatMap { $0.components(separatedBy: "=== ").dropFirst() }
    return parts.map { String($0.drop { $0 != "\n" }) } + DiagnosticExplanation.all.flatMap { [$0.bad, $0.good] }
      + [Samples.contactCard, Samples.profile, Samples.login, Samples.registration]
  }()

  @Test func removedDuplicatedAndSwappedWordsNeverCrashTheCheckerAndEveryRangeIsInTheFile() {
    var random = Generator(state: 7)
    for round in 0..<1500 {
      var words = Self.corpus[random.next(Self.corpus.count)].split(separator: " ", omittingEmptySubsequences: false)
      for _ in 0...random.next(3) {
        guard words.count > 2 else { break }
        let (first, second) = (random.next(words.count), random.next(words.count))
        switch random.next(3) {
        case 0: words.remove(at: first)
        case 1: words.insert(words[second], at: first)
        default: words.swapAt(first, second)
        }
      }
      let source = words.joined(separator: " ")
      let result = checked(source)
      let count = Int32(source.utf8.count)
      for diagnostic in result.diagnostics {
        let ranges = [diagnostic.range] + diagnostic.labels.map(\.range) + (diagnostic.fixIt.map { [$0.range] } ?? [])
        for range in ranges where range.lower < 0 || range.upper > count || range.lower > range.upper {
          Issue.record("round \(round): \(diagnostic.kind.code) at \(range.lower)..<\(range.upper)\n\(source)")
        }
      }
      let hasErrors = result.diagnostics.contains { $0.kind.severity == .error }
      #expect((result.schemas == nil) == hasErrors, "\(source)")
    }
  }

  @Test func everyExpressionOfASchemaWithoutErrorsHasAType() {
    for source in Self.corpus {
      guard let set = checked(source).schemas else { continue }
      for case .viewModel(let model) in set.schemas.flatMap(\.declarations) {
        for derived in model.derived {
          #expect(!derived.type.hasUnknown && !derived.type.hasVariables, "\(derived.name) in \(source)")
        }
        #expect(!model.hasInvalid, "\(source)")
        for edit in model.edits { #expect(!edit.type.hasUnknown, "\(edit.name) in \(source)") }
        for node in model.graph.nodes {
          #expect(node.directNodes.allSatisfy { model.graph.nodes.indices.contains($0) }, "\(source)")
        }
      }
    }
  }

  @Test func expressionsAtTheNestingLimit() {
    let parentheses = String(repeating: "(", count: 50) + "n" + String(repeating: ")", count: 50)
    let sum = Array(repeating: "n", count: 60).joined(separator: " + ")
    let closures =
      String(repeating: "names.map { n in ", count: 25) + "n" + String(repeating: " }", count: 25)
    let choices = String(repeating: "n > 0 ? 1 : ", count: 50) + "2"
    let literalSum = Array(repeating: "1", count: 60).joined(separator: " + ")
    let nestedCalls = String(repeating: "max(1, ", count: 50) + "2" + String(repeating: ")", count: 50)
    for expression in [parentheses, sum, closures, choices, literalSum, nestedCalls] {
      let source = "viewmodel V {\n  input n: Int\n  input names: [String]\n  display x = \(expression)\n}"
      #expect(checked(source).diagnostics.allSatisfy { $0.kind.severity == .warning }, "\(rendered(source))")
    }
  }

  @Test func nestingThatIsTooDeepIsOneSyntaxError() {
    for expression in [
      String(repeating: "(", count: 100_000) + "1", Array(repeating: "1", count: 100_000).joined(separator: "+"),
      String(repeating: "a?.", count: 50_000) + "b", String(repeating: "[", count: 100_000),
    ] {
      let source = "viewmodel V {\n  input n: Int\n  display x = \(expression)\n}"
      #expect(!checked(source).diagnostics.isEmpty)
    }
  }

  @Test func aLongChainOfDeclarations() throws {
    var source = ""
    for index in 0..<3000 {
      source += "model M\(index) {\n  let next: [M\(index + 1)]\n  let held: M\(index + 1)?\n}\n"
    }
    source += "model M3000 {\n  let handle: Handle\n}\nextern Handle: Hashable\n"
    let set = try #require(checked(source).schemas)
    guard case .model(let first)? = set.types["M0"] else {
      Issue.record("M0 was not found")
      return
    }
    #expect(first.conformances == [.equatable, .hashable])
  }
}

/// A deterministic pseudorandom number generator.
private struct Generator {
  var state: UInt64

  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
}
