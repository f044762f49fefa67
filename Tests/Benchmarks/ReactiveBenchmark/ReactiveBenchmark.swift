// Compares generated view models with hand-written ones: `@Observable` classes whose displays are computed when they
// are read, `@Observable` classes that cache their displays and update them by hand, and OpenCombine's subjects.
//
// Each benchmark writes values one at a time. All contenders derive values with the same functions, run alternately in
// processes of their own, and must produce the expected values. The memory of 10,000 rows is compared, too.
//
//   swift run -c release --package-path Tests/Benchmarks ReactiveBenchmark [SHAPE…] [--rounds N]
//   swift run -c release --package-path Tests/Benchmarks ReactiveBenchmark measure form vmgen bound
//   swift run -c release --package-path Tests/Benchmarks ReactiveBenchmark memory

import Foundation

@main
@MainActor
enum Benchmark {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      switch arguments.first {
      case "measure": try measureOne(arguments.dropFirst())
      case "memory": Memory.report()
      default: try compare(arguments)
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  /// Measures one contender. The comparison starts a process for each call.
  private static func measureOne(_ arguments: ArraySlice<String>) throws {
    let words = Array(arguments)
    guard words.count == 3, let run = Run(shape: words[0], kind: words[1], tier: words[2]) else {
      throw WrongArguments()
    }
    if let measurement = try run.measure(batches: 9) { print(measurement.line) }
  }

  private static func compare(_ arguments: [String]) throws {
    var shapes: [String] = []
    var rounds = 5
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--rounds" {
        guard let number = rest.popFirst().flatMap({ Int($0) }), number > 0 else { throw WrongArguments() }
        rounds = number
      } else {
        shapes.append(argument)
      }
    }
    let known = Registry.shapes.map(\.name)
    guard shapes.allSatisfy(known.contains) else { throw WrongArguments() }
    var comparison = Comparison(shapes: shapes.isEmpty ? known : shapes)
    for round in 1...rounds {
      FileHandle.standardError.write(Data("round \(round) of \(rounds)\n".utf8))
      try comparison.runAll()
    }
    Report(comparison).print()
    Memory.report()
  }
}

struct WrongArguments: Error, CustomStringConvertible {
  var description: String {
    """
    usage: ReactiveBenchmark [SHAPE…] [--rounds N] | measure SHAPE CONTENDER TIER | memory
    shapes: form fields diamond broad deep mux avoidable triangle unstable cellx
    contenders: vmgen observable cached openCombine; tiers: unread pulled observed bound
    """
  }
}
