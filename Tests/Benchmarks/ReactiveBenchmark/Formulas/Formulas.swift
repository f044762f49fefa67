// The functions with which all contenders derive values. They count their calls.

@MainActor
enum Count {
  static var recomputations = 0
}

@MainActor
func step(_ value: Int) -> Int {
  Count.recomputations &+= 1
  return value
}

/// A function that takes some time.
@MainActor
func busyStep(_ value: Int) -> Int {
  Count.recomputations &+= 1
  var hash = 5381
  for round in 0..<200 { hash = hash &* 33 ^ round }
  return hash == 0 ? value : value + 1
}

@MainActor
func gather(_ values: [Int]) -> [Int] {
  Count.recomputations &+= 1
  return values
}

@MainActor
func label(_ name: String, _ text: String) -> String {
  Count.recomputations &+= 1
  return name + text
}
