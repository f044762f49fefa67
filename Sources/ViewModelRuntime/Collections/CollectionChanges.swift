// Swift's own subscripts and methods trap at an index that is out of bounds.
extension Array {
  /// The element at an index, or nil if the index is out of bounds.
  ///
  /// Writing has no effect if the index is out of bounds or the new element is nil.
  public subscript(checked index: Int) -> Element? {
    get { indices.contains(index) ? self[index] : nil }
    set {
      if let newValue, indices.contains(index) { self[index] = newValue }
    }
  }

  /// Inserts an element. If the index is neither that of an element nor the end, nothing changes.
  public mutating func insert(_ element: Element, checkedAt index: Int) {
    if index >= 0, index <= count { insert(element, at: index) }
  }

  /// Removes an element. If the index is out of bounds, nothing changes.
  public mutating func remove(checkedAt index: Int) {
    if indices.contains(index) { remove(at: index) }
  }
}

extension Array where Element: Identifiable {
  /// The first element with an identity, or nil if there is none.
  ///
  /// Writing replaces that element. It has no effect if there is none or the new element is nil.
  public subscript(id id: Element.ID) -> Element? {
    get { first { $0.id == id } }
    set {
      if let newValue, let index = firstIndex(where: { $0.id == id }) { self[index] = newValue }
    }
  }

  /// Removes the first element with an identity. If there is none, nothing changes.
  public mutating func remove(id: Element.ID) {
    if let index = firstIndex(where: { $0.id == id }) { remove(at: index) }
  }

  /// Moves the first element with an identity before another one, or to the end if that is nil. If one of them does not
  /// exist, nothing changes.
  public mutating func move(id: Element.ID, before target: Element.ID?) {
    guard id != target, let source = firstIndex(where: { $0.id == id }) else { return }
    guard let target else { return append(remove(at: source)) }
    guard let place = firstIndex(where: { $0.id == target }) else { return }
    insert(remove(at: source), at: source < place ? place - 1 : place)
  }
}
