@testable import VmgenSchemaSyntax

extension SchemaWriter {
  mutating func print(_ expression: Expression) {
    switch expression.kind {
    case .integer(let digits), .decimal(let digits): write(digits)
    case .duration(let number, let unit): write(number + unit.rawValue)
    case .boolean(let value): write(value ? "true" : "false")
    case .nilLiteral: write("nil")
    case .string(let literal): print(literal)
    case .verbatim(let literal):
      write("verbatim ")
      print(literal)
    case .name(let name): write(quotedNames.contains(name) ? "`\(name)`" : Self.quoted(name))
    case .ownMember(let name): write("self.\(Self.quoted(name.text))")
    case .closureParameter(let number): write("$\(number)")
    case .implicitMember(let name): write(".\(name.text)")
    case .member(let base, let name):
      print(base)
      write(".\(name.text)")
    case .optionalChain(let base):
      print(base)
      write("?")
    case .call(let function, let arguments): printCall(function, arguments)
    case .index(let base, let arguments):
      print(base)
      bracketed("[", "]") { $0.print(arguments: arguments) }
    case .prefix(let name, let operand):
      write(name.text)
      print(operand)
    case .binary(let left, let name, let right): printBinary(left, name, right)
    case .ternary(let condition, let first, let second):
      print(condition)
      write(" ? ")
      print(first)
      write(" : ")
      print(second)
    case .conditional(let conditions, let then, let otherwise): printIf(conditions, then, otherwise)
    case .match(let subject, let cases): printSwitch(subject, cases)
    case .tuple(let parts): bracketed("(", ")") { $0.list(parts) { $0.print($1) } }
    case .array(let elements): bracketed("[", "]") { $0.list(elements) { $0.print($1) } }
    case .dictionary(let entries): printDictionary(entries)
    case .emptyCollection(let type):
      print(type)
      write("()")
    case .closure(let closure): print(closure)
    case .parenthesized(let inner): bracketed("(", ")") { $0.print(inner) }
    case .block(let body): print(body)
    case .steps(let steps): print(steps)
    case .effects(let value): print(value)
    case .missing: break
    }
  }

  mutating func bracketed(_ open: String, _ close: String, _ print: (inout SchemaWriter) -> Void) {
    let closures = allowsTrailingClosure
    allowsTrailingClosure = true
    write(open)
    print(&self)
    write(close)
    allowsTrailingClosure = closures
  }

  private mutating func printBinary(_ left: Expression, _ name: Identifier, _ right: Expression) {
    let isRange = name.text == "..." || name.text == "..<"
    print(left)
    write(isRange ? name.text : " \(name.text) ")
    print(right)
  }

  mutating func print(arguments: [Argument]) {
    list(arguments) { printer, argument in
      if let label = argument.label { printer.write("\(label.text): ") }
      printer.print(argument.value)
    }
  }

  private mutating func printCall(_ function: Expression, _ arguments: [Argument]) {
    print(function)
    guard let last = arguments.last, last.isTrailing, allowsTrailingClosure else {
      return bracketed("(", ")") { $0.print(arguments: arguments) }
    }
    let others = Array(arguments.dropLast())
    if !others.isEmpty { bracketed("(", ")") { $0.print(arguments: others) } }
    write(" ")
    print(last.value)
  }

  private mutating func printDictionary(_ entries: [(key: Expression, value: Expression)]) {
    guard !entries.isEmpty else { return write("[:]") }
    bracketed("[", "]") {
      $0.list(entries) { printer, entry in
        printer.print(entry.key)
        printer.write(": ")
        printer.print(entry.value)
      }
    }
  }

  private mutating func print(_ closure: Closure) {
    bracketed("{ ", " }") { printer in
      if !closure.parameters.isEmpty {
        printer.write(closure.parameters.map(\.text).joined(separator: ", ") + " in ")
      }
      if case .block(let body) = closure.body.kind { return printer.print(closureBody: body) }
      if case .steps(let steps) = closure.body.kind { return printer.print(closureBody: steps) }
      printer.print(closure.body)
    }
  }

  // MARK: Branches

  /// Writes the condition before the `{` of a branch.
  mutating func head(_ print: (inout SchemaWriter) -> Void) {
    let closures = allowsTrailingClosure
    allowsTrailingClosure = false
    print(&self)
    allowsTrailingClosure = closures
  }

  private mutating func printIf(_ conditions: [Condition], _ then: Expression, _ otherwise: Expression?) {
    write("if ")
    head { $0.list(conditions) { $0.print($1) } }
    printBranch(then)
    guard let otherwise else { return }
    write(" else")
    if case .conditional = otherwise.kind {
      write(" ")
      print(otherwise)
    } else {
      printBranch(otherwise)
    }
  }

  private mutating func printBranch(_ branch: Expression) {
    if case .block(let body) = branch.kind { print(body) } else { bracketed(" { ", " }") { $0.print(branch) } }
  }

  mutating func print(_ condition: Condition) {
    switch condition.kind {
    case .expression(let value): print(value)
    case .unwrap(let name, let value):
      write("let \(name.text)")
      if case .name(let text) = value.kind, text == name.text { return }
      write(" = ")
      print(value)
    case .pattern(let pattern, let value):
      write("case ")
      print(pattern)
      write(" = ")
      print(value)
    }
  }

  private mutating func printSwitch(_ subject: Expression, _ cases: [SwitchCase<Expression>]) {
    write("switch ")
    head { $0.print(subject) }
    let closures = allowsTrailingClosure
    allowsTrailingClosure = true
    if isInline {
      write(" { ")
      list(cases) { printer, each in
        printer.print(each)
      }
      write(" }")
    } else {
      body(cases) { printer, each in
        printer.item { $0.print(each) }
      }
    }
    allowsTrailingClosure = closures
  }

  private mutating func print(_ each: SwitchCase<Expression>) {
    printHead(each)
    if case .block(let body) = each.body.kind { return print(caseBody: body) }
    write(" ")
    print(each.body)
  }

  mutating func printHead<Body>(_ each: SwitchCase<Body>) {
    if each.isDefault {
      write("default")
    } else {
      write("case ")
      list(each.patterns) { $0.print($1) }
    }
    if let condition = each.guardCondition {
      write(" where ")
      print(condition)
    }
    write(":")
  }

  mutating func print(_ pattern: Pattern) {
    switch pattern.kind {
    case .enumCase(let type, let name, let bindings):
      write("\(type?.text ?? "").\(name.text)")
      guard !bindings.isEmpty else { return }
      write("(")
      list(bindings) { printer, binding in
        if let label = binding.label { printer.write("\(label.text): ") }
        printer.write(binding.name.map { "let \($0.text)" } ?? "_")
      }
      write(")")
    case .value(let value): print(value)
    case .oneSidedRange(let bound, let side):
      if side != .atLeast { write(side == .lessThan ? "..<" : "...") }
      print(bound)
      if side == .atLeast { write("...") }
    case .nilLiteral: write("nil")
    case .wildcard: write("_")
    case .tuple(let parts): bracketed("(", ")") { $0.list(parts) { $0.print($1) } }
    case .binding(let name): write("let \(name.text)")
    case .some(let wrapped):
      print(wrapped)
      write("?")
    }
  }
}
