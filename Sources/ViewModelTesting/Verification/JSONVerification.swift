import Foundation

/// Returns a failure for each value that does not round-trip through JSON.
public func codingFailures<Value: Codable & Equatable>(of values: [Value]) -> [String] {
  let encoder = JSONEncoder()
  let decoder = JSONDecoder()
  // JSON has no numbers for these.
  encoder.nonConformingFloatEncodingStrategy = .convertToString(
    positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
  decoder.nonConformingFloatDecodingStrategy = .convertFromString(
    positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
  return values.compactMap { value in
    do {
      let back = try decoder.decode(Value.self, from: encoder.encode(value))
      // A value that contains NaN does not equal itself.
      return back == value || value != value ? nil : "\(value) is \(back) after encoding to JSON and decoding"
    } catch {
      return "\(value) cannot be encoded to JSON and decoded: \(error)"
    }
  }
}
