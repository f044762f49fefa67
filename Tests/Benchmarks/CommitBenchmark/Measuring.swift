import Foundation

/// Prints the medians of both, in nanoseconds a call, and their ratio.
@MainActor
func compare(_ name: String, rounds: Int = 41, count: Int = 2000, _ ours: (Int) -> Void, peer: (Int) -> Void) {
  var ourTimes: [Double] = []
  var peerTimes: [Double] = []
  for _ in 0..<rounds {
    ourTimes.append(time(count, ours))
    peerTimes.append(time(count, peer))
  }
  let our = median(ourTimes)
  let peers = median(peerTimes)
  print("\(name): \(Int(our * 1e9)) ns, peer \(Int(peers * 1e9)) ns, ratio \(rounded(our / peers))")
}

private func time(_ count: Int, _ body: (Int) -> Void) -> Double {
  // The processor's time: what else runs on the machine does not count.
  let start = clock()
  for number in 0..<count { body(number) }
  return Double(clock() - start) / Double(CLOCKS_PER_SEC) / Double(count)
}

private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
