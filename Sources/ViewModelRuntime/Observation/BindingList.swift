/// The bindings of one view model, in the order they were made.
///
/// A binding belongs to its token: let go, it is gone from here too. The token may be let go anywhere, so that its place is
/// found empty later and given back: when a change is delivered, and before the list grows.
@MainActor
@usableFromInline
struct BindingList {
  private var places: [Place] = []
  /// Of how many places, as a power of 2, those whose bindings are gone are looked for; 0 until there is one.
  @usableFromInline var capacityBits: UInt8 = 0

  private static var leastCapacityBits: UInt8 { 4 }

  private struct Place {
    /// nil where the property is none of the view model's own: its binding runs after every commit.
    let property: Int?
    weak var binding: Binding?
  }

  /// How many places are taken, those whose bindings are gone among them.
  var count: Int { places.count }

  /// Whether there ever was one.
  @inlinable var wasUsed: Bool { capacityBits != 0 }

  mutating func append(_ binding: Binding, of property: Int?) {
    capacityBits = max(capacityBits, Self.leastCapacityBits)
    if places.count >> capacityBits != 0 {
      removeEnded()
    }
    places.append(Place(property: property, binding: binding))
  }

  /// Runs the bindings of properties that changed.
  ///
  /// - Returns: whether some are gone.
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

  mutating func removeEnded() {
    // A new array: its storage is as large as what is left.
    places = places.filter { $0.binding != nil }
    // Twice as many, so that many bindings are not looked through each time that one is made.
    capacityBits = Self.leastCapacityBits
    while places.count * 2 > 1 << capacityBits { capacityBits += 1 }
  }
}
