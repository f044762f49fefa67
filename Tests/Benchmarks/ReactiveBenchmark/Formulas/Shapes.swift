/// A graph of derived values and its expected results. Most graphs are those of js-reactivity-benchmark ("kairo",
/// "cellx").
@MainActor
protocol Shape {
  associatedtype Value: Equatable

  static var name: String { get }
  /// The number of writes that are timed together.
  static var writes: Int { get }
  /// Returns the expected value of the display at `index` after `number` was written.
  static func expected(_ index: Int, after number: Int) -> Value
}

enum DiamondShape: Shape {
  static let name = "diamond"
  static let writes = 2000
  static func expected(_ index: Int, after number: Int) -> Int { 5 * (number + 1) }
}

enum BroadShape: Shape {
  static let name = "broad"
  static let writes = 200
  static func expected(_ index: Int, after number: Int) -> Int { number + index + 1 }
}

enum DeepShape: Shape {
  static let name = "deep"
  static let writes = 500
  static func expected(_ index: Int, after number: Int) -> Int { number + 50 }
}

enum AvoidableShape: Shape {
  static let name = "avoidable"
  static let writes = 2000
  static func expected(_ index: Int, after number: Int) -> Int { 6 }
}

enum TriangleShape: Shape {
  static let name = "triangle"
  static let writes = 1000
  static func expected(_ index: Int, after number: Int) -> Int { 10 * number + 45 }
}

enum UnstableShape: Shape {
  static let name = "unstable"
  static let writes = 2000
  static func expected(_ index: Int, after number: Int) -> Int { (number % 2 == 1 ? 2 * number : -number) * 20 }
}

enum MuxShape: Shape {
  static let name = "mux"
  static let writes = 50
  static func expected(_ index: Int, after number: Int) -> Int {
    // The writes cycle through the sources.
    let last = number - (number - index + 100) % 100
    return max(last, 0) + 1
  }
}

enum CellxShape: Shape {
  static let name = "cellx"
  static let writes = 500
  static func expected(_ index: Int, after number: Int) -> Int {
    var layer = [number + 1, number + 2, number + 3, number + 4]
    for _ in 1...10 { layer = [layer[1], layer[0] - layer[2], layer[1] + layer[3], layer[2]] }
    return layer[index]
  }
}

/// A model with twenty displayed fields, one of which is written.
enum FormShape: Shape {
  static let name = "form"
  static let writes = 1000
  static func expected(_ index: Int, after number: Int) -> String { index == 7 ? "7:\(number)" : "\(index):" }
}

/// The same graph with fields of the view model itself, which Observation observes separately.
enum FieldsShape: Shape {
  static let name = "fields"
  static let writes = 1000
  static func expected(_ index: Int, after number: Int) -> String { FormShape.expected(index, after: number) }
}
