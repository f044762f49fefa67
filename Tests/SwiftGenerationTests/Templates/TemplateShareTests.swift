import Foundation
import Testing
import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

@testable import VmgenSwiftGeneration

/// Tests the share of generated code that comes from templates: the number of code lines that contain text of a
/// template.
@Suite struct TemplateShareTests {
  private static let schemas = ["Board", "Checkout", "Login", "Orders", "Profile", "SignUp"]

  @Test func mostLinesOfAViewModelComeFromTemplates() throws {
    let share = try share(of: "file", [.viewModel])
    print("lines of view models from templates: \(share)")
    #expect(share.fraction > 0.55)
  }

  @Test func theDeclarationsOfTestsComeFromTemplates() throws {
    let share = try share(of: "tests", [.tests])
    print("lines of tests from templates: \(share)")
    #expect(share.fraction > 0.3)
  }

  struct Share: CustomStringConvertible {
    var all = 0
    var ofTemplates = 0

    var fraction: Double { Double(ofTemplates) / Double(max(all, 1)) }
    var description: String { "\(ofTemplates) of \(all), \(Int((fraction * 100).rounded())) %" }
  }

  private func share(of template: String, _ layers: Set<Layer>) throws -> Share {
    var share = Share()
    let templates = try TemplateSource.standard.templates(rendering: [template])
    for name in Self.schemas {
      let sources = Generation.sources([("\(name).vmodel", try Generation.fixture(name))])
      let schemas = try Generation.check(sources)
      let schema = try #require(schemas.schemas.first)
      let data = templateData(schema, in: schemas, sources: sources, options: GenerationOptions(layers: layers))
      let text = try templates.renderString(template, try #require(data[template]).marked)
      for line in text.split(separator: "\n") {
        let code = line.drop { $0 == " " }
        if code.isEmpty || code.unmarked.hasPrefix("//") { continue }
        share.all += 1
        if code.contains(where: { $0 != " " && !$0.isMarked }) { share.ofTemplates += 1 }
      }
    }
    return share
  }
}

extension MustacheValue {
  /// The data with each character of its texts moved to a private-use area, so that text of templates can be
  /// distinguished.
  fileprivate var marked: MustacheValue {
    switch self {
    case .string(let text): return .string(text.marked)
    case .text(let value): return .text(MustacheText(content: value.content) { value.text(in: $0).marked })
    case .list(let items): return .list(items.map(\.marked))
    case .object(let object): return .object(MustacheObject(pairs: object.pairs.map { ($0.key, $0.value.marked) }))
    case .layout(let layout):
      return .layout(
        MustacheLayout { parts, line in
          let lines = parts.valueLines
          return layout.text(of: parts, in: line).split(separator: "\n", omittingEmptySubsequences: false)
            .map { lines.contains($0.trimmed) ? String($0).marked : String($0) }.joined(separator: "\n")
        })
    default: return self
    }
  }
}

extension [MustacheLayout.Part] {
  /// The lines of the values without templates.
  fileprivate var valueLines: Set<Substring> {
    var lines: Set<Substring> = []
    for case .value(let value) in self {
      guard let content = value.content as? SwiftContent else { continue }
      let text = SwiftLayout().text(content, in: LineContext(before: "", after: ""))
      lines.formUnion(text.split(separator: "\n").map(\.trimmed))
    }
    return lines
  }
}

extension Substring {
  fileprivate var trimmed: Substring { drop { $0 == " " } }

  fileprivate var unmarked: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isMarked ? Unicode.Scalar($0.value - 0xF0000) ?? $0 : $0 }))
  }
}

extension String {
  fileprivate var marked: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.isASCII && $0 != " " && $0 != "\n" ? Unicode.Scalar($0.value + 0xF0000) ?? $0 : $0 }))
  }
}

extension Unicode.Scalar {
  fileprivate var isMarked: Bool { value > 0xF0000 }
}

extension Character {
  fileprivate var isMarked: Bool { unicodeScalars.allSatisfy(\.isMarked) }
}
