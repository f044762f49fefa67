extension StatefulViewModelState {
  /// Runs an asynchronous command. It is running when this method returns, and its steps start after the current
  /// synchronous code.
  @discardableResult
  public func run(
    _ owner: Owner, _ rules: CommandRules<Values>,
    _ body: @escaping @MainActor (CommandSteps<Values>) async throws -> Void
  ) -> CommandRun {
    admit(owner, rules) { state, owner, handle in state.begin(owner, rules, nil, handle, body) }
  }

  /// Runs an asynchronous command with a busy text that depends on the arguments of the call.
  @discardableResult
  public func run(
    _ owner: Owner, _ rules: CommandRules<Values>, busy: @escaping (inout Values) -> String,
    steps body: @escaping @MainActor (CommandSteps<Values>) async throws -> Void
  ) -> CommandRun {
    admit(owner, rules) { state, owner, handle in state.begin(owner, rules, BusyText(busy), handle, body) }
  }

  /// Runs a synchronous command, which has ended when this method returns.
  @discardableResult
  public func perform(
    _ owner: Owner, _ rules: CommandRules<Values>,
    _ body: @escaping @MainActor (CommandSteps<Values>) throws -> Void
  ) -> CommandRun {
    admit(owner, rules) { state, owner, handle in state.runNow(owner, rules, handle, body) }
  }

  /// Returns an asynchronous command that can be called without arguments.
  public func command<Failure: Error>(
    _ owner: Owner, _ status: CommandStatus<Failure>, _ rules: CommandRules<Values>,
    run body: @escaping @MainActor (CommandSteps<Values>) async throws -> Void
  ) -> Command<Failure> {
    command(owner, status) { $0.run($1, rules, body) }
  }

  /// Returns a synchronous command that can be called without arguments.
  public func command<Failure: Error>(
    _ owner: Owner, _ status: CommandStatus<Failure>, _ rules: CommandRules<Values>,
    perform body: @escaping @MainActor (CommandSteps<Values>) throws -> Void
  ) -> Command<Failure> {
    command(owner, status) { $0.perform($1, rules, body) }
  }

  /// Returns a command that does not keep its view model alive. After the view model has been released, calls are
  /// cancelled.
  private func command<Failure: Error>(
    _ owner: Owner, _ status: CommandStatus<Failure>,
    _ start: @escaping (StatefulViewModelState, Owner) -> CommandRun
  ) -> Command<Failure> {
    Command(status) { [weak self, weak owner] in
      if let self, let owner { return start(self, owner) }
      let handle = CommandRun()
      handle.end(.cancelled)
      return handle
    }
  }
}
