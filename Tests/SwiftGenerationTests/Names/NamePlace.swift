/// A place of a schema where users choose a name.
///
/// In its texts `#n` is the name in backquotes, `#m` the name followed by `2`, and `#i` the number of the name.
struct NamePlace: Sendable {
  /// What can be compiled together.
  enum Group: CaseIterable, Sendable {
    case members, functions, models, enums, errors, services, viewModels

    /// Whether the places declare types, whose names begin with an uppercase letter.
    var declaresTypes: Bool { self != .members && self != .functions }
  }

  var name: String
  var group = Group.members
  var head = ""
  /// The declaration of one name.
  var item: String
  var middle = ""
  /// What uses one name.
  var use = ""
  var tail = ""
  /// The hand-written Swift that the declaration of one name needs.
  var swift = ""

  /// The schema that declares and uses the names, and the name on each line of it.
  func schema(_ names: [String]) -> (text: String, owners: [String?]) {
    var text = ""
    var owners: [String?] = []
    func add(_ part: String, _ owner: String?) {
      for line in part.split(separator: "\n", omittingEmptySubsequences: true) {
        text += line + "\n"
        owners.append(owner)
      }
    }
    func addAll(_ part: String) {
      for (index, name) in names.enumerated() {
        let filled = part.replacing("#n", with: "`\(name)`").replacing("#m", with: "`\(name)2`")
        add(filled.replacing("#i", with: String(index)), name)
      }
    }
    add(head, nil)
    addAll(item)
    add(middle, nil)
    addAll(use)
    add(tail, nil)
    return (text, owners)
  }
}
