extension DerivedFiles {
  /// Returns Swift code that contains the texts of the page of the standard library, for editors.
  static func standardLibraryTexts() throws -> String {
    let texts = try StandardLibraryPage().entries.map { entry in
      "  ([\(entry.signatures.map { "#\"\($0)\"#" }.joined(separator: ", "))], #\"\(entry.text)\"#),\n"
    }
    return """
      // swift-format-ignore-file
      // The texts of StandardLibrary.md. Written by .ci/regenerate.

      /// The texts about functions and operators, with their signatures.
      let standardLibraryTexts: [(signatures: [String], text: String)] = [
      \(texts.joined())]

      """
  }
}
