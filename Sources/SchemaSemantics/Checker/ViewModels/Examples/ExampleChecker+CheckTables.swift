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
    var type = declared.type.map { isAnyError($0) ? .anyError : resolve($0) }
    if type == nil { type = typeOfUses(of: declared, column, steps) }
    if type == nil, let first = column.first(where: { values.implicitName($0) != nil }),
      column.allSatisfy({ [.implicitMember, .nilLiteral].contains(values.contextualLiteral(of: $0)) })
    {
      report(
        .implicitMemberNeedsType(name: values.implicitName(first) ?? ""), at: first.range,
        help: "write the type of the column: `\(declared.name.text): …`")
      return (column.map { values.invalid($0.range) }, .unknown)
    }
    return joined(column, as: type)
  }

  private func joined(_ column: [Expression], as type: Type?) -> (values: [TypedExpression], type: Type) {
    values.join(column.map { .init($0, values.environment.locals) }, Expected(type: type), kind: "value")
  }

  /// Returns the type that the steps need of a column; nil if none of them tells it, or if its values have another.
  private func typeOfUses(
    of declared: ExampleTableSyntax.Column, _ column: [Expression], _ steps: [ExampleStepSyntax]
  ) -> Type? {
    let uses = steps.lazy.compactMap { use(of: declared.name.text, in: $0, of: steps) }
    guard let needed = uses.first else { return nil }
    let hasNil = column.contains { values.contextualLiteral(of: $0) == .nilLiteral }
    let type = hasNil ? needed.asOptional : needed.unwrapped
    if column.contains(where: needsType) { return type }
    // Errors of one type keep it.
    if type == .anyError, !values.trying({ joined(column, as: nil) }).hasErrors { return nil }
    return values.trying { column.map { values.check($0, as: type) } }.hasErrors ? nil : type
  }

  /// Whether the type of a value depends on its use: `.loaded`, `[.a, .b]`.
  private func needsType(_ value: Expression) -> Bool {
    if case .array(let elements) = value.kind { return elements.isEmpty || elements.contains(where: needsType) }
    return [.implicitMember, .nilLiteral].contains(values.contextualLiteral(of: value))
  }

  /// Returns the type that a step needs of a column: in `given input = column`, `given s.f throws column`,
  /// `when load(column)`, `let card = card(of: column)` and `expect value == column`.
  private func use(of column: String, in step: ExampleStepSyntax, of steps: [ExampleStepSyntax]) -> Type? {
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
      if let type = typeOfArgument(column, in: condition) { return type }
      guard case .binary(let left, let symbol, let right) = condition.kind, ["==", "!="].contains(symbol.text),
        isColumn(left) || isColumn(right)
      else { return nil }
      return type(of: isColumn(left) ? right : left, in: steps)
    case .constant(_, _, let value): return typeOfArgument(column, in: value)
    case .stub(_, let function, .fails(let error)) where isColumn(error):
      return errorType(of: function)
    case .called(_, let call, _): return typeOfArgument(column, in: call)
    case .loop(_, _, let body), .whileLoop(_, let body):
      return body.lazy.compactMap { use(of: column, in: $0, of: steps) }.first
    default: return nil
    }
  }

  /// Returns the type of a value, which can depend on columns and constants that are not known yet.
  private func type(of value: Expression, in steps: [ExampleStepSyntax]) -> Type? {
    let (typed, hasErrors) = acts.trying { acts.infer(value) }
    if !hasErrors, !typed.type.hasUnknown { return typed.type }
    switch value.kind {
    case .parenthesized(let inner): return type(of: inner, in: steps)
    case .member(let base, let name):
      return type(of: base, in: steps).flatMap { acts.fieldType(of: $0.unwrapped, name.text) }
    case .call(let callee, _):
      guard case .name(let name) = callee.kind else { return nil }
      return functions[name]?.declaration.result ?? (types[name] == nil ? nil : .declared(name))
    case .name(let name):
      for (index, step) in steps.enumerated() {
        guard case .constant(let constant, let type, let value) = step.kind, constant.text == name else { continue }
        // A value can only depend on the constants before it.
        return type.map { resolve($0) } ?? self.type(of: value, in: Array(steps[..<index]))
      }
      return nil
    default: return nil
    }
  }

  /// Returns the type of the parameter to which a call of a function or of a model passes a column.
  private func typeOfArgument(_ column: String, in expression: Expression) -> Type? {
    switch expression.kind {
    case .binary(let left, _, let right): return typeOfArgument(column, in: left) ?? typeOfArgument(column, in: right)
    case .prefix(_, let inner), .parenthesized(let inner), .member(let inner, _):
      return typeOfArgument(column, in: inner)
    case .call(let callee, let arguments):
      guard case .name(let name) = callee.kind else { return typeOfArgument(column, in: callee) }
      let index = arguments.firstIndex { if case .name(column) = $0.value.kind { true } else { false } }
      guard let index else { return arguments.lazy.compactMap { typeOfArgument(column, in: $0.value) }.first }
      guard let parameters = parameters(ofCalled: name) else { return nil }
      let matching = ArgumentMatching(arguments, parameters.map { ArgumentMatching.Shape($0) })
      return matching.positions.firstIndex { $0.contains(index) }.map { parameters[$0].type }
    default: return nil
    }
  }

  private func parameters(ofCalled name: String) -> [Parameter]? {
    if let function = groupFunction(named: name) { return function.parameters }
    if let function = functions[name] { return function.declaration.parameters }
    guard case .model(let model)? = types[name]?.declaration else { return nil }
    return model.fields.map { Parameter(label: $0.name, name: $0.name, type: $0.type, defaultValue: $0.defaultValue) }
  }

  /// Returns the type of the errors that a function of a service throws; nil if the function is not known.
  private func errorType(of reference: ServiceFunctionReference) -> Type? {
    guard let service = service(ofUse: reference.use.text),
      let function = services[service]?.functions(named: reference.function.text).first
    else { return nil }
    switch function.failure {
    case .never: return nil
    case .any: return .anyError
    case .declared(let name): return .declared(name)
    }
  }

  private func bind(
    _ column: ExampleRows.Column, isOnly: Bool, at name: Identifier, _ steps: [ExampleStepSyntax]
  ) {
    guard isNameable(name) else { return }
    if hidesMember(name), !steps.contains(where: { $0.passes(name.text) }) {
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
