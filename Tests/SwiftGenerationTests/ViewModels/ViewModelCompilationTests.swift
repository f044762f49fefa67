import Foundation
import TestTags
import Testing

@testable import VmgenSwiftGeneration

/// Tests that view models and their bindings compile without warnings under every setting of a module, and with each
/// layer in a module of its own.
@Suite(.tags(.compiles)) struct ViewModelCompilationTests {
  private static let schema = """
    enum Kind { case plain "Plain", special(note: String) "Special: \\(note)" }

    model Owner {
      let name: String
      var city: String?
    }
    model Item: Identifiable {
      let id: Int
      var kind: Kind = .plain
      var owner: Owner?
      var parts: [Owner] = []
    }

    viewmodel ItemViewModel {
      input item: Item
      input others: [Item] = []
      let threshold: Double
      let count = others.count
      display title = words(item.owner?.name, item.owner?.city)
      display label = item.kind.label
      display first = item.parts.first
      display names = item.parts.map { $0.name }
      display isMany = Double(count) > threshold
      display badge = sign(for: item.kind)
      display today = now.formatted("d")
      custom sign(for kind: Kind) -> String
    }
    """

  @Test(arguments: AccessLevel.allCases)
  func layersCompileTogetherUnderEverySetting(access: AccessLevel) throws {
    let text = try Generation.text(
      Self.schema, GenerationOptions(layers: [.model, .viewModel, .binding, .displays], access: access))
    let app = """
      extension ItemViewModel {
        \(access == .internal ? "" : access.rawValue) static func sign(for kind: Kind) -> String { "" }
      }
      """
    for setting in Compilation.Setting.half(access == .package ? .first : .second) {
      let found = try Compilation.typeCheck(["App.swift": app, "Shop.vmodel.swift": text], setting)
      #expect(found == "")
    }
  }

  @Test func eachLayerCompilesInAModuleOfItsOwn() throws {
    let layers: [(layer: Layer, module: String)] = [
      (.model, "Models"), (.viewModel, "Cards"), (.binding, "Screens"), (.displays, "Widgets"),
    ]
    let customs = """
      public import Models
      extension ItemViewModel { public static func sign(for kind: Kind) -> String { "" } }
      """
    for setting in Compilation.Setting.all {
      var modules: [Compilation.Module] = []
      for (layer, module) in layers {
        let options = GenerationOptions(
          layers: [layer], access: .public,
          modules: Dictionary(uniqueKeysWithValues: layers.map { ($0.layer, $0.module) }))
        var files = ["Shop.vmodel.swift": try Generation.text(Self.schema, options)]
        if layer == .viewModel { files["Customs.swift"] = customs }
        modules.append(Compilation.Module(name: module, files: files))
      }
      let found = try Compilation.build(modules, setting)
      #expect(found == "")
    }
  }
}
