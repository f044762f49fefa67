import VmgenMustache
import VmgenProjectGeneration

extension StringCatalog {
  /// Returns the bytes of the catalog without some entries.
  package func removing(_ keys: Set<String>) -> [UInt8] {
    let kept = entries.indices.filter { !keys.contains(entries[$0].key) }
    guard kept.count < entries.count else { return file.bytes }
    var bytes = file.bytes
    guard let last = kept.last else {
      bytes.replaceSubrange(
        place, with: CatalogValue.text(.object(MustacheObject()), depth: 1, CatalogStyle(of: bytes)).utf8)
      return bytes
    }
    if last < entries.count - 1 {
      bytes.removeSubrange(entries[last].place.value.upperBound..<entries[entries.count - 1].place.value.upperBound)
    }
    for index in entries.indices.prefix(last).reversed() where keys.contains(entries[index].key) {
      bytes.removeSubrange(entries[index].place.key.lowerBound..<entries[index + 1].place.key.lowerBound)
    }
    return bytes
  }
}
