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
  private var given: Given
  /// Adds the configuration of the groups, which precedes that of an example.
  private var configured: (Given) -> Given = { $0 }
  /// The titles of the groups around the examples, each with a colon.
  private var path = ""
  /// The steps that run before those of each example.
  private var shared: Steps?
  private let join: (_ first: Steps, _ second: Steps) -> Steps
  private let make: (_ title: String, _ line: Int, Given, Steps) -> ViewModelExample<Owner>
  private(set) var examples: [ViewModelExample<Owner>] = []

  init(
    given: Given, joining join: @escaping (_ first: Steps, _ second: Steps) -> Steps,
    make: @escaping (_ title: String, _ line: Int, Given, Steps) -> ViewModelExample<Owner>
  ) {
    self.given = given
    self.join = join
    self.make = make
  }

  /// Adds examples that begin with the same steps, each on a view model of its own.
  ///
  /// - Parameters:
  ///   - title: The title of the group in the schema.
  ///   - build: Sets what the examples share, and adds them.
  public mutating func group(_ title: String, _ build: (inout ExampleList) -> Void) {
    var list = self
    list.path += title + ": "
    build(&list)
    examples = list.examples
  }

  /// Sets the function that creates the view model of the examples that do not create their own.
  public mutating func given(_ given: Given) { self.given = given }

  /// Configures the test doubles of the examples that do not create their own view model, after the configuration of the groups
  /// around this one.
  public mutating func configure<Doubles>(
    _ configure: @escaping @MainActor @Sendable (Doubles) -> Void
  ) where Given == @MainActor @Sendable (Doubles, DisplayContext) -> Owner {
    configured = { [outer = configured] in outer(Self.configuring(configure, before: $0)) }
  }

  /// Sets the steps that run before those of each example, after the steps of the groups around this one.
  public mutating func begin(_ steps: Steps) { shared = shared.map { join($0, steps) } ?? steps }

  /// Returns the title of an example for a row of its table: `a name is checked [1] (text: "ab", isValid: false)`.
  public func title<Row>(_ title: String, of index: Int, _ row: Row) -> String {
    let text = literal(row)
    return "\(title) [\(index)] " + (text.hasPrefix("(") ? text : "(\(text))")
  }

  /// Adds an example whose view model is created by the function of the list.
  ///
  /// - Parameters:
  ///   - title: The title of the example in the schema.
  ///   - line: The line of the example.
  ///   - steps: The actions and expectations.
  public mutating func add(_ title: String, at line: Int, then steps: Steps) {
    add(title, at: line, configured(given), then: steps)
  }

  /// Adds an example with a view model of its own.
  ///
  /// - Parameters:
  ///   - title: The title of the example in the schema.
  ///   - line: The line of the example.
  ///   - given: Creates the view model in its initial state.
  ///   - steps: The actions and expectations.
  public mutating func add(_ title: String, at line: Int, _ given: Given, then steps: Steps) {
    examples.append(make(path + title, line, given, shared.map { join($0, steps) } ?? steps))
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
    add(title, at: line, configured(Self.configuring(configure, before: given)), then: steps)
  }

  private static func configuring<Doubles>(
    _ configure: @escaping @MainActor @Sendable (Doubles) -> Void,
    before given: @escaping @MainActor @Sendable (Doubles, DisplayContext) -> Owner
  ) -> Given where Given == @MainActor @Sendable (Doubles, DisplayContext) -> Owner {
    { doubles, context in
      configure(doubles)
      return given(doubles, context)
    }
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
  ///   - path: The path of the schema, relative to the folder of the generated tests.
  ///   - given: Creates the view model of examples that do not create their own.
  ///   - build: Adds the examples to the list.
  public static func list(
    in path: String, from tests: String = #filePath, id: String = #fileID,
    given: @escaping @MainActor @Sendable () -> Owner,
    examples build: (inout SynchronousList) -> Void
  ) -> [ViewModelExample] {
    let schema = ExampleSchema(path, from: tests, id)
    var list = SynchronousList(given: given) { first, second in
      { owner, checks in
        first(owner, checks)
        second(owner, checks)
      }
    } make: { title, line, given, steps in
      ViewModelExample(title, in: schema, at: line, isStateful: false, given: given) { checks, isComplete, end in
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
  ///   - path: The path of the schema, relative to the folder of the generated tests.
  ///   - given: Creates the view model of examples that do not create their own, with a context whose clock moves only
  ///     in the example.
  ///   - build: Adds the examples to the list.
  public static func list(
    in path: String, from tests: String = #filePath, id: String = #fileID,
    given: @escaping @MainActor @Sendable (DisplayContext) -> Owner,
    examples build: (inout StatefulList) -> Void
  ) -> [ViewModelExample] {
    let schema = ExampleSchema(path, from: tests, id)
    var list = StatefulList(given: given) { first, second in
      { owner, checks in
        await first(owner, checks)
        await second(owner, checks)
      }
    } make: { title, line, given, steps in
      stateful(title, in: schema, at: line, doubles: {}) {
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
  ///   - path: The path of the schema, relative to the folder of the generated tests.
  ///   - doubles: Creates the test doubles of the services.
  ///   - given: Creates the view model of examples that do not create their own, with a context whose clock moves only
  ///     in the example.
  ///   - build: Adds the examples to the list.
  public static func list<Doubles>(
    in path: String, from tests: String = #filePath, id: String = #fileID,
    doubles: @autoclosure @escaping @MainActor @Sendable () -> Doubles,
    given: @escaping @MainActor @Sendable (Doubles, DisplayContext) -> Owner,
    examples build: (inout ServiceList<Doubles>) -> Void
  ) -> [ViewModelExample] {
    let schema = ExampleSchema(path, from: tests, id)
    var list = ServiceList<Doubles>(given: given) { first, second in
      { owner, doubles, checks in
        await first(owner, doubles, checks)
        await second(owner, doubles, checks)
      }
    } make: { title, line, given, steps in
      stateful(title, in: schema, at: line, doubles: doubles, given: given, then: steps)
    }
    build(&list)
    return list.examples
  }

  private static func stateful<Doubles>(
    _ title: String, in schema: ExampleSchema, at line: Int, doubles: @escaping @MainActor @Sendable () -> Doubles,
    given: @escaping @MainActor @Sendable (Doubles, DisplayContext) -> Owner,
    then steps: @escaping @MainActor @Sendable (Owner, Doubles, ExampleChecks) async -> Void
  ) -> ViewModelExample {
    ViewModelExample(title, in: schema, at: line, isStateful: true) {
      given(doubles(), .example.with(clock: ManualClock(DisplayContext.example.now)))
    } run: { checks, isComplete, end in
      let doubles = doubles()
      let owner = given(doubles, .example.with(clock: checks.clock))
      await checks.start(owner)
      if isComplete { await steps(owner, doubles, checks) }
      await end(owner, doubles)
    }
  }
}
