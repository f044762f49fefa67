import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The tool's templates, with those that a project puts in their place.
package struct TemplateSource: Sendable {
  /// The templates as they come with the tool.
  package static let standard = TemplateSource()

  private var overrides: [(name: String, origin: String, bytes: [UInt8])] = []

  package init() {}

  /// Puts a template in the place of the tool's of that name.
  ///
  /// - Parameters:
  ///   - name: `model`, the file's name without `.mustache`.
  ///   - origin: what errors call it: its path.
  package mutating func override(_ name: String, with bytes: [UInt8], origin: String) {
    overrides.append((name, origin, bytes))
  }

  /// The names of the tool's templates, sorted.
  package static var names: [String] { embeddedTemplates.map(\.name).sorted() }

  /// All templates, compiled.
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
