/// Schemas for tests of files, whose content does not matter.
enum Schemas {
  static func model(_ name: String, field: String = "name") -> String {
    "/// A \(name).\nmodel \(name) {\n  let \(field): String\n}\n"
  }

  /// A schema with one error: the string on the second line is not terminated.
  static let broken = "model Broken {\n  let name: String = \"oops\n}\n"
}
