// Containers of views.

public import Foundation

public struct Group<Content> {}
extension Group: View where Content: View {
  public typealias Body = Never
  public var body: Never { return neverDrawn() }
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading: HorizontalAlignment = neverUsed()
  public static let center: HorizontalAlignment = neverUsed()
  public static let trailing: HorizontalAlignment = neverUsed()
}
public struct VerticalAlignment: Equatable, Sendable {
  public static let top: VerticalAlignment = neverUsed()
  public static let center: VerticalAlignment = neverUsed()
  public static let firstTextBaseline: VerticalAlignment = neverUsed()
}
public struct Alignment: Equatable, Sendable {
  public static let center: Alignment = neverUsed()
}

@MainActor @preconcurrency public struct VStack<Content>: PrimitiveView where Content: View {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}

@MainActor @preconcurrency public struct HStack<Content>: PrimitiveView where Content: View {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}

@MainActor @preconcurrency public struct Divider: PrimitiveView {
  nonisolated public init() {}
}

@MainActor @preconcurrency public struct Form<Content>: PrimitiveView where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

public struct Section<Parent, Content, Footer> {}
extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  public var body: Never { return neverDrawn() }
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {}
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {}
}

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {}
extension ForEach: View where Content: View {
  public typealias Body = Never
  public var body: Never { return neverDrawn() }
}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
extension ForEach where Content: View {
  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, C.Index: Hashable
  {}
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

@MainActor @preconcurrency public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}
extension DynamicViewContent {
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}
extension MutableCollection {
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {}
}
extension RangeReplaceableCollection where Self: MutableCollection {
  public mutating func remove(atOffsets offsets: IndexSet) {}
}
extension ForEach: DynamicViewContent where Content: View {
  public var data: Data { neverUsed() }
}

@MainActor @preconcurrency public struct List<SelectionValue, Content>: PrimitiveView
where SelectionValue: Hashable, Content: View {
  @available(watchOS, unavailable)
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {}
  @available(watchOS 10, *)
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {}
}
extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {}
  public init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {}
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {}
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct NavigationPath {
  public init() {}
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
@MainActor @preconcurrency public struct NavigationStack<Data, Root>: PrimitiveView where Root: View {
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {}
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {}
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
@MainActor @preconcurrency public struct NavigationSplitView<Sidebar, Content, Detail>: PrimitiveView
where Sidebar: View, Content: View, Detail: View {
  /// SwiftUI also has an initializer without a binding, with which an iPad in portrait begins without the sidebar.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  public static var automatic: NavigationSplitViewVisibility { neverUsed() }
  public static var all: NavigationSplitViewVisibility { neverUsed() }
  public static var doubleColumn: NavigationSplitViewVisibility { neverUsed() }
  public static var detailOnly: NavigationSplitViewVisibility { neverUsed() }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor @preconcurrency public struct ContentUnavailableView<Label, Description, Actions>: PrimitiveView
where Label: View, Description: View, Actions: View {}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {}
  @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage name: String, description: Text? = nil)
  where S: StringProtocol {}
}

@available(watchOS 7, *)
@MainActor @preconcurrency public struct TabView<SelectionValue, Content>: PrimitiveView
where SelectionValue: Hashable, Content: View {
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}
@available(watchOS 7, *)
extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {}
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@MainActor @preconcurrency public protocol TabViewStyle {}

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
@available(watchOS, unavailable)
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {}

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
@available(watchOS, unavailable)
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { neverUsed() }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension View {
  nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle { self }
}

extension View {
  @available(watchOS 7, *)
  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View { self }
}
@available(iOS 15, macOS 12, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func badge(_ count: Int) -> some View { self }
  nonisolated public func badge(_ label: Text?) -> some View { self }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { self }
  @_disfavoredOverload nonisolated public func badge<S>(_ label: S?) -> some View where S: StringProtocol { self }
}
