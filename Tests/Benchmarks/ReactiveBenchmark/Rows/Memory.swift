import Foundation
import HeapUse
import ViewModelRuntime

/// What 10,000 rows with six displays weigh, in bytes a row, of which the model's own are the same on both sides.
@MainActor
enum Memory {
  private static let count = 10_000
  private static let rows = (0..<count).map { number in
    Row(
      id: number, name: "Ada \(number)", city: "London", count: number, price: 9.5, born: Date(timeIntervalSince1970: 0)
    )
  }

  static func report() {
    guard heap_in_use() > 0 else { return print("what malloc gave out cannot be asked here") }
    let context = DisplayContext.example
    let peer = weigh { rows.map(HandwrittenRow.init) }
    let unread = weigh { rows.map { RowViewModel(row: $0, context: context) } }
    print("10,000 rows unread: \(unread) bytes each, peer \(peer), ratio \(rounded(Double(unread) / Double(peer)))")
    let eager = weigh {
      rows.map { row in
        let texts = RowViewModel(row: row, context: context)
        readAll(texts)
        return EagerRow(row: row, texts: texts)
      }
    }
    let read = weigh {
      rows.map { row in
        let viewModel = RowViewModel(row: row, context: context)
        readAll(viewModel)
        return viewModel
      }
    }
    print(
      "  the same read: \(read) bytes each, peer with its texts kept \(eager), ratio \(rounded(Double(read) / Double(eager)))"
    )
  }

  private static func readAll(_ row: RowViewModel) {
    _ = (row.nameText, row.cityText, row.countText, row.priceText, row.bornText, row.idText)
  }

  /// The heap that what is made takes, a row.
  private static func weigh(_ make: () -> [AnyObject]) -> Int {
    // Whatever is made once for all, such as formatters, is made before.
    _ = make()
    let before = heap_in_use()
    let made = make()
    let after = heap_in_use()
    return withExtendedLifetime(made) { Int(after - before) / count - 8 }
  }
}

private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
