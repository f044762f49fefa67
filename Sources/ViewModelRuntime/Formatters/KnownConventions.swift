/// Numbers for conventions; equal formats have the same number. Comparing calendars would take a quarter of the time of
/// formatting.
struct KnownConventions {
  private var numbers: [ObjectIdentifier: (conventions: FormatConventions, number: Int)] = [:]
  private var last: (conventions: FormatConventions, number: Int)?
  private var next = 0

  mutating func number(of conventions: FormatConventions) -> Int {
    if let last, last.conventions === conventions { return last.number }
    let found = find(conventions)
    last = (conventions, found)
    return found
  }

  private mutating func find(_ conventions: FormatConventions) -> Int {
    let identity = ObjectIdentifier(conventions)
    // The cache retains the objects, so that no identity is reused.
    if let known = numbers[identity] { return known.number }
    if numbers.count >= FormatterCache.capacity { numbers.removeAll(keepingCapacity: true) }
    let alike = numbers.values.first { $0.conventions.formats(like: conventions) }
    if alike == nil { next += 1 }
    let number = alike?.number ?? next
    numbers[identity] = (conventions, number)
    return number
  }
}
