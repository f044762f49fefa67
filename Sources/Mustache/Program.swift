/// A set of compiled templates: operations over shared tables, which the renderer executes.
struct Program: Sendable {
  /// The operations of a template and its source.
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
  /// The literal text, which operations refer to by range.
  var literals: [UInt8] = []
  var templates: [Template] = []

  var expressions: [Expression] = []
  /// The components of the names in all expressions.
  var keys: [String] = []
  /// The filters in expressions, as indices into `filters`.
  var filterUses: [Int] = []
  var sections: [Section] = []
  var calls: [Call] = []
  var overrides: [Override] = []
  var blocks: [Block] = []
  var delimiters: [Delimiters] = []

  /// The names of templates and blocks, numbered.
  private(set) var symbols: [String] = []
  private var symbolNumbers: [String: Int] = [:]
  /// The index of each symbol's template, or -1.
  private(set) var templateOfSymbol: [Int] = []
  /// The templates, in the order in which they were added.
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

  /// The position of an operation in its template.
  func location(of operation: Int) -> TemplateError.Location? {
    let owner = templates.last { $0.operations.contains(operation) }
    return owner?.source.location(of: operations[operation].position)
  }
}

struct Operation: Sendable {
  enum Code: UInt8, Sendable {
    /// Writes the literals `a..<b`.
    case text
    /// Writes the value of expression `a`, with or without HTML escaping.
    case escaped, raw
    /// Runs the following operations for the value of expression `a`, or continues at `b`. `c` is the description of
    /// the section.
    case section
    /// Runs the following operations if expression `a` is false, otherwise continues at `b`.
    case inverted
    /// Ends a section, which starts after operation `a`.
    case endSection
    /// Runs the template of call `a`, then continues at `b`.
    case call
    /// Runs the override of block `a` and continues at `b`, or runs the following operations if there is no override.
    case block
    /// Returns from the template or override.
    case finish
    /// Marks the start of a line, or the end of an inverted section or block.
    case mark
  }

  let code: Code
  /// Whether a line of the template starts here. The renderer then writes the indentation first.
  var startsLine: Bool
  var a = 0
  var b = 0
  var c = 0
  /// The offset of the tag or text in the source.
  let position: Int
}

/// A dotted name with its filters.
struct Expression: Sendable {
  enum Start: UInt8, Sendable { case key, current, first, last, index }

  var start = Start.key
  /// A range of the program's keys.
  var keys = 0..<0
  /// A range of the program's filter uses.
  var filters = 0..<0
}

/// The description of a section for lambdas.
struct Section: Sendable {
  let template: Int
  /// The range in the source.
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
  /// The indentation of the called template if the tag is standalone.
  let indentation: Range<Int>
  var overrides = 0..<0
}

/// The content of a parent tag that overrides a block of the parent.
struct Override: Sendable {
  /// A symbol.
  let block: Int
  let entry: Int
  /// Whether the content starts on its own line.
  let startsLine: Bool
  let position: Int
}

/// A part of a template that child templates can override.
struct Block: Sendable {
  /// A symbol.
  let name: Int
  /// The indentation of an override.
  let indentation: Range<Int>
  /// Whether the opening tag is on a standalone line.
  let startsLine: Bool
  /// The literals at the end of an override if the closing tag is on a standalone line too.
  var newline = 0..<0
}
