@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  public init(uncheckedState initialState: State) {}
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { fatalError() }
}

@available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
public struct OSLogPrivacy {
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
}

@available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
public struct OSLogInterpolation: StringInterpolationProtocol {
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) {}
  public mutating func appendInterpolation(
    _ argument: @autoclosure @escaping () -> String, privacy: OSLogPrivacy = .auto
  ) {}
}

@available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
public struct OSLogMessage: ExpressibleByStringInterpolation {
  public init(stringInterpolation: OSLogInterpolation) {}
  public init(stringLiteral value: String) {}
}

public struct OSLogType: Equatable, RawRepresentable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  @available(macOS 10.12, iOS 10, tvOS 10, watchOS 3, *)
  public static var `default`: OSLogType { OSLogType(0) }
  @available(macOS 10.12, iOS 10, tvOS 10, watchOS 3, *)
  public static var info: OSLogType { OSLogType(1) }
  @available(macOS 10.12, iOS 10, tvOS 10, watchOS 3, *)
  public static var debug: OSLogType { OSLogType(2) }
  @available(macOS 10.12, iOS 10, tvOS 10, watchOS 3, *)
  public static var error: OSLogType { OSLogType(16) }
  @available(macOS 10.12, iOS 10, tvOS 10, watchOS 3, *)
  public static var fault: OSLogType { OSLogType(17) }
}

@available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
public struct Logger: @unchecked Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public func log(level: OSLogType, _ message: OSLogMessage) {}
}

@available(macOS 10.14, iOS 12, tvOS 12, watchOS 5, *)
public struct OSSignpostID: Sendable {
  public static let exclusive = OSSignpostID()
}

@available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
public typealias SignpostMetadata = OSLogMessage

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public final class OSSignpostIntervalState {}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public struct OSSignposter {
  public init(subsystem: String, category: String) {}
  public func makeSignpostID() -> OSSignpostID { OSSignpostID() }
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {}
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {}
}
