extension InteractiveViewModelState {
  /// Runs a command whose steps wait: it is running from here on, and its steps begin once what calls it is through.
  @discardableResult
  public func run(
    _ owner: Owner, _ rules: CommandRules<Values>,
    _ body: @escaping @MainActor (CommandSteps<Values>) async throws -> Void
  ) -> CommandRun {
    admit(owner, rules) { state, owner, handle in state.begin(owner, rules, handle, body) }
  }

  /// Runs a command whose steps wait for nothing: it is over when this returns.
  @discardableResult
  public func perform(
    _ owner: Owner, _ rules: CommandRules<Values>,
    _ body: @escaping @MainActor (CommandSteps<Values>) throws -> Void
  ) -> CommandRun {
    admit(owner, rules) { state, owner, handle in state.runNow(owner, rules, handle, body) }
  }

  /// A command to be called without arguments, whose steps wait.
  public func command<Failure: Error>(
    _ owner: Owner, _ status: CommandStatus<Failure>, _ rules: CommandRules<Values>,
    run body: @escaping @MainActor (CommandSteps<Values>) async throws -> Void
  ) -> Command<Failure> {
    command(owner, status) { $0.run($1, rules, body) }
  }

  /// A command to be called without arguments, whose steps wait for nothing.
  public func command<Failure: Error>(
    _ owner: Owner, _ status: CommandStatus<Failure>, _ rules: CommandRules<Values>,
    perform body: @escaping @MainActor (CommandSteps<Values>) throws -> Void
  ) -> Command<Failure> {
    command(owner, status) { $0.perform($1, rules, body) }
  }

  /// A command that does not keep its view model alive: once that is gone, a call of it is cancelled.
  private func command<Failure: Error>(
    _ owner: Owner, _ status: CommandStatus<Failure>,
    _ start: @escaping (InteractiveViewModelState, Owner) -> CommandRun
  ) -> Command<Failure> {
    Command(status) { [weak self, weak owner] in
      if let self, let owner { return start(self, owner) }
      let handle = CommandRun()
      handle.end(.cancelled)
      return handle
    }
  }
}
