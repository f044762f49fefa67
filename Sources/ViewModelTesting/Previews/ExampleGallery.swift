import ViewModelRuntime

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

  /// The examples of a schema in one preview: a picker for the example, and buttons for its steps.
  ///
  /// ```swift
  /// #Preview { ExampleGallery(ExamplePreview<LoginViewModel>.all) { LoginScreen(viewModel: $0) } }
  /// ```
  public struct ExampleGallery<Owner: ViewModel, Content: View>: View {
    private let examples: [ExamplePreview<Owner>]
    private let content: (Owner) -> Content
    @State private var position: ExamplePosition
    @State private var viewModel: Owner?

    /// Creates a gallery of examples.
    ///
    /// - Parameters:
    ///   - examples: The examples, such as all examples of a view model: `ExamplePreview<LoginViewModel>.all`.
    ///   - content: Creates the view of a view model.
    public init(_ examples: [ExamplePreview<Owner>], @ViewBuilder content: @escaping (Owner) -> Content) {
      self.examples = examples
      self.content = content
      _position = State(initialValue: ExamplePosition(stepCounts: examples.map(\.stepCount)))
    }

    public var body: some View {
      VStack {
        if let viewModel { content(viewModel).id(ObjectIdentifier(viewModel)) }
        if examples.count > 1 {
          Picker("Example", selection: $position.example) {
            ForEach(Array(examples.indices), id: \.self) { index in Text(verbatim: examples[index].title).tag(index) }
          }
        }
        HStack {
          Button("Previous Step") { position.moveBack() }.disabled(!position.canMoveBack)
          Text(verbatim: position.text)
          Button("Next Step") { position.moveOn() }.disabled(!position.canMoveOn)
        }
      }
      .onChange(of: position, initial: true) {
        guard examples.indices.contains(position.example) else { return }
        viewModel = examples[position.example].start(after: position.step)
      }
    }
  }
#endif

/// The example and the step that a gallery shows.
struct ExamplePosition: Equatable, Sendable {
  /// The numbers of steps of the examples.
  let stepCounts: [Int]
  /// The index of the example. Another example is shown after its last step.
  var example = 0 {
    didSet { if example != oldValue { step = stepCount } }
  }
  /// The number of steps that are performed.
  private(set) var step: Int

  init(stepCounts: [Int]) {
    self.stepCounts = stepCounts
    step = stepCounts.first ?? 0
  }

  var canMoveBack: Bool { step > 0 }
  var canMoveOn: Bool { step < stepCount }
  /// The number of performed steps: `2/5`.
  var text: String { "\(step)/\(stepCount)" }

  mutating func moveBack() { if canMoveBack { step -= 1 } }
  mutating func moveOn() { if canMoveOn { step += 1 } }

  private var stepCount: Int { stepCounts.indices.contains(example) ? stepCounts[example] : 0 }
}
