import VmgenSchemaSyntax

/// The tables of examples: `for (text, message) in [("", "Enter a name"), ("ab", "At least 3 letters")]`.
extension ExampleChecker {
  /// Checks the table of an example, and binds its columns for the steps.
  func checkTable(_ table: ExampleTableSyntax, of steps: [ExampleStepSyntax]) -> ExampleRows {
    if table.rows.isEmpty, !table.columns.isEmpty { report(.noRows, at: table.range) }
    for row in table.rows where row.values.count != table.columns.count {
      let missing = table.columns.dropFirst(row.values.count).map(\.name.text)
      report(.rowCount(missing: missing, extra: row.values.count - table.columns.count), at: row.range)
    }
    let rows = table.rows.map(\.values).filter { $0.count == table.columns.count }
    var columns: [ExampleRows.Column] = []
    var values: [[TypedExpression]] = []
    for (index, column) in table.columns.enumerated() {
      let (checked, type) = check(rows.map { $0[index] }, of: column, steps)
      columns.append(ExampleRows.Column(name: column.name.text, type: type))
      values.append(checked)
    }
    for (column, syntax) in zip(columns, table.columns) {
      bind(column, isOnly: columns.count == 1, at: syntax.name, steps)
    }
    return ExampleRows(columns: columns, rows: rows.indices.map { row in values.map { $0[row] } })
  }

  /// Checks the values of a column, which have one type.
  private func check(
    _ column: [Expression], of declared: ExampleTableSyntax.Column, _ steps: [ExampleStepSyntax]
  ) -> (values: [TypedExpression], type: Type) {
    var type = declared.type.map { resolve($0) }
    if type == nil, column.contains(where: needsType) {
      type = steps.lazy.compactMap { use(of: declared.name.text, in: $0) }.first
      let hasNil = column.contains { values.contextualLiteral(of: $0) == .nilLiteral }
      type = hasNil ? type?.asOptional : type?.unwrapped
    }
    if type == nil, let first = column.first(where: { values.implicitName($0) != nil }),
      column.allSatisfy({ [.implicitMember, .nilLiteral].contains(values.contextualLiteral(of: $0)) })
    {
      report(
        .implicitMemberNeedsType(name: values.implicitName(first) ?? ""), at: first.range,
        help: "write the type of the column: `\(declared.name.text): …`")
      return (column.map { values.invalid($0.range) }, .unknown)
    }
    return values.join(column.map { .init($0, values.environment.locals) }, Expected(type: type), kind: "value")
  }

  /// Whether the type of a value depends on its use: `.loaded`, `[.a, .b]`.
  private func needsType(_ value: Expression) -> Bool {
    if case .array(let elements) = value.kind { return elements.isEmpty || elements.contains(where: needsType) }
    return [.implicitMember, .nilLiteral].contains(values.contextualLiteral(of: value))
  }

  /// Returns the type that a step needs of a column: in `given input = column`, `when load(column)` and
  /// `expect value == column`.
  private func use(of column: String, in step: ExampleStepSyntax) -> Type? {
    let isColumn = { (value: Expression) in if case .name(column) = value.kind { true } else { false } }
    switch step.kind {
    case .given(let name, let value), .when(let name, let value):
      return isColumn(value) ? environment.members[name.text]?.type : nil
    case .run(let call):
      guard case .call(let callee, let arguments) = call.kind, case .name(let name) = callee.kind,
        case .command(let command)? = environment.members[name]?.kind,
        let index = arguments.firstIndex(where: { isColumn($0.value) })
      else { return nil }
      let shapes = command.parameters.map { ArgumentMatching.Shape($0) }
      let place = ArgumentMatching(arguments, shapes).positions.firstIndex { $0.contains(index) }
      return place.map { command.parameters[$0].type }
    case .expect(let condition):
      guard case .binary(let left, let symbol, let right) = condition.kind, ["==", "!="].contains(symbol.text),
        isColumn(left) || isColumn(right)
      else { return nil }
      let (value, hasErrors) = acts.trying { acts.infer(isColumn(left) ? right : left) }
      return hasErrors || value.type.hasUnknown ? nil : value.type
    default: return nil
    }
  }

  private func bind(
    _ column: ExampleRows.Column, isOnly: Bool, at name: Identifier, _ steps: [ExampleStepSyntax]
  ) {
    guard isNameable(name) else { return }
    let isMember = environment.members[name.text] != nil || ContextPart(rawValue: name.text) != nil
    if isMember, !steps.contains(where: { $0.passes(name.text) }) {
      report(.columnHidesMember(name: name.text), at: name.range)
    }
    let number = expressions.bind(column.name, column.type, .column(isOnly ? nil : column.name), at: name.range)
    if let local = expressions.environment.locals.last { values.environment.locals.append(local) }
    // A column that no step reads may still be in the title of a row.
    expressions.session.usedLocals[number] = true
  }
}

extension ExampleStepSyntax {
  /// Whether the step is `given name = name`: the column and the input have the same value.
  fileprivate func passes(_ name: String) -> Bool {
    if case .given(let input, let value) = kind, case .name(name) = value.kind { input.text == name } else { false }
  }
}
