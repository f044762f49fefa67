// Timelines, and the configurations of widgets and Live Activities.

public import Foundation
public import SwiftUI

#if os(iOS)
  public import ActivityKit
#endif

@available(iOS 14, macOS 11, watchOS 9, *)
public protocol TimelineEntry {
  var date: Date { get }
}

@available(iOS 14, macOS 11, watchOS 9, *)
public struct TimelineProviderContext {}

@available(iOS 14, macOS 11, watchOS 9, *)
public struct TimelineReloadPolicy: Equatable {
  public static let atEnd = TimelineReloadPolicy()
  public static let never = TimelineReloadPolicy()
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy() }
}
extension TimelineReloadPolicy: Sendable {}

@available(iOS 14, macOS 11, watchOS 9, *)
public struct Timeline<EntryType> where EntryType: TimelineEntry {
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {}
}

@available(iOS 14, macOS 11, watchOS 9, *)
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

func neverConfigured() -> Never { fatalError("a stand-in is never shown") }

@available(iOS 14, macOS 11, watchOS 9, *)
@MainActor @preconcurrency public struct StaticConfiguration<Content>: WidgetConfiguration where Content: View {
  public typealias Body = Never
  public var body: Never { return neverConfigured() }
  public init<Provider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider: TimelineProvider {}
}

#if os(iOS)
  @available(iOS 16.1, *)
  public struct ActivityViewContext<Attributes> where Attributes: ActivityAttributes {
    public let attributes: Attributes
    public let state: Attributes.ContentState
  }

  @available(iOS 16.1, *)
  @MainActor @preconcurrency public struct ActivityConfiguration<Attributes>: WidgetConfiguration
  where Attributes: ActivityAttributes {
    public typealias Body = Never
    public var body: Never { return neverConfigured() }
    public init<Content>(
      for attributesType: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
      dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) where Content: View {}
  }

  @available(iOS 16.1, *)
  public struct DynamicIsland {
    public init<Expanded, CompactLeading, CompactTrailing, Minimal>(
      @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
      @ViewBuilder compactLeading: @escaping () -> CompactLeading,
      @ViewBuilder compactTrailing: @escaping () -> CompactTrailing, @ViewBuilder minimal: @escaping () -> Minimal
    ) where Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View {}
  }

  @available(iOS 16.1, *)
  public struct DynamicIslandExpandedRegionPosition: Sendable {
    public static let leading = DynamicIslandExpandedRegionPosition()
    public static let trailing = DynamicIslandExpandedRegionPosition()
    public static let center = DynamicIslandExpandedRegionPosition()
    public static let bottom = DynamicIslandExpandedRegionPosition()
  }

  @available(iOS 16.1, *)
  public struct DynamicIslandExpandedRegion<Content> where Content: View {
    public init(
      _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
      @ViewBuilder content: @escaping () -> Content
    ) {}
  }

  @available(iOS 16.1, *)
  public struct DynamicIslandExpandedContent<Content> where Content: View {}

  @available(iOS 16.1, *)
  @resultBuilder public struct DynamicIslandExpandedContentBuilder {
    public static func buildPartialBlock<C>(
      first: DynamicIslandExpandedRegion<C>
    ) -> DynamicIslandExpandedContent<C> where C: View { DynamicIslandExpandedContent() }
    public static func buildPartialBlock<C0, C1>(
      accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedRegion<C1>
    ) -> DynamicIslandExpandedContent<C0> where C0: View, C1: View { accumulated }
  }
#endif
