#if canImport(SwiftUI)
  public import SwiftUI

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
