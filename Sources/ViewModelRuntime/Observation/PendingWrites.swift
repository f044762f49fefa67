/// The values that wait for a commit to be through, by their state. Few ever do: a place for them in each state would cost
/// every row.
@MainActor
enum PendingWrites {
  static var values: [ObjectIdentifier: Any] = [:]
}
