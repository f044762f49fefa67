/// Functions that receive each new value of an object. Their tokens retain them.
@MainActor
final class ListenerList<Value> {
  private struct Place {
    weak var listener: Listener?
  }

  private final class Listener: Endable {
    var receive: ((Value) -> Void)?

    init(_ receive: @escaping (Value) -> Void) { self.receive = receive }

    func end() { receive = nil }
  }

  private var places: [Place] = []

  func add(_ receive: @escaping (Value) -> Void) -> BindingToken {
    let listener = Listener(receive)
    places.removeAll { $0.listener == nil }
    places.append(Place(listener: listener))
    return BindingToken(listener)
  }

  func send(_ value: Value) {
    for place in places { place.listener?.receive?(value) }
  }
}
