/// Which answers of a service's queries hold: what was derived from others is derived anew.
public struct AnswerVersion: Hashable, Sendable {
  private var number = 0

  /// Of answers that hold since the start.
  public init() {}

  /// From now on every answer is asked for anew.
  public mutating func askAgain() { number &+= 1 }
}
