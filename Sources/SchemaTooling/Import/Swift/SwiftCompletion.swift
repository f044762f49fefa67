/// A closure that a function calls with its result, as the effects and the result of an asynchronous function.
struct SwiftCompletion {
  private(set) var effects = ["async"]
  /// The tokens of the result; none for a function without a result.
  private(set) var result: ArraySlice<SwiftToken> = []
  /// Whether the closure has a `Result`.
  private(set) var hasResult = false

  /// Reads `completion: @escaping (Result<Order, Error>) -> Void`, `(Order?, Error?) -> Void` or `(Order) -> Void`.
  init?(_ parameter: SwiftMember.Parameter) {
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
  }
}
