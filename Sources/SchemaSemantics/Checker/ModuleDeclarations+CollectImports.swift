import VmgenSchemaSyntax

/// Imports.
extension ModuleDeclarations {
  func collectImports() {
    let modules = Set(sources.values.compactMap(\.module))
    for syntax in syntaxes {
      var seen: [String: SourceRange] = [:]
      for case .importModule(let statement) in syntax.declarations {
        let name = statement.module
        guard isNameable(name) else { continue }
        if let first = seen[name.text] {
          report(
            .duplicateImport, at: statement.range, ["module": name.text],
            labels: [Diagnostic.Label(range: first, text: "first imported here")],
            fixIt: Diagnostic.FixIt(range: statement.range, replacement: ""))
          continue
        }
        seen[name.text] = name.range
        index?.refer(to: .module(name.text), at: name.range)
        imports[syntax.file, default: []].append(name.text)
        guard module(of: syntax.file) == nil, !modules.contains(name.text) else { continue }
        let known = modules.sorted()
        let fallback =
          Self.frameworks.contains(name.text)
          ? "remove it; generated code imports the modules that it needs"
          : known.isEmpty
            ? "add the module to `modules` in `vmgen.json`"
            : "the known modules are " + known.map { "`\($0)`" }.joined(separator: ", ")
        reportMissing(
          .unknownModule, name.text, at: name.range, ["module": name.text], among: known, else: fallback)
      }
    }
    closeImports()
  }

  /// Modules that Swift files often import but schemas never need.
  private static let frameworks: Set<String> = [
    "AppKit", "Combine", "Foundation", "Observation", "Swift", "SwiftData", "SwiftUI", "UIKit", "ViewModelRuntime",
  ]

  private func closeImports() {
    var imported: [String: Set<String>] = [:]
    var work: [String] = []
    for syntax in syntaxes {
      let names = imports[syntax.file] ?? []
      if let module = module(of: syntax.file) {
        imported[module, default: []].formUnion(names)
      } else {
        work += names
      }
    }
    while let module = work.popLast() {
      if reachableModules.insert(module).inserted { work += imported[module] ?? [] }
    }
  }
}
