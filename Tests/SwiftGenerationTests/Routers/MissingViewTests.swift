import Testing

@testable import VmgenSwiftGeneration

/// Tests that the Swift compiler reports a screen without a view.
@Suite struct MissingViewTests {
  private let setting = Compilation.Setting(languageMode: "6", isMainActor: false, hasUpcomingFeatures: false)

  @Test func `views of all screens compile`() throws {
    #expect(try typeCheck(views: [Self.home, Self.article]) == "")
  }

  @Test func `a missing view is an error that names the screen`() throws {
    let output = try typeCheck(views: [Self.home])
    #expect(output.contains("error: type 'Views' does not conform to protocol 'AppRouter'"))
    #expect(output.contains("requires function 'content(for:)' with type '(ArticleViewModel) -> String'"))
  }

  private static let home = "func content(for viewModel: HomeViewModel) -> String { viewModel.title }"
  private static let article = "func content(for viewModel: ArticleViewModel) -> String { viewModel.title }"

  private func typeCheck(views: [String]) throws -> String {
    let text = try Generation.text(Self.schema, GenerationOptions(layers: [.model, .viewModel]))
    let app = (["import ViewModelRuntime", "struct Views: AppRouter {"] + views + ["}"]).joined(separator: "\n")
    return try Compilation.typeCheck(["App.swift": app, "Shop.vmodel.swift": text], setting)
  }

  private static let schema = #"""
    router AppRouter {
      screen HomeViewModel
    }

    viewmodel HomeViewModel {
      use navigator: Navigator
      display title = "Home"
      command open(id: Int) { navigator.push(ArticleViewModel(id: id)) }
    }

    viewmodel ArticleViewModel {
      input id: Int
      display title = "Article \(id)"
    }
    """#
}
