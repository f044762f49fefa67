/// The pending values of each state that is committing, by the identity of the state. They are rare, and a property of
/// each state would use memory in every row.
@MainActor
enum PendingWrites {
  static var values: [ObjectIdentifier: Any] = [:]
}
