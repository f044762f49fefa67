import TestTags
import Testing

@testable import VmgenSwiftGeneration

/// Tests that the Swift compiler reports a screen without a view.
@Suite(.tags(.compiles)) struct MissingViewTests {
  private let setting = Compilation.Setting(languageMode: "6", isMainActor: false, hasUpcomingFeatures: false)

  @Test func `views of all screens compile`() throws {
    #expect(try typeCheck(views: [Self.home, Self.article]) == "")
  }

  @Test func `a missing view is an error that names the screen`() throws {
    let output = try typeCheck(views: [Self.home])
    #expect(output.contains("error: type 'Views' does not conform to protocol 'AppRouter'"))
    #expect(output.contains("requires function 'content(for:)' with type '(ArticleViewModel) -> String'"))
  }

  @Test(.enabled(if: AppleToolchain.isAvailable)) func `each screen has a SwiftUI view of its own type`() async throws {
    let content = try await typeCheckSwiftUI(views: [Self.homeView, Self.articleView])
    #expect(content == "")
  }

  @Test(.enabled(if: AppleToolchain.isAvailable))
  func `a missing SwiftUI view is an error that names the screen`() async throws {
    let output = try await typeCheckSwiftUI(views: [Self.homeView])
    #expect(output.contains("error: type 'Views' does not conform to protocol 'AppRouterViews'"))
    #expect(output.contains("ArticleViewModel"))
  }

  private static let homeView = """
    func content(for viewModel: HomeViewModel) -> some View {
      if viewModel.title.isEmpty { Text("Nothing") } else { Button("Open") { viewModel.open(id: 1) } }
    }
    """
  private static let articleView = "func content(for viewModel: ArticleViewModel) -> Text { Text(viewModel.title) }"

  private func typeCheckSwiftUI(views: [String]) async throws -> String {
    let text = try Generation.text(Self.schema, GenerationOptions(layers: [.model, .viewModel], access: .public))
    let app = """
      import SwiftUI
      import ViewModelRuntime

      struct Views: AppRouterViews {
      \(views.joined(separator: "\n"))
      }

      struct Screens: View {
        let navigation: Navigation
        var body: some View { ScreenHost(navigation) { Views().content(of: $0) } }
      }
      """
    let module = Compilation.Module(name: "App", files: ["App.swift": app, "Shop.vmodel.swift": text])
    let setting = self.setting
    return try await AppleToolchains.with(.iOS) { try $0.compile(module, setting.arguments) }
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
