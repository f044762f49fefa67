import Foundation

extension URL {
  /// The name of the host, or nil if it is missing or empty, as in `https://`.
  public var hostName: String? { host().flatMap { $0.isEmpty ? nil : $0 } }
}
