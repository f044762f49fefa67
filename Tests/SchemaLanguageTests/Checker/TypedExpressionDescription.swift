@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

extension TypedExpression {
  /// The tree as text: literals in source form, `T?(…)` for wrapped values, `text"…"` for localized text.
  var shown: String {
    switch kind {
    case .integer(let value): "\(value)"
    case .double(let text): "Double \(text)"
    case .decimal(let text): "Decimal \(text)"
    case .boolean(let value): "\(value)"
    case .nilLiteral: "nil"
    case .string(let string): string.shown
    case .duration(let seconds, let attoseconds): "\(seconds)s\(attoseconds == 0 ? "" : " \(attoseconds)as")"
    case .date(let seconds, let nanoseconds): "date \(seconds)\(nanoseconds == 0 ? "" : " \(nanoseconds)ns")"
    case .day(let year, let month, let day): "day \(year)-\(month)-\(day)"
    case .url(let text): "url \(text)"
    case .newID: "UUID()"
    case .uuid(let text): "uuid \(text)"
    case .tuple(let parts): "(\(parts.map(\.shown).joined(separator: ", ")))"
    case .array(let elements): "[\(elements.map(\.shown).joined(separator: ", "))]"
    case .dictionary(let entries): "[\(entries.map { "\($0.key.shown): \($0.value.shown)" }.joined(separator: ", "))]"
    case .reference(let reference): reference.shown
    case .field(let base, let name): "\(base.shown).\(name)"
    case .label(let base): "\(base.shown).label"
    case .property(let base, let property):
      "property(\(base.shown).\(property.name)\(property.facet.map { ".\($0)" } ?? ""))"
    case .optionalChain(let base, let chain): "chain(\(base.shown), \(chain.shown))"
    case .chained: "_"
    case .facet(let facet): facet.shown
    case .query(let call): call.shown
    case .matchedCalls(let service, let function, let arguments):
      "\(service).\(function)(\(arguments.map { "\($0.label ?? "_"): \($0.value.shown)" }.joined(separator: ", "))).calls"
    case .builtIn(let call): call.shown
    case .function(let name, let arguments), .construct(let name, let arguments): "\(name)(\(arguments.shown))"
    case .derivedCall(let formula, let arguments): "\(formula.shown)(\(arguments.shown))"
    case .custom(let custom, let arguments): "\(custom.name)(\(arguments.shown))"
    case .enumCase(let type, let name, let arguments):
      "\(type).\(name)" + (arguments.isEmpty ? "" : "(\(arguments.shown))")
    case .allCases(let type): "\(type).allCases"
    case .fromRawValue(let type, let value): "\(type)(rawValue: \(value.shown))"
    case .closure(let closure): "{ \((closure.parameters + ["in"]).joined(separator: " ")) \(closure.body.shown) }"
    case .ternary(let test, let first, let second): "(\(test.shown) ? \(first.shown) : \(second.shown))"
    case .conditional(let conditions, let first, let second):
      "if \(conditions.map(\.shown).joined(separator: ", ")) { \(first.shown) } else { \(second.shown) }"
    case .match(let subject, let cases):
      "switch \(subject.shown) { \(cases.map(\.shown).joined(separator: "; ")) }"
    case .binding(let name, let value, in: let body): "let \(name) = \(value.shown); \(body.shown)"
    case .sequence(let first, let rest): "\(first.shown); \(rest.shown)"
    case .passed: "passed"
    case .steps(let steps): "{ \(steps.count) steps }"
    case .errorAs(let error, let type): "\(error.shown) as? \(type)"
    case .wrapped(let inner): "\(type)(\(inner.shown))"
    case .equal(let left, let right, let negated): "\(left.shown) \(negated ? "!=" : "==") \(right.shown)"
    case .and(let left, let right): "\(left.shown) && \(right.shown)"
    case .or(let left, let right): "\(left.shown) || \(right.shown)"
    case .not(let operand): "!\(operand.shown)"
    case .coalesce(let left, let right): "\(left.shown) ?? \(right.shown)"
    case .range(let lower, let upper, let closed): "\(lower.shown)\(closed ? "..." : "..<")\(upper.shown)"
    case .parenthesized(let inner): "(\(inner.shown))"
    case .invalid: "invalid"
    }
  }
}

