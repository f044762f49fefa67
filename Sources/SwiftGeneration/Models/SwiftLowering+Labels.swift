import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension SwiftLowering {
  /// Returns the body of an enum's `label(in:)`: the label of each case, or the case's name as words if it has none.
  mutating func label(of enumeration: EnumDeclaration) -> [SwiftStatement] {
    let isValue = enumeration.cases.count <= LoweredBlock.largestSwitchValue
    let cases = enumeration.cases.map { enumCase in
      let scope = Scope(self)
      let names = enumCase.values.map { $0.name.isEmpty ? nil : $0.name }
      let pattern = bind(.enumCase(name: enumCase.name, bindings: names), subject: .declared(enumeration.name))
      let value = string(enumCase.text.segments, isLocalized: enumCase.text.isLocalized)
      scope.restore(&self)
      return SwiftCase([pattern], [isValue ? .value(value) : .result(value)])
    }
    return [.value(.match(SwiftSwitch(.text("self"), cases)))]
  }
}
