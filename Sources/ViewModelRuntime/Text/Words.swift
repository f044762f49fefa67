/// Returns the parts that are neither nil nor empty, joined with single spaces: `Dr. Ada` for `words("Dr.", nil,
/// "Ada")`.
public func words(_ parts: String?...) -> String {
  var text = ""
  for case let part? in parts where !part.isEmpty {
    if !text.isEmpty { text += " " }
    text += part
  }
  return text
}
