import DocumentationPages
import Foundation
import Testing

@testable import VmgenSwiftGeneration

/// Compares code blocks that show parts of files with the files. `PageTests` compiles and runs the other blocks, and
/// `StandInTests` type-checks those that use Apple's frameworks.
@Suite struct DocumentationTests {
  @Test func generatedCodeContainsTheOutlinedDeclarations() throws {
    let pages = try DocumentationProgram()
    let generated = try Generation.files(
      pages.schemas.map { (path: $0.key, text: $0.value) }, GenerationOptions(layers: [.model, .viewModel, .binding])
    ).map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    for (name, lines) in pages.outlines {
      for line in lines where !generated.contains(line) {
        Issue.record("\(name): no generated file contains `\(line)`")
      }
    }
  }

  /// Blocks for Apple's frameworks that are not compiled: the macros of SwiftData have no stand-in, and the file with type
  /// aliases belongs to a schema's module.
  private static let fragments = ["@Query(sort:", "#if canImport(UIKit)\n  import UIKit\n  typealias PlatformImage"]

  @Test func eachBlockForApplesFrameworksIsCompiled() throws {
    let program = try DocumentationProgram()
    let compiled = (Array(program.appleSwift.values) + Array(program.swift.values)).map(Self.code)
    var fragments = Set(Self.fragments)
    var count = 0
    for path in try Self.pages() {
      for block in Self.fencedBlocks(of: try RepositoryFiles.text(at: path)) where Self.isForApple(block) {
        count += 1
        if let fragment = fragments.first(where: block.hasPrefix) {
          fragments.remove(fragment)
          continue
        }
        let code = Self.code(block)
        if !compiled.contains(where: { $0.contains(code) }) { Issue.record("\(path): not compiled:\n\(block)") }
      }
    }
    #expect(count > 40 && fragments == [])
  }

  private static func pages() throws -> [String] {
    let folder = DocumentationPage.root.appending(path: "Sources")
    let pages = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
    return ["README.md"] + pages.sorted().map { "Sources/\($0)" }
  }

  /// Returns the text of each fenced block, whatever its language and indentation.
  private static func fencedBlocks(of page: String) -> [String] {
    var blocks: [String] = []
    var open: [Substring]?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      let isFence = line.drop { $0 == " " }.hasPrefix("```")
      if let lines = open, isFence {
        blocks.append(lines.joined(separator: "\n"))
        open = nil
      } else if isFence {
        open = []
      } else {
        open?.append(line)
      }
    }
    return blocks
  }

  private static func isForApple(_ block: String) -> Bool {
    let isSchema = block.split(separator: "\n").contains { line in
      ["extern ", "model ", "viewmodel "].contains { line.hasPrefix($0) }
    }
    let frameworks =
      /\b(UI[A-Z][a-z]\w+|NS[A-Z][a-z]\w+|some (View|Scene)\b|import (SwiftUI|UIKit|AppKit|AppIntents|WidgetKit|ActivityKit))|@(State|Bindable|Query|Environment)\b|#Preview/
    return !isSchema && block.contains(frameworks)
  }

  /// Returns the lines of a file without imports, empty lines and indentation.
  private static func code(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") }.joined(separator: "\n")
  }

  @Test func theQuotedFilesContainTheQuotations() throws {
    for (path, quotation) in try DocumentationProgram().quotations {
      let file = try RepositoryFiles.text(at: path)
      // The indentation may differ.
      let lines = file.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
      for line in quotation.split(separator: "\n") where !lines.contains(line.drop(while: \.isWhitespace)) {
        Issue.record("\(path): the file does not contain `\(line)`")
      }
    }
  }
}
