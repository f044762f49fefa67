import VmgenSchemaSyntax

/// Returns "did you mean `a`?" if one of `names` is similar, otherwise nil.
package func suggestion(_ name: String, among names: [String]) -> String? {
  let near = nearNames(to: name, among: names).map { "`\($0)`" }
  guard let last = near.last else { return nil }
  let others = near.dropLast().joined(separator: ", ")
  return others.isEmpty ? "did you mean \(last)?" : "did you mean \(others) or \(last)?"
}
