#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension NSControl: EnabledControl {}
#endif
