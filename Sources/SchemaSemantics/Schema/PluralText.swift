import VmgenSchemaSyntax

/// A call of `plural` whose forms are literals that users see. A catalog has one entry for all of its forms, so that a
/// translation can have the plural forms of its own language.
package struct PluralText: Sendable {
  package struct Form: Sendable {
    /// The plural category: `one`.
    package var category: String
    package var text: TypedString
  }

  package let count: TypedExpression
  /// Whether the form `other` interpolates the number, as its only number. Otherwise the number is the first argument
  /// of the text, in front of those of `other`.
  package let hasCountInText: Bool
  /// The arguments of the other forms that `other` does not have.
  package let values: [TypedExpression]
  /// The forms in the order of the parameters; `other` is the last.
  package let forms: [Form]
  package let other: TypedString

  /// The labels of the forms in the signature of `plural`.
  private static let categories = ["zero", "one", "two", "few", "many", "other"]

  fileprivate init?(_ call: BuiltInCall) {
    guard call.builtIn.name == "plural", case .value(let count)? = call.arguments.first else { return nil }
    var forms: [Form] = []
    for (category, argument) in zip(Self.categories, call.arguments.dropFirst()) {
      guard case .value(let value) = argument else { continue }
      guard let text = value.stringLiteral, text.isLocalized || !text.hasWord else { return nil }
      forms.append(Form(category: category, text: text))
    }
    guard let other = forms.last?.text, forms.contains(where: \.text.isLocalized) else { return nil }
    self.count = count
    self.forms = forms
    self.other = other
    let inOther = other.arguments
    var values: [TypedExpression] = []
    // A decimal number is interpolated as a text.
    let chosen = count.type == .decimal ? [] : [count]
    for argument in forms.flatMap(\.text.arguments)
    where !(inOther + values + chosen).contains(where: { $0.isSameArgument(as: argument) }) {
      values.append(argument)
    }
    self.values = values
    let numbers = (inOther + values).filter { $0.argumentKind != .text }
    hasCountInText = numbers.count == 1 && inOther.contains { $0.isSameArgument(as: count) }
  }

  /// The arguments that `other` does not have: the number, unless `other` interpolates it, and those of the other forms.
  private var hidden: [TextArgument] {
    let number = TextArgument(value: count, kind: count.type == .int ? .integer : .number)
    return (hasCountInText ? [] : [number]) + values.map { TextArgument($0) }
  }

  /// The arguments of the text. The first number of them chooses the form.
  package var arguments: [TextArgument] { hidden + other.textArguments }

  /// The key of the text in a catalog. The runtime computes the same in `LocalizedText.Plural`.
  package var key: String {
    if hidden.isEmpty { return other.key }
    return "(" + hidden.map(\.kind.specifier).joined(separator: ", ") + ") " + other.key
  }
}

/// An argument of a translated text.
package struct TextArgument: Sendable {
  package var value: TypedExpression
  package var kind: ArgumentKind

  fileprivate init(value: TypedExpression, kind: ArgumentKind) {
    self.value = value
    self.kind = kind
  }

  /// Creates the argument that an interpolated value becomes.
  package init(_ value: TypedExpression) { self.init(value: value, kind: value.argumentKind) }

  /// Returns whether the interpolation of a value is the same argument.
  package func isInterpolation(of other: TypedExpression) -> Bool {
    kind == other.argumentKind && value.isSameArgument(as: other)
  }
}

/// The kind of an argument in a translated text.
package enum ArgumentKind: Hashable, Sendable {
  case text, integer, number

  /// The specifier in a key. The runtime has the same in `LocalizedText.Argument`.
  package var specifier: String {
    switch self {
    case .text: "%@"
    case .integer: "%lld"
    case .number: "%lf"
    }
  }
}

extension BuiltInCall {
  /// The forms of `plural`, if they are localized together.
  package var pluralText: PluralText? { PluralText(self) }
}

extension TypedString {
  /// The interpolated values.
  package var arguments: [TypedExpression] {
    segments.compactMap { if case .interpolation(let value) = $0 { value } else { nil } }
  }

  /// The arguments of the text.
  package var textArguments: [TextArgument] { arguments.map { TextArgument($0) } }

  /// The key of the text in a catalog, which `LocalizedText.key` has at run time.
  package var key: String {
    segments.map { segment in
      switch segment {
      case .text(let text): text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
      case .interpolation(let value): value.argumentKind.specifier
      }
    }.joined()
  }

