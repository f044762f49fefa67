#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UIControl: EnabledControl {}
#endif
