extension PassportViewModel {
  /// The names of the computed texts.
  static var computed: Set<String> = []

  static func counted(_ name: String, _ text: String) -> String {
    computed.insert(name)
    return text
  }
}
