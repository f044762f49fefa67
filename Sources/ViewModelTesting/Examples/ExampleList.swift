import ViewModelRuntime

/// The examples of a view model, with the values that they share.
///
/// ```swift
/// let examples = ViewModelExample<LoginViewModel>.list(
///   in: "Login.vmodel", doubles: LoginViewModelDoubles()
/// ) { doubles, context in
///   LoginViewModel(services: doubles, context: context)
/// } examples: { list in
///   list.add("signing in is disabled while a field is empty", at: 24) { viewModel, doubles, check in
///     check.isFalse(viewModel.signIn.canRun, "signIn.canRun", at: 25)
///   }
/// }
/// ```
public struct ExampleList<Owner: ViewModel, Given: Sendable, Steps: Sendable> {
  private let given: Given
  private let make: (_ title: String, _ line: Int, Given, Steps) -> ViewModelExample<Owner>
  private(set) var examples: [ViewModelExample<Owner>] = []

  init(given: Given, make: @escaping (_ title: String, _ line: Int, Given, Steps) -> ViewModelExample<Owner>) {
    self.given = given
    self.make = make
  }

  /// Adds an example whose view model is created by the function of the list.
  ///
  /// - Parameters:
  ///   - title: The title of the example in the schema.
  ///   - line: The line of the example.
  ///   - steps: The actions and expectations.
  public mutating func add(_ title: String, at line: Int, then steps: Steps) {
    add(title, at: line, given, then: steps)
  }

  /// Adds an example with a view model of its own.
  ///
  /// - Parameters:
  ///   - title: The title of the example in the schema.
  ///   - line: The line of the example.
  ///   - given: Creates the view model in its initial state.
  ///   - steps: The actions and expectations.
  public mutating func add(_ title: String, at line: Int, _ given: Given, then steps: Steps) {
    examples.append(make(title, line, given, steps))
  }

  /// Adds an example whose view model is created by the function of the list, after the test doubles were configured.
  ///
  /// - Parameters:
  ///   - title: The title of the example in the schema.
  ///   - line: The line of the example.
  ///   - configure: Configures the test doubles.
  ///   - steps: The actions and expectations.
  public mutating func add<Doubles>(
    _ title: String, at line: Int, _ configure: @escaping @MainActor @Sendable (Doubles) -> Void, then steps: Steps
  ) where Given == @MainActor @Sendable (Doubles, DisplayContext) -> Owner {
    let given = given
    let configured: Given = { doubles, context in
      configure(doubles)
      return given(doubles, context)
    }
    add(title, at: line, configured, then: steps)
  }
}

extension ViewModelExample {
  /// The examples of a synchronous view model.
  public typealias SynchronousList = ExampleList<
    Owner, @MainActor @Sendable () -> Owner, @MainActor @Sendable (Owner, ExampleChecks) -> Void
  >

  /// The examples of a view model with delays or questions, but without services.
  public typealias StatefulList = ExampleList<
    Owner, @MainActor @Sendable (DisplayContext) -> Owner, @MainActor @Sendable (Owner, ExampleChecks) async -> Void
  >

  /// The examples of a view model with services.
  public typealias ServiceList<Doubles> = ExampleList<
    Owner, @MainActor @Sendable (Doubles, DisplayContext) -> Owner,
    @MainActor @Sendable (Owner, Doubles, ExampleChecks) async -> Void
  >

  /// Returns the examples of a synchronous view model.
  ///
  /// - Parameters:
  ///   - file: The path of the schema.
  ///   - given: Creates the view model of examples that do not create their own.
  ///   - build: Adds the examples to the list.
  public static func list(
    in file: String, given: @escaping @MainActor @Sendable () -> Owner,
    examples build: (inout SynchronousList) -> Void
  ) -> [ViewModelExample] {
    var list = SynchronousList(given: given) { title, line, given, steps in
      ViewModelExample(title, in: file, at: line, isStateful: false, given: given) { checks, isComplete, end in
        let owner = given()
        if isComplete { steps(owner, checks) }
        await end(owner, ())
      }
    }
    build(&list)
    return list.examples
  }

  /// Returns the examples of a view model with delays or questions, but without services.
  ///
  /// - Parameters:
  ///   - file: The path of the schema.
  ///   - given: Creates the view model of examples that do not create their own, with a context whose clock moves only
  ///     in the example.
  ///   - build: Adds the examples to the list.
  public static func list(
    in file: String, given: @escaping @MainActor @Sendable (DisplayContext) -> Owner,
    examples build: (inout StatefulList) -> Void
  ) -> [ViewModelExample] {
    var list = StatefulList(given: given) { title, line, given, steps in
      stateful(title, in: file, at: line, doubles: {}) {
        given($1)
      } then: { owner, _, checks in
        await steps(owner, checks)
      }
    }
    build(&list)
    return list.examples
  }

  /// Returns the examples of a view model with services.
  ///
  /// - Parameters:
  ///   - file: The path of the schema.
  ///   - doubles: Creates the test doubles of the services.
  ///   - given: Creates the view model of examples that do not create their own, with a context whose clock moves only
  ///     in the example.
  ///   - build: Adds the examples to the list.
  public static func list<Doubles>(
    in file: String, doubles: @autoclosure @escaping @MainActor @Sendable () -> Doubles,
    given: @escaping @MainActor @Sendable (Doubles, DisplayContext) -> Owner,
    examples build: (inout ServiceList<Doubles>) -> Void
  ) -> [ViewModelExample] {
    var list = ServiceList<Doubles>(given: given) { title, line, given, steps in
      stateful(title, in: file, at: line, doubles: doubles, given: given, then: steps)
    }
    build(&list)
    return list.examples
  }

  private static func stateful<Doubles>(
    _ title: String, in file: String, at line: Int, doubles: @escaping @MainActor @Sendable () -> Doubles,
    given: @escaping @MainActor @Sendable (Doubles, DisplayContext) -> Owner,
    then steps: @escaping @MainActor @Sendable (Owner, Doubles, ExampleChecks) async -> Void
  ) -> ViewModelExample {
    ViewModelExample(title, in: file, at: line, isStateful: true) {
      given(doubles(), .example.with(clock: ManualClock(DisplayContext.example.now)))
    } run: { checks, isComplete, end in
      let doubles = doubles()
      let owner = given(doubles, .example.with(clock: checks.clock))
      checks.clock.synchronize(owner)
      owner.viewModelObservers.start(owner)
      await checks.waitUntilIdle()
      if isComplete { await steps(owner, doubles, checks) }
      await end(owner, doubles)
    }
  }
}
