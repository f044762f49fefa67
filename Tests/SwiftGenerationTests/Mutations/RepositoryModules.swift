import DocumentationPages
import Foundation
import VmgenSchemaTooling

extension MutatedModule {
  /// The modules of this repository whose generated tests pass, by their folders.
  private static let folders =
    [
      "ContactCard", "Invoice", "Login/Login.vmodel", "RepoBrowser/Schemas", "RepositoryRow", "SignUp", "UserEditor",
      "RecipeStep/Sources", "AddressBook",
    ].map { "Examples/\($0)" }
    + ["Fixtures/ViewModels", "NavigationTests/Schemas", "ScreenBehaviorTests/Schemas"].map { "Tests/\($0)" }
    + ["DocumentationExamples", "ErrorPolicyExamples", "LanguageReferenceExamples"].map {
      "Tests/PageTests/Sources/\($0)"
    }

  /// Each schema of examples, fixtures and documentation pages with the schemas that it names, without the parts that
  /// need handwritten Swift.
  static func repository() throws -> [MutatedModule] {
    try folders.flatMap { try modules(in: $0) }
  }

  private static func modules(in folder: String) throws -> [MutatedModule] {
    let root = DocumentationPage.root.appending(path: folder)
    let isFile = folder.hasSuffix(".vmodel")
    let paths =
      isFile
      ? [""]
      : try FileManager.default.subpathsOfDirectory(atPath: root.path)
        .filter { $0.hasSuffix(".vmodel") && !$0.hasPrefix(".build") }.sorted()
    let texts = try paths.map { try String(contentsOf: isFile ? root : root.appending(path: $0), encoding: .utf8) }
    let files = texts.map { MutatedModule(origin: "", texts: [$0]) }
    let declared = files.map { Set($0.topLevelNames) }
    let words = files.map { Set($0.trees[0].tokens.map { String(decoding: $0.text, as: UTF8.self) }) }
    return paths.indices.compactMap { index in
      var needed = [index]
      for next in files.indices where !needed.contains(next) {
        // The order of files has no meaning, so each round can find more of them.
        let named = needed.reduce(into: Set<String>()) { $0.formUnion(words[$1]) }
        if !declared[next].isDisjoint(with: named) { needed.append(next) }
      }
      let module = MutatedModule(
        origin: paths[index].isEmpty ? folder : "\(folder)/\(paths[index])", texts: needed.map { texts[$0] })
      return module.withoutHandwrittenSwift()
    }
  }

  /// Returns the module without the parts that need Swift code, and those that read them; nil if nothing is left.
  private func withoutHandwrittenSwift() -> MutatedModule? {
    var module = self
    for _ in 0..<20 {
      let refused = module.handwrittenRanges + module.errorRanges
      if refused.isEmpty { return module.texts.contains { $0.contains("viewmodel ") } ? module : nil }
      for (file, tree) in module.trees.enumerated().reversed() {
        let offsets = refused.filter { $0.file == file }.map(\.offset)
        let items = tree.root.descendants.filter(\.kind.isItem)
        let found = Set(offsets.compactMap { offset in items.last { $0.range.bytes.contains(offset) }?.range.bytes })
        let outer = found.filter { range in
          !found.contains { $0 != range && $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
        }
        module = module.replacing(outer.map { Edit(range: $0, text: "") }, in: file)
      }
    }
    return nil
  }

  private var handwrittenRanges: [(file: Int, offset: Int)] {
    trees.enumerated().flatMap { file, tree in
      tree.root.descendants.filter { node in
        node.kind == .externTypeDeclaration || node.isMember && node.text.hasPrefix("custom ")
          || node.kind == .modelDeclaration && node.text.hasPrefix("extern ")
      }.map { (file, $0.range.bytes.lowerBound) }
    }
  }

  private var errorRanges: [(file: Int, offset: Int)] {
    let sources = Generation.sources(sources())
    return Generation.errors(in: sources).map { (Int($0.range.file.index), Int($0.range.lower)) }
  }
}
