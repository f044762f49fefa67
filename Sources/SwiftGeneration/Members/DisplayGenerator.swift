import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The generator of displays, and of intermediate values, which views cannot read.
struct DisplayGenerator: MemberGenerator {
  private let derived: [Derived]

  init(derived: [Derived]) { self.derived = derived.filter { !$0.isFunction } }

  var key: String? { "properties" }
  var observedNames: [String] { displays.map(\.name) }
  var comparedNodes: [NodeComparison] { derived.map { NodeComparison(.member($0.id), $0.type) } }

  private var displays: [Derived] { derived.filter(\.isDisplay) }

  func properties(_ scope: inout MemberScope) -> [MustacheValue] {
    displays.map {
      scope.property(
        .member($0.id), scope.typeText($0.type, of: $0.id), $0.documentation, setter: $0.setterMethod)
    }
  }

  func derivedValues(_ scope: inout MemberScope) -> [DerivedValue] {
    let computed = scope.members.computedFormulas
    return Self.cachedValues(of: derived.filter { !computed.contains($0.id) }, &scope)
  }

  func computedValues(_ scope: inout MemberScope) -> [ComputedValue] {
    let computed = scope.members.computedFormulas
    return derived.filter { computed.contains($0.id) }.map { derived in
      var lowering = scope.context.lowering(scope.names)
      lowering.use(derived.type)
      let body = lowering.body(derived.value)
      return ComputedValue(
        name: scope.members.accessor(of: derived.name), type: derived.type.swiftText, body: body,
        documentation: derived.isDisplay ? [] : derived.documentation)
    }
  }

  /// Returns formulas as values that are computed once.
  static func cachedValues(of formulas: [Derived], _ scope: inout MemberScope) -> [DerivedValue] {
    formulas.map { derived in
      var lowering = scope.context.lowering(scope.names)
      lowering.use(derived.type)
      let fresh = lowering.binding("fresh", type: derived.type, derived.value)
      return DerivedValue(
        .member(derived.id), type: derived.type.swiftText, fresh: fresh,
        documentation: derived.isDisplay ? [] : derived.documentation)
    }
  }

  func boundParts(_ context: FileContext) -> [BoundPart] {
    displays.map { BoundPart(shown: $0.name, context.shownType($0.type)) }
  }

  var testTable: String? { "displays" }

  func testRows(_ table: inout GraphTable, _ context: FileContext) -> [SwiftExpression] { table.displays() }
}
