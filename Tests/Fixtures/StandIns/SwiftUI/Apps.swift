// Apps, scenes, and the actions of rows.

#if os(macOS)
  public import AppKit
#endif

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension App {
  @MainActor @preconcurrency public static func main() {}
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension Never: Scene {}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@MainActor @preconcurrency public struct WindowGroup<Content>: Scene where Content: View {
  public typealias Body = Never
  public var body: Never { return neverDrawn() }
  nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) {}
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  case leading, trailing
}

@available(iOS 15, macOS 12, watchOS 8, *)
@available(tvOS, unavailable)
extension View {
  nonisolated public func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View where T: View { self }
}

@available(iOS 14, macOS 11, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 14, macOS 11, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
extension Never: Commands {}

@available(iOS 14, macOS 11, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands { content }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Commands { content }
}

@available(iOS 14, macOS 11, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
@MainActor @preconcurrency public struct CommandMenu<Content>: Commands where Content: View {
  public typealias Body = Never
  public var body: Never { return neverDrawn() }
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

@available(iOS 14, macOS 11, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
extension Scene {
  nonisolated public func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene
  where Content: Commands { self }
}

#if os(macOS)
  @MainActor @preconcurrency @propertyWrapper
  public struct NSApplicationDelegateAdaptor<DelegateType>: DynamicProperty
  where DelegateType: NSObject, DelegateType: NSApplicationDelegate {
    public var wrappedValue: DelegateType { neverDrawn() }
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  }
#endif
