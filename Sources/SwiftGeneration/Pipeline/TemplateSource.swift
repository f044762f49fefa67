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

  /// Returns the compiled templates.
  ///
  /// The templates that `names` calls are compiled when they are first called: an unoptimized build compiles all
  /// templates in the time in which it generates a few files. With overrides, all templates are compiled, so that the
  /// errors in each override are reported.
  func templates(rendering names: [String]) throws(GenerationError) -> TemplateSet {
    var set =
      overrides.isEmpty
      ? TemplateSet(profile: .code, filters: swiftFilters) { name in
        embeddedTemplates.first { $0.name == name }.map { (Self.origin(of: name), Array($0.text.utf8)) }
      }
      : TemplateSet(profile: .code, filters: swiftFilters)
    let known = Self.names
    for override in overrides where !known.contains(override.name) {
      throw .unknownTemplate(override.name, near: nearNames(to: override.name, among: known))
    }
    do {
      for (name, text) in embeddedTemplates where !overrides.contains(where: { $0.name == name }) {
        guard !overrides.isEmpty || names.contains(name) else { continue }
        try set.add(name: name, source: text, origin: Self.origin(of: name))
      }
      for (name, origin, bytes) in overrides { try set.add(name: name, source: bytes, origin: origin) }
    } catch {
      throw .template(error)
    }
    return set
  }

  private static func origin(of template: String) -> String { template + ".mustache" }
}

/// The error of a filter for an unsupported value.
package struct FilterError: Error, Equatable, CustomStringConvertible {
  package let filter: String
  package let typeName: String

  package var description: String { "`\(filter)` takes a string, not a \(typeName)" }
}

/// The filters that templates may use: `{{ name | swiftIdentifier }}`.
package let swiftFilters: [String: Filter] = [
  "swiftString": filter("swiftString", swiftString),
  "swiftIdentifier": filter("swiftIdentifier") { swiftIdentifier($0) },
  "swiftMember": filter("swiftMember") { swiftIdentifier($0, .member) },
  "docComment": filter("docComment") { docComment([$0]) },
]

private func filter(_ name: String, _ body: @escaping @Sendable (String) -> String) -> Filter {
  { value in
    switch value {
    case .string(let text): .string(body(text))
    case .text(let value): .string(body(value.text))
    case .int(let number): .string(body(String(number)))
    default: throw FilterError(filter: name, typeName: value.typeName)
    }
  }
}
