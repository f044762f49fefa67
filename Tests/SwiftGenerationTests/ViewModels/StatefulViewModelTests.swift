import Foundation
import Snapshots
import TestTags
import Testing

@testable import VmgenSwiftGeneration

/// Tests that stateful view models compile without warnings under every setting of a module, and are formatted.
@Suite(.tags(.compiles)) struct StatefulViewModelTests {
  private static let layers: Set<Layer> = [.model, .viewModel, .binding]

  @Test(arguments: AccessLevel.allCases)
  func statefulViewModelsCompileUnderEverySetting(access: AccessLevel) throws {
    let text = try Generation.text(StatefulSchema.text, GenerationOptions(layers: Self.layers, access: access))
    let customs = StatefulSchema.customs(access: access == .internal ? "" : access.rawValue + " ")
    for setting in Compilation.Setting.half(access == .package ? .first : .second) {
      let found = try Compilation.typeCheck(["App.swift": customs, "Shop.vmodel.swift": text], setting)
      #expect(found == "")
    }
  }

  /// Compiles to object code, because some errors are reported only then, such as overlapping accesses and uses before
  /// initialization.
  @Test func statefulViewModelsCompileToObjectCode() throws {
    let text = try Generation.text(StatefulSchema.text, GenerationOptions(layers: Self.layers))
    let files = ["App.swift": StatefulSchema.customs(access: ""), "Shop.vmodel.swift": text]
    let setting = Compilation.Setting(languageMode: "6", isMainActor: false, hasUpcomingFeatures: false)
    #expect(try Compilation.compile(files, setting) == "")
  }

  @Test func eachLayerCompilesInAModuleOfItsOwn() throws {
    let layers: [(layer: Layer, module: String)] = [(.model, "Models"), (.viewModel, "Cards"), (.binding, "Screens")]
    for setting in Compilation.Setting.all {
      var modules: [Compilation.Module] = []
      for (layer, module) in layers {
        let options = GenerationOptions(
          layers: [layer], access: .public,
          modules: Dictionary(uniqueKeysWithValues: layers.map { ($0.layer, $0.module) }))
        var files = ["Shop.vmodel.swift": try Generation.text(StatefulSchema.text, options)]
        if layer == .viewModel {
          files["Customs.swift"] = "public import Models\n" + StatefulSchema.customs(access: "public ")
        }
        modules.append(Compilation.Module(name: module, files: files))
      }
      #expect(try Compilation.build(modules, setting) == "")
    }
  }

  @Test(arguments: AccessLevel.allCases)
  func statefulViewModelsAreFormatted(access: AccessLevel) throws {
    let text = try Generation.text(StatefulSchema.text, GenerationOptions(layers: Self.layers, access: access))
    #expect(try Toolchain.lint(["Shop.vmodel.swift": text]) == "")
  }

  @Test func statefulViewModelsMatchTheirSnapshot() throws {
    let options = GenerationOptions(layers: [.viewModel, .binding])
    try expectSnapshot(Generation.text(StatefulSchema.text, options), "stateful")
  }
}
