/// Templates as flat operations over shared tables: what the renderer runs.
struct Program: Sendable {
  /// Where the operations of a template are, and the text that they came from.
  struct Template: Sendable {
    let source: SourceText
    let operations: Range<Int>
    let calls: Range<Int>
    let blocks: Range<Int>
  }

  let profile: Profile
  let filterNames: [String]
  let filters: [Filter]

  var operations: [Operation] = []
  /// Text to write; operations refer to it by ranges.
  var literals: [UInt8] = []
  var templates: [Template] = []

  var expressions: [Expression] = []
  /// The components of all expressions' names.
  var keys: [String] = []
  /// The filters that expressions apply, as indices into `filters`.
  var filterUses: [Int] = []
  var sections: [Section] = []
  var calls: [Call] = []
  var overrides: [Override] = []
  var blocks: [Block] = []
  var delimiters: [Delimiters] = []

  /// The names of templates and blocks, numbered.
  private(set) var symbols: [String] = []
  private var symbolNumbers: [String: Int] = [:]
  /// The template of each symbol, as an index into `templates`; -1 where there is none.
  private(set) var templateOfSymbol: [Int] = []
  /// In the order in which they were added.
  private(set) var templateNames: [String] = []

  init(profile: Profile, filters: [String: Filter]) {
    self.profile = profile
    let sorted = filters.sorted { $0.key < $1.key }
    filterNames = sorted.map(\.key)
    self.filters = sorted.map(\.value)
  }

  mutating func symbol(_ name: String) -> Int {
    if let number = symbolNumbers[name] { return number }
    symbolNumbers[name] = symbols.count
    symbols.append(name)
    templateOfSymbol.append(-1)
    return symbols.count - 1
  }

  mutating func define(_ name: String, as template: Int) {
    let number = symbol(name)
    if templateOfSymbol[number] < 0 { templateNames.append(name) }
    templateOfSymbol[number] = template
  }

  func template(named name: String) -> Int? {
    guard let number = symbolNumbers[name], templateOfSymbol[number] >= 0 else { return nil }
    return templateOfSymbol[number]
  }

  /// Where in its template an operation comes from.
  func location(of operation: Int) -> TemplateError.Location? {
    let owner = templates.last { $0.operations.contains(operation) }
    return owner?.source.location(of: operations[operation].position)
  }
}

struct Operation: Sendable {
  enum Code: UInt8, Sendable {
    /// Write the literals `a..<b`.
    case text
    /// Write the value of expression `a`, escaped for HTML or as it is.
    case escaped, raw
    /// Run what follows for the value of expression `a`, else go to `b`; `c` is the section's description.
    case section
    /// Run what follows if expression `a` is false, else go to `b`.
    case inverted
    /// The end of a section, which began after operation `a`.
    case endSection
    /// Run the template of call `a`; then go to `b`.
    case call
    /// Run the override of block `a`, if there is one, and go to `b`; else run what follows.
    case block
    /// Go back to where the template or override was run from.
    case finish
    /// Do nothing but mark the start of a line, or the end of an inverted section or block.
    case mark
  }

  let code: Code
  /// A line of the template starts here: write the indentation in force first.
  var startsLine: Bool
  var a = 0
  var b = 0
  var c = 0
  /// Where its tag or text starts in the source.
  let position: Int
}

/// A dotted name with its filters.
struct Expression: Sendable {
  enum Start: UInt8, Sendable { case key, current, first, last, index }

  var start = Start.key
  /// Into the program's keys.
  var keys = 0..<0
  /// Into the program's filter uses.
  var filters = 0..<0
}

/// What a lambda over a section needs to know of it.
struct Section: Sendable {
  let template: Int
  /// In the source.
  var content: Range<Int>
  let delimiters: Int
}

/// A partial or a parent.
struct Call: Sendable {
  enum Target: Sendable {
    /// A symbol.
    case named(Int)
    /// An expression.
    case dynamic(Int)
  }

  let target: Target
  let construct: TemplateError.Inclusion.Construct
  let isStandalone: Bool
  /// Literals that lead the lines of what is called, where standalone.
  let indentation: Range<Int>
  var overrides = 0..<0
}

/// The content that a parent tag gives a block of the parent.
struct Override: Sendable {
  /// A symbol.
  let block: Int
  let entry: Int
  /// The content starts on a line of its own.
  let startsLine: Bool
  let position: Int
}

/// A place in a template that a template which has it as its parent can override.
struct Block: Sendable {
  /// A symbol.
  let name: Int
  /// Literals that lead an override's lines.
  let indentation: Range<Int>
  /// The opening tag stands on a line that goes with it.
  let startsLine: Bool
  /// Literals that an override is to end with, where the closing tag's line goes with it too.
  var newline = 0..<0
}
