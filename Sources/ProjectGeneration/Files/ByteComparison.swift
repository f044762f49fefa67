#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whether two files' contents are equal: word by word, which an unoptimised build does no slower.
package func isEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
  guard a.count == b.count else { return false }
  return a.withUnsafeBytes { a in
    b.withUnsafeBytes { b in
      guard let first = a.baseAddress, let second = b.baseAddress else { return true }
      return memcmp(first, second, a.count) == 0
    }
  }
}
