@testable import VmgenSchemaSyntax

/// The bodies of functions and displays.
extension SchemaWriter {
  mutating func print(_ block: BodySyntax) {
    let closures = allowsTrailingClosure
    allowsTrailingClosure = true
    body(block.statements) { printer, statement in
      printer.item { $0.print(statement) }
    }
    allowsTrailingClosure = closures
  }

  /// Writes the statements of a case: the only one on the line of the case, several on lines of their own.
  mutating func print(caseBody block: BodySyntax) {
    switch block.statements.count {
    case 0: write(" break")
    case 1:
      write(" ")
      print(block.statements[0])
    default:
      level += 1
      for statement in block.statements { item { $0.print(statement) } }
      level -= 1
    }
  }

  mutating func print(closureBody block: BodySyntax) {
    level += 1
    for statement in block.statements { item { $0.print(statement) } }
    level -= 1
  }

  private mutating func print(_ statement: BodyStatement) {
    switch statement.kind {
    case .constant(let name, let type, let value):
      write("let \(name.text)")
      if let type {
        write(": ")
        print(type)
      }
      write(" = ")
      print(value)
    case .guarded(let conditions, let otherwise):
      write("guard ")
      head { $0.list(conditions) { $0.print($1) } }
      write(" else")
      print(otherwise)
    case .result(let value):
      write("return ")
      print(value)
    case .value(let value): print(value)
    }
  }
}
