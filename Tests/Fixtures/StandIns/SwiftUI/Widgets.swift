// The parts of widgets that SwiftUI declares.

@available(iOS 14, macOS 11, watchOS 9, *)
@available(tvOS, unavailable)
@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency init()
  @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 14, macOS 11, watchOS 9, *)
@available(tvOS, unavailable)
@MainActor @preconcurrency public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 14, macOS 11, watchOS 9, *)
@available(tvOS, unavailable)
extension Never: WidgetConfiguration {}