  var hasWord: Bool {
    segments.contains { if case .text(let text) = $0 { ExpressionChecker.hasWord(text) } else { false } }
  }
}

extension TypedExpression {
  /// The kind of argument that the value becomes by interpolation.
  package var argumentKind: ArgumentKind {
    switch type {
    case .int: .integer
    case .double: .number
    default: .text
    }
  }

  /// The literal that the expression consists of.
  fileprivate var stringLiteral: TypedString? {
    switch kind {
    case .string(let string): string
    case .wrapped(let inner), .parenthesized(let inner): inner.stringLiteral
    default: nil
    }
  }

  /// Returns whether the interpolation of another value is the same argument.
  fileprivate func isSameArgument(as other: TypedExpression) -> Bool { type == other.type && isSame(as: other) }

  /// Returns whether two expressions of one scope certainly have the same value.
  package func isSame(as other: TypedExpression) -> Bool {
    switch (kind, other.kind) {
    case (.parenthesized(let inner), _), (.wrapped(let inner), _): inner.isSame(as: other)
    case (_, .parenthesized(let inner)), (_, .wrapped(let inner)): isSame(as: inner)
    case (.integer(let first), .integer(let second)): first == second
    case (.double(let first), .double(let second)), (.decimal(let first), .decimal(let second)): first == second
    case (.reference(let first), .reference(let second)): first == second
    case (.facet(let first), .facet(let second)): first == second
    case (.chained, .chained): true
    case (.field(let base, let name), .field(let otherBase, let otherName)):
      name == otherName && base.isSame(as: otherBase)
    case (.label(let base), .label(let otherBase)): base.isSame(as: otherBase)
    case (.property(let base, let property), .property(let otherBase, let otherProperty)):
      property == otherProperty && base.isSame(as: otherBase)
    case (.optionalChain(let base, let chain), .optionalChain(let otherBase, let otherChain)):
      base.isSame(as: otherBase) && chain.isSame(as: otherChain)
    case (.coalesce(let left, let right), .coalesce(let otherLeft, let otherRight)):
      left.isSame(as: otherLeft) && right.isSame(as: otherRight)
    case (.string(let first), .string(let second)): first.plainText != nil && first.plainText == second.plainText
    case (.builtIn(let first), .builtIn(let second)): first.isSame(as: second)
    case (.function(let name, let arguments), .function(let otherName, let otherArguments)):
      name == otherName && arguments.areSame(as: otherArguments)
    case (.enumCase(let type, let name, let arguments), .enumCase(let otherType, let otherName, let otherArguments)):
      type == otherType && name == otherName && arguments.areSame(as: otherArguments)
    case (.closure(let first), .closure(let second)):
      first.parameters == second.parameters && first.body.isSame(as: second.body)
    case (.not(let operand), .not(let otherOperand)): operand.isSame(as: otherOperand)
    case (.and(let left, let right), .and(let otherLeft, let otherRight)),
      (.or(let left, let right), .or(let otherLeft, let otherRight)):
      left.isSame(as: otherLeft) && right.isSame(as: otherRight)
    case (.equal(let left, let right, let negated), .equal(let otherLeft, let otherRight, let otherNegated)):
      negated == otherNegated && left.isSame(as: otherLeft) && right.isSame(as: otherRight)
    case (.ternary(let test, let first, let second), .ternary(let otherTest, let otherFirst, let otherSecond)):
      test.isSame(as: otherTest) && first.isSame(as: otherFirst) && second.isSame(as: otherSecond)
    default: false
    }
  }
}

extension [CallArgument] {
  fileprivate func areSame(as other: [CallArgument]) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy { $0.label == $1.label && $0.value.isSame(as: $1.value) }
  }
}

extension BuiltInCall {
  fileprivate func isSame(as other: BuiltInCall) -> Bool {
    guard id == other.id, arguments.count == other.arguments.count else { return false }
    switch (receiver, other.receiver) {
    case (nil, nil): break
    case (let first?, let second?): guard first.isSame(as: second) else { return false }
    default: return false
    }
    return zip(arguments, other.arguments).allSatisfy { first, second in
      switch (first, second) {
      case (.value(let first), .value(let second)): first.isSame(as: second)
      case (.defaulted, .defaulted): true
      default: false
      }
    }
  }
}
