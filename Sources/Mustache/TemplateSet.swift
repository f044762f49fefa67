/// Named templates, each compiled once. A partial or parent is another template of the set.
public struct TemplateSet: Sendable {
  /// Finds a template that the set does not have, at the moment a tag names it; nil if there is none. `origin` is what
  /// errors call it. What is loaded is kept for the one rendering.
  public typealias Loader = @Sendable (_ name: String) throws -> (origin: String, bytes: [UInt8])?

  private var program: Program
  private let loader: Loader?

  /// - Parameters:
  ///   - filters: functions that templates of the code profile apply by name.
  ///   - loader: asked for partials and parents that were not added.
  public init(profile: Profile = .code, filters: [String: Filter] = [:], loader: Loader? = nil) {
    program = Program(profile: profile, filters: filters)
    self.loader = loader
  }

  public var profile: Profile { program.profile }

  /// The names of the templates, in the order in which they were added.
  public var names: [String] { program.templateNames }

  /// The names that partial and parent tags of the templates mention, dynamic ones apart, in order and without repeats.
  public var mentionedNames: [String] {
    var seen: Set<String> = []
    var mentioned: [String] = []
    for template in names.compactMap(program.template(named:)) {
      for call in program.calls[program.templates[template].calls] {
        guard case .named(let symbol) = call.target else { continue }
        if seen.insert(program.symbols[symbol]).inserted { mentioned.append(program.symbols[symbol]) }
      }
    }
    return mentioned
  }

  /// Compiles `source`, UTF-8 text, as the template `name`, in place of one of that name. `origin`, by default the
  /// name, is what errors call it. Throws what is wrong with the syntax; the set is then as it was.
  public mutating func add(name: String, source: [UInt8], origin: String? = nil) throws(TemplateError) {
    let text = try SourceText(origin: origin ?? name, bytes: source)
    program.define(name, as: try Compiler.compile(text, into: &program))
  }

  public mutating func add(name: String, source: String, origin: String? = nil) throws(TemplateError) {
    try add(name: name, source: Array(source.utf8), origin: origin)
  }

  /// The template `name` rendered over `data`, as UTF-8 text.
  public func render(_ name: String, _ data: MustacheValue) throws(TemplateError) -> [UInt8] {
    guard let template = program.template(named: name) else {
      throw TemplateError(.unknownTemplate(name, near: nearNames(to: name, among: names)), at: nil)
    }
    var renderer = Renderer(program: program, loader: loader, contexts: [data])
    try renderer.run(template: template)
    return renderer.finished()
  }

  /// The template `name` rendered over `data`.
  public func renderString(_ name: String, _ data: MustacheValue) throws(TemplateError) -> String {
    String(decoding: try render(name, data), as: UTF8.self)
  }
}
