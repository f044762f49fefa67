import UIKit

/// Drives the samples of the pages for UIKit, and prints each expectation that does not hold.
@main @MainActor struct Driver {
  static func main() async {
    await driveTableView()
    await driveCollectionView()
    driveReusedCell()
    await driveScreens()
    print("driven")
  }
}

@MainActor func expect(_ condition: Bool, _ text: String) {
  if !condition { print("does not hold: \(text)") }
}

/// Lets tasks run until a condition holds.
@MainActor func settle(_ condition: () -> Bool) async {
  for _ in 0..<10_000 where !condition() { await Task.yield() }
}

/// Returns a stored property that a sample keeps private.
func property<Value>(_ name: String, of object: Any, as type: Value.Type) -> Value? {
  Mirror(reflecting: object).children.first { $0.label == name }?.value as? Value
}
