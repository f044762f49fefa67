/// The measurements of one contender by one process, which prints them as a line.
struct Measurement {
  /// The nanoseconds for each write, one value for each batch.
  var times: [Double]
  /// The number of sink calls for each write.
  var sinkCalls: Double
  var recomputations: Double
  /// The number of sink calls with a value that does not match the current source.
  var tornReads: Double
  var allocations: Double

  var line: String {
    let counts = [sinkCalls, recomputations, tornReads, allocations]
    return (counts + times).map { String($0) }.joined(separator: " ")
  }

  init(times: [Double], sinkCalls: Double, recomputations: Double, tornReads: Double, allocations: Double) {
    self.times = times
    self.sinkCalls = sinkCalls
    self.recomputations = recomputations
    self.tornReads = tornReads
    self.allocations = allocations
  }

  init?(line: some StringProtocol) {
    let numbers = line.split(separator: " ").compactMap { Double($0) }
    guard numbers.count > 4 else { return nil }
    self.init(
      times: Array(numbers[4...]), sinkCalls: numbers[0], recomputations: numbers[1], tornReads: numbers[2],
      allocations: numbers[3])
  }
}
