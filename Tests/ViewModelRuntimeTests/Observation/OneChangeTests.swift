import Foundation
import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// Tests the cost of one change of a generated view model, and the memory of a row, in counts that are the same on
/// every machine.
@MainActor
struct OneChangeTests {
  @Test func aChangeRunsOnlyTheSinkOfTheChangedDisplay() {
    let viewModel = BoardViewModel(context: .example)
    var calls: [String] = []
    let tokens = BoardTexts.displays.map { name, display in
      viewModel.observe(display) { calls.append("\(name) \($0)") }
    }
    #expect(calls.count == 20)
    (calls, BoardViewModel.signs) = ([], 0)
    viewModel.board.place7 = "x"
    #expect(calls == ["shown7 x"])
    #expect(BoardViewModel.signs == 1)
    viewModel.board.place7 = "x"
    #expect(calls.count == 1)
    #expect(BoardViewModel.signs == 1)
    _ = tokens
  }

  @Test func aDisplayOfTwoDependentDisplaysIsDeliveredOnceWithConsistentValues() {
    let viewModel = DiamondViewModel(context: .example)
    var seen: [String] = []
    let tokens = [\DiamondViewModel.doubleText, \.squareText, \.bothText].map { display in
      viewModel.observe(display) { _ in
        seen.append("\(viewModel.doubleText) \(viewModel.squareText), \(viewModel.bothText)")
      }
    }
    for number in 3...100 {
      seen = []
      viewModel.number = number
      let both = "\(number * 2) \(number * number)"
      #expect(seen == Array(repeating: "\(both), \(both)", count: 3))
    }
    _ = tokens
  }

  /// This test fails when the state of each view model grows, because each byte counts in ten thousand rows.
  @Test(.enabled(if: heapSize != nil, "the C library does not provide the size of an object"))
  func anUnreadRowIsTwoObjectsAndItsStateHasAtMost72BytesBesidesTheInputs() throws {
    let size = try #require(heapSize)
    // The allocator does not split a free block whose rest would be too small, so objects can be larger while other tests
    // leave such blocks.
    let rows = (0..<10_000).map { BoardRowViewModel(row: BoardRow(id: $0, title: "x", count: 2), context: .example) }
    #expect(rows.map { size(Unmanaged.passUnretained($0).toOpaque()) }.min() == 24)
    let state = try #require(rows.map { size(Unmanaged.passUnretained($0.viewModelObservers).toOpaque()) }.min())
    #expect(state - MemoryLayout<BoardRowViewModel.Inputs>.size <= 72)
  }
}

/// The number of bytes of an object on the heap, from glibc.
private let heapSize = dlsym(nil, "malloc_usable_size").map {
  unsafeBitCast($0, to: (@convention(c) (UnsafeMutableRawPointer) -> Int).self)
}

private enum BoardTexts {
  @MainActor static let displays: [(String, KeyPath<BoardViewModel, String>)] = [
    ("shown0", \.shown0),
    ("shown1", \.shown1),
    ("shown2", \.shown2),
    ("shown3", \.shown3),
    ("shown4", \.shown4),
    ("shown5", \.shown5),
    ("shown6", \.shown6),
    ("shown7", \.shown7),
    ("shown8", \.shown8),
    ("shown9", \.shown9),
    ("shown10", \.shown10),
    ("shown11", \.shown11),
    ("shown12", \.shown12),
    ("shown13", \.shown13),
    ("shown14", \.shown14),
    ("shown15", \.shown15),
    ("shown16", \.shown16),
    ("shown17", \.shown17),
    ("shown18", \.shown18),
    ("shown19", \.shown19),
  ]
}
