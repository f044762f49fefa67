import Foundation
import VmgenLanguageServer

/// A message of the server.
package struct Message {
  package let content: JSON

  package init(_ data: Data) {
    content = JSON((try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) ?? NSNull())
  }

  package var method: String? { content["method"]?.text }
}

/// A value of a message.
package struct JSON {
  package let value: Any

  package init(_ value: Any) { self.value = value }

  package subscript(key: String) -> JSON? { (value as? [String: Any])?[key].map(JSON.init) }

  package var isNull: Bool { value is NSNull }
  package var number: Int? { value as? Int }
  package var list: [JSON] { (value as? [Any] ?? []).map(JSON.init) }
  package var text: String { value as? String ?? "\(value)" }

  /// The value as JSON whose keys are sorted.
  package var sortedText: String {
    let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// The values of a key in all elements of a list.
  package func all(_ key: String) -> [String] { list.compactMap { $0[key]?.text } }
}

extension MessageReader {
  /// Returns what a new reader finds in the parts of a stream.
  package static func events(in parts: [[UInt8]]) -> [Event] {
    var reader = MessageReader()
    var events: [Event] = []
    for part in parts {
      reader.append(part)
      while let event = reader.next() { events.append(event) }
    }
    return events
  }
}
