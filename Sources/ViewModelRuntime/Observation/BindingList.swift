/// The bindings of one view model in the order of their creation.
///
/// A token retains its binding; the list does not. A token may be released on any thread, so the list removes empty
/// places later: after a delivery, and before it grows.
@MainActor
@usableFromInline
struct BindingList {
  private var places: [Place] = []
  /// The number of places, as a power of 2, above which empty places are removed; 0 before the first binding.
  @usableFromInline var capacityBits: UInt8 = 0

  private static var leastCapacityBits: UInt8 { 4 }

  private struct Place {
    /// The number of the property, or nil for a derived key path, whose binding runs after each commit.
    let property: Int?
    weak var binding: Binding?
  }

  /// The number of places, including those of released bindings.
  var count: Int { places.count }

  /// Whether there has been a binding.
  @inlinable var wasUsed: Bool { capacityBits != 0 }

  mutating func append(_ binding: Binding, of property: Int?) {
    capacityBits = max(capacityBits, Self.leastCapacityBits)
    if places.count >> capacityBits != 0 {
      removeEnded()
    }
    places.append(Place(property: property, binding: binding))
  }

  /// Runs the bindings of changed properties.
  ///
  /// - Returns: Whether some bindings have been released.
  func deliver(_ changed: PropertySet, from owner: AnyObject) -> Bool {
    var hasEnded = false
    for index in places.indices {
      if let property = places[index].property, !changed.contains(property) { continue }
      if let binding = places[index].binding {
        binding.deliver(from: owner)
      } else {
        hasEnded = true
      }
    }
    return hasEnded
  }

  /// Returns whether a binding exists whose property fulfills a condition, or that runs after each commit.
  func isLive(_ isIncluded: (Int) -> Bool) -> Bool {
    places.contains { $0.binding != nil && ($0.property.map(isIncluded) ?? true) }
  }

  mutating func removeEnded() {
    // A new array has only the capacity that it needs.
    places = places.filter { $0.binding != nil }
    // Twice the count, so that adding many bindings does not search them each time.
    capacityBits = Self.leastCapacityBits
    while places.count * 2 > 1 << capacityBits { capacityBits += 1 }
  }
}
