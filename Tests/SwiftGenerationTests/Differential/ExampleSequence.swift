@testable import VmgenSchemaEvaluation

/// The acts of several examples of a view model, one after the other. The first example also creates the view model.
///
/// A sequence needs no code of its own, so that many of them cost little.
struct ExampleSequence: Hashable, CustomStringConvertible {
  let viewModel: String
  let titles: [String]

  var description: String { "\(viewModel): \(titles.joined(separator: ", then "))" }
  /// The sequence as the program reads it.
  var line: String { ([viewModel] + titles).joined(separator: "\t") }

  /// Returns each example alone, and then random combinations of up to four examples of a view model.
  ///
  /// - Parameter count: The number of sequences of each view model.
  static func random(of cases: [ExampleCase], count: Int) -> [ExampleSequence] {
    var names: [String] = []
    for example in cases where !names.contains(example.viewModel.name) { names.append(example.viewModel.name) }
    return names.enumerated().flatMap { index, name in
      let own = cases.filter { $0.viewModel.name == name }
      let alone = own.map { ExampleSequence(viewModel: name, titles: [$0.title]) }
      // Without state, an example has no acts that another one could follow.
      guard own[0].viewModel.isStateful else { return alone }
      return alone + combinations(of: own, count - alone.count, seed: UInt64(index + 1))
    }
  }

  private static func combinations(of cases: [ExampleCase], _ count: Int, seed: UInt64) -> [ExampleSequence] {
    let titles = cases.filter(\.columns.isEmpty).map(\.title)
    var random = RandomSwift(seed: seed)
    var made: [ExampleSequence] = []
    // Few examples have few combinations.
    for _ in 0..<max(count * 4, 0) where made.count < count && !titles.isEmpty {
      let chosen = (0..<(2 + random.number(3))).map { _ in titles[random.number(titles.count)] }
      let sequence = ExampleSequence(viewModel: cases[0].viewModel.name, titles: chosen)
      if !made.contains(sequence) { made.append(sequence) }
    }
    return made
  }
}
