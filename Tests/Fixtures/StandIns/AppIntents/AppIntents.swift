// Intents with parameters of the type String, and without values.

public import AppleFoundation

@available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
public protocol PersistentlyIdentifiable {}

@available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  func perform() async throws -> PerformResult
  init()
}

@available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
extension AppIntent {
  public typealias Parameter = IntentParameter
}

@available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
public protocol _IntentValue {
  associatedtype ValueType
}
@available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
extension String: _IntentValue {
  public typealias ValueType = String
}

@available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
@propertyWrapper public final class IntentParameter<Value>: Sendable where Value: _IntentValue, Value: Sendable {
  private init(_: ()) {}
  public var wrappedValue: Value {
    get { neverUsed() }
    set {}
  }
  public var projectedValue: IntentParameter<Value> { self }
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { neverUsed() }
}
@available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
extension IntentParameter where Value.ValueType == String {
  public convenience init(title: LocalizedStringResource) { self.init(()) }
}

@available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
public struct AppIntentError: Error {}

@available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
}

@available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
public protocol IntentResult: Sendable {}

@available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
public struct IntentResultContainer<Value, OpensIntent, Dialog, Content>: IntentResult {}

@available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
  public static func result() -> Self { IntentResultContainer() }
}

/// The value of a declaration that is only type-checked.
private func neverUsed<Value>() -> Value { fatalError("a stand-in is never run") }
