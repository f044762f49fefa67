/// An expression as it was written; operators are already grouped by Swift's precedence.
public struct Expression: Sendable {
  public indirect enum Kind: Sendable {
    /// Digits as written, without underscores: `12`, `0xFF`.
    case integer(String)
    /// As written, without underscores: `1.50`, `1e3`.
    case decimal(String)
    /// `0.5s`, `250ms`, `2m`, `1h`: the number as written and its unit.
    case duration(String, unit: DurationUnit)
    case boolean(Bool)
    case nilLiteral
    case string(StringLiteral)
    /// `verbatim "…"`: a string that is not looked up for translation.
    case verbatim(StringLiteral)
    case name(String)
    /// `$0`
    case closureParameter(Int)
    /// `.name`, its base given by the expected type.
    case implicitMember(Identifier)
    case member(Expression, Identifier)
    /// The `?` of `base?.name`; it stands around the base.
    case optionalChain(Expression)
    /// A trailing closure is the last argument, its label nil and `isTrailing` set.
    case call(Expression, [Argument])
    case index(Expression, [Argument])
    /// The operator's text and its place: `-`, `!`.
    case prefix(Identifier, Expression)
    case binary(Expression, Identifier, Expression)
    case ternary(Expression, Expression, Expression)
    case conditional([Condition], then: Expression, else: Expression?)
    case match(Expression, [SwitchCase])
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case closure(Closure)
    case parenthesized(Expression)
    /// Nothing could be read here; a diagnostic says why.
    case missing
  }
  public var kind: Kind
  public var range: SourceRange

  public init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

public enum DurationUnit: String, Sendable, CaseIterable {
  case milliseconds = "ms"
  case seconds = "s"
  case minutes = "m"
  case hours = "h"
}

public struct StringLiteral: Sendable {
  public enum Segment: Sendable {
    /// The text with its escapes resolved.
    case text(String)
    case interpolation(Expression)
  }
  public var segments: [Segment]
  public var isMultiline: Bool
  public var range: SourceRange

  /// The text where nothing is interpolated, else nil.
  public var plainText: String? {
    var text = ""
    for segment in segments {
      guard case .text(let part) = segment else { return nil }
      text += part
    }
    return text
  }
}

public struct Argument: Sendable {
  public var label: Identifier?
  public var value: Expression
  public var isTrailing = false
}

/// `{ $0.name }` or `{ step in … }`
public struct Closure: Sendable {
  public var parameters: [Identifier]
  public var body: Expression
  public var range: SourceRange
}

/// One of the comma-separated conditions of an `if`.
public struct Condition: Sendable {
  public enum Kind: Sendable {
    case expression(Expression)
    /// `let x = …`; `if let x` stands as `let x = x`.
    case unwrap(Identifier, Expression)
    /// `case .a(let v) = …`
    case pattern(Pattern, Expression)
  }
  public var kind: Kind
  public var range: SourceRange
}

public struct Pattern: Sendable {
  public enum Kind: Sendable {
    /// `.a`, `.a(let v, _)`; `E.a` is written with its type.
    case enumCase(type: Identifier?, name: Identifier, bindings: [PatternBinding])
    /// A literal or a range: compared with `==` or `contains`.
    case value(Expression)
    /// `nil`, for an optional.
    case nilLiteral
    case wildcard
    /// `let x`: binds the whole subject.
    case binding(Identifier)
  }
  public var kind: Kind
  public var range: SourceRange
}

/// `let v`, `label: let v`, `_`
public struct PatternBinding: Sendable {
  public var label: Identifier?
  /// nil for `_`.
  public var name: Identifier?
  public var range: SourceRange
}

public struct SwitchCase: Sendable {
  /// Empty for `default`.
  public var patterns: [Pattern]
  public var guardCondition: Expression?
  public var body: Expression
  public var trivia: Trivia
  public var range: SourceRange
  public var isDefault: Bool { patterns.isEmpty }
}
