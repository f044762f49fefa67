@testable import VmgenSchemaSyntax

/// Positions where plain names would be read as keywords, so that they need backquotes.
extension Expression {
  static let questionWords: Set<String> = ["confirm", "prompt"]

  /// Whether the expression begins with a call such as `confirm("…")`, which at the beginning of a step is a question.
  var beginsLikeQuestion: Bool {
    var rest = self
    while let base = rest.base {
      if case .call(_, let arguments) = rest.kind, case .name(let name) = base.kind, Self.questionWords.contains(name) {
        guard let first = arguments.first, first.label == nil, case .string = first.value.leftmost.kind else {
          return false
        }
        return true
      }
      rest = base
    }
    return false
  }

  /// Whether the expression begins with `name == [pop`, which an example reads as a navigation.
  var beginsLikeNavigation: Bool {
    var rest = self
    while let base = rest.base {
      if case .binary(_, let sign, let right) = rest.kind, case .name = base.kind {
        guard sign.text == "==", case .array(let elements) = right.leftmost.kind, let first = elements.first,
          case .name(let name) = first.kind
        else { return false }
        return navigationKeywords.contains(name)
      }
      rest = base
    }
    return false
  }

  /// The name at the beginning of the expression.
  var firstName: String? {
    guard case .name(let name) = leftmost.kind else { return nil }
    return name
  }

  private var leftmost: Expression {
    var rest = self
    while let base = rest.base { rest = base }
    return rest
  }

  /// The part at the beginning of the expression, if no keyword or operator precedes it.
  private var base: Expression? {
    switch kind {
    case .member(let base, _), .optionalChain(let base), .call(let base, _), .index(let base, _),
      .binary(let base, _, _), .ternary(let base, _, _):
      base
    default: nil
    }
  }
}
