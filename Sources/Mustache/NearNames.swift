/// Returns up to three names within an edit distance of a third of the length of `name`, nearest first.
func nearNames(to name: String, among candidates: some Sequence<String>) -> [String] {
  let wanted = Array(name.utf8)
  guard wanted.count <= 100 else { return [] }
  let limit = max(wanted.count / 3, 1)
  var found: [(distance: Int, name: String)] = []
  var seen: Set<String> = [name]
  for candidate in candidates where seen.insert(candidate).inserted {
    let bytes = Array(candidate.utf8)
    guard abs(bytes.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, bytes)
    // Without this condition, `a` would be suggested for `c`.
    if distance <= limit, distance < wanted.count { found.append((distance, candidate)) }
  }
  found.sort { $0.distance != $1.distance ? $0.distance < $1.distance : $0.name < $1.name }
  return found.prefix(3).map(\.name)
}

/// Returns the number of insertions, deletions, replacements and swaps of adjacent bytes between `a` and `b`.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in 0..<a.count {
    var row = [i + 1]
    for j in 0..<b.count {
      var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforeLast[j - 1] + 1) }
      row.append(best)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
