/// `use session: Session`
package struct UseSyntax: NamedMemberNode {
  package var documentation: [String]
  package var range: SourceRange
  package var name: Identifier
  package var service: Identifier

  package func collectChildren(_ nodes: inout SyntaxNodeCollector) {}
}

/// `state needsCode: Bool = false`
package struct StateSyntax: NamedMemberNode {
  package var documentation: [String]
  package var range: SourceRange
  package var name: Identifier
  package var type: TypeSyntax?
  package var value: Expression

  package func collectChildren(_ nodes: inout SyntaxNodeCollector) {
    nodes.collect(type)
    nodes.collect(value)
  }
}

/// `edit age = $user.age as text { rules }`, or `edit username: String = "" { rules }`
package struct EditSyntax: NamedMemberNode {
  package var documentation: [String]
  package var range: SourceRange
  package var name: Identifier
  package var type: TypeSyntax?
  package var value: EditValueSyntax
  package var text: EditTextSyntax?
  package var rules: [EditRuleSyntax]

  package var hasBody: Bool { true }
  package var itemRanges: [SourceRange] { rules.map(\.range) }

  package func collectChildren(_ nodes: inout SyntaxNodeCollector) {
    nodes.collect(type)
    nodes.collect(value)
    nodes.collect(text)
    for rule in rules { nodes.collect(rule) }
  }
}

package indirect enum EditValueSyntax: Sendable {
  /// `$user.city ?? ""`: a path, and the value for a nil on the path.
  case path(Expression, default: Expression?)
  /// The initial value of an edit that stores its own value.
  case own(Expression)
}

/// `as text`, `as text("MM/dd/yyyy")`, `as text(format: …, parse: …)`
package struct EditTextSyntax: Sendable {
  package var range: SourceRange
  package var arguments: [Argument]
}

package struct EditRuleSyntax: Sendable {
  package indirect enum Kind: Sendable {
    case trim
    /// `debounce 0.5s`
    case debounce(Expression)
    /// `require condition else "message"`.
    case require(Expression, message: Expression)
    /// `check await names.isFree(name) after 0.5s else "message"`
    case check(StepValueSyntax, after: Expression?, message: Expression)
  }
  package var range: SourceRange
  package var kind: Kind
}

/// `draft form = user`
package struct DraftSyntax: NamedMemberNode {
  package var documentation: [String]
  package var range: SourceRange
  package var name: Identifier
  package var source: Expression

  package func collectChildren(_ nodes: inout SyntaxNodeCollector) {
    nodes.collect(source)
  }
}

/// `command c(params) when gate busy "…" policy { steps } catch … { steps }`
package struct CommandSyntax: NamedMemberNode {
  package var documentation: [String]
  package var range: SourceRange
  package var name: Identifier
  package var parameters: [ParameterSyntax]
  package var gate: Expression?
  package var busy: Expression?
  /// `drop`, `queue`, `restart` or `parallel`, as written.
  package var policy: Identifier?
  package var steps: StepsSyntax
  package var catches: [CatchSyntax]

  package var blocks: [StepsSyntax] { [steps] + catches.map(\.steps) }

  package func collectChildren(_ nodes: inout SyntaxNodeCollector) {
    nodes.collect(parameters)
    nodes.collect(gate)
    nodes.collect(busy)
    nodes.collect(steps)
    nodes.collect(catches)
  }
}

/// `follow user from profiles.updates() catch { steps }`
package struct FollowSyntax: MemberNode {
  package var documentation: [String]
  package var range: SourceRange
  package var target: Expression
  package var stream: Expression
  package var catches: [CatchSyntax]

  package var blocks: [StepsSyntax] { catches.map(\.steps) }

  package func collectChildren(_ nodes: inout SyntaxNodeCollector) {
    nodes.collect(target)
    nodes.collect(stream)
    nodes.collect(catches)
  }
}

/// `on condition { steps }`, `on appear { steps }`, `on disappear { steps }`
package struct ReactionSyntax: MemberNode {
  package enum Event: Sendable {
    case condition(Expression)
    case appear
    case disappear
  }
  package var documentation: [String]
  package var range: SourceRange
  package var event: Event
  package var steps: StepsSyntax
  package var catches: [CatchSyntax]

  package var blocks: [StepsSyntax] { [steps] + catches.map(\.steps) }

  package func collectChildren(_ nodes: inout SyntaxNodeCollector) {
    if case .condition(let condition) = event { nodes.collect(condition) }
    nodes.collect(steps)
    nodes.collect(catches)
  }
}
