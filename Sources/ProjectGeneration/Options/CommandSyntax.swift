/// The operands and options that a command accepts.
package struct CommandSyntax: Sendable {
  /// The arguments other than options.
  package struct Operands: Sendable {
    /// The placeholder in usage lines, such as `PATH…`; empty if the command has no operands.
    package var name: String
    package var minimum: Int
    /// The maximum number of operands; nil if it is unlimited.
    package var maximum: Int?

    package init(name: String, minimum: Int, maximum: Int?) {
      self.name = name
      self.minimum = minimum
      self.maximum = maximum
    }

    /// Schemas and folders.
    package static let paths = Operands(name: "PATH…", minimum: 0, maximum: nil)
  }

  package let name: String
  package let operands: Operands
  package let options: [OptionSpec]

  package init(name: String, operands: Operands, options: [OptionSpec]) {
    self.name = name
    self.operands = operands
    self.options = options
  }

  package var usage: String {
    var words = ["vmgen", name]
    if !operands.name.isEmpty { words.append(operands.minimum == 0 ? "[\(operands.name)]" : operands.name) }
    if !options.isEmpty { words.append("[options]") }
    return words.joined(separator: " ")
  }
}
