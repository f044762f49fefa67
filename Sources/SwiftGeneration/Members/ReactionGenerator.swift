import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The generator of reactions (`on`) and followed streams (`follow`).
struct ReactionGenerator: MemberGenerator {
  let reactions: [Reaction]
  let follows: [Follow]

  var key: String? { "appearances" }

  /// The methods `appear()` and `disappear()`, if the view model reacts to them.
  func properties(_ scope: inout MemberScope) -> [MustacheValue] {
    reactions.compactMap { reaction in
      guard let name = reaction.event.appearance else { return nil }
      var steps = StepLowering(scope.names, scope.context.environment)
      let body = steps.closure(reaction.body)
      scope.context.note(steps.lowering)
      return [
        "name": .string(name), "isAsync": .bool(reaction.isAsync), "rules": .string(name + "Rules"),
        "steps": .expression(.closure(body)),
      ]
    }
  }

  func declareRules(_ rules: inout RuleDeclarations) {
    for reaction in reactions {
      guard let name = reaction.event.appearance else { continue }
      let arguments = [SwiftArgument(nil, .text(swiftString(name))), SwiftArgument("policy", .text(".queue"))]
      rules.declare(name + "Rules", type: "CommandRules<CurrentValues>", .text("CommandRules").call(arguments))
    }
    rules.declareFollows()
    rules.declareReactions()
  }
}
