import Foundation
import HeapUse

/// An error for a contender whose values differ from the expected ones.
struct WrongValues: Error, CustomStringConvertible {
  let description: String
}

/// Measures one contender with one kind of observer. Returns nil if the contender does not support it.
@MainActor
func measured<Measured: Contender>(_ contender: Measured, _ tier: Tier, batches: Int) throws -> Measurement? {
  typealias MeasuredShape = Measured.Measured
  var number = 0
  var sinkCalls = 0
  var tornReads = 0
  var isChecking = false
  guard
    let attachment = contender.attach(
      tier,
      { index, value in
        sinkCalls += 1
        if isChecking, value != MeasuredShape.expected(index, after: number) { tornReads += 1 }
      })
  else { return nil }

  func write(_ count: Int) {
    for _ in 0..<count {
      number += 1
      contender.write(number)
      attachment.afterWrite?()
    }
  }

  write(MeasuredShape.writes)
  let times = (0..<batches).map { _ in
    // Processor time, which other processes on the machine affect less.
    let start = clock()
    write(MeasuredShape.writes)
    return Double(clock() - start) / Double(CLOCKS_PER_SEC) / Double(MeasuredShape.writes) * 1e9
  }
  let counted = 100
  let allocations = heap_allocations()
  Count.recomputations = 0
  sinkCalls = 0
  write(counted)
  let (allocated, recomputed, called) = (heap_allocations() - allocations, Count.recomputations, sinkCalls)
  isChecking = true
  write(counted)
  let values = contender.values
  let expected = values.indices.map { MeasuredShape.expected($0, after: number) }
  guard values == expected else { throw WrongValues(description: "\(values) instead of \(expected)") }
  return withExtendedLifetime(attachment) {
    Measurement(
      times: times, sinkCalls: Double(called) / Double(counted), recomputations: Double(recomputed) / Double(counted),
      tornReads: Double(tornReads) / Double(counted), allocations: Double(allocated) / Double(counted))
  }
}
