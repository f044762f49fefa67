// Actions of views: appearance, tasks, changes, submission and links. Animations and previews.

public import Foundation

extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension View {
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  nonisolated public func task<T>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable { self }
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable { self }
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View where V: Equatable { self }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text: SubmitTriggers = neverUsed()
  public static let search: SubmitTriggers = neverUsed()
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension View {
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension View {
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    self
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct SubmitLabel: Sendable {
  public static var go: SubmitLabel { neverUsed() }
  public static var next: SubmitLabel { neverUsed() }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension View {
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}

public struct Animation: Equatable, Sendable {
  public static let `default`: Animation = neverUsed()
  public static var easeInOut: Animation { neverUsed() }
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

extension View {
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable { self }
}

@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// The compiler calls a plugin for the expansion; the stand-in's plugin expands to nothing.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "PreviewsMacros", type: "SwiftUIView")
