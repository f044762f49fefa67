/// A part of the tool that is tested with arbitrary input.
public struct FuzzTarget: Sendable {
  /// The form of the inputs, which decides how the fuzzer changes them.
  public enum Language: Sendable {
    case schema, template, json
    /// Messages of an editor, one a line.
    case messages
    /// Bytes that choose edits.
    case edits
  }

  public let name: String
  public let language: Language
  private let body: @Sendable ([UInt8]) throws(Violation) -> Void

  init(_ name: String, _ language: Language, _ body: @escaping @Sendable ([UInt8]) throws(Violation) -> Void) {
    self.name = name
    self.language = language
    self.body = body
  }

  /// Runs the target. Returns the law that does not hold for the input, or nil.
  public func violation(of input: [UInt8]) -> String? {
    do {
      try body(input)
      return nil
    } catch {
      return error.text
    }
  }

  public static let all: [FuzzTarget] =
    schemaTargets + [template, json, configuration, catalog, importing, server, messages]
}

/// A law that does not hold for an input.
struct Violation: Error {
  let text: String
}

/// Requires that a law holds.
func require(_ law: Bool, _ text: @autoclosure () -> String) throws(Violation) {
  if !law { throw Violation(text: text()) }
}
