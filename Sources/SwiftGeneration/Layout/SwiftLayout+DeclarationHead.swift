extension SwiftLayout {
  /// `head: A, B {`, with a line for the types that it inherits from where they do not fit.
  package func declarationHead(_ head: String, inheriting types: [String], indentation: Int = 0) -> String {
    if types.isEmpty { return head + " {" }
    let list = types.joined(separator: ", ")
    let line = "\(head): \(list) {"
    if indentation + line.columns <= columns { return line }
    if indentation + 2 + list.columns <= columns { return "\(head):\n  \(list)\n{" }
    return "\(head):\n  \(types.joined(separator: ",\n  "))\n{"
  }
}
