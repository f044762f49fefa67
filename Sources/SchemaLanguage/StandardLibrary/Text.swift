extension StandardLibrary {
  static let text: [BuiltIn] = [
    BuiltIn(
      "words(_ parts: String?...) -> String", "words({0})",
      "Joins with single spaces what is neither nil nor empty.",
      [.init("words(\"Dr.\", nil, \"\", \"Ada\")", "\"Dr. Ada\""), .init("words(nil)", "\"\"")])
  ]
}
