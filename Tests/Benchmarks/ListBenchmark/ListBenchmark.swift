// Compares the keyed difference of lists with `CollectionDifference`. The runs of each pair alternate and their medians are
// compared, so that load on the machine affects both equally.

import Foundation
@_spi(Generated) import ViewModelRuntime

@main
enum ListBenchmark {
  @MainActor
  static func main() {
    for count in [1_000, 10_000, 100_000] {
      compareDifferences(of: (0..<count).map { $0 &* 7919 }, "\(count) rows with Int ids") { -$0 }
    }
    compareDifferences(of: (0..<10_000).map { "repository-\($0)" }, "10000 rows with String ids") { "new-\($0)" }
    compareDifferences(of: (0..<10_000).map { UUID(number: $0) }, "10000 rows with UUID ids") { UUID(number: -$0) }
    Scaling.report()
    RowChanges.report()
  }

  private static func compareDifferences<ID: Hashable>(of old: [ID], _ name: String, _ makeID: (Int) -> ID) {
    var random = SystemRandomNumberGenerator()
    let onePercent = old.count / 100
    var replaced = old
    for number in 1...onePercent { replaced[.random(in: 0..<old.count)] = makeID(number) }
    var mixed = old
    for number in 1...onePercent {
      let index = Int.random(in: 0..<mixed.count)
      switch number % 3 {
      case 0: mixed.remove(at: index)
      case 1: mixed.insert(makeID(number), at: index)
      default: mixed.insert(mixed.remove(at: index), at: .random(in: 0..<mixed.count))
      }
    }
    var page = old
    page.insert(contentsOf: (1...30).map(makeID), at: old.count / 2)
    compare("\(name), 1 % replaced", old, replaced)
    compare("\(name), 1 % deleted, inserted or moved", old, mixed)
    compare("\(name), 30 inserted in the middle", old, page)
    if old.count <= 1_000 { compare("\(name), shuffled", old, old.shuffled(using: &random), rounds: 5) }
  }

  private static func compare<ID: Hashable>(_ name: String, _ old: [ID], _ new: [ID], rounds: Int = 31) {
    var ourTimes: [Double] = []
    var peerTimes: [Double] = []
    let (oldList, newList) = (ListSnapshot(old), ListSnapshot(new))
    var changes = (ours: 0, peers: 0)
    for _ in 0..<rounds {
      ourTimes.append(time { changes.ours = ListDifference(from: oldList, to: newList).changeCount })
      peerTimes.append(time { changes.peers = new.difference(from: old).count })
    }
    let (ours, peers) = (median(ourTimes), median(peerTimes))
    print(
      "\(name): \(micros(ours)) µs, \(changes.ours) changes; CollectionDifference \(micros(peers)) µs, "
        + "\(changes.peers) changes; ratio \(text(ours / peers))")
  }
}

extension ListDifference {
  var changeCount: Int { deletedRows.count + insertedRows.count + movedRows.count }
}

extension UUID {
  init(number: Int) {
    let part = UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15
    self = withUnsafeBytes(of: (part, part.byteSwapped)) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
