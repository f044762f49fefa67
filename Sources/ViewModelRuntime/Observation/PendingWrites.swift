/// The values that wait for the end of a commit, by their state. They are rare, and a property of each state would use
/// memory in every row.
@MainActor
enum PendingWrites {
  static var values: [ObjectIdentifier: Any] = [:]
}
