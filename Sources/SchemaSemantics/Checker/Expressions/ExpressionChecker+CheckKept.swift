import VmgenSchemaSyntax

/// Checks that a view model can store and compare a value.
extension ExpressionChecker {
  /// Reports a style, a closure or a part of the context, which a view model cannot store and compare.
  func checkKept(_ type: Type, at range: SourceRange) {
    switch type.unwrapped {
    case .anyError:
      report(.notKept, at: range, ["type": "\(type)"], help: "use `errorText`, or `error != nil`")
    case .function, .locale, .calendar:
      report(.notKept, at: range, ["type": "\(type)"])
    case .builtIn(let name, _) where Self.opaqueTypes.contains(name):
      report(.notKept, at: range, ["type": "\(type)"])
    case .array(.unknown): report(.emptyCollectionNeedsType, at: range, ["literal": "[]"])
    default: break
    }
  }
}