extension TypedString {
  var shown: String {
    let parts = segments.map { segment in
      switch segment {
      case .text(let text): text
      case .interpolation(let value): "\\(\(value.shown))"
      }
    }
    return (isLocalized ? "text" : "") + "\"\(parts.joined())\""
  }
}

extension Reference {
  var shown: String {
    switch self {
    case .storage(let storage): storage.name
    case .sample(let name), .local(let name), .carried(let name): name
    case .derived(let id): id.name
    case .pending(let id): "pending \(id.name)"
    case .column(let name): "row" + (name.map { ".\($0)" } ?? "")
    case .closureParameter(let index): "$\(index)"
    }
  }
}

extension Facet {
  var shown: String {
    switch self {
    case .member(let id, let facet): "\(id.name).\(facet.name)"
    case .isValid: "isValid"
    case .calls(let service, let function): "\(service).\(function).calls"
    case .arguments(let service, let function, let parameter): "\(service).\(function).arguments.\(parameter)"
    case .fakeState(let service, let fake, let state): "\(service).\(fake).\(state.name)"
    case .emissions(let event): "\(event.name).calls"
    case .eventValues(let event, let parameter): "\(event.name).arguments.\(parameter)"
    case .lastEventValue(let event, let parameter): "\(event.name).last.\(parameter)"
    case .history(let property):
      [property.name, property.facet, "history"].compactMap(\.self).joined(separator: ".")
    case .lastArgument(let service, let function, let parameter): "\(service).\(function).last.\(parameter)"
    }
  }
}

extension ServiceCall {
  var shown: String { "\(use.name).\(function)(\(arguments.shown))" }
}

extension [CallArgument] {
  var shown: String {
    map { ($0.label.map { "\($0): " } ?? "") + $0.value.shown }.joined(separator: ", ")
  }
}

extension BuiltInCall {
  /// The entry as `[T].map(…)`: the beginning of its signature.
  var shown: String {
    let arguments = arguments.map { argument in
      switch argument {
      case .value(let value): value.shown
      case .variadic(let values): values.map(\.shown).joined(separator: ", ")
      case .defaulted: "default"
      }
    }
    let signature = SignatureParser.parse(builtIn.signature)
    switch signature?.form {
    case .infixOperator: return "\(receiver?.shown ?? "") \(signature?.name ?? "") \(arguments.joined())"
    case .prefixOperator: return "\(signature?.name ?? "")\(receiver?.shown ?? "")"
    default:
      let name = (receiver.map { "\($0.shown)." } ?? "") + (signature?.name ?? "")
      return signature?.isCalled == true ? "\(name)(\(arguments.joined(separator: ", ")))" : name
    }
  }
}

extension TypedCondition {
  var shown: String {
    switch self {
    case .expression(let value): value.shown
    case .unwrap(let name, let value): "let \(name) = \(value.shown)"
    case .pattern(let pattern, let value): "case \(pattern.shown) = \(value.shown)"
    }
  }
}

extension TypedPattern {
  var shown: String {
    switch self {
    case .enumCase(let name, let parts):
      ".\(name)" + (parts.isEmpty ? "" : "(\(parts.map(\.shownInCase).joined(separator: ", ")))")
    case .value(let value): value.shown
    case .oneSidedRange(let bound, .atLeast): bound.shown + "..."
    case .oneSidedRange(let bound, let side): (side == .lessThan ? "..<" : "...") + bound.shown
    case .nilLiteral: "nil"
    case .some(let wrapped): ".some(\(wrapped.shown))"
    case .wildcard: "_"
    case .tuple(let parts): "(\(parts.map(\.shown).joined(separator: ", ")))"
    case .binding(let name): "let \(name)"
    }
  }

  private var shownInCase: String { if case .binding(let name) = self { name } else { shown } }
}

extension TypedSwitchCase {
  var shown: String {
    let head = patterns.isEmpty ? "default" : patterns.map(\.shown).joined(separator: ", ")
    return head + (guardCondition.map { " where \($0.shown)" } ?? "") + ": " + body.shown
  }
}
