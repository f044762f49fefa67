/// What can be observed with Observation: all but subjects.
protocol ObservationContender: Contender {
  static var displays: [(Self) -> Value] { get }
  /// Calls `sink` by bindings of its own, where it has any.
  func bind(_ sink: @escaping (Int, Value) -> Void) -> Attachment?
}

extension ObservationContender {
  var values: [Value] { Self.displays.map { $0(self) } }

  func attach(_ tier: Tier, _ sink: @escaping (Int, Value) -> Void) -> Attachment? {
    switch tier {
    case .unread: Attachment()
    case .pulled:
      Attachment(settle: {
        for (index, display) in Self.displays.enumerated() { sink(index, display(self)) }
      })
    case .observed: Watcher(self, Self.displays, sink).attachment
    case .bound: bind(sink)
    }
  }

  func bind(_ sink: @escaping (Int, Value) -> Void) -> Attachment? { nil }
}
