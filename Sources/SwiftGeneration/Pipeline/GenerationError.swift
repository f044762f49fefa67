import VmgenMustache

/// Why generation stopped.
package enum GenerationError: Error, Equatable {
  /// A template is wrong, or asks for data that is not there.
  case template(TemplateError)
  /// An override replaces no template of the tool; the names that it may have meant.
  case unknownTemplate(String, near: [String])
}
