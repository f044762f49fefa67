import VmgenProjectGeneration

enum Version {
  /// The version of the tool. Generated code does not depend on it, so an update alone does not make files out of date.
  static let current = "0.1.0"
}
