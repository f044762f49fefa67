import Foundation

/// A compiler plugin that expands each macro to nothing. The compiler type-checks the arguments of a macro before it calls the
/// plugin, so that the body of a `#Preview` is checked without Apple's plugin.
///
/// A message is JSON after its length, which has 8 bytes in little-endian order.
@main
struct EmptyExpansion {
  static func main() {
    while let length = read(8) {
      guard let message = read(length.reversed().reduce(0) { $0 << 8 | Int($1) }) else { return }
      let request = String(decoding: message, as: UTF8.self)
      send(request.contains("\"getCapability\"") ? capability : expansion)
    }
  }

  private static let capability = #"{"getCapabilityResult":{"capability":{"protocolVersion":7,"features":[]}}}"#
  private static let expansion = #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#

  private static func read(_ count: Int) -> Data? {
    let data = FileHandle.standardInput.readData(ofLength: count)
    return data.count == count ? data : nil
  }

  private static func send(_ text: String) {
    let length = (0..<8).map { UInt8(truncatingIfNeeded: text.utf8.count >> ($0 * 8)) }
    FileHandle.standardOutput.write(Data(length) + Data(text.utf8))
  }
}
