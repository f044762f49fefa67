import Foundation
import HeapUse
import ViewModelRuntime

/// Compares the memory of 10,000 rows with six displays, in bytes for each row. The memory of the models is not
/// counted, because it is the same.
@MainActor
enum Memory {
  private static let count = 10_000
  private static let rows = (0..<count).map { number in
    Row(
      id: number, name: "Ada \(number)", city: "London", count: number, price: 9.5, born: Date(timeIntervalSince1970: 0)
    )
  }

  static func report() {
    guard heap_in_use() > 0 else { return print("the heap size is not available on this platform") }
    let context = DisplayContext.example
    let peer = heapBytesPerRow { rows.map(HandwrittenRow.init) }
    let unread = heapBytesPerRow { rows.map { RowViewModel(row: $0, context: context) } }
    print("10,000 rows unread: \(unread) bytes each, peer \(peer), ratio \(rounded(Double(unread) / Double(peer)))")
    let eager = heapBytesPerRow {
      rows.map { row in
        let texts = RowViewModel(row: row, context: context)
        readAll(texts)
        return EagerRow(row: row, texts: texts)
      }
    }
    let read = heapBytesPerRow {
      rows.map { row in
        let viewModel = RowViewModel(row: row, context: context)
        readAll(viewModel)
        return viewModel
      }
    }
    print(
      "  after reading all texts: \(read) bytes each, peer with cached texts \(eager), ratio \(rounded(Double(read) / Double(eager)))"
    )
  }

  private static func readAll(_ row: RowViewModel) {
    _ = (row.nameText, row.cityText, row.countText, row.priceText, row.bornText, row.idText)
  }

  /// Returns the heap memory of the objects that `make` creates, for each row.
  private static func heapBytesPerRow(_ make: () -> [AnyObject]) -> Int {
    // Creates shared objects such as formatters before the measurement.
    _ = make()
    let before = heap_in_use()
    let made = make()
    let after = heap_in_use()
    return withExtendedLifetime(made) { Int(after - before) / count - 8 }
  }
}

private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
