/// A buffer for output bytes. Its own storage makes an append a single copy, even in unoptimized builds.
package struct OutputBuffer: ~Copyable {
  private var storage: UnsafeMutableRawPointer
  private var capacity: Int
  package private(set) var count = 0

  package init(capacity: Int = 4096) {
    self.capacity = max(capacity, 1)
    storage = .allocate(byteCount: self.capacity, alignment: 16)
  }

  deinit { storage.deallocate() }

  /// The written bytes, valid until the next write.
  package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: storage, count: count) }

  func copy() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      UnsafeMutableRawBufferPointer(buffer).copyMemory(from: bytes)
      initialized = count
    }
  }

  package mutating func append(_ source: UnsafeRawPointer, count added: Int) {
    if count + added > capacity { grow(by: added) }
    storage.advanced(by: count).copyMemory(from: source, byteCount: added)
    count += added
  }

  package mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
    bytes.withUnsafeBytes { buffer in
      if let base = buffer.baseAddress, !range.isEmpty {
        append(base + range.lowerBound, count: range.upperBound - range.lowerBound)
      }
    }
  }

  package mutating func append(_ string: String) {
    let isContiguous: Void? = string.utf8.withContiguousStorageIfAvailable { buffer in
      if let base = buffer.baseAddress { append(base, count: buffer.count) }
    }
    if isContiguous == nil { append(Array(string.utf8), 0..<string.utf8.count) }
  }

  mutating func truncate(to count: Int) { self.count = min(self.count, count) }

  private mutating func grow(by added: Int) {
    let larger = max(capacity * 2, count + added)
    let moved = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 16)
    moved.copyMemory(from: storage, byteCount: count)
    storage.deallocate()
    storage = moved
    capacity = larger
  }
}
