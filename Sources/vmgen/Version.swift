enum Version {
  /// The tool's version. Nothing generated depends on it: an update alone makes no output stale.
  static let current = "0.1.0"
}
