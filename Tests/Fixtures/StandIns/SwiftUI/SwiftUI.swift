// A stand-in for SwiftUI: declarations that a screen with a generated view model uses, without behavior.

public import Observation

private func neverDrawn() -> Never { fatalError("a stand-in is never drawn") }

@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { return neverDrawn() }
}

public struct EmptyView: View {
  public typealias Body = Never
  public var body: Never { return neverDrawn() }
}

public struct Group: View {
  public init() {}
  public typealias Body = Never
  public var body: Never { return neverDrawn() }
}

public struct Form: View {
  public init(@ViewBuilder content: () -> Group) {}
  public typealias Body = Never
  public var body: Never { return neverDrawn() }
}

@resultBuilder
public struct ViewBuilder {
  @MainActor public static func buildBlock(_ parts: any View...) -> Group { Group() }
  @MainActor public static func buildOptional(_ part: Group?) -> Group { Group() }
  @MainActor public static func buildEither(first: Group) -> Group { Group() }
  @MainActor public static func buildEither(second: Group) -> Group { Group() }
}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  private let get: () -> Value
  private let set: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}

@MainActor @propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}

public struct Text: View {
  public init(_ text: String) {}
  public typealias Body = Never
  public var body: Never { return neverDrawn() }
}

public struct TextField: View {
  public init(_ title: String, text: Binding<String>) {}
  public typealias Body = Never
  public var body: Never { return neverDrawn() }
}

public struct Toggle: View {
  public init(_ title: String, isOn: Binding<Bool>) {}
  public typealias Body = Never
  public var body: Never { return neverDrawn() }
}

public struct SecureField: View {
  public init(_ title: String, text: Binding<String>) {}
  public typealias Body = Never
  public var body: Never { return neverDrawn() }
}

public struct ButtonRole: Sendable {
  public static let cancel = ButtonRole()
  public static let destructive = ButtonRole()
}

public struct Button: View {
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}
  public init(_ title: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
  public typealias Body = Never
  public var body: Never { return neverDrawn() }
}

@propertyWrapper
public struct State<Value> {
  public var wrappedValue: Value {
    get { stored }
    nonmutating set {}
  }
  private let stored: Value
  public var projectedValue: Binding<Value> { Binding(get: { stored }, set: { _ in }) }
  public init(wrappedValue: Value) { stored = wrappedValue }
}

@propertyWrapper
public struct FocusState<Value: Hashable> {
  public struct Binding {}
  public var wrappedValue: Value {
    get { stored }
    nonmutating set {}
  }
  private let stored: Value
  public var projectedValue: Binding { Binding() }
  public init() where Value == Bool { stored = false }
}

@MainActor public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = Group
  @ViewBuilder func body(content: Content) -> Body
}

public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

public struct EnvironmentValues: Sendable {
  public var scenePhase: ScenePhase { .active }
}

@propertyWrapper public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
}

@MainActor public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

public struct NavigationStack<Data>: View {
  public init<Root: View>(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {}
  public typealias Body = Never
  public var body: Never { return neverDrawn() }
}

public struct TabView<Selection: Hashable>: View {
  public init<Content: View>(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {}
  public typealias Body = Never
  public var body: Never { return neverDrawn() }
}

public struct ForEach<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
  public init<Content: View>(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
  public typealias Body = Never
  public var body: Never { return neverDrawn() }
}

public struct List: View {
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable {}
  public typealias Body = Never
  public var body: Never { return neverDrawn() }
}

public struct Label: View {
  public init(_ title: String, systemImage: String) {}
  public typealias Body = Never
  public var body: Never { return neverDrawn() }
}

extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  public func navigationDestination<Data: Hashable, Destination: View>(
    for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Destination
  ) -> some View { self }
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func navigationTitle(_ title: String) -> some View { self }
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func tabItem<Content: View>(@ViewBuilder _ label: () -> Content) -> some View { self }
  public func badge(_ text: String?) -> some View { self }
  public func tag<Value: Hashable>(_ tag: Value) -> some View { self }
  public func alert<Actions: View, Message: View, Data>(
    _ title: String, isPresented: Binding<Bool>, presenting data: Data?, @ViewBuilder actions: (Data) -> Actions,
    @ViewBuilder message: (Data) -> Message
  ) -> some View { self }
  public func disabled(_ isDisabled: Bool) -> some View { self }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public func onChange<Value: Equatable>(of value: Value, _ action: @escaping () -> Void) -> some View { self }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View { self }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  public func modifier(_ modifier: some ViewModifier) -> some View { self }
  public func alert(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Group
  ) -> some View { self }
}
