// State, bindings, the environment and focus.

public import Combine
public import Foundation
public import Observation

public protocol DynamicProperty {}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  public init(projectedValue: Binding<Value>) {}
  public static func constant(_ value: Value) -> Binding<Value> { neverUsed() }
  public var wrappedValue: Value {
    get { neverUsed() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { neverUsed() }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { neverUsed() }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}
extension Binding {
  public init<V>(_ base: Binding<V>) where Value == V? {}
  public init?(_ base: Binding<Value?>) {}
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { neverUsed() }
}

#if !SDK_27
  @propertyWrapper
#endif
public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value) {}
  public init(initialValue value: Value) {}
  public var wrappedValue: Value {
    get { neverUsed() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { neverUsed() }
}
extension State: @unchecked Sendable where Value: Sendable {}
#if SDK_27
  @attached(accessor, names: named(init), named(get), named(set))
  @attached(peer, names: prefixed(_), prefixed(__), prefixed(`$`))
  public macro State() = #externalMacro(module: "SwiftUIMacros", type: "StateMacro")
#endif
extension State where Value: ExpressibleByNilLiteral {
  public init() {}
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { neverUsed() }
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { neverUsed() }
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(projectedValue: Bindable<Value>) { wrappedValue = projectedValue.wrappedValue }
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Bindable: Sendable where Value: Sendable {}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

public struct EnvironmentValues {
  public init() {}
  public var isEnabled: Bool {
    get { neverUsed() }
    set {}
  }
  public var locale: Locale {
    get { neverUsed() }
    set {}
  }
  public var calendar: Calendar {
    get { neverUsed() }
    set {}
  }
  public var timeZone: TimeZone {
    get { neverUsed() }
    set {}
  }
  public var undoManager: UndoManager? { neverUsed() }
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  public var scenePhase: ScenePhase {
    get { neverUsed() }
    set {}
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { neverUsed() }
    set {}
  }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  public var dismiss: DismissAction { neverUsed() }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
@MainActor @preconcurrency public struct DismissAction: Sendable {
  public func callAsFunction() {}
}
@available(*, unavailable)
extension EnvironmentValues: Sendable {}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
extension EnvironmentValues {
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { neverUsed() }
    set {}
  }
}

/// SwiftUI's type has no public initializer.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct FocusedValues {}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public var wrappedValue: Value? { neverUsed() }
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension FocusedValue {
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { neverUsed() }
}
extension Environment: Sendable where Value: Sendable {}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Environment {
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
}

@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { neverUsed() }
  }
  public init(initialValue: ObjectType) {}
  public init(wrappedValue: ObjectType) {}
  public var wrappedValue: ObjectType {
    get { neverUsed() }
    set {}
  }
  public var projectedValue: Wrapper { neverUsed() }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  public var wrappedValue: Value {
    get { neverUsed() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { neverUsed() }
}
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension SceneStorage {
  public init(_ key: String) where Value == Bool? { self.key = key }
  public init(_ key: String) where Value == Data? { self.key = key }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
@propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  /// SwiftUI's type has no public initializer; the compiler demands one here.
  @propertyWrapper public struct Binding {
    @available(*, unavailable) public init() {}
    public var wrappedValue: Value {
      get { neverUsed() }
      nonmutating set {}
    }
    public var projectedValue: FocusState<Value>.Binding { neverUsed() }
  }
  public var wrappedValue: Value {
    get { neverUsed() }
    nonmutating set {}
  }
  public var projectedValue: FocusState<Value>.Binding { neverUsed() }
  public init() where Value == Bool {}
  public init<T>() where Value == T?, T: Hashable {}
}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { self }
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable { self }
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  nonisolated public func focusedSceneValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable { self }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func focused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable { self }
}
