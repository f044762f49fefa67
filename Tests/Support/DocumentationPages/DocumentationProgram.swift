import Foundation

/// The program that the code blocks of the pages form. Their schemas are one module, which the Swift blocks use.
public struct DocumentationProgram {
  /// The schemas, by file name.
  public private(set) var schemas: [String: String] = [:]
  /// The Swift that compiles everywhere, by file name.
  public private(set) var swift: [String: String] = [:]
  /// The Swift that uses Apple's frameworks, by file name.
  public private(set) var appleSwift: [String: String] = [:]
  /// The lines that the generated code must contain, by block name.
  public private(set) var outlines: [String: [String]] = [:]
  /// The blocks that quote a file that is compiled elsewhere, by the file's path.
  public private(set) var quotations: [String: String] = [:]

  /// The frameworks that only Apple's platforms have.
  public static let frameworks = [
    "UIKit", "AppKit", "SwiftUI", "Combine", "CoreData", "SwiftData", "AppIntents", "WidgetKit", "ActivityKit",
  ]

  private static let runtime = "Sources/ViewModelRuntime/ViewModelRuntime.docc"

  private static let articles = [
    "ViewModelRuntime", "InteractiveScreens", "Testing", "Editing", "Commands", "Services", "Navigation",
    "BindingToViews", "Lists", "HooksAndPreviews", "DisplaysAsValues", "OutputsThatHappenOnce", "Localization",
    "FirstScreenInXcode", "Adopting",
    "Recipes", "ScreensInSwiftUI", "ScreensInUIKitAndAppKit",
  ]

  private static let paths = ["README.md"] + articles.map { "\(runtime)/\($0).md" }

  public init() throws {
    for path in Self.paths {
      let page = path.split(separator: "/").last?.dropLast(3) ?? ""
      for block in try DocumentationPage(at: path).blocks { add(block, named: "\(page)_\(block.name)") }
    }
  }

  private mutating func add(_ block: DocumentationPage.Block, named name: String) {
    if block.kind == .schema {
      schemas["\(name).vmodel"] = block.text
      return
    }
    if Self.outlined.contains(name) {
      outlines[name] = Self.outline(block.text)
      return
    }
    if let path = Self.quoted[name] {
      quotations[path] = block.text
      return
    }
    let file = Self.file(block.text, after: Self.openings[name] ?? "")
    if Self.frameworks.contains(where: { file.contains("import \($0)\n") }) {
      appleSwift["\(name).swift"] = file
    } else {
      swift["\(name).swift"] = file
    }
  }

  /// Returns the lines of `text` without comments and without placeholders for bodies.
  private static func outline(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      var line = line
      for cut in ["//", " { get"] {
        if let range = line.range(of: cut) { line = line[..<range.lowerBound] }
      }
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      return trimmed.isEmpty ? nil : trimmed
    }
  }

  /// Returns a file that compiles, with all imports sorted at the top.
  private static func file(_ text: String, after opening: String) -> String {
    let missing = opening.count { $0 == "{" } - opening.count { $0 == "}" }
    let lines = "\(opening)\n\(text)".split(separator: "\n", omittingEmptySubsequences: false)
    let imports = Set(lines.filter { $0.hasPrefix("import ") } + ["import Foundation", "import ViewModelRuntime"])
    let rest = lines.filter { !$0.hasPrefix("import ") }.drop { $0.isEmpty }.joined(separator: "\n")
    return imports.sorted().joined(separator: "\n") + "\n\n" + rest + String(repeating: "}\n", count: missing)
  }
}
