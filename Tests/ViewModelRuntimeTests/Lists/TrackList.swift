@_spi(Generated) import ViewModelRuntime
import ViewModelTesting

struct Track: Identifiable, Hashable, Sendable {
  var id: Int
  var title = ""
}

/// An error that the error policy of ``TrackList`` handles.
struct SignInExpired: Error {}

/// A view model in the form that vmgen generates for:
///
/// ```swift
/// viewmodel TrackList {
///     use music: Music
///     state query = ""
///     list tracks {
///         load pages of 3 { page in try await music.tracks(query, page.number) }
///         local { music.savedTracks() }
///         filter { !$0.title.isEmpty }
///         empty "No Tracks"
///         select one
///         prefetch 1
///     }
///     on first appear { tracks.refresh() }
///     on change of query { tracks.refresh() }
/// }
/// ```
@MainActor
final class TrackList: ViewModel {
  struct Inputs: ViewModelInputs {
    var context: DisplayContext
  }

  struct Request: Hashable {
    var query: String
    var page: Int
  }

  struct Services {
    var tracks: Stub<Request, [Track], any Error>
    var remove: Stub<Int, Void, any Error>
    var saved: [Track]
  }

  private let state: StatefulViewModelState<Values>

  init(services: Services, context: DisplayContext = .example) {
    state = StatefulViewModelState(Values(inputs: Inputs(context: context), services: services))
    refresh()
  }

  var query: String {
    get { state[.query, self].query }
    set {
      state.change(self) { $0.query = newValue }
      refresh()
    }
  }

  var titles: [String] { state[.titles, self].tracksContent.items.map(\.title) }
  var tracksStatus: ListStatus<Int, any Error> { state[.tracksStatus, self].tracksStatus }

  @discardableResult
  func refresh() -> CommandRun { state.refresh(self, Values.tracksRules) }

  @discardableResult
  func loadMore() -> CommandRun { state.loadMore(self, Values.tracksRules) }

  @discardableResult
  func retry() -> CommandRun { state.retry(self, Values.tracksRules) }

  func cancel() { state.cancelLoad(self, Values.tracksRules) }
  func rowAppeared(at index: Int) { state.rowAppeared(self, Values.tracksRules, at: index) }
  func select(_ id: Int) { state.change(self) { $0.tracks.selection.select(id) } }
  func insert(_ track: Track, before id: Int?) { state.change(self) { $0.tracks.insert(track, before: id) } }

  @discardableResult
  func remove(_ id: Int) -> CommandRun {
    state.remove(self, Values.tracksRules, id, undo: .seconds(5)) { run in try await run.services.remove.call(id) }
  }

  func undoRemoval(of id: Int) { state.undoRemoval(self, Values.tracksRules, of: id) }

  var viewModelObservers: ViewModelObservers<TrackList> { state }

  private enum Key: Int, ObservationKey {
    case query, titles, tracksStatus, context
  }

  private struct Values: StatefulValues {
    static let observedProperties = ObservedProperties<TrackList>([
      \.query, \.titles, \.tracksStatus, \.context,
    ])

    static let tracksRules = ListRules<Values, Track, Never, any Error>(
      "tracks", \.tracks, visibleCount: { $0.tracksContent.items.count }, local: { $0.services.saved },
      load: { run, page in
        let query = try run.read { $0.query }
        return LoadedPage(try await run.services.tracks.call(Request(query: query, page: page.number)))
      })

    /// The error policy, which handles one error.
    static func handle(_ error: any Error, in run: CommandSteps<Values>) async throws {
      if !(error is SignInExpired) { throw error }
    }

    struct Derived: DeferredValue {
      var tracksContent: ListContent<Track>?
      var tracksStatus: ListStatus<Int, any Error>?
    }

    var inputs: Inputs
    let services: Services
    var query = ""
    var tracks = LoadedList<Track, Never, any Error>(pageSize: 3, prefetch: 1, selection: .one)
    @DeferredStorage var derived: Derived

    var tracksContent: ListContent<Track> {
      mutating get {
        if let known = $derived?.value.tracksContent { return known }
        let fresh = ListContent(tracks.items.filter { !$0.title.isEmpty })
        derived.tracksContent = fresh
        return fresh
      }
    }

    var tracksStatus: ListStatus<Int, any Error> {
      mutating get {
        if let known = $derived?.value.tracksStatus { return known }
        let fresh = tracks.status(
          visibleCount: tracksContent.items.count, isSearching: !query.isEmpty,
          emptyText: query.isEmpty ? "No Tracks" : "No Results", in: inputs.context)
        derived.tracksStatus = fresh
        return fresh
      }
    }

    mutating func invalidateDerived() { derived = Derived() }

    mutating func updateDerived(from old: Self, _ changes: inout PropertyChanges<Key>) {
      _derived = old._derived
      let tracksDiffer = differs(old.tracks, tracks)
      changes.record(.query, if: old.query != query)
      if let before = old.$derived?.value.tracksContent, tracksDiffer {
        derived.tracksContent = nil
        if differs(before, tracksContent, by: !=) { changes[.titles] = true }
      }
      if let before = old.$derived?.value.tracksStatus, tracksDiffer || old.query != query {
        derived.tracksStatus = nil
        if before != tracksStatus { changes[.tracksStatus] = true }
      }
    }
  }
}

/// Tests a list of tracks whose service waits until the test continues it.
@MainActor
func tracks(
  saved: [Track] = [], _ body: (ViewModelTest<TrackList, TrackList.Services>) async throws -> Void
) async rethrows {
  let services = TrackList.Services(tracks: Stub("music.tracks"), remove: Stub("music.remove"), saved: saved)
  services.tracks.holds()
  services.remove.holds()
  try await withViewModel(services, { TrackList(services: $0, context: $1) }, body)
}
