import Foundation

extension URL {
  /// The name of the host, or nil if it is missing or empty, as in `https://`.
  public var hostName: String? { host().flatMap { $0.isEmpty ? nil : $0 } }
}

extension String {
  /// Returns the text with every byte escaped, as in `%20`, except letters, digits, `-`, `_` and `~`. A dot is escaped as
  /// well, since `.` and `..` have a meaning in paths.
  public func percentEncoded() -> String { addingPercentEncoding(withAllowedCharacters: .inPathComponents) ?? "" }
}

extension CharacterSet {
  fileprivate static let inPathComponents = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_~")
}
