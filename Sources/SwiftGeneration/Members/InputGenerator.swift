import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The generator of inputs and of the display context.
struct InputGenerator: MemberGenerator {
  let inputs: [Input]

  var key: String? { "inputs" }
  var observedNames: [String] { inputs.filter { !$0.isConstant }.map(\.name) + ["context"] }

  func properties(_ scope: inout MemberScope) -> [MustacheValue] {
    inputs.map { input in
      var defaultValue: SwiftExpression?
      if let value = input.defaultValue {
        var lowering = scope.context.lowering(PlainNames(), isInterface: true)
        defaultValue = lowering.expression(value)
      }
      let data: MustacheObject = [
        "name": .string(swiftIdentifier(input.name)),
        "member": .string(swiftIdentifier(input.name, .member)),
        "label": .string(swiftIdentifier(input.name, .label)),
        "type": .string(scope.context.shownType(input.type)),
        "defaultValue": .optional(defaultValue),
        "keyword": input.isConstant ? "let" : "var",
        "isConstant": .bool(input.isConstant),
        "documentation": documentation(input.documentation),
      ]
      return scope.shown(input.id, data)
    }
  }

  func differences(_ comparison: inout StrictComparison) -> [PropertyDifference] {
    var result: [PropertyDifference] = []
    for input in inputs where !input.isConstant {
      let member = swiftIdentifier(input.name, .member)
      let (old, new) = (LeafComparisons.old("inputs").member(member), LeafComparisons.new("inputs").member(member))
      result.append(PropertyDifference(name: input.name, differs: comparison.comparison(old, new, of: input.type)))
    }
    return result + [PropertyDifference(name: "context", differs: LeafComparisons.contextComparison([]))]
  }
}
