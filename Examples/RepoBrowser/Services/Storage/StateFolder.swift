public import Foundation

/// The folder in which the program stores its state between runs. Without a folder, nothing is stored.
public struct StateFolder: Sendable {
  private let url: URL?

  public init(_ url: URL?) { self.url = url }

  /// Returns the value of a file; nil if the file does not exist or contains something else.
  func read<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    data(name).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  func write(_ value: some Encodable, _ name: String) {
    if let data = try? JSONEncoder().encode(value) { write(data: data, name) }
  }

  public func data(_ name: String) -> Data? { url.flatMap { try? Data(contentsOf: $0.appending(path: name)) } }

  /// Writes a file. If that is not possible, the program starts without it the next time.
  public func write(data: Data, _ name: String) {
    guard let url else { return }
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try? data.write(to: url.appending(path: name), options: .atomic)
  }
}
