import VmgenSchemaEvaluation

extension Gallery {
  /// Marks what differs from an earlier version, and adds the examples that were removed and the errors of that version,
  /// whose examples cannot be compared.
  package mutating func compare(with earlier: Gallery, reference: String) {
    self.reference = reference
    problems += earlier.problems
    let names = Set(screens.map(\.name))
    for index in screens.indices {
      screens[index].compare(with: earlier.screens.first { $0.name == screens[index].name })
    }
    for var screen in earlier.screens where !names.contains(screen.name) {
      for index in screen.entries.indices { screen.entries[index].change = .removed }
      screens.append(screen)
    }
  }

  /// The number of examples that differ from the earlier version in a way.
  func count(_ change: Change) -> Int { screens.flatMap(\.entries).count { $0.change == change } }
}

extension Gallery.Screen {
  fileprivate mutating func compare(with earlier: Gallery.Screen?) {
    let old = Dictionary((earlier?.entries ?? []).map { ($0.title, $0) }, uniquingKeysWith: { first, _ in first })
    for index in entries.indices {
      if let before = old[entries[index].title] {
        entries[index].compare(with: before)
      } else {
        entries[index].change = .added
      }
    }
    let titles = Set(entries.map(\.title))
    for var removed in earlier?.entries ?? [] where !titles.contains(removed.title) {
      removed.change = .removed
      entries.append(removed)
    }
  }
}

extension Gallery.Entry {
  /// Compares each moment with the one that the same steps lead to, or otherwise with that at the same position.
  fileprivate mutating func compare(with earlier: Gallery.Entry) {
    guard !recordings.isEmpty else { return }
    let old = earlier.moments
    for index in recordings[0].moments.indices {
      let moment = recordings[0].moments[index]
      let counterpart = old.first { $0.acts == moment.acts } ?? (old.indices.contains(index) ? old[index] : nil)
      guard counterpart?.screen != moment.screen else { continue }
      recordings[0].moments[index].before = counterpart?.screen
      change = .changed
    }
    if old.count != moments.count { change = .changed }
  }
}
