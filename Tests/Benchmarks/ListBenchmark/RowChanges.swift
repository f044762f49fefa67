import Foundation
import HeapUse
import Observation
@_spi(Generated) import ViewModelRuntime

/// Prints the time of changes that reach all rows of a list by their number, to show that it grows in proportion.
@MainActor
enum RowChanges {
  static func report() {
    for count in [1_000, 3_000, 10_000, 30_000, 100_000] {
      reportRetainedRows(count)
      reportReleasedRows(count)
    }
    for count in [500, 1_000, 2_000] { reportWritingObservers(count) }
  }

  /// All rows are retained and have been read.
  private static func reportRetainedRows(_ count: Int) {
    let viewModel = tracks(count)
    let before = heap_in_use()
    var rows: [TrackViewModel] = []
    let reading = time {
      rows = viewModel.rows.viewModels
      for row in rows { _ = row.label }
    }
    let bytes = Int(heap_in_use() - before) / count
    let changes = [
      ("row", time { rows[0].track.plays = 1 }),
      ("element", time { viewModel.tracks[1].plays = 2 }),
      ("count", time { viewModel.tracks.append(Track(id: count)) }),
      ("shared input", time { viewModel.minimum = 9 }),
      ("context", time { viewModel.context = context(.init(identifier: "de_DE")) }),
    ]
    let texts = changes.map { "\($0) \(text($1 * 1e3)) ms" }
    print(
      "\(count) retained rows: read in \(text(reading * 1e3)) ms, \(bytes) bytes a row; changes of a "
        + texts.joined(separator: ", "))
  }

  /// The rows are read as a view reads them, and are released.
  private static func reportReleasedRows(_ count: Int) {
    let viewModel = tracks(count)
    let reading = time { for row in viewModel.rows.viewModels { _ = row.label } }
    let again = time { for row in viewModel.rows.viewModels { _ = row.label } }
    var notified = 0
    let observing = time {
      withObservationTracking {
        for row in viewModel.rows.viewModels { _ = row.label }
      } onChange: {
        MainActor.assumeIsolated { notified += 1 }
      }
    }
    let change = time { viewModel.tracks[1].plays = 2 }
    print(
      "\(count) released rows: read in \(text(reading * 1e3)) ms, again in \(text(again * 1e3)) ms, observed in "
        + "\(text(observing * 1e3)) ms; change of an element \(text(change * 1e3)) ms, notified \(notified) times")
  }

  /// Each row has an observer that writes to it once.
  private static func reportWritingObservers(_ count: Int) {
    let viewModel = tracks(count)
    let rows = viewModel.rows.viewModels
    var isWriting = false
    let tokens = rows.map { row in
      row.observe(\.label) { [unowned row] _ in
        if isWriting, row.track.plays == 0 { row.track.plays = 1 }
      }
    }
    isWriting = true
    let change = time { viewModel.minimum = 9 }
    print("\(count) observers that write to their rows: \(text(change * 1e3)) ms")
    withExtendedLifetime((rows, tokens)) {}
  }

  private static func tracks(_ count: Int) -> TracksViewModel {
    TracksViewModel(tracks: (0..<count).map { Track(id: $0) }, context: context(.init(identifier: "en_US")))
  }

  private static func context(_ locale: Locale) -> DisplayContext {
    var context = DisplayContext.current
    context.locale = locale
    return context
  }
}
