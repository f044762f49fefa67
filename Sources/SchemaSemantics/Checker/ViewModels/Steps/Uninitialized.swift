/// The names of `let state: T` that may have no value at the current step.
struct Uninitialized {
  /// The names, by the numbers of their locals.
  private var names: [Int: String] = [:]
  /// The numbers of the names that may have a value.
  private var assigned: Set<Int> = []
  /// The numbers of the names whose use has been reported.
  private var reported: Set<Int> = []

  init() {}

  /// Joins the paths that lead to the same step.
  init(joining paths: [Uninitialized]) {
    for path in paths {
      names.merge(path.names) { first, _ in first }
      assigned.formUnion(path.assigned)
      reported.formUnion(path.reported)
    }
  }

  func contains(_ number: Int) -> Bool { names[number] != nil }

  /// Records the use of a name without a value. Returns whether it is the first.
  mutating func noteUse(of number: Int) -> Bool { reported.insert(number).inserted }

  mutating func declare(_ number: Int, _ name: String) { names[number] = name }

  /// Records that a name has a value. Returns whether it may have had one before.
  mutating func assign(_ number: Int) -> Bool {
    names[number] = nil
    return !assigned.insert(number).inserted
  }

  /// Records that names may have a value.
  mutating func noteAssigned(_ written: Set<String>) {
    for (number, name) in names where written.contains(name) { assigned.insert(number) }
  }
}
