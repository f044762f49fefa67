extension BoardViewModel {
  /// The number of calls.
  static var signs = 0

  static func sign(_ text: String) -> String {
    signs += 1
    return text.isEmpty ? "–" : text
  }
}
