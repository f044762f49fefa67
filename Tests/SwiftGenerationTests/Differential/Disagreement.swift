/// The first difference of two traces of a sequence.
struct Disagreement: CustomStringConvertible {
  /// The line of a value that the evaluator does not support, such as one that Swift code computes.
  static let unsupported = "?"

  let sequence: ExampleSequence
  let evaluated: String
  let compiled: String
  /// The number of acts before the difference.
  let actCount: Int

  init?(_ sequence: ExampleSequence, evaluated: [String], compiled: [String]?) {
    self.sequence = sequence
    let compiled = compiled ?? ["the sequence does not run"]
    let count = max(evaluated.count, compiled.count)
    let pairs = (0..<count).map { index in
      (
        evaluated.indices.contains(index) ? evaluated[index] : "the trace ends",
        compiled.indices.contains(index) ? compiled[index] : "the trace ends"
      )
    }
    guard let first = pairs.firstIndex(where: { !Self.agree($0, $1) }) else { return nil }
    (self.evaluated, self.compiled) = pairs[first]
    actCount = pairs[..<first].count { $0.0 == "act" }
  }

  /// The value that differs.
  var observed: Substring { evaluated.prefix { $0 != "=" } }

  /// The function whose value differs; nil for another value.
  var function: String? { evaluated.firstMatch(of: #/^((?:f|part)\d+)\(x\) = /#).map { String($0.output.1) } }

  private static func agree(_ evaluated: String, _ compiled: String) -> Bool {
    if evaluated == compiled || evaluated.hasSuffix(" = \(unsupported)") { return true }
    // The processor decides the sign of NaN, which `String(x)` contains.
    return evaluated.replacing("-nan", with: "nan") == compiled.replacing("-nan", with: "nan")
  }

  var description: String {
    "\(sequence), after \(actCount) acts:\n  evaluator: \(evaluated)\n  compiled:  \(compiled)"
  }
}
