#if canImport(SwiftUI)
  public import SwiftUI

  /// A view model that names its view, so that the `#Preview`s that vmgen generates can show it.
  ///
  /// ```swift
  /// extension LoginViewModel: PreviewedViewModel {
  ///   var previewContent: some View { LoginScreen(viewModel: self) }
  /// }
  /// ```
  @MainActor
  public protocol PreviewedViewModel: ViewModel {
    /// The type of the view.
    associatedtype PreviewContent: View

    /// The view of the view model.
    @ViewBuilder var previewContent: PreviewContent { get }
  }

  /// The view that a view model names.
  public struct PreviewedContent: View {
    private let content: AnyView?
    private let typeName: String

    init(_ viewModel: some ViewModel) {
      content = (viewModel as? any PreviewedViewModel).map { Self.view(of: $0) }
      typeName = String(describing: type(of: viewModel))
    }

    private static func view(of viewModel: some PreviewedViewModel) -> AnyView { AnyView(viewModel.previewContent) }

    public var body: some View {
      if let content { content } else { Text(verbatim: "Conform \(typeName) to PreviewedViewModel to see its view.") }
    }
  }

  extension ExampleGallery where Content == PreviewedContent {
    /// Creates a gallery of examples with the view that the view model names: ``PreviewedViewModel``.
    public init(_ examples: [ExamplePreview<Owner>]) {
      self.init(examples) { PreviewedContent($0) }
    }
  }
#endif
