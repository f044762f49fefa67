// A stand-in for UIKit: content configurations of cells. Signatures only.

#if !os(watchOS)
  @_exported import Foundation

  open class UITraitCollection: NSObject {}

  public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public protocol UIConfigurationState {
    init(traitCollection: UITraitCollection)
    var traitCollection: UITraitCollection { get set }
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
  }

  @MainActor public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    func supports(_ configuration: any UIContentConfiguration) -> Bool
  }

  extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
  }

  public protocol UIContentConfiguration {
    @MainActor func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
  }

  public struct UIListContentConfiguration: UIContentConfiguration {
    public var text: String?
    public var secondaryText: String?
    @MainActor public func makeContentView() -> any UIView & UIContentView { fatalError() }
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
  }

  // UIKit declares these in extensions: subclasses cannot override them.
  extension UICollectionViewCell {
    public var contentConfiguration: (any UIContentConfiguration)? {
      get { storedContent }
      set { storedContent = newValue }
    }
  }

  extension UICollectionViewListCell {
    public func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
  }

  extension UITableViewCell {
    public var contentConfiguration: (any UIContentConfiguration)? {
      get { storedContent }
      set { storedContent = newValue }
    }
    public func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
  }
#endif
