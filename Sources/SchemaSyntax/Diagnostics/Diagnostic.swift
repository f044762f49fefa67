/// An error or warning in a schema, separate from its text.
package struct Diagnostic: Sendable {
  /// A further place that explains the diagnostic, such as "first declared here".
  package struct Label: Sendable {
    package var range: SourceRange
    package var text: String

    package init(range: SourceRange, text: String) {
      self.range = range
      self.text = text
    }
  }

  /// An edit that fixes the problem.
  package struct FixIt: Hashable, Sendable {
    package var range: SourceRange
    package var replacement: String
    /// Whether the author has to decide, because the code has other values, such as a number without its fraction.
    package var changesMeaning: Bool

    package init(range: SourceRange, replacement: String, changesMeaning: Bool = false) {
      self.range = range
      self.replacement = replacement
      self.changesMeaning = changesMeaning
    }
  }

  /// The code to write, which the help shows and the fix-it inserts. Because both come from it, they cannot differ.
  package struct Suggestion: Sendable {
    package var help: String
    package var fixIt: FixIt?

    package init(help: String, fixIt: FixIt?) {
      self.help = help
      self.fixIt = fixIt
    }

    /// Suggests `code` in place of the source at `range`.
    ///
    /// - Parameter note: What follows the code in the help, such as `, which is the value`.
    package static func write(_ code: String, at range: SourceRange, note: String = "") -> Suggestion {
      Suggestion(help: "write `\(code)`\(note)", fixIt: FixIt(range: range, replacement: code))
    }
  }

  package var kind: DiagnosticKind
  package var range: SourceRange
  package var labels: [Label]
  /// The fix in words, or nil to use the kind's help.
  package var help: String?
  package var fixIt: FixIt?
  /// Other code that the author can choose, also if none is certain enough to be the fix-it.
  package var alternatives: [Suggestion]

  package init(
    _ kind: DiagnosticKind, at range: SourceRange, labels: [Label] = [], help: String? = nil, fixIt: FixIt? = nil,
    suggestion: Suggestion? = nil, alternatives: [Suggestion] = []
  ) {
    self.kind = kind
    self.range = range
    self.labels = labels
    self.help = help ?? suggestion?.help
    self.fixIt = fixIt ?? suggestion?.fixIt
    self.alternatives = alternatives
  }

  package var message: String { kind.message }

  /// The fix-it, if it can be applied without a decision of the author.
  package var automaticFixIt: FixIt? { fixIt.flatMap { $0.changesMeaning ? nil : $0 } }

  /// The fix in words, if there is any.
  package var helpText: String? { help ?? kind.help }
}

/// A kind of diagnostic with its code, severity and wording.
///
/// The kinds are static functions of extensions. Their parameters are the parts of the wording that depend on a schema.
package final class DiagnosticKind: Sendable, Identifiable {
  package enum Severity: String, Sendable {
    case error, warning
  }

  /// A place where a syntax error may be the cause of a diagnostic, which is then not reported.
  ///
  /// An error in the same item, such as a member or a step, hides every diagnostic.
  package enum HiddenBy: Sendable {
    /// The error is in the same member of a view model.
    case errorInMember
    /// The error is in the same declaration.
    case errorInDeclaration
    /// The error is in any declaration.
    case errorInAnyDeclaration
    /// The error is in the same declaration, in code that contains the name and may declare it.
    case errorInCode(containing: String)
    /// The error is in any code that contains the name and may declare it.
    case errorInAnyCode(containing: String)
    /// The error is in code that contains the name, or that may declare a member without its name yet: in the declaration
    /// of the type, or in any code without a type.
    case errorInMembers(of: String? = nil, named: String)
    /// The error is in the declaration of the type with the name, or in code that declares a function with the name.
    case errorInSignature(of: String)
  }

  /// `VM0123`
  package let code: String
  package let severity: Severity
  /// The message: lowercase, without a full stop.
  package let message: String
  /// The fix, in the same form.
  package let help: String?
  package let hiddenBy: HiddenBy?
  /// Whether the parser reads the code as if it were corrected, so that the error hides no other.
  package let isCorrected: Bool
  package var id: String { code }

  package init(
    _ code: String, _ message: String, severity: Severity = .error, hiddenBy: HiddenBy? = nil, help: String? = nil,
    isCorrected: Bool = false
  ) {
    self.code = code
    self.severity = severity
    self.hiddenBy = hiddenBy
    self.isCorrected = isCorrected
    self.message = message
    self.help = help
  }
}
