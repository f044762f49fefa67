@_spi(Generated) import ViewModelCore

/// A check of an entry by a service: `check await names.isFree(name) after 0.5s else "That name is taken"`.
@MainActor
@_spi(Generated) public struct EditCheck<Values: StatefulValues> {
  let arguments: (inout Values) -> Any
  let differs: (Any, Any) -> Bool
  let delay: Duration
  let message: (inout Values) -> String
  let ask: @MainActor (Values.OwningServices, Any) async throws -> Bool

  /// Creates a check with several arguments.
  ///
  /// - Parameters:
  ///   - arguments: Returns the arguments; edits provide their pending values.
  ///   - differs: Compares arguments. A result is valid for equal arguments only.
  ///   - delay: The pause in typing before the check.
  ///   - message: The localized error if the check fails. An error that the service throws has its own text.
  ///   - ask: Calls the service.
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

@_spi(Generated) extension EditCheck {
  /// Creates a check with one argument.
  ///
  /// - Parameters:
  ///   - argument: Returns the argument; an edit provides its pending value.
  ///   - delay: The pause in typing before the check.
  ///   - message: The localized error if the check fails. An error that the service throws has its own text.
  ///   - ask: Calls the service.
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
  /// Returns the text of an error that a service throws. A cancellation has the text of a failed check.
  func text(of error: any Error, in context: DisplayContext) -> String {
    error is CancellationError ? context.text("This could not be checked") : context.text(of: error)
  }
}

/// The result of a check, with the arguments that it is valid for.
struct CheckVerdict {
  enum Outcome {
    case passed, failed
    case threw(any Error)
  }

  var arguments: Any
  var outcome: Outcome
}

/// A rule of an edit: `require 0...150 else "Enter an age from 0 to 150"`.
@MainActor
@_spi(Generated) public struct EditRequirement<Values: StatefulValues, Value> {
  let holds: (Value, inout Values) -> Bool
  /// Returns whether a value must not be written. A rule that depends on other fields only makes the edit invalid.
  let refuses: (Value) -> Bool
  let message: (inout Values) -> String

  /// Returns a rule that depends on the edit's own value. A value that violates it is not written.
  ///
  /// - Parameter message: The localized error.
  public static func own(
    _ holds: @escaping (Value) -> Bool, else message: @escaping (inout Values) -> String
  ) -> EditRequirement {
    EditRequirement(holds: { value, _ in holds(value) }, refuses: { !holds($0) }, message: message)
  }

  /// Returns a rule that also depends on other values. A value that violates it is written, but the edit is invalid.
  ///
  /// - Parameter holds: Reads the pending values of other edits.
  public static func across(
    _ holds: @escaping (Value, inout Values) -> Bool, else message: @escaping (inout Values) -> String
  ) -> EditRequirement {
    EditRequirement(holds: holds, refuses: { _ in false }, message: message)
  }
}
