import DerivedFiles
import Foundation
import TestTags
import Testing
import VmgenSchemaSemantics
import VmgenSchemaSyntax

@testable import VmgenSwiftGeneration

/// Tests the Swift of the standard library's examples: it compiles without warnings, is formatted, and evaluates to
/// true.
@Suite(.tags(.compiles)) struct StandardLibraryLoweringTests {
  @Test func theSwiftOfEveryEntryIsAnExpression() {
    let unread = StandardLibrary.all.map(\.swift).filter { ExpressionTemplate($0) == nil }
    #expect(unread == [])
  }

  @Test func anEntryThatUsesTheContextStatesWhatItReads() {
    let silent = StandardLibrary.all.filter { $0.swift.contains("{context}") && $0.reads.isEmpty }
    #expect(silent.map(\.signature) == [])
  }

  /// A schema with one function for each example.
  static let schema: (text: String, expressions: [String]) = {
    var text = ""
    var expressions: [String] = []
    for example in (try? StandardLibraryPage())?.entries.flatMap(\.examples) ?? [] {
      let sign = example.range(of: " == ", options: .backwards)
      let expression =
        sign.map { "(\(example[..<$0.lowerBound])) == (\(example[$0.upperBound...]))" } ?? example
      // Another test checks that every example can be typed.
      guard (try? Generation.check(Generation.sources([("E.vmodel", "func f() -> Bool = \(expression)\n")]))) != nil
      else { continue }
      text += "func example\(expressions.count)() -> Bool = \(expression)\n"
      expressions.append(expression)
    }
    return (text, expressions)
  }()

  @Test func examplesCompileAreFormattedAndAreTrue() throws {
    #expect(Self.schema.expressions.count > 500)
    let generated = try Generation.text(Self.schema.text)
    let lint = try Toolchain.lint(["Shop.vmodel.swift": generated])
    #expect(lint == "")
    let calls = Self.schema.expressions.indices.map { index in
      let argument = generated.contains("func example\(index)(in ") ? "in: .example" : ""
      return "if !example\(index)(\(argument)) { print(\(index)) }"
    }
    let main = "import ViewModelRuntime\n" + calls.joined(separator: "\n")
    let outcome = try Compilation.run(["main.swift": main, "Shop.vmodel.swift": generated])
    let failed = outcome.split(separator: "\n").compactMap { line in
      guard let index = Int(line) else { return String(line) }
      let expression = Self.schema.expressions[index]
      // Versions of ICU use different spaces before AM and PM. Only `expect` treats them as equal.
      return expression.contains(" AM") || expression.contains(" PM") ? nil : expression
    }
    #expect(failed == [])
  }

  /// Each example has a file of its own, so that no file depends on the imports of another one.
  @Test func everyFileImportsWhatItUses() throws {
    let schemas = Self.schema.expressions.enumerated().map { index, expression in
      (path: "E\(index).vmodel", text: "func example\(index)() -> Bool = \(expression)\n")
    }
    var files: [String: String] = [:]
    for file in try Generation.files(schemas, GenerationOptions(layers: [.model], access: .public)) {
      files[file.path] = String(decoding: file.bytes, as: UTF8.self)
    }
    let setting = Compilation.Setting(languageMode: "6", isMainActor: true, hasUpcomingFeatures: true)
    let found = try Compilation.typeCheck(files, setting)
    #expect(found == "")
  }
}
