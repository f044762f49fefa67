// Partials, parents and blocks.

extension Renderer {
  /// Enters the template of a partial or parent tag, and returns the next operation.
  mutating func call(_ index: Int, _ operation: Operation) throws(TemplateError) -> Int {
    let call = program.calls[operation.a]
    guard let template = try template(of: call, at: index) else { return operation.b }
    guard activations.count < Self.callLimit else {
      throw error(.partialsTooDeep(limit: Self.callLimit), at: index)
    }
    if isStrict, !call.overrides.isEmpty { try checkOverrides(of: operation.a, parent: template) }
    activations.append(activation(caller: index))
    if call.isStandalone {
      indentation.append(contentsOf: program.literals[call.indentation])
    } else {
      indentationStart = indentation.count
    }
    if !call.overrides.isEmpty {
      scopes.append(Scope(outer: scope, overrides: call.overrides))
      scope = scopes.count - 1
    }
    return program.templates[template].operations.lowerBound
  }

  /// Enters the outermost override of the block, if there is one, and returns the next operation.
  ///
  /// Blocks in an override belong to the template that contains it, whose overrides apply to them.
  mutating func runBlock(_ index: Int, _ operation: Operation) -> Int {
    let block = program.blocks[operation.a]
    var found: (override: Int, scope: Int)?
    var candidate = scope
    while candidate >= 0 {
      let overrides = scopes[candidate].overrides
      if let override = overrides.first(where: { program.overrides[$0].block == block.name }) {
        found = (override, candidate)
      }
      candidate = scopes[candidate].outer
    }
    guard let found else { return index + 1 }
    let override = program.overrides[found.override]
    var activation = activation(caller: index)
    activation.block = operation.a
    activation.outputStart = output.count
    scope = scopes[found.scope].outer
    indentation.append(contentsOf: program.literals[block.indentation])
    if !block.startsLine {
      skipsIndentation = override.startsLine
    } else if !override.startsLine {
      writeIndentation()
    }
    activation.contentStart = output.count
    activation.placementStart = placements.count
    activations.append(activation)
    return override.entry
  }

  mutating func finish(_ activation: Activation) {
    scope = activation.scope
    scopes.removeLast(scopes.count - activation.scopeCount)
    indentation.removeLast(indentation.count - activation.indentationCount)
    indentationStart = activation.indentationStart
    guard activation.block >= 0 else { return }
    skipsIndentation = false
    let newline = program.blocks[activation.block].newline
    let endsWithPlacement = placements.last?.offset == output.count
    if output.count == activation.contentStart, placements.count == activation.placementStart {
      output.truncate(to: activation.outputStart)
    } else if !newline.isEmpty, endsWithPlacement || output.bytes[output.count - 1] != Byte.newline {
      output.append(program.literals, newline)
    }
  }

  private func activation(caller: Int) -> Activation {
    Activation(
      caller: caller, scope: scope, scopeCount: scopes.count, indentationStart: indentationStart,
      indentationCount: indentation.count)
  }

  // MARK: Finding templates

  /// Returns the template of a call, or nil if it is unknown. The code profile throws an error instead.
  private mutating func template(of call: Call, at operation: Int) throws(TemplateError) -> Int? {
    switch call.target {
    case .named(let symbol):
      let template = program.templateOfSymbol[symbol]
      return try template >= 0 ? template : load(program.symbols[symbol], at: operation)
    case .dynamic(let expression):
      let value = try value(of: expression, at: operation)
      guard case .string(let name) = value else {
        guard isStrict, let value else { return nil }
        throw error(.notText(self.name(of: program.expressions[expression]), type: value.typeName), at: operation)
      }
      if let template = program.template(named: name) { return template }
      return try load(name, at: operation)
    }
  }

  private mutating func load(_ name: String, at operation: Int) throws(TemplateError) -> Int? {
    let loaded: (origin: String, bytes: [UInt8])?
    do {
      loaded = try loader?(name)
    } catch {
      throw self.error(.loaderFailed(name, reason: String(describing: error)), at: operation)
    }
    guard let loaded else {
      guard isStrict else { return nil }
      throw error(.unknownPartial(name, near: nearNames(to: name, among: program.templateNames)), at: operation)
    }
    do throws(TemplateError) {
      let source = try SourceText(origin: loaded.origin, bytes: loaded.bytes)
      let template = try Compiler.compile(source, into: &program)
      program.define(name, as: template)
      makeRoomForGuesses()
      return template
    } catch {
      var failure = error
      failure.inclusions += inclusions()
      throw failure
    }
  }

  // MARK: Checking overrides

  /// Throws an error if a parent tag overrides a block that does not exist.
  private mutating func checkOverrides(of call: Int, parent: Int) throws(TemplateError) {
    guard checkedCalls.insert(call).inserted, let blocks = blocks(reachedFrom: parent) else { return }
    for override in program.overrides[program.calls[call].overrides] where !blocks.contains(override.block) {
      let name = program.symbols[override.block]
      let near = nearNames(to: name, among: blocks.map { program.symbols[$0] })
      let owner = program.templates.last { $0.operations.contains(override.entry) }
      throw TemplateError(
        .unknownBlock(name, parent: self.name(of: program.calls[call]), near: near),
        at: owner?.source.location(of: override.position), inclusions: inclusions())
    }
  }

  /// Returns the blocks of a template and of the templates that it includes, or nil if a dynamic name is reachable or a
  /// template is missing.
  private func blocks(reachedFrom template: Int) -> Set<Int>? {
    var blocks: Set<Int> = []
    var seen: Set<Int> = [template]
    var pending = [template]
    while let next = pending.popLast() {
      blocks.formUnion(program.blocks[program.templates[next].blocks].map(\.name))
      for call in program.calls[program.templates[next].calls] {
        guard case .named(let symbol) = call.target, program.templateOfSymbol[symbol] >= 0 else { return nil }
        if seen.insert(program.templateOfSymbol[symbol]).inserted { pending.append(program.templateOfSymbol[symbol]) }
      }
    }
    return blocks
  }
}
