@testable import VmgenSchemaSyntax

extension SchemaWriter {
  mutating func print(_ member: MemberSyntax) {
    item(member.documentation) {
      switch member {
      case .input(let value): $0.print(value)
      case .restore(let value):
        $0.write(["restore", value.values.map(\.text).joined(separator: ", ")].joined(separator: " "))
      case .focus(let value): $0.write("focus \(value.edit.text) on first appear")
      case .use(let value): $0.write("use \(value.name.text): \(value.service.text)")
      case .state(let value):
        $0.write("state \(value.name.text)")
        $0.print(annotation: value.type)
        $0.print(value: value.value)
      case .derived(let value):
        $0.write("\(value.isDisplay ? "display" : "let") \(value.name.text)")
        if value.parameters.isEmpty {
          $0.print(annotation: value.type)
        } else {
          $0.print(parameters: value.parameters)
          if let type = value.type {
            $0.write(" -> ")
            $0.print(type)
          }
        }
        $0.print(value: value.value)
      case .edit(let value): $0.print(value)
      case .draft(let value):
        $0.write("draft \(value.name.text)")
        $0.print(value: value.source)
      case .command(let value): $0.print(value)
      case .follow(let value): $0.print(value)
      case .child(let value):
        $0.write("child \(value.name.text)")
        $0.print(value: value.value)
      case .list(let value): $0.print(value)
      case .event(let value):
        $0.write("event \(value.name.text)")
        if !value.parameters.isEmpty { $0.print(parameters: value.parameters) }
      case .reaction(let value): $0.print(value)
      case .custom(let value): $0.print(value)
      case .example(let value): $0.print(value)
      }
    }
  }

  private mutating func print(annotation type: TypeSyntax?) {
    guard let type else { return }
    write(": ")
    print(type)
  }

  private mutating func print(_ value: InputSyntax) {
    write("\(value.isConstant ? "let" : "input") \(value.name.text)")
    print(annotation: value.type)
    print(value: value.defaultValue)
  }

  private mutating func print(_ value: ListSyntax) {
    write("list \(value.name.text) of ")
    print(value.row)
    write(" in ")
    print(value.elements)
    guard !value.rules.isEmpty else { return }
    body(value.rules) { printer, rule in
      printer.item([]) {
        $0.write(rule.keyword.rawValue)
        $0.print(rule.content)
      }
    }
  }

  private mutating func print(_ content: ListRuleSyntax.Content) {
    switch content {
    case .arguments(let arguments): bracketed("(", ")") { $0.print(arguments: arguments) }
    case .closure(let value), .value(let value):
      write(" ")
      print(value)
    case .word(let word): write(" \(word.text)")
    case .load(let load):
      if let size = load.pageSize {
        write(" pages of ")
        head { $0.print(size) }
      }
      print(load.steps)
    case .received(_, let steps): print(steps)
    }
  }

  private mutating func print(_ value: CustomSyntax) {
    write("custom \(value.name.text)")
    print(parameters: value.parameters)
    print(value.effects)
    print(result: value.result, isStream: false)
  }

  // MARK: Services

  mutating func print(_ value: ServiceSyntax) {
    write("service \(value.name.text)")
    if let refined = value.refined { write(": \(refined.text)") }
    let setters = Set(value.functions.filter { $0.accessor == .setter }.map(\.name.range))
    body(value.functions.filter { $0.accessor != .setter }) { printer, function in
      printer.item(function.documentation) {
        if function.accessor == nil {
          $0.print(function)
        } else {
          $0.print(property: function, isSettable: setters.contains(function.name.range))
        }
      }
    }
  }

  private mutating func print(property: ServiceFunctionSyntax, isSettable: Bool) {
    write("var \(property.name.text): ")
    if let result = property.result { print(result) }
    write(" { get")
    print(property.effects)
    write(isSettable ? " set }" : " }")
  }

  private mutating func print(_ function: ServiceFunctionSyntax) {
    write("func \(function.name.text)")
    print(parameters: function.parameters)
    print(function.effects)
    print(result: function.result, isStream: function.isStream)
  }

  mutating func print(_ value: FakeSyntax) {
    write("fake \(value.name.text): \(value.service.text)")
    body(value.states.map { FakeItem.state($0) } + value.functions.map { FakeItem.function($0) }) { printer, item in
      switch item {
      case .state(let state): printer.print(.state(state))
      case .function(let function):
        printer.item(function.head.documentation) {
          $0.print(function.head)
          $0.print(function.steps)
        }
      }
    }
  }

  private enum FakeItem {
    case state(StateSyntax)
    case function(FakeFunctionSyntax)
  }

  private mutating func print(_ effects: EffectsSyntax) {
    if effects.isAsync { write(" async") }
    guard let throwing = effects.throwing else { return }
    write(" throws")
    guard let error = throwing.error else { return }
    bracketed("(", ")") { $0.print(error) }
  }

  mutating func print(result: TypeSyntax?, isStream: Bool) {
    guard isStream || result != nil else { return }
    write(isStream ? " -> stream " : " -> ")
    if let result { print(result) } else { write("Void") }
  }

  // MARK: Edits

  private mutating func print(_ edit: EditSyntax) {
    write("edit \(edit.name.text)")
    print(annotation: edit.type)
    write(" = ")
    head {
      switch edit.value {
      case .own(let value): $0.print(value)
      case .path(let path, let defaultValue):
        $0.write("$")
        $0.print(path)
        guard let defaultValue else { return }
        $0.write(" ?? ")
        $0.print(defaultValue)
      }
    }
    if let text = edit.text {
      write(" as text")
      if !text.arguments.isEmpty { bracketed("(", ")") { $0.print(arguments: text.arguments) } }
    }
    guard !edit.rules.isEmpty else { return }
    body(edit.rules) { printer, rule in
      printer.item { $0.print(rule.kind) }
    }
  }

  private mutating func print(_ rule: EditRuleSyntax.Kind) {
    switch rule {
    case .trim: write("trim")
    case .transform(let closure):
      write("transform ")
      print(closure)
    case .debounce(let duration):
      write("debounce ")
      print(duration)
    case .require(let condition, let message):
      write("require ")
      print(condition)
      print(message: message)
    case .check(let value, let delay, let message):
      write("check ")
      print(value)
      if let delay {
        write(" after ")
        print(delay)
      }
      print(message: message)
    case .next(let edit): write("next \(edit.text)")
    case .submit(let command): write("submit \(command.text)")
    }
  }

  private mutating func print(message: Expression) {
    write(" else ")
    print(message)
  }
}

extension MemberSyntax {
  var documentation: [String] {
    switch self {
    case .input(let value): value.documentation
    case .use(let value): value.documentation
    case .restore(let value): value.documentation
    case .focus(let value): value.documentation
    case .state(let value): value.documentation
    case .derived(let value): value.documentation
    case .edit(let value): value.documentation
    case .draft(let value): value.documentation
    case .command(let value): value.documentation
    case .follow(let value): value.documentation
    case .child(let value): value.documentation
    case .list(let value): value.documentation
    case .event(let value): value.documentation
    case .reaction(let value): value.documentation
    case .custom(let value): value.documentation
    case .example(let value): value.documentation
    }
  }
}
