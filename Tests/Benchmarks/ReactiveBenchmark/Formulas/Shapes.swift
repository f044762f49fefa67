/// A graph of derived values, and what is right for it. Most are those of the js-reactivity-benchmark ("kairo",
/// "cellx").
@MainActor
protocol Shape {
  associatedtype Value: Equatable

  static var name: String { get }
  /// How many writes are timed together.
  static var writes: Int { get }
  /// The display at `index` once `number` was written.
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
    // The sources are written to by turns.
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

/// One of twenty fields of a model is written, each of which is displayed.
enum FormShape: Shape {
  static let name = "form"
  static let writes = 1000
  static func expected(_ index: Int, after number: Int) -> String { index == 7 ? "7:\(number)" : "\(index):" }
}

/// The same with fields of the view model itself, which Observation observes separately.
enum FieldsShape: Shape {
  static let name = "fields"
  static let writes = 1000
  static func expected(_ index: Int, after number: Int) -> String { FormShape.expected(index, after: number) }
}
