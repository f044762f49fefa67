/// Returns up to three candidates that `name` may be a misspelling of, nearest first.
///
/// At most a third of the letters differ.
package func nearNames(to name: String, among candidates: some Sequence<String>) -> [String] {
  let target = foldedBytes(name)
  guard target.count <= 255 else { return [] }
  // Short names allow one edit, because every letter of them matters.
  let limit = max((target.count - 1) / 3, 1)
  var found: [(distance: Int, growth: Int, name: String)] = []
  for candidate in candidates where candidate != name {
    let bytes = foldedBytes(candidate)
    guard abs(bytes.count - target.count) <= limit else { continue }
    let distance = editDistance(target, bytes)
    // Any two single letters are one edit apart, which does not make them similar.
    if distance <= limit, distance < max(target.count, bytes.count),
      target.count > 3 || target.first == bytes.first || bytes.count != target.count
    {
      found.append((distance, abs(bytes.count - target.count), candidate))
    }
  }
  found.sort { ($0.distance, $0.growth, $0.name) < ($1.distance, $1.growth, $1.name) }
  var names: [String] = []
  for entry in found where names.count < 3 && !names.contains(entry.name) { names.append(entry.name) }
  return names
}

/// Returns the UTF-8 bytes with ASCII letters in lowercase, so that `personname` is near `personName`.
private func foldedBytes(_ text: String) -> [UInt8] {
  text.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }
}

/// Returns the number of insertions, deletions, substitutions and swaps of neighbors between `a` and `b`.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  var row = last
  for i in a.indices {
    row[0] = i + 1
    for j in b.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row[j + 1] = cost
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
