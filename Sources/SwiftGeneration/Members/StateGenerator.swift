import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The generator of state.
struct StateGenerator: MemberGenerator {
  let states: [StateMember]

  var key: String? { "properties" }
  var observedNames: [String] { states.map(\.name) }

  func properties(_ scope: inout MemberScope) -> [MustacheValue] {
    states.map { scope.property(.member($0.id), scope.typeText($0.type, of: $0.id), $0.documentation, isStored: true) }
  }

  func storedValues(_ scope: inout MemberScope) -> [StoredValue] {
    states.map { state in
      let type = scope.context.typeText(state.type)
      if let value = scope.members.initialValues.value(of: state.id) {
        return StoredValue(name: state.name, type: type, valueInContext: value)
      }
      if state.value.createsIDs {
        return StoredValue(name: state.name, type: type, valueInContext: scope.initialValue(state.value))
      }
      let value = scope.initialValue(state.value)
      return StoredValue(name: state.name, type: type, value: value.isNil ? nil : value)
    }
  }

  func differences(_ comparison: inout StrictComparison) -> [PropertyDifference] {
    states.map { state in
      let member = swiftIdentifier(state.name, .member)
      let (old, new) = (LeafComparisons.old("stored").member(member), LeafComparisons.new("stored").member(member))
      return PropertyDifference(name: state.name, differs: comparison.comparison(old, new, of: state.type))
    }
  }

  func boundParts(_ context: FileContext) -> [BoundPart] {
    // Displays usually show what views need of a state.
    states.map { BoundPart(shown: $0.name, context.shownType($0.type)) }
  }
}
