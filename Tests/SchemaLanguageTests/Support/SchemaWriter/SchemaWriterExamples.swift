@testable import VmgenSchemaSyntax

extension SchemaWriter {
  mutating func print(_ example: ExampleSyntax) {
    write("example ")
    print(example.title)
    body(example.steps) { printer, step in
      printer.item { $0.print(step.kind) }
    }
  }

  private mutating func print(_ step: ExampleStepSyntax.Kind) {
    switch step {
    case .given(let name, let value): print(assignment: "given \(name.text)", value)
    case .givenPart(let place, let value): print(assignment: "given \(place.use.text).\(place.function.text)", value)
    case .when(let name, let value): print(assignment: "when \(name.text)", value)
    case .constant(let name, let type, let value):
      write("let \(name.text)")
      if let type {
        write(": ")
        print(type)
      }
      print(value: value)
    case .loop(let names, let elements, let steps):
      let list = names.map(\.text).joined(separator: ", ")
      write(names.count == 1 ? "for \(list) in " : "for (\(list)) in ")
      head { $0.print(elements) }
      body(steps) { printer, step in
        printer.item { $0.print(step.kind) }
      }
    case .whileLoop(let condition, let steps):
      write("while ")
      head { $0.print(condition) }
      body(steps) { printer, step in
        printer.item { $0.print(step.kind) }
      }
    case .matching(let conditions, let steps):
      write("if ")
      head { $0.list(conditions) { $0.print($1) } }
      body(steps) { printer, step in
        printer.item { $0.print(step.kind) }
      }
    case .stub(let isGiven, let place, let answer):
      write(isGiven ? "given " : "when ")
      let function = Expression(
        .member(Expression(.name(place.use.text), place.use.range), place.function), place.function.range)
      print(place.arguments.map { Expression(.call(function, $0), function.range) } ?? function)
      write(" ")
      print(answer)
    case .write(let target, let value):
      write("when ")
      print(target)
      print(value: value)
    case .run(let call):
      write("when ")
      print(call)
    case .reply(let name, let reply):
      write("when \(subject(name)) ")
      print(reply)
    case .editing(let name, let begins): write("when \(subject(name)) \(begins ? "begins" : "ends")")
    case .inside(let child, .reply(let name, let reply)):
      write("when ")
      print(child)
      write(".\(name.text) ")
      print(reply)
    case .inside(let child, .editing(let name, let begins)):
      write("when ")
      print(child)
      write(".\(name.text) \(begins ? "begins" : "ends")")
    case .inside: break
    case .clock(let duration):
      write("when clock += ")
      print(duration)
    case .lifecycle(let event): write("when \(event.rawValue)")
    case .recreated: write("when recreated")
    case .commit(let name): write("when commit \(name.text)")
    case .revert(let name): write("when revert \(name.text)")
    case .call(let call), .called(_, let call, _): print(call)
    case .expect(let condition): print(expectation: condition)
    case .expectNavigation(let name, let steps):
      write("expect \(name.text) == ")
      bracketed("[", "]") {
        $0.list(steps) { printer, step in
          printer.write(step.kind.text)
          if let value = step.value {
            printer.write(" ")
            printer.print(value)
          } else if let viewModel = step.viewModel {
            printer.write(" \(viewModel.text)")
          }
        }
      }
    }
  }

  /// Returns a name before a keyword. Without backquotes, `commit` and `revert` would be events of a draft.
  private func subject(_ name: Identifier) -> String {
    name.text == "commit" || name.text == "revert" ? "`\(name.text)`" : name.text
  }

  private mutating func print(assignment place: String, _ value: Expression) {
    write(place)
    print(value: value)
  }

  private mutating func print(_ answer: StubBehaviorSyntax) {
    if case .sequence(let answers) = answer {
      for (index, answer) in answers.enumerated() {
        if index > 0 { write(" then ") }
        print(answer)
      }
      return
    }
    let (word, value): (StubKeyword, Expression?) =
      switch answer {
      case .returns(let value): (.returns, value)
      case .fails(let error): (.throws, error)
      case .held: (.held, nil)
      case .sends(let value): (.sends, value)
      case .ends: (.ends, nil)
      case .declines, .sequence: (.declines, nil)
      }
    write(word.rawValue)
    guard let value else { return }
    write(" ")
    print(value)
  }

  private mutating func print(_ reply: QuestionReply) {
    switch reply {
    case .answers(let text):
      write("answers ")
      print(text)
    case .confirms: write("confirms")
    case .chooses(let text):
      write("chooses ")
      print(text)
    case .declines: write("declines")
    }
  }

  /// Writes an expectation. The names in a list after `==` are quoted if they would otherwise be read as navigation
  /// steps.
  private mutating func print(expectation condition: Expression) {
    write("expect ")
    let quoted = quotedNames
    if condition.beginsLikeNavigation { quotedNames.formUnion(navigationKeywords) }
    print(condition)
    quotedNames = quoted
  }
}
