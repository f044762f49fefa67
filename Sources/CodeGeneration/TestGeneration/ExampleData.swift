import VmgenMustache
import VmgenSchemaLanguage

/// The examples of a view model as entries of a table.
struct ExampleTable {
  private let viewModel: ViewModel
  private let source: SourceFile
  private let lines: LineTable
  private let names: TestNames

  init(_ viewModel: ViewModel, of source: SourceFile, lines: LineTable, _ context: FileContext) {
    self.viewModel = viewModel
    self.source = source
    self.lines = lines
    names = TestNames(viewModel) { value, names in
      var lowering = context.lowering(names)
      return lowering.expression(value)
    }
  }

  func entries(_ context: inout FileContext) -> [MustacheValue] {
    viewModel.examples.map { example in
      [
        "title": .string(wrappedString(example.title, indentation: 6, columns: context.layout.columns)),
        "place": .string(swiftString(place(of: example.range))),
        "given": .string(context.layout.text([.value(given(example, &context))], indentation: 8)),
        "steps": .string(context.layout.text(steps(example, &context), indentation: 8)),
      ]
    }
  }

  /// `Contacts.vmodel:24:5`
  private func place(of range: SourceRange) -> String {
    let location = lines.location(of: Int(range.lower))
    return "\(source.relativePath):\(location.line):\(location.column)"
  }

  /// `PersonViewModel(person: …, context: .example)`
  private func given(_ example: Example, _ context: inout FileContext) -> SwiftExpression {
    var lowering = context.lowering(PlainNames())
    var arguments: [SwiftArgument] = []
    for input in viewModel.inputs {
      for step in example.steps {
        guard case .givenInput(input.name, let value) = step.kind else { continue }
        arguments.append(SwiftArgument(swiftIdentifier(input.name, .label), lowering.expression(value)))
      }
    }
    let parts = example.steps.compactMap { step -> (ContextPart, TypedExpression)? in
      if case .givenContext(let part, let value) = step.kind { (part, value) } else { nil }
    }
    arguments.append(SwiftArgument("context", changed(.text(".example"), parts, &lowering)))
    context.note(lowering)
    return .text(swiftIdentifier(viewModel.name)).call(arguments)
  }

  /// `context.with(locale: "fr_FR")`
  private func changed(
    _ context: SwiftExpression, _ parts: [(ContextPart, TypedExpression)], _ lowering: inout SwiftLowering
  ) -> SwiftExpression {
    var arguments: [SwiftArgument] = []
    for part in ContextPart.allCases {
      guard let (_, value) = parts.last(where: { $0.0 == part }) else { continue }
      arguments.append(SwiftArgument(part.rawValue, lowering.expression(value)))
    }
    return arguments.isEmpty ? context : context.member("with").call(arguments)
  }

  private func steps(_ example: Example, _ context: inout FileContext) -> [SwiftStatement] {
    var given = context.lowering(PlainNames())
    var expected = context.lowering(names)
    var statements: [SwiftStatement] = []
    for step in example.steps {
      switch step.kind {
      case .givenInput, .givenContext: break
      case .assign(let name, let value):
        let target = "viewModel." + swiftIdentifier(name, .member)
        statements.append(.assign(target, given.expression(value)))
      case .assignContext(let part, let value):
        let old = SwiftExpression.text("viewModel").member("context")
        statements.append(.assign("viewModel.context", changed(old, [(part, value)], &given)))
      case .expect(let condition): statements.append(.value(expect(condition, &expected)))
      default: break
      }
    }
    context.note(given)
    context.note(expected)
    return statements
  }

  /// `check.equal(viewModel.nameText, "Ada", "nameText == \"Ada\"", at: "Contacts.vmodel:27:16")`
  private func expect(_ condition: TypedExpression, _ lowering: inout SwiftLowering) -> SwiftExpression {
    var inner = condition
    while case .parenthesized(let wrapped) = inner.kind { inner = wrapped }
    let check = SwiftExpression.text("check")
    let tail = [
      SwiftArgument(nil, .text(swiftString(text(of: condition.range)))),
      SwiftArgument("at", .text(swiftString(place(of: condition.range)))),
    ]
    guard case .equal(let left, let right, negated: false) = inner.kind else {
      return check.member("isTrue").call([SwiftArgument(nil, lowering.expression(condition))] + tail)
    }
    let sides = [
      SwiftArgument(nil, lowering.expression(left, isTyped: false)),
      SwiftArgument(nil, lowering.expression(right)),
    ]
    return check.member("equal").call(sides + tail)
  }

  /// The schema's own text, its line breaks and indentation as single spaces.
  private func text(of range: SourceRange) -> String {
    let bytes = source.bytes[Int(range.lower)..<min(Int(range.upper), source.bytes.count)]
    let words = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let text = words.map { String(decoding: $0, as: UTF8.self).trimmingBlanks }.joined(separator: " ")
    return text.count <= Self.longestText ? text : text.prefix(Self.longestText - 1) + "…"
  }

  /// So that it fits a line.
  private static let longestText = 72
}

extension String {
  fileprivate var trimmingBlanks: String {
    var rest = utf8[...]
    while let first = rest.first, first == 0x20 || first == 0x09 { rest.removeFirst() }
    while let last = rest.last, last == 0x20 || last == 0x09 { rest.removeLast() }
    return String(Substring(rest))
  }
}
