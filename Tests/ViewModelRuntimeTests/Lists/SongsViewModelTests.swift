import Foundation
import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

/// Counts the work of a generated list: the fields of its elements that filtering, sorting and searching rows read.
@MainActor
struct SongsViewModelTests {
  private static let count = 1_000

  /// Loads full pages, and calls `body` with a counter of reads.
  private func withSongs(
    _ body: (SongsViewModel, Stub<Int, [Song], Never>, TaskMonitor, SongReads) async -> Void
  ) async {
    let doubles = SongsViewModelDoubles()
    let reads = SongReads()
    let tasks = TaskMonitor()
    await SongReads.$current.withValue(reads) {
      await tasks.run {
        let viewModel = SongsViewModel(services: doubles, context: .example)
        let token = viewModel.observe(\.state) { _ in }
        doubles.jukeboxDouble.songsStub.returns((0..<Self.count).map { Song(id: $0, title: "Song \($0)") })
        viewModel.appear()
        await tasks.waitUntilIdle()
        reads.reset()
        await body(viewModel, doubles.jukeboxDouble.songsStub, tasks, reads)
        _ = token
      }
    }
  }

  @Test func theStatusOfALoadDoesNotFilterAndSortAgain() async {
    await withSongs { viewModel, songs, tasks, reads in
      songs.holds()
      viewModel.songs.loadMore()
      await tasks.waitUntilIdle()
      #expect(viewModel.state == "loading" && viewModel.songs.count == Self.count)
      #expect(reads.titles == 0 && reads.ids == 0)
      songs.returns([Song(id: Self.count, title: "A")])
      await tasks.waitUntilIdle()
      #expect(viewModel.songs.first?.id == Self.count)
      #expect(reads.titles > Self.count)
    }
  }

  @Test func aRowThatAppearsIsNotSearched() async {
    await withSongs { viewModel, _, _, reads in
      viewModel.songs.rowAppeared(0)
      #expect(reads.ids <= Self.count)
      reads.reset()
      for id in 0..<100 { viewModel.songs.rowAppeared(id) }
      #expect(reads.ids == 0 && reads.titles == 0)
    }
  }

  @Test func manySelectedRowsAreNotSearched() async {
    await withSongs { viewModel, _, _, reads in
      for id in 0..<20 { viewModel.songs.select(id) }
      #expect(viewModel.state == "20 selected")
      reads.reset()
      viewModel.songs.deselect(0)
      #expect(viewModel.songs.selection.count == 19)
      #expect(reads.ids <= 2 * Self.count && reads.titles == 0)
    }
  }

  @Test func theSelectionThatAViewStoresIsReadAndWrittenWithoutSearches() async {
    await withSongs { viewModel, _, _, reads in
      let selection = ShownSelection(viewModel.songs)
      selection.rows = Set(0..<Self.count)
      #expect(selection.rows.count == Self.count && viewModel.state == "\(Self.count) selected")
      #expect(reads.ids <= 10 * Self.count && reads.titles == 0)
    }
  }
}

/// Values without `==`.
struct Lyrics: Sendable {}

/// A song whose fields count their reads.
struct Song: Identifiable, Hashable, Sendable {
  private let number: Int
  private let name: String

  init(id: Int, title: String) {
    number = id
    name = title
  }

  var id: Int {
    SongReads.current?.noteID()
    return number
  }

  var title: String {
    SongReads.current?.noteTitle()
    return name
  }
}

/// The numbers of reads in a test.
final class SongReads: @unchecked Sendable {
  @TaskLocal static var current: SongReads?
  private let lock = NSLock()
  private var counts = (ids: 0, titles: 0)

  var ids: Int { lock.withLock { counts.ids } }
  var titles: Int { lock.withLock { counts.titles } }

  func noteID() { lock.withLock { counts.ids += 1 } }
  func noteTitle() { lock.withLock { counts.titles += 1 } }
  func reset() { lock.withLock { counts = (0, 0) } }
}
