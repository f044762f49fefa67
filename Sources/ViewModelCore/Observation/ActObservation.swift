/// What a person does with a view model.
package enum ViewModelAct {
  /// Enters a value: `username.text = "ada"`.
  case assigns(String, Any)
  /// Calls a member: `signIn(code: "1")`. The label of an argument without one is `_`.
  case calls(String, [(label: String, value: Any)])
  /// Does what words say, with a text if they need one: `signIn answers "1"`.
  case does(String, String?)
}

/// Receives what people do with the view models of a context, to record it.
@MainActor
package protocol ActObserver: AnyObject, Sendable {
  /// Tracks the tasks that acts start.
  var tasks: any TaskObserver { get }

  /// Receives an act before it takes effect.
  func receive(_ act: ViewModelAct, of owner: AnyObject)
}

extension ActObserver {
  /// Calls a function that can start tasks.
  package func tracking<Result>(_ body: () throws -> Result) rethrows -> Result {
    try TaskObservation.$observer.withValue(tasks) { try body() }
  }
}

/// Distinguishes what people do from what view models do in turn.
@MainActor
package enum ActObservation {
  private static var depth = 0
  /// The view model of an observed context whose steps the current task runs.
  @TaskLocal package static var caller: ActCaller?

  /// Whether a view model has caused what happens.
  package static var isCausing: Bool { depth > 0 }

  /// Calls a function whose acts are not those of a person.
  package static func causing<Result>(_ body: () throws -> Result) rethrows -> Result {
    depth += 1
    defer { depth -= 1 }
    return try body()
  }

  /// Runs the synchronous steps of a view model.
  package static func calling(from owner: AnyObject, _ body: () throws -> Void) rethrows {
    try $caller.withValue(ActCaller(owner)) { try body() }
  }

  /// Runs the steps of a view model.
  package static func calling(from owner: AnyObject, _ body: () async throws -> Void) async rethrows {
    try await $caller.withValue(ActCaller(owner)) { try await body() }
  }
}

/// A view model whose steps run.
@MainActor
package final class ActCaller {
  package private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
