import OpenCombine

/// Values in subjects that subscriptions derive from others, like `@Published` properties with Combine.
protocol SubjectContender: Contender {
  var displays: [CurrentValueSubject<Value, Never>] { get }
}

extension SubjectContender {
  var values: [Value] { displays.map(\.value) }

  func attach(_ tier: Tier, _ sink: @escaping (Int, Value) -> Void) -> Attachment? {
    switch tier {
    case .unread:
      return Attachment()
    case .pulled:
      return Attachment(afterWrite: { [displays] in
        for (index, display) in displays.enumerated() { sink(index, display.value) }
      })
    case .observed:
      return nil
    case .bound:
      let subscriptions = Subscriptions()
      for (index, display) in displays.enumerated() {
        display.sink { sink(index, $0) }.store(in: &subscriptions.all)
      }
      return Attachment(keptAlive: subscriptions)
    }
  }
}

@MainActor
final class Subscriptions {
  var all: Set<AnyCancellable> = []

  /// Returns a subject derived from another one. It sends a value only if the value has changed.
  func map<Input, Output: Equatable>(
    _ source: CurrentValueSubject<Input, Never>, _ formula: @escaping (Input) -> Output
  ) -> CurrentValueSubject<Output, Never> {
    let result = CurrentValueSubject<Output, Never>(formula(source.value))
    source.dropFirst().map(formula).removeDuplicates().sink { result.send($0) }.store(in: &all)
    return result
  }

  /// Returns a subject derived from several others, like `combineLatest`, which OpenCombine lacks. It is recomputed
  /// whenever one of them sends a value.
  func combine<Input, Output: Equatable>(
    _ sources: [CurrentValueSubject<Input, Never>], _ formula: @escaping () -> Output
  ) -> CurrentValueSubject<Output, Never> {
    let result = CurrentValueSubject<Output, Never>(formula())
    for source in sources {
      // The value of a subject is updated before it is sent.
      source.dropFirst().sink { _ in
        let value = formula()
        if value != result.value { result.send(value) }
      }.store(in: &all)
    }
    return result
  }
}
