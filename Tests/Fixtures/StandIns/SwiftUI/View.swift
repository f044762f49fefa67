// Views, the view builder and modifiers.

/// The value of a declaration that is only type-checked.
func neverUsed<Value>() -> Value { fatalError("a stand-in is never run") }

/// The body of a view that the framework draws. A result builder does not transform a body with a `return`.
func neverDrawn() -> Never { fatalError("a stand-in is never drawn") }

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { return neverDrawn() }
}

/// The body of a view that the framework draws.
public protocol PrimitiveView: View where Body == Never {}
extension PrimitiveView {
  public var body: Never { return neverDrawn() }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { return neverDrawn() }
}

@MainActor @preconcurrency public struct EmptyView: PrimitiveView {
  nonisolated public init() {}
}

@MainActor @preconcurrency public struct AnyView: PrimitiveView {
  nonisolated public init<V>(_ view: V) where V: View {}
}

@MainActor @preconcurrency public struct TupleView<T>: PrimitiveView {
  nonisolated public init(_ value: T) {}
}

@MainActor @preconcurrency public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  public var body: Never { return neverDrawn() }
}

#if SDK_27
  /// Statements of any types. SwiftUI's type is a view, too, if all of them are views, from version 26 on.
  public struct TupleContent<each Content> {}

  @resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content { neverUsed() }
    public static func buildBlock() -> EmptyView { neverUsed() }
    public static func buildBlock<Content>(_ content: Content) -> Content { neverUsed() }
    @_disfavoredOverload
    public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
    where repeat each Content: View { neverUsed() }
    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) @_disfavoredOverload
    public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleContent<repeat each Content> {
      neverUsed()
    }
    public static func buildIf<Content>(_ content: Content?) -> Content? { neverUsed() }
    public static func buildEither<TrueContent, FalseContent>(
      first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { neverUsed() }
    public static func buildEither<TrueContent, FalseContent>(
      second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { neverUsed() }
    public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
      neverUsed()
    }
  }

  public typealias ContentBuilder = ViewBuilder
#else
  @resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { neverUsed() }
    public static func buildBlock() -> EmptyView { neverUsed() }
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { neverUsed() }
    @_disfavoredOverload
    public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
    where repeat each Content: View { neverUsed() }
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { neverUsed() }
    public static func buildEither<TrueContent, FalseContent>(
      first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View { neverUsed() }
    public static func buildEither<TrueContent, FalseContent>(
      second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View { neverUsed() }
    public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
      neverUsed()
    }
  }
#endif

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}

@MainActor @preconcurrency public struct _ViewModifier_Content<Modifier>: PrimitiveView where Modifier: ViewModifier {}

@MainActor @preconcurrency public struct ModifiedContent<Content, Modifier> {
  nonisolated public init(content: Content, modifier: Modifier) {}
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public var body: Never { return neverDrawn() }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { neverUsed() }
  nonisolated public func disabled(_ disabled: Bool) -> some View { self }
  nonisolated public func opacity(_ opacity: Double) -> some View { self }
  nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable { self }
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { self }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View { self }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View { self }
}
