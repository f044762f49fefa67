/// A contender that supports Observation. Only subjects do not.
protocol ObservationContender: Contender {
  static var displays: [(Self) -> Value] { get }
  /// Connects `sink` with the contender's own bindings. Returns nil if it has none.
  func bind(_ sink: @escaping (Int, Value) -> Void) -> Attachment?
}

extension ObservationContender {
  var values: [Value] { Self.displays.map { $0(self) } }

  func attach(_ tier: Tier, _ sink: @escaping (Int, Value) -> Void) -> Attachment? {
    switch tier {
    case .unread: Attachment()
    case .pulled:
      Attachment(afterWrite: {
        for (index, display) in Self.displays.enumerated() { sink(index, display(self)) }
      })
    case .observed: Watcher(self, Self.displays, sink).attachment
    case .bound: bind(sink)
    }
  }

  func bind(_ sink: @escaping (Int, Value) -> Void) -> Attachment? { nil }
}
