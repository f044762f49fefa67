import VmgenMustache

/// An error that stops generation.
package enum GenerationError: Error, Equatable {
  /// A template is invalid or reads missing data.
  case template(TemplateError)
  /// An override does not match the name of a template of vmgen. `near` contains similar names.
  case unknownTemplate(String, near: [String])
}
