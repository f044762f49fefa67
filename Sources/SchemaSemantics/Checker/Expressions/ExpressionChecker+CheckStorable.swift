import VmgenSchemaSyntax

/// Checks that a view model can store and compare a value.
extension ExpressionChecker {
  /// Reports a style, a closure or a part of the context, which a view model cannot store and compare.
  func checkStorable(_ type: Type, at range: SourceRange) {
    switch type.unwrapped {
    case .anyError:
      report(.notStorable, at: range, ["type": "\(type)"], help: "use `errorText`, or `error != nil`")
    case .function, .locale, .calendar:
      report(.notStorable, at: range, ["type": "\(type)"])
    case .builtIn(let name, _) where Self.opaqueTypes.contains(name):
      report(.notStorable, at: range, ["type": "\(type)"])
    case .array(.declared(let name)) where viewModels[name] != nil:
      report(
        .childAsValue, at: range, ["name": text(at: range)],
        help: "read a property of each view model: `rows.map { $0.title }`")
    case .array(.unknown): report(.emptyCollectionNeedsType, at: range, ["literal": "[]"])
    case .declared(let name) where viewModels[name] != nil:
      report(.childAsValue, at: range, ["name": text(at: range)])
    default: break
    }
  }
}
