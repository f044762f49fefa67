import VmgenMustache

/// Why generation stopped.
package enum GenerationError: Error, Equatable {
  /// A template is invalid, or reads missing data.
  case template(TemplateError)
  /// An override replaces no template of the tool; the names that it may have meant.
  case unknownTemplate(String, near: [String])
}
