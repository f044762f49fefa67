/// How often observers may answer a change with another before it is taken for a loop.
enum Limit {
  static let rounds = 100
  static let attempts = 100
  /// How often a command may begin itself anew, or within itself, before it is taken for a loop.
  static let repeats = 10_000
  static let depth = 100
}
