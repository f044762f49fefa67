/// An interpreter of programs. It is a loop with its own stacks, so nesting cannot overflow the thread's stack.
struct Renderer: ~Copyable {
  static let callLimit = 500
  static let lambdaLimit = 50

  /// A running section.
  struct Loop {
    var items: [MustacheValue]
    var index = 0
    /// Whether the value of the section is on the stack of contexts.
    let hasContext: Bool
    /// The layout of the section's content, if it has one.
    var layout: Layout?
  }

  /// A section whose content is laid out as a whole.
  struct Layout {
    let value: MustacheLayout
    let outputStart: Int
    let placementStart: Int
  }

  /// A running template or override, with its return state.
  struct Activation {
    /// The calling operation.
    let caller: Int
    let scope: Int
    let scopeCount: Int
    let indentationStart: Int
    let indentationCount: Int
    /// The overridden block, or -1 for a partial or parent.
    var block = -1
    /// The length of the output before the block, and after its indentation.
    var outputStart = 0
    var contentStart = 0
    var placementStart = 0
  }

  /// The overrides of a parent tag and of its template.
  struct Scope {
    let outer: Int
    let overrides: Range<Int>
  }

  var program: Program
  let loader: TemplateSet.Loader?
  let isStrict: Bool
  let lambdaDepth: Int
  var output = OutputBuffer()
  /// The texts that are laid out at the end, by their offsets in the output.
  var placements: [Placement] = []

  var contexts: [MustacheValue]
  var loops: [Loop] = []
  var activations: [Activation] = []
  var scopes: [Scope] = []
  var scope = -1

  /// The indentation of all running templates. The indentation of the current template starts at `indentationStart`.
  var indentation: [UInt8] = []
  var indentationStart = 0
  /// Whether the indentation of the next line has already been written, before the overridden block.
  var skipsIndentation = false

  /// The index at which each component of a name was last found in an object.
  var guesses: [Int]
  var checkedCalls: Set<Int> = []

  init(program: Program, loader: TemplateSet.Loader?, contexts: [MustacheValue], guesses: [Int], lambdaDepth: Int = 0) {
    self.program = program
    self.loader = loader
    self.contexts = contexts
    self.lambdaDepth = lambdaDepth
    isStrict = program.profile == .code
    self.guesses = guesses
    makeRoomForGuesses()
  }

  mutating func run(template: Int) throws(TemplateError) {
    var next = program.templates[template].operations.lowerBound
    while true {
      let operation = program.operations[next]
      if operation.startsLine, operation.code != .text { writeIndentation() }
      switch operation.code {
      case .text:
        writeText(operation)
        next += 1
      case .raw, .escaped:
        try interpolate(next, operation)
        next += 1
      case .section:
        next = try beginSection(next, operation)
      case .inverted:
        let value = try value(of: operation.a, at: next)
        next = isFalse(value) ? next + 1 : operation.b
      case .endSection:
        next = endSection(next, operation)
      case .call:
        next = try call(next, operation)
      case .block:
        next = runBlock(next, operation)
      case .mark:
        next += 1
      case .finish:
        guard let activation = activations.popLast() else { return }
        finish(activation)
        next = program.operations[activation.caller].b
      }
    }
  }

  // MARK: Sections

  private func isFalse(_ value: MustacheValue?) -> Bool {
    switch value {
    case nil, .null, .bool(false): true
    case .list(let items): items.isEmpty
    default: false
    }
  }

  private mutating func beginSection(_ index: Int, _ operation: Operation) throws(TemplateError) -> Int {
    guard let value = try value(of: operation.a, at: index) else { return operation.b }
    switch value {
    case .null, .bool(false):
      return operation.b
    case .list(let items):
      guard let first = items.first else { return operation.b }
      contexts.append(first)
      loops.append(Loop(items: items, hasContext: true))
    case .lambda(let lambda):
      let section = program.sections[operation.c]
      let text = program.templates[section.template].source.text(section.content)
      try writeLambda(lambda, section: text, delimiters: program.delimiters[section.delimiters], at: index)
      return operation.b
    case .layout(let layout):
      let start = Layout(value: layout, outputStart: output.count, placementStart: placements.count)
      loops.append(Loop(items: [], hasContext: false, layout: start))
    case .bool where isStrict:
      loops.append(Loop(items: [], hasContext: false))
    default:
      contexts.append(value)
      loops.append(Loop(items: [], hasContext: true))
    }
    return index + 1
  }

  private mutating func endSection(_ index: Int, _ operation: Operation) -> Int {
    let last = loops.count - 1
    loops[last].index += 1
    let position = loops[last].index
    if position < loops[last].items.count {
      contexts[contexts.count - 1] = loops[last].items[position]
      return operation.a + 1
    }
    if let layout = loops[last].layout {
      collapse(layout.value, from: layout.outputStart, placements: layout.placementStart)
    }
    if loops[last].hasContext { contexts.removeLast() }
    loops.removeLast()
    return index + 1
  }

  // MARK: Errors

  func error(_ kind: TemplateError.Kind, at operation: Int) -> TemplateError {
    TemplateError(kind, at: program.location(of: operation), inclusions: inclusions())
  }

  /// The inclusions that lead to the current template, innermost first.
  func inclusions() -> [TemplateError.Inclusion] {
    activations.reversed().compactMap { activation in
      guard let location = program.location(of: activation.caller) else { return nil }
      let operand = program.operations[activation.caller].a
      if activation.block >= 0 {
        return TemplateError.Inclusion(.block, program.symbols[program.blocks[operand].name], at: location)
      }
      let call = program.calls[operand]
      return TemplateError.Inclusion(call.construct, name(of: call), at: location)
    }
  }
}
