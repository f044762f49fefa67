/// Returns the indices of a longest increasing subsequence, in order.
///
/// The algorithm is patience sorting (Schensted, 1961). It takes linear time for values that mostly increase, and
/// O(*n* log *n*) in the worst case.
func longestIncreasingSubsequence(_ values: [Int]) -> [Int] {
  /// The index of the smallest last value of the increasing subsequences of each length.
  var ends: [Int] = []
  var predecessors = Array(repeating: -1, count: values.count)
  for index in values.indices {
    var length = ends.count
    if let last = ends.last, values[last] >= values[index] {
      length = ends.partitioningIndex { values[$0] >= values[index] }
    }
    if length > 0 { predecessors[index] = ends[length - 1] }
    if length == ends.count { ends.append(index) } else { ends[length] = index }
  }
  var result = ends
  guard var index = ends.last else { return [] }
  for length in ends.indices.reversed() {
    result[length] = index
    index = predecessors[index]
  }
  return result
}

extension [Int] {
  /// Returns the first index whose element satisfies a condition that all elements after it satisfy, too.
  func partitioningIndex(where isInSecondPart: (Int) -> Bool) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = isInSecondPart(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
