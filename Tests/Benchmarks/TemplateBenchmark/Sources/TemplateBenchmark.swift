// Renders the same template and data with vmgen's engine, swift-mustache and Stencil.
//
//   swift run -c release --package-path Tests/Benchmarks/TemplateBenchmark TemplateBenchmark

import Mustache
import Stencil
import VmgenMustache

@main
struct TemplateBenchmark {
  static func main() throws {
    let data = templateData()
    let untyped = data.untyped as? [String: Any] ?? [:]
    var templates = TemplateSet()
    try templates.add(name: "file", source: mustacheTemplate)
    let swiftMustache = try MustacheTemplate(string: mustacheTemplate)
    let stencil = Template(templateString: stencilTemplate)

    let expected = try templates.renderString("file", data)
    try expectEqual(swiftMustache.render(untyped), expected, "swift-mustache")
    try expectEqual(stencil.render(untyped), expected, "Stencil")
    print("output: \(expected.utf8.count) bytes, equal for all engines")

    var contestants = [
      Contestant("vmgen", runs: 200) { try templates.render("file", data).count },
      Contestant("swift-mustache", runs: 10) { swiftMustache.render(untyped).utf8.count },
      Contestant("Stencil", runs: 2) { try stencil.render(untyped).utf8.count },
    ]
    for _ in 0..<15 {
      for index in contestants.indices { try contestants[index].runRound() }
    }
    let speed = contestants[0].median
    for contestant in contestants {
      let ratio = speed / contestant.median
      print("\(contestant.name): \(rounded(contestant.median)) MB/s, vmgen is \(rounded(ratio)) × as fast")
    }
  }

  static func expectEqual(_ actual: String, _ expected: String, _ peer: String) throws {
    guard actual != expected else { return }
    let lines = zip(actual.split(separator: "\n"), expected.split(separator: "\n")).first { $0 != $1 }
    throw Difference(description: "\(peer) has different output: \(lines.map { "\($0)" } ?? "blank lines")")
  }

  static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}

struct Difference: Error, CustomStringConvertible {
  let description: String
}

/// An engine, with its throughput in MB/s in each round.
struct Contestant {
  let name: String
  let runs: Int
  let render: () throws -> Int
  var speeds: [Double] = []

  init(_ name: String, runs: Int, _ render: @escaping () throws -> Int) {
    self.name = name
    self.runs = runs
    self.render = render
  }

  mutating func runRound() throws {
    var bytes = 0
    let time = try ContinuousClock().measure {
      for _ in 0..<runs { bytes += try render() }
    }
    speeds.append(Double(bytes) / 1_000_000 / (time / .seconds(1)))
  }

  var median: Double { speeds.sorted()[speeds.count / 2] }
}
