@testable import VmgenSchemaSyntax

/// Where plain names would be read as words of the language, so that they need their backquotes.
extension Expression {
  static let questionWords: Set<String> = ["confirm", "prompt"]

  /// Whether it begins with a call such as `confirm("…")`, which is a question where a step begins.
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

  /// Whether it begins with `name == [pop`, which an example reads as what a navigator did.
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

  /// The name that it begins with.
  var firstName: String? {
    guard case .name(let name) = leftmost.kind else { return nil }
    return name
  }

  private var leftmost: Expression {
    var rest = self
    while let base = rest.base { rest = base }
    return rest
  }

  /// The part that this one begins with, where it has no word or sign of its own before it.
  private var base: Expression? {
    switch kind {
    case .member(let base, _), .optionalChain(let base), .call(let base, _), .index(let base, _),
      .binary(let base, _, _), .ternary(let base, _, _):
      base
    default: nil
    }
  }
}
