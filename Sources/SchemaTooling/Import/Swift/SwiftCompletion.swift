/// A closure that a function calls with its result, as the effects and the result of an asynchronous function.
struct SwiftCompletion {
  private(set) var effects: [String]
  /// The tokens of the result; none for a function without a result.
  private(set) var result: ArraySlice<SwiftToken> = []
  /// Whether the closure has a `Result`.
  private(set) var hasResult = false
  /// Whether the closure is called for each of several values.
  var isRepeated: Bool { effects.isEmpty }

  /// Reads `completion: @escaping (Result<Order, Error>) -> Void`, `(Order?, Error?) -> Void` or `(Order) -> Void`.
  ///
  /// - Parameter function: The name of the function, which shows whether the closure is called more than once.
  init?(_ parameter: SwiftMember.Parameter, of function: String) {
    let isRepeated = Self.observes(function)
    effects = isRepeated ? [] : ["async"]
    guard let event = SwiftEvent(parameter.type, []) else { return nil }
    let types = event.parameters.map(\.type)
    guard let first = types.first else { return }
    let isError = types.last.map { $0.map(\.text) == ["Error", "?"] } ?? false
    let value = first.prefix(2).map(\.text) == ["Swift", "."] ? first.dropFirst(2) : first
    if value.prefix(2).map(\.text) == ["Result", "<"], types.count == 1 {
      hasResult = true
      let arguments = split(value.dropFirst(2).dropLast(), countsAngles: true)
      let (success, failure) = (arguments.first ?? [], arguments.dropFirst().first?.map(\.text).joined() ?? "Error")
      if failure != "Never" { effects.append(failure == "Error" ? "throws" : "throws(\(failure))") }
      result = ["Void", "("].contains(success.first?.text) ? [] : success
    } else if isError, types.count == 1 {
      effects.append("throws")
    } else if isError, types.count == 2, first.last?.isSymbol("?") == true {
      effects.append("throws")
      result = first.dropLast()
    } else if types.count == 1 {
      result = first
    } else {
      return nil
    }
    if isRepeated, hasResult || !effects.isEmpty { return nil }
  }

  /// Whether a function with the name calls its closure for each change: `onState`, `observe`, `setProgressHandler`.
  private static func observes(_ name: String) -> Bool {
    let words = ["on", "observe", "subscribe", "listen", "watch", "monitor"]
    let first = String(name.prefix { $0.isLowercase })
    if words.contains(first) { return true }
    let ends = ["Callback", "Handler", "Listener", "Observer"]
    return ["set", "add", "register"].contains(first) && ends.contains { name.hasSuffix($0) }
  }
}
