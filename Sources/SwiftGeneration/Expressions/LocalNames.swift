/// The Swift names of the schema's names in scope.
struct LocalNames {
  private var swiftNames: [String: String] = [:]
  private var counts: [String: Int] = [:]

  subscript(name: String) -> String? {
    get { swiftNames[name] }
    set {
      if let old = swiftNames.updateValue(newValue ?? "", forKey: name) { counts[old, default: 0] -= 1 }
      if let newValue { counts[newValue, default: 0] += 1 } else { swiftNames[name] = nil }
    }
  }

  /// The Swift names.
  var values: some Sequence<String> { swiftNames.values }

  /// Returns whether a name of the schema and its Swift name satisfy a condition.
  func contains(where condition: ((key: String, value: String)) -> Bool) -> Bool {
    swiftNames.contains(where: condition)
  }

  /// Whether a name in scope has a Swift name.
  func contains(swiftName name: String) -> Bool { counts[name, default: 0] > 0 }
}

/// The names of generated locals in a body.
struct MadeNames {
  private var names: Set<String> = []
  /// The last number of a name with a hint, so that a long body does not try all numbers again for each name.
  private var numbers: [String: Int] = [:]

  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Returns a new name: `part`, `part2`.
  mutating func make(_ hint: String, isTaken: (String) -> Bool) -> String {
    var number = numbers[hint, default: 0]
    var name: String
    repeat {
      number += 1
      name = number == 1 ? hint : hint + String(number)
    } while names.contains(name) || isTaken(name)
    numbers[hint] = number
    names.insert(name)
    return name
  }
}
