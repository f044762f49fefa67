/// What an edit asks a service about what was entered: `check await names.isFree(name) after 0.5s else "That name is taken"`.
@MainActor
public struct EditCheck<Values: InteractiveValues> {
  let arguments: (inout Values) -> Any
  let differs: (Any, Any) -> Bool
  let delay: Duration
  let message: (inout Values) -> String
  let ask: @MainActor (Values.OwningServices, Any) async throws -> Bool

  /// - Parameters:
  ///   - arguments: what is asked about: edits by what is pending in them.
  ///   - differs: whether an answer about some does not hold for others.
  ///   - delay: how long the reader has to pause first.
  ///   - message: said of a no, in the reader's language. An error that the service throws speaks for itself.
  public init<Arguments>(
    of arguments: @escaping (inout Values) -> Arguments, differs: @escaping (Arguments, Arguments) -> Bool,
    after delay: Duration = .zero, else message: @escaping (inout Values) -> String,
    ask: @escaping @MainActor (_ services: Values.OwningServices, _ arguments: Arguments) async throws -> Bool
  ) {
    self.arguments = arguments
    self.differs = { old, new in
      guard let old = old as? Arguments, let new = new as? Arguments else { return true }
      return differs(old, new)
    }
    self.delay = delay
    self.message = message
    self.ask = { services, arguments in
      guard let arguments = arguments as? Arguments else { return false }
      return try await ask(services, arguments)
    }
  }
}

extension EditCheck {
  /// - Parameters:
  ///   - argument: what is asked about: an edit by what is pending in it.
  ///   - delay: how long the reader has to pause first.
  ///   - message: said of a no, in the reader's language. An error that the service throws speaks for itself.
  public init<Argument: Equatable>(
    of argument: @escaping (inout Values) -> Argument, after delay: Duration = .zero,
    else message: @escaping (inout Values) -> String,
    ask: @escaping @MainActor (_ services: Values.OwningServices, _ argument: Argument) async throws -> Bool
  ) {
    self.init(
      of: argument, differs: exactComparison(of: Argument.self), after: delay, else: message, ask: ask)
  }
}

extension EditCheck {
  /// What is said of an error that a service throws. One that says only that it was cancelled has nothing for a reader.
  func text(of error: any Error, in context: DisplayContext) -> String {
    error is CancellationError ? context.text("This could not be checked") : context.text(of: error)
  }
}

/// How a check came out, and for what.
struct CheckVerdict {
  enum Outcome {
    case passed, failed
    case threw(any Error)
  }

  var arguments: Any
  var outcome: Outcome
}
