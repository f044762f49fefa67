import Foundation
import Testing
import VmgenSwiftGeneration

@testable import VmgenProjectGeneration
@testable import VmgenSchemaTooling

/// The keys of the catalog, compared with the texts that generated code passes to the context.
@Suite struct CatalogKeyTests {
  private static let root = URL(fileURLWithPath: #filePath).appending(path: "../../../..").standardized

  @Test(arguments: [
    "Tests/Fixtures/ViewModels", "Tests/PageTests/Sources/LanguageReferenceExamples",
    "Tests/PageTests/Sources/ErrorPolicyExamples", "Tests/PageTests/Sources/DocumentationExamples",
    "Tests/ScreenBehaviorTests",
    "Examples/RepoBrowser", "Examples/Login", "Examples/Invoice",
  ])
  func eachTextOfTheGeneratedCodeIsInTheCatalog(folder: String) throws {
    var arguments = Arguments()
    arguments.operands = [Self.root.appending(path: folder).path]
    var run = try Run(arguments)
    var used: Set<String> = []
    var known: Set<String> = []
    var plain: Set<String> = []
    for loaded in run.loadedProjects() {
      var texts = CatalogTexts()
      texts.add(loaded.schemas, sources: loaded.sources)
      known.formUnion(texts.texts.keys.map(Self.withoutSpecifiers))
      for text in loaded.schemas.schemas.flatMap({ $0.localizedTexts(in: loaded.schemas) }) {
        if case .text = text.content { plain.insert(Self.withoutSpecifiers(text.key)) }
      }
      for file in try generatedFiles(loaded, &run.report).values {
        used.formUnion(Self.literals(after: ".text(", in: String(decoding: file, as: UTF8.self)))
      }
    }
    #expect(!run.report.hasErrors)
    #expect(!used.isEmpty && used.subtracting(known).isEmpty)
    #expect(plain.subtracting(used).isEmpty)
  }

  @Test func theTextOfAConstantThatOnlyDisplaysReadIsInTheCatalog() throws {
    let texts = try catalogTexts(
      """
      viewmodel CountViewModel {
        input count: Int
        let countText = plural(count, one: "\\(count) piece", other: "\\(count) pieces")
        let hint: String { count > 3 ? "Many" : "Few" }
        let outer = hint
        let problem: String? = count > 9 ? "Too many" : nil
        let code = "Users data"
        input key: String
        display text = "\\(countText), \\(outer)"
        display isCode = key == code
        display hasProblem = problem != nil
        display problemText: String {
          let word = count > 3 ? "Words" : "Word"
          if let problem { return "\\(word): \\(problem)" }
          return word
        }
      }
      """)
    #expect(
      texts.texts.keys.sorted() == ["%lld pieces", "Few", "Many", "Too many", "Word", "Words"])
  }

  @Test func eachTextOfTheRuntimeIsInTheCatalog() throws {
    let used = try Self.runtimeLiterals(after: ["context.text("])
    #expect(used.subtracting(RuntimeTexts.all.map { Self.withoutSpecifiers($0.key) }).isEmpty)
    #expect(used.isSuperset(of: ["This could not be checked", "OK", "Cancel", "Back"]))
  }

  /// The views and alerts of the adapters only show what the context has translated.
  @Test func theRuntimeShowsNoTextThatNoContextTranslates() throws {
    let views = [
      "Text", "Label", "Button", "TextField", "SecureField", "Toggle", "Section", "Menu", "ProgressView",
      "ContentUnavailableView", "LocalizedStringKey", "UIAction", "UIBarButtonItem", "UIAlertController", "NSMenuItem",
    ].map { "\($0)(" }
    let calls = [
      "localized: ", "forKey: ", "title: ", "withTitle: ", "message: ", "accessibilityLabel(", "accessibilityHint(",
      "accessibilityLabel = ", "placeholder = ", "placeholderString = ", "messageText = ", "informativeText = ",
      "navigationTitle(", "labelWithString: ",
    ]
    #expect(try Self.runtimeLiterals(after: views + calls).subtracting([""]) == [])
  }

  /// Returns the literals that follow calls in the code of the runtime.
  private static func runtimeLiterals(after calls: [String]) throws -> Set<String> {
    let folder = root.appending(path: "Sources")
    var literals: Set<String> = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where file.contains(#/^ViewModel(Context|Core|Formatting|Runtime)\/.*\.swift$/#) {
      let code = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        .split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") && !$0.contains("@available") }
        .joined(separator: "\n")
      for call in calls { literals.formUnion(Self.literals(after: call, in: code)) }
    }
    return literals
  }

  private static let argument: Character = "\u{FFFC}"

  /// Returns a key as the text that users see, with a placeholder for each argument.
  private static func withoutSpecifiers(_ key: String) -> String {
    key.replacing("%%", with: "\u{0}").replacing("%lld", with: "\(argument)").replacing("%lf", with: "\(argument)")
      .replacing("%@", with: "\(argument)").replacing("\u{0}", with: "%")
  }

  /// Returns the literals that follow a call in Swift code, with a placeholder for each interpolation.
  private static func literals(after call: String, in code: String) -> Set<String> {
    var literals: Set<String> = []
    for part in code.components(separatedBy: call).dropFirst() {
      let text = part.drop(while: \.isWhitespace)
      guard text.first == "\"", !text.hasPrefix("\"\"\"") else { continue }
      literals.insert(literal(text.dropFirst()))
    }
    return literals
  }

  private static func literal(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\", let escaped = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch escaped {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "(":
        skipInterpolation(&rest)
        result.append(argument)
      default: result.append(escaped)
      }
    }
    return result
  }

  /// Removes the text up to the parenthesis that ends an interpolation.
  private static func skipInterpolation(_ rest: inout Substring) {
    var depth = 1
    while depth > 0, let character = rest.popFirst() {
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      case "\"": skipLiteral(&rest)
      default: break
      }
    }
  }

  private static func skipLiteral(_ rest: inout Substring) {
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\" else { continue }
      if rest.popFirst() == "(" { skipInterpolation(&rest) }
    }
  }
}
