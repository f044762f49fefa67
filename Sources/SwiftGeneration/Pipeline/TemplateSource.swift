import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The templates of vmgen and the overrides of a project.
package struct TemplateSource: Sendable {
  /// The templates of vmgen without overrides.
  package static let standard = TemplateSource()

  private var overrides: [(name: String, origin: String, bytes: [UInt8])] = []

  package init() {}

  /// Replaces the template of that name.
  ///
  /// - Parameters:
  ///   - name: The name of the template, which is its file's name without `.mustache`: `model`.
  ///   - origin: The path of the template, for error messages.
  package mutating func override(_ name: String, with bytes: [UInt8], origin: String) {
    overrides.append((name, origin, bytes))
  }

  /// The names of the templates, sorted.
  package static var names: [String] { embeddedTemplates.map(\.name).sorted() }

  /// Returns all templates, compiled.
  func templates() throws(GenerationError) -> TemplateSet {
    var set = TemplateSet(profile: .code, filters: swiftFilters)
    let names = Self.names
    for override in overrides where !names.contains(override.name) {
      throw .unknownTemplate(override.name, near: nearNames(to: override.name, among: names))
    }
    do {
      for (name, text) in embeddedTemplates where !overrides.contains(where: { $0.name == name }) {
        try set.add(name: name, source: text, origin: name + ".mustache")
      }
      for (name, origin, bytes) in overrides { try set.add(name: name, source: bytes, origin: origin) }
    } catch {
      throw .template(error)
    }
    return set
  }
}
