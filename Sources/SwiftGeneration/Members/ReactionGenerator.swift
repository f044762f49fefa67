import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The generator of reactions (`on`) and followed streams (`follow`).
struct ReactionGenerator: MemberGenerator {
  private let reactions: [Reaction]
  /// Whether the view model runs steps, follows streams or receives events without being called.
  private let startsItself: Bool

  init(_ viewModel: ViewModel) {
    reactions = viewModel.reactions
    startsItself =
      !viewModel.follows.isEmpty || !viewModel.emitters.isEmpty || reactions.contains(where: \.event.happensByItself)
  }

  var key: String? { "lifecycleEvents" }

  /// The methods for the events in the life of the screen that the view model reacts to.
  func properties(_ scope: inout MemberScope) -> [MustacheValue] {
    let isScreen = scope.members.viewModel.screen != nil
    let isFocused = scope.members.viewModel.focus?.first != nil
    var events = Set(reactions.compactMap(\.event.lifecycle).map(\.method))
    if isFocused { events.insert(LifecycleEvent.appear.method) }
    return LifecycleEvent.allCases.filter { $0 != .firstAppear && events.contains($0.method) }.map { event in
      [
        "name": .string(event.method), "summary": .string(event.summary(isScreen: isScreen)),
        "starts": .bool(event == .appear && (startsItself || isFocused)),
        "reactions": .list(
          [LifecycleEvent.firstAppear, event].flatMap { part in
            part.method == event.method ? reactions(to: part, &scope) : []
          }),
      ]
    }
  }

  private func reactions(to event: LifecycleEvent, _ scope: inout MemberScope) -> [MustacheValue] {
    let first = event == .firstAppear ? scope.members.viewModel.focus?.first : nil
    // The focus is set before the steps.
    let focused = first.map { MustacheValue.string(swiftIdentifier($0.name, .member)) } ?? .null
    let reactions = reactions.filter { $0.event.lifecycle == event }
    if first != nil, reactions.isEmpty { return [["isFirst": .bool(true), "focused": focused, "steps": .null]] }
    return reactions.map { reaction in
      var steps = StepLowering(scope.names, scope.context)
      let body = steps.closure(reaction.body)
      return [
        "isFirst": .bool(event == .firstAppear), "focused": focused, "isAsync": .bool(reaction.isAsync),
        "event": .string(swiftString(event.rawValue)), "writes": .optional(writes(before: reaction, scope.names)),
        "steps": .expression(.closure(body)),
      ]
    }
  }

  /// Returns the rules of the edits whose pending entries the event writes first; nil if there are none.
  private func writes(before reaction: Reaction, _ names: ViewModelNames) -> SwiftExpression? {
    let edits = names.members.viewModel.editsWritten(before: reaction)
    let inSteps = names.at(.step(values: .placeholder))
    return edits.isEmpty ? nil : .array(edits.map { inSteps.rules(of: $0.name) })
  }

  func declareRules(_ rules: inout RuleDeclarations) {
    rules.declareFollows()
    rules.declareReactions()
  }
}

extension LifecycleEvent {
  /// Returns the documentation of the method. A `Navigation` calls the methods of screens.
  fileprivate func summary(isScreen: Bool) -> String {
    let caller = isScreen ? "`Navigation` calls this method" : "Call this method"
    let view = isScreen ? "screen" : "view"
    return switch self {
    case .firstAppear, .appear: "\(caller) when the \(view) appears."
    case .disappear: "\(caller) when the \(view) disappears."
    case .foreground: "\(caller) when the app enters the foreground."
    case .background: "\(caller) when the app enters the background."
    }
  }
}
