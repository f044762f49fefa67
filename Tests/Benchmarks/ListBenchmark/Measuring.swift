import Foundation

/// Returns the processor time of a function in seconds, which excludes other processes on the machine.
func time(_ body: () -> Void) -> Double {
  let start = clock()
  body()
  return Double(clock() - start) / Double(CLOCKS_PER_SEC)
}

func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

func micros(_ seconds: Double) -> String { text(seconds * 1e6) }

func text(_ number: Double) -> String { String(format: "%.2f", number) }
