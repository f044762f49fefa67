/// Joins with single spaces what is neither nil nor empty: `words("Dr.", nil, "Ada")` is `Dr. Ada`.
public func words(_ parts: String?...) -> String {
  var text = ""
  for case let part? in parts where !part.isEmpty {
    if !text.isEmpty { text += " " }
    text += part
  }
  return text
}
