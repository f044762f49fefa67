import OpenCombine

final class SubjectMux: SubjectContender {
  typealias Measured = MuxShape

  private let sources = (0..<100).map { _ in Subject(0) }
  private let subscriptions = Subscriptions()
  let displays: [Subject]

  init() {
    let (sources, subscriptions) = (sources, subscriptions)
    let all = subscriptions.combine(sources) { gather(sources.map(\.value)) }
    displays = (0..<100).map { index in subscriptions.map(all) { step($0[index] + 1) } }
  }

  func write(_ number: Int) { sources[number % 100].send(number) }
}

final class SubjectCellx: SubjectContender {
  typealias Measured = CellxShape

  private let heads = (1...4).map { Subject($0) }
  private let subscriptions = Subscriptions()
  let displays: [Subject]

  init() {
    var layer = heads
    for _ in 1...10 {
      let (a, b, c, d) = (layer[0], layer[1], layer[2], layer[3])
      layer = [
        subscriptions.map(b) { step($0) },
        subscriptions.combine([a, c]) { step(a.value - c.value) },
        subscriptions.combine([b, d]) { step(b.value + d.value) },
        subscriptions.map(c) { step($0) },
      ]
    }
    displays = layer
  }

  /// Writes the sources one by one, because subjects cannot send together.
  func write(_ number: Int) {
    for (index, head) in heads.enumerated() { head.send(number + index + 1) }
  }
}

/// A form whose fields are subjects. Fields of a model and of the view model itself do not differ here.
final class SubjectForm<Measured: Shape>: SubjectContender where Measured.Value == String {
  private let fields = (0..<20).map { _ in CurrentValueSubject<String, Never>("") }
  private let subscriptions = Subscriptions()
  let displays: [CurrentValueSubject<String, Never>]

  init() {
    let (fields, subscriptions) = (fields, subscriptions)
    displays = fields.enumerated().map { index, field in subscriptions.map(field) { label("\(index):", $0) } }
  }

  func write(_ number: Int) { fields[7].send("\(number)") }
}
