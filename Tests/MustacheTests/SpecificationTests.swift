import Foundation
import Testing

@testable import VmgenMustache

/// Runs the cases of the official Mustache specification if they are available: in the folder of the environment
/// variable MUSTACHE_SPEC, or in `../shared/mustache-spec` beside the package. Otherwise the suite is skipped.
@Suite(
  "Mustache specification",
  .enabled(if: Specification.folder != nil, "the specification is not available: set MUSTACHE_SPEC to its folder"))
struct SpecificationTests {
  @Test(arguments: Specification.cases)
  func everyCaseRendersTheExpectedText(_ example: Specification.Case) throws {
    var templates = TemplateSet(profile: .spec)
    for (name, source) in example.partials.pairs {
      guard case .string(let text) = source else { continue }
      try templates.add(name: name, source: text)
    }
    try templates.add(name: "the case's template", source: example.template)
    #expect(try templates.renderString("the case's template", example.data) == example.expected, "\(example.title)")
  }

  @Test func all194CasesExist() {
    #expect(Specification.cases.count == 194)
  }
}

enum Specification {
  /// The file and position of the case, because titles are not unique.
  struct Case: Sendable, CustomTestStringConvertible {
    let file: String
    let position: Int
    let title: String
    let data: MustacheValue
    let template: String
    let partials: MustacheObject
    let expected: String

    var testDescription: String { "\(file) \(position): \(title)" }
  }

  static let folder: String? = {
    let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let candidates = [ProcessInfo.processInfo.environment["MUSTACHE_SPEC"], "/\(package)/../shared/mustache-spec"]
    return candidates.compactMap(\.self).first { FileManager.default.fileExists(atPath: "\($0)/sections.json") }
  }()

  static let cases: [Case] = {
    guard let folder, let files = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
    return files.filter { $0.hasSuffix(".json") }.sorted().flatMap { file in
      do { return try cases(in: file, folder: folder) } catch { fatalError("\(file): \(error)") }
    }
  }()

  private static func cases(in file: String, folder: String) throws -> [Case] {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)")))
    guard case .list(let tests)? = try MustacheValue(json: bytes)["tests"] else { return [] }
    return tests.enumerated().map { position, test in
      var data = test["data"] ?? .null
      if file == "~lambdas.json", case .object(var object) = data {
        object["lambda"] = .lambda(lambda(at: position))
        data = .object(object)
      }
      var partials = MustacheObject()
      if case .object(let object)? = test["partials"] { partials = object }
      return Case(
        file: file, position: position, title: text(test["name"]), data: data, template: text(test["template"]),
        partials: partials, expected: text(test["expected"]))
    }
  }

  private static func text(_ value: MustacheValue?) -> String {
    if case .string(let text)? = value { text } else { "" }
  }

  /// The lambda of a case of `~lambdas.json` in Swift.
  private static func lambda(at position: Int) -> MustacheLambda {
    switch position {
    case 0: return MustacheLambda { _ in "world" }
    case 1: return MustacheLambda { _ in "{{planet}}" }
    case 2: return MustacheLambda { _ in "|planet| => {{planet}}" }
    case 3:
      let counter = Counter()
      return MustacheLambda { _ in counter.next() }
    case 4: return MustacheLambda { _ in ">" }
    case 5: return MustacheLambda { $0 == "{{x}}" ? "yes" : "no" }
    case 6: return MustacheLambda { text in (text ?? "") + "{{planet}}" + (text ?? "") }
    case 7: return MustacheLambda { text in (text ?? "") + "{{planet}} => |planet|" + (text ?? "") }
    case 8: return MustacheLambda { "__\($0 ?? "")__" }
    default: return MustacheLambda { _ in "" }
    }
  }
}

final class Counter: @unchecked Sendable {
  private var count = 0
  private let lock = NSLock()

  func next() -> String {
    lock.withLock {
      count += 1
      return String(count)
    }
  }
}
