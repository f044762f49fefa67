import Testing

/// What makes a suite slow, or its run different from the one before. Xcode and editors filter by tags; `swift test` does
/// not, so `.ci/quick` selects targets.
extension Tag {
  /// The tests start the Swift compiler.
  @Tag public static var compiles: Self
  /// The tests build packages with SwiftPM.
  @Tag public static var builds: Self
  /// The tests make random inputs from a seed.
  @Tag public static var random: Self
}
