/// An expression. Binary operators are grouped by Swift's precedence.
package final class Expression: Sendable {
  package indirect enum Kind: Sendable {
    /// The digits without underscores: `12`, `0xFF`.
    case integer(String)
    /// The digits without underscores: `1.50`, `1e3`.
    case decimal(String)
    /// `0.5s`, `250ms`, `2m`, `1h`: the digits and the unit.
    case duration(String, unit: DurationUnit)
    case boolean(Bool)
    case nilLiteral
    case string(StringLiteral)
    /// `verbatim "…"`: a string that is not localized.
    case verbatim(StringLiteral)
    case name(String)
    /// `self.name`: a member of the view model that a local value may hide.
    case ownMember(Identifier)
    /// `$0`
    case closureParameter(Int)
    /// `.name`. The expected type is the base.
    case implicitMember(Identifier)
    case member(Expression, Identifier)
    /// The `base?` of `base?.name`.
    case optionalChain(Expression)
    /// A call. A trailing closure is the last argument, without a label.
    case call(Expression, [Argument])
    case index(Expression, [Argument])
    /// The operator `-` or `!`, and the operand.
    case prefix(Identifier, Expression)
    case binary(Expression, Identifier, Expression)
    case ternary(Expression, Expression, Expression)
    case conditional([Condition], then: Expression, else: Expression?)
    case match(Expression, [SwitchCase<Expression>])
    /// The values of `switch (a, b)`.
    case tuple([Expression])
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    /// `Set<String>()`, `[String]()`, `[String: Int]()`
    case emptyCollection(TypeSyntax)
    case closure(Closure)
    /// The statements of a body, or of a branch in one.
    case block(BodySyntax)
    /// The statements of a body that declares variables or has loops.
    case steps(StepsSyntax)
    case parenthesized(Expression)
    /// `try await inbox.count()` in the head of a step, such as the condition of a `guard`.
    case effects(StepValueSyntax)
    /// A part that could not be read. A diagnostic gives the reason.
    ///
    /// It has a payload because swiftc copies an indirect enum with at most one case without a payload in one
    /// instruction, and any other through a function in each file.
    case missing(Void)
  }
  package let kind: Kind
  package let range: SourceRange

  /// Whether the expression is `_`, which stands for any value.
  package var isAnyValue: Bool {
    if case .name("_") = kind { true } else { false }
  }

  /// Whether the expression is the statements of a body.
  package var hasStatements: Bool {
    switch kind {
    case .block, .steps: true
    default: false
    }
  }

  /// Whether the expression could not be read, which has been reported.
  package var isMissing: Bool {
    if case .missing = kind { true } else { false }
  }

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

package enum DurationUnit: String, Sendable, CaseIterable {
  case milliseconds = "ms"
  case seconds = "s"
  case minutes = "m"
  case hours = "h"
}

package struct StringLiteral: Sendable {
  package indirect enum Segment: Sendable {
    /// Text with its escapes resolved.
    case text(String)
    case interpolation(Expression)
  }
  package var segments: [Segment]
  package var isMultiline: Bool
  package var range: SourceRange

  /// The text of a string without interpolations; nil for another string.
  package var plainText: String? {
    var text = ""
    for segment in segments {
      guard case .text(let part) = segment else { return nil }
      text += part
    }
    return text
  }
}

package struct Argument: Sendable {
  package var label: Identifier?
  package var value: Expression
  package var isTrailing = false

  package init(label: Identifier? = nil, value: Expression, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

/// `{ $0.name }` or `{ step in … }`
package struct Closure: Sendable {
  package var parameters: [Identifier]
  package var body: Expression
  package var range: SourceRange

  package init(parameters: [Identifier] = [], body: Expression, range: SourceRange) {
    self.parameters = parameters
    self.body = body
    self.range = range
  }
}

/// One of the comma-separated conditions of an `if`.
package struct Condition: Sendable {
  package indirect enum Kind: Sendable {
    case expression(Expression)
    /// `let x = …`. For `if let x`, the value is the name `x`.
    case unwrap(Identifier, Expression)
    /// `case .a(let v) = …`
    case pattern(Pattern, Expression)
  }
  package var kind: Kind
  package var range: SourceRange
  /// Whether the condition of a step binds a variable: `if var user`.
  package var isVariable = false

  package init(kind: Kind, range: SourceRange, isVariable: Bool = false) {
    self.kind = kind
    self.range = range
    self.isVariable = isVariable
  }

  package var value: Expression {
    switch kind {
    case .expression(let value), .unwrap(_, let value), .pattern(_, let value): value
    }
  }

  /// The names that the condition binds.
  package var boundNames: Set<String> {
    switch kind {
    case .expression: []
    case .unwrap(let name, _): [name.text]
    case .pattern(let pattern, _): Set(pattern.boundNames)
    }
  }

  /// Returns the condition with another value.
  func replacing(_ value: Expression) -> Condition {
    let kind: Kind =
      switch kind {
      case .expression: .expression(value)
      case .unwrap(let name, _): .unwrap(name, value)
      case .pattern(let pattern, _): .pattern(pattern, value)
      }
    return Condition(kind: kind, range: range, isVariable: isVariable)
  }
}

package struct Pattern: Sendable {
  package indirect enum Kind: Sendable {
    /// `.a` or `.a(let v, _)`, or `E.a` with the name of its type.
    case enumCase(type: Identifier?, name: Identifier, bindings: [PatternBinding])
    /// A literal, compared with `==`, or a range, tested with `contains`.
    case value(Expression)
    /// `90...`, `..<10` or `...9`.
    case oneSidedRange(Expression, RangeSide)
    /// `nil`, for an optional.
    case nilLiteral
    case wildcard
    /// `let x`: binds the whole subject.
    case binding(Identifier)
    /// `(.a, true)`, for the values of `switch (a, b)`.
    case tuple([Pattern])
    /// `let x?` or `.a?`: the value of an optional.
    case some(Pattern)
  }
  package var kind: Kind
  package var range: SourceRange
  /// The patterns beside this one of the same case with other values, all of which a condition compares:
  /// `.status(code: 404), .status(code: 410)`.
  package var alternatives: [Pattern] = []

  package var boundNames: [String] {
    switch kind {
    case .binding(let name): [name.text]
    case .enumCase(_, _, let bindings): bindings.compactMap { $0.isValue ? nil : $0.name?.text }
    case .tuple(let parts): parts.flatMap(\.boundNames)
    case .some(let wrapped): wrapped.boundNames
    case .value, .oneSidedRange, .nilLiteral, .wildcard: []
    }
  }

  /// Calls `visit` with each value that the pattern compares.
  package func forEachValue(_ visit: (Expression) -> Void) {
    switch kind {
    case .value(let value), .oneSidedRange(let value, _): visit(value)
    case .tuple(let parts): for part in parts { part.forEachValue(visit) }
    case .some(let wrapped): wrapped.forEachValue(visit)
    case .enumCase, .nilLiteral, .wildcard, .binding: break
    }
  }
}

/// The values of a one-sided range.
package enum RangeSide: String, Sendable {
  /// `90...`
  case atLeast = ">="
  /// `..<10`
  case lessThan = "<"
  /// `...9`
  case atMost = "<="

  /// Creates the side of the upper bound of a range with the sign `...` or `..<`.
  init?(upTo sign: String) {
    switch sign {
    case "...": self = .atMost
    case "..<": self = .lessThan
    default: return nil
    }
  }
}

extension Pattern {
  /// The names that the pattern binds.
  package var names: [Identifier] {
    switch kind {
    case .binding(let name): [name]
    case .enumCase(_, _, let bindings): bindings.compactMap(\.name)
    case .tuple(let parts): parts.flatMap(\.names)
    case .some(let wrapped): wrapped.names
    case .value, .oneSidedRange, .nilLiteral, .wildcard: []
    }
  }
}

/// `let v`, `label: let v`, `_`
package struct PatternBinding: Sendable {
  package var label: Identifier?
  /// nil for `_`.
  package var name: Identifier?
  package var range: SourceRange
  /// Whether the name stands for a value in the schema, as in `.server(code: 404)`.
  package var isValue = false

  package init(label: Identifier? = nil, name: Identifier? = nil, range: SourceRange, isValue: Bool = false) {
    self.label = label
    self.name = name
    self.range = range
    self.isValue = isValue
  }
}

/// A case of a `switch` expression, or of a `switch` in steps.
package struct SwitchCase<Body: Sendable>: Sendable {
  /// Empty for `default`.
  package var patterns: [Pattern]
  package var guardCondition: Expression?
  package var body: Body
  package var range: SourceRange
  package var isDefault: Bool { patterns.isEmpty }
}

// MARK: - Walks

extension Expression {
  package var withoutParentheses: Expression {
    if case .parenthesized(let inner) = kind { return inner.withoutParentheses }
    return self
  }

  /// Returns whether one of the expressions directly inside this one satisfies a condition.
  package func containsChild(where condition: (Expression) -> Bool) -> Bool {
    var isFound = false
    forEachChild { isFound = isFound || condition($0) }
    return isFound
  }

  /// Calls `visit` with each expression directly inside this one, in source order.
  package func forEachChild(_ visit: (Expression) -> Void) {
    switch kind {
    case .integer, .decimal, .duration, .boolean, .nilLiteral, .name, .ownMember, .closureParameter, .implicitMember,
      .emptyCollection, .missing:
      break
    case .string(let literal), .verbatim(let literal):
      for case .interpolation(let value) in literal.segments { visit(value) }
    case .member(let base, _), .optionalChain(let base), .prefix(_, let base), .parenthesized(let base): visit(base)
    case .effects(let value): visit(value.value)
    case .call(let base, let arguments), .index(let base, let arguments):
      visit(base)
      for argument in arguments { visit(argument.value) }
    case .binary(let left, _, let right):
      visit(left)
      visit(right)
    case .ternary(let condition, let first, let second):
      visit(condition)
      visit(first)
      visit(second)
    case .conditional(let conditions, let first, let second):
      for condition in conditions { condition.forEachChild(visit) }
      visit(first)
      if let second { visit(second) }
    case .match(let subject, let cases):
      visit(subject)
      for each in cases {
        for pattern in each.patterns { pattern.forEachValue(visit) }
        if let condition = each.guardCondition { visit(condition) }
        visit(each.body)
      }
    case .array(let elements), .tuple(let elements): for element in elements { visit(element) }
    case .dictionary(let entries):
      for entry in entries {
        visit(entry.key)
        visit(entry.value)
      }
    case .closure(let closure): visit(closure.body)
    case .block(let body): for statement in body.statements { statement.forEachChild(visit) }
    case .steps(let steps): steps.forEachExpression(visit)
    }
  }
}

extension Condition {
  /// Calls `visit` with each expression directly inside the condition, in source order.
  package func forEachChild(_ visit: (Expression) -> Void) {
    switch kind {
    case .expression(let value), .unwrap(_, let value): visit(value)
    case .pattern(let pattern, let value):
      pattern.forEachValue(visit)
      visit(value)
    }
  }
}
