import Foundation
import HeapUse
@_spi(Generated) import ViewModelRuntime

/// Prints time and memory of loaded lists by their number of rows, to show that both grow in proportion.
enum Scaling {
  struct Repository: Identifiable, Equatable {
    var id: Int
    var name: String
    var stars: Int
  }

  typealias List = LoadedList<Repository, Never, any Error>

  static func report() {
    for count in [10_000, 100_000, 1_000_000] {
      // The rows are not counted, because a hand-written list stores them, too.
      let rows = (0..<count).map { Repository(id: $0, name: "repository-\($0)", stars: $0 % 1_000) }
      var list = List(pageSize: count)
      var content = ListContent<Repository>([])
      let before = heap_in_use()
      let loading = time {
        let request = list.refresh()
        list.receive(LoadedPage(rows, .more), for: request)
      }
      let sections = time { content = ListContent(list.items) { String($0.name.prefix(12)) } }
      let bytes = Int(heap_in_use() - before) / count
      let update = time { list.update(Repository(id: count / 2, name: "changed", stars: 1)) }
      print(
        "\(count) rows: loaded in \(micros(loading)) µs, sections in \(micros(sections)) µs, one row updated in "
          + "\(micros(update)) µs, \(bytes) bytes a row with \(content.sections.count) sections")
      withExtendedLifetime((rows, list, content)) {}
    }
  }
}
