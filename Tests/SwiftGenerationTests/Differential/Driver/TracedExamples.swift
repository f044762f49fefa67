import ViewModelRuntime

@testable import ViewModelTesting

/// The examples of a view model.
struct TracedList {
  let viewModel: String
  /// Prints the trace of the examples with some titles, which run one after the other, and returns their faults.
  let run: @MainActor (_ titles: [String]) async -> [String]
}

/// Takes the place of `ViewModelExample` in generated tests.
///
/// Before the first act and after each act of a sequence, the values of the expectations of the example `observation` are
/// printed.
@MainActor
enum TracedExamples<Owner: ViewModel> {
  typealias Given<Doubles> = @MainActor @Sendable (Doubles, DisplayContext) -> Owner
  typealias Steps<Doubles> = @MainActor @Sendable (Owner, Doubles, TracedChecks) async -> Void

  struct List<Doubles> {
    var given: Given<Doubles>
    var entries: [(title: String, given: Given<Doubles>, steps: Steps<Doubles>)] = []

    func title<Row>(_ title: String, of index: Int, _ row: Row) -> String { "\(title) [\(index)]" }

    mutating func add(_ title: String, at line: Int, then steps: @escaping Steps<Doubles>) {
      entries.append((title, given, steps))
    }

    mutating func add(
      _ title: String, at line: Int, _ given: @escaping Given<Doubles>, then steps: @escaping Steps<Doubles>
    ) {
      entries.append((title, given, steps))
    }

    mutating func add(
      _ title: String, at line: Int, _ configure: @escaping @MainActor @Sendable (Doubles) -> Void,
      then steps: @escaping Steps<Doubles>
    ) {
      let given = given
      let configured: Given<Doubles> = {
        configure($0)
        return given($0, $1)
      }
      entries.append((title, configured, steps))
    }
  }

  static func list<Doubles>(
    in file: String, doubles: @autoclosure @escaping @MainActor @Sendable () -> Doubles,
    given: @escaping Given<Doubles>, examples build: (inout List<Doubles>) -> Void
  ) -> TracedList {
    var list = List<Doubles>(given: given)
    build(&list)
    let observations = list.entries.filter { $0.title.hasPrefix("observation") }.map(\.steps)
    return TracedList(viewModel: "\(Owner.self)") { titles in
      let entries = titles.compactMap { title in list.entries.first { $0.title == title } }
      guard let first = entries.first else { return [] }
      let checks = TracedChecks(first.title)
      let faults = await ViewModelFault.recordedAsync {
        await checks.checks.tasks.run {
          let doubles = doubles()
          let owner = first.given(doubles, .example.with(clock: checks.checks.clock))
          checks.checks.clock.synchronize(owner)
          checks.checks.record(owner)
          owner.viewModelObservers.start(owner)
          await checks.checks.waitUntilIdle()
          checks.observe = { for steps in observations { await steps(owner, doubles, checks) } }
          await checks.observeState()
          for entry in entries { await entry.steps(owner, doubles, checks) }
        }
      }
      return faults.failures.map { "fault: \($0)" }
    }
  }

  static func list(
    in file: String, given: @escaping @MainActor @Sendable (DisplayContext) -> Owner,
    examples build: (inout StatefulList) -> Void
  ) -> TracedList {
    list(
      in: file, doubles: (), given: { given($1) },
      examples: { list in
        var other = StatefulList(list: list)
        build(&other)
        list = other.list
      })
  }

  /// The examples of a view model without services.
  struct StatefulList {
    var list: List<Void>

    func title<Row>(_ title: String, of index: Int, _ row: Row) -> String { "\(title) [\(index)]" }

    mutating func add(
      _ title: String, at line: Int, then steps: @escaping @MainActor @Sendable (Owner, TracedChecks) async -> Void
    ) {
      list.add(title, at: line, then: { await steps($0, $2) })
    }

    mutating func add(
      _ title: String, at line: Int, _ given: @escaping @MainActor @Sendable (DisplayContext) -> Owner,
      then steps: @escaping @MainActor @Sendable (Owner, TracedChecks) async -> Void
    ) {
      list.add(title, at: line, { given($1) }, then: { await steps($0, $2) })
    }
  }

  static func list(
    in file: String, given: @escaping @MainActor @Sendable () -> Owner, examples build: (inout PlainList) -> Void
  ) -> TracedList {
    list(
      in: file, doubles: (), given: { _, _ in given() },
      examples: { list in
        var other = PlainList(list: list)
        build(&other)
        list = other.list
      })
  }

  /// The examples of a view model without state.
  struct PlainList {
    var list: List<Void>

    func title<Row>(_ title: String, of index: Int, _ row: Row) -> String { "\(title) [\(index)]" }

    mutating func add(
      _ title: String, at line: Int, then steps: @escaping @MainActor @Sendable (Owner, TracedChecks) -> Void
    ) {
      list.add(
        title, at: line,
        then: {
          steps($0, $2)
          if !title.hasPrefix("observation") { await $2.observeAct() }
        })
    }

    mutating func add(
      _ title: String, at line: Int, _ given: @escaping @MainActor @Sendable () -> Owner,
      then steps: @escaping @MainActor @Sendable (Owner, TracedChecks) -> Void
    ) {
      list.add(
        title, at: line, { _, _ in given() },
        then: {
          steps($0, $2)
          if !title.hasPrefix("observation") { await $2.observeAct() }
        })
    }
  }
}
