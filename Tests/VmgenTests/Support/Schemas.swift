/// Schemas that tests are about files for, not about what is in them.
enum Schemas {
  static func model(_ name: String, field: String = "name") -> String {
    "/// A \(name).\nmodel \(name) {\n  let \(field): String\n}\n"
  }

  /// A schema with one mistake: the string on the second line is not closed.
  static let broken = "model Broken {\n  let name: String = \"oops\n}\n"
}
