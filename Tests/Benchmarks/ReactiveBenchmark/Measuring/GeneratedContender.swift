import ViewModelRuntime

/// A generated view model.
protocol GeneratedContender: ObservationContender, ViewModel {
  /// The key paths of the displays, for bindings.
  static var properties: [KeyPath<Self, Value>] { get }
}

extension GeneratedContender {
  func bind(_ sink: @escaping (Int, Value) -> Void) -> Attachment? {
    let tokens = Self.properties.enumerated().map { index, property in observe(property) { sink(index, $0) } }
    return Attachment(keptAlive: BindingToken(tokens))
  }

  // The functions that the schemas declare as customs.
  static func step(_ value: Int) -> Int { ReactiveBenchmark.step(value) }
  static func busyStep(_ value: Int) -> Int { ReactiveBenchmark.busyStep(value) }
  static func gather(_ values: [Int]) -> [Int] { ReactiveBenchmark.gather(values) }
  static func label(_ name: String, _ text: String) -> String { ReactiveBenchmark.label(name, text) }
}
