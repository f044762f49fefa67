// Texts, their localization, images and labels.

public import Foundation

public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ string: String) {}
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {}
    /// Reports values of other types. SwiftUI has no such method: older compilers report an error, and newer ones choose
    /// `Text.init<S>(_:)`, which does not localize the text.
    @available(*, deprecated, message: "SwiftUI cannot localize a text with a value of this type")
    public mutating func appendInterpolation<T>(_ value: T) {}
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {}
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public mutating func appendInterpolation(_ text: Text) {}
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public mutating func appendInterpolation(_ image: Image) {}
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {}
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public mutating func appendInterpolation(_ attributedString: AttributedString) {}
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public mutating func appendInterpolation<F>(
      _ input: F.FormatInput, format: F
    ) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {}
  }
}

public struct Text: Equatable, Sendable {
  public struct DateStyle: Sendable {
    public static let time: DateStyle = neverUsed()
    public static let date: DateStyle = neverUsed()
    public static let relative: DateStyle = neverUsed()
  }

  public init(verbatim content: String) {}
  @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol {}
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {}
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  public init(_ date: Date, style: DateStyle) {}
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  public init(_ attributedContent: AttributedString) {}
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  public init<F>(
    _ input: F.FormatInput, format: F
  ) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {}

  public func font(_ font: Font?) -> Text { neverUsed() }
  public func bold() -> Text { neverUsed() }
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { neverUsed() }
}
extension Text: View {
  public typealias Body = Never
  public var body: Never { return neverDrawn() }
}

public struct Font: Hashable, Sendable {
  public static let caption: Font = neverUsed()
  public static let footnote: Font = neverUsed()
  public static let body: Font = neverUsed()
  public static let headline: Font = neverUsed()
  public static let title: Font = neverUsed()
}

public protocol ShapeStyle: Sendable {}
public struct Color: Hashable, Sendable, ShapeStyle {
  public static let red: Color = neverUsed()
  public static let secondary: Color = neverUsed()
}
extension ShapeStyle where Self == Color {
  public static var red: Color { neverUsed() }
}
public struct HierarchicalShapeStyle: ShapeStyle {}
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { neverUsed() }
}

public struct Image: Equatable, Sendable {
  public init(_ name: String, bundle: Bundle? = nil) {}
  @available(macOS 11, *)
  public init(systemName: String) {}
}
extension Image: View {
  public typealias Body = Never
  public var body: Never { return neverDrawn() }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@MainActor @preconcurrency public struct Label<Title, Icon>: PrimitiveView where Title: View, Icon: View {
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {}
  @_disfavoredOverload nonisolated public init<S>(_ title: S, image name: String) where S: StringProtocol {}
  @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {}
}

extension View {
  nonisolated public func font(_ font: Font?) -> some View { self }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { self }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func tint(_ tint: Color?) -> some View { self }
}
