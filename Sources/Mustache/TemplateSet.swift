/// The rules for a set of templates.
public enum Profile: String, Sendable, CaseIterable {
  /// The Mustache specification, including its optional modules.
  case spec
  /// A profile for generating code, which reports mistakes as errors. The page `CommandLine.md` lists every
  /// difference from `spec`.
  case code
}

/// A set of named, compiled templates. Partials and parents are templates of the same set.
public struct TemplateSet: Sendable {
  /// A function that loads a template when a tag refers to it, or returns nil. `origin` is the template's name in
  /// errors. Loaded templates are cached in the ``RenderingCache``.
  public typealias Loader = @Sendable (_ name: String) throws -> (origin: String, bytes: [UInt8])?

  private var program: Program
  private let loader: Loader?

  /// - Parameters:
  ///   - filters: The functions that templates of the code profile can apply by name.
  ///   - loader: A function that loads partials and parents that were not added.
  public init(profile: Profile = .code, filters: [String: Filter] = [:], loader: Loader? = nil) {
    program = Program(profile: profile, filters: filters)
    self.loader = loader
  }

  public var profile: Profile { program.profile }

  /// The names of the templates, in the order in which they were added.
  public var names: [String] { program.templateNames }

  /// The names in the partial and parent tags of the templates, except dynamic ones, in order and without duplicates.
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

  /// Compiles `source`, which is UTF-8 text, as the template `name`, and replaces an existing template of that name.
  /// `origin`, by default the name, is the template's name in errors. If the syntax is invalid, throws an error and
  /// does not change the set.
  public mutating func add(name: String, source: [UInt8], origin: String? = nil) throws(TemplateError) {
    let text = try SourceText(origin: origin ?? name, bytes: source)
    program.define(name, as: try Compiler.compile(text, into: &program))
  }

  public mutating func add(name: String, source: String, origin: String? = nil) throws(TemplateError) {
    try add(name: name, source: Array(source.utf8), origin: origin)
  }

  /// Renders the template `name` with `data` and returns UTF-8 text.
  public func render(_ name: String, _ data: MustacheValue) throws(TemplateError) -> [UInt8] {
    var cache = RenderingCache()
    return try render(name, data, &cache)
  }

  /// Renders the template `name` with `data` and returns UTF-8 text.
  ///
  /// - Parameter cache: The results of earlier renderings with this set, which this one updates. Rendering several
  ///   objects with the same keys in the same order is faster with it, and each template is loaded once.
  public func render(
    _ name: String, _ data: MustacheValue, _ cache: inout RenderingCache
  ) throws(TemplateError) -> [UInt8] {
    let program = cache.program ?? program
    guard let template = program.template(named: name) else {
      throw TemplateError(.unknownTemplate(name, near: nearNames(to: name, among: names)), at: nil)
    }
    var renderer = Renderer(program: program, loader: loader, contexts: [data], guesses: cache.positions)
    try renderer.run(template: template)
    cache.positions = renderer.guesses
    if loader != nil { cache.program = renderer.program }
    return renderer.finished()
  }

  /// Renders the template `name` with `data`.
  public func renderString(_ name: String, _ data: MustacheValue) throws(TemplateError) -> String {
    String(decoding: try render(name, data), as: UTF8.self)
  }
}

/// The results of earlier renderings with a set of templates.
public struct RenderingCache: Sendable {
  /// The position in its object at which the key of each tag was last found.
  var positions: [Int] = []
  /// The templates of the set and those that were loaded.
  var program: Program?

  public init() {}
}
