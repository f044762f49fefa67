/// The verification of one edit in one initial state.
@MainActor
struct EditVerification<Owner: ViewModel, Edit: EditSnapshot> {
  let graph: ViewModelGraph<Owner>
  let name: String
  let inputs: Owner.Inputs
  let property: ReferenceWritableKeyPath<Owner, Edit>
  let differs: (Edit.Value, Edit.Value) -> Bool

  private func fresh() -> Owner { graph.fresh(inputs) }

  private var start: Edit { fresh()[keyPath: property] }

  private func hasOtherInputs(_ owner: Owner) -> Bool {
    let now = graph.inputs(of: owner)
    return graph.paths.contains { path in now.contains { path.differs(inputs, $0) } }
  }

  /// Returns a failure if `change`, which enters the current text or value again, notifies observers.
  private func redundantChangeFailures(_ change: (Owner) -> Void) -> [String] {
    let owner = fresh()
    change(owner)
    var count = 0
    // The writable key path does not equal the key path of the property.
    let tokens = graph.displays.filter { $0.name == name }.map { $0.bind(owner) { count += 1 } }
    count = 0
    change(owner)
    for token in tokens { token.end() }
    return count == 0 ? [] : ["notifies its observers \(count) times when the current text or value is entered"]
  }
}

extension EditVerification {
  func textFailures<Value>() -> [String]? where Edit == TextEdit<Value> {
    guard start.isEnabled else { return nil }
    var failures = redundantChangeFailures { $0[keyPath: property].text = $0[keyPath: property].text }
    for value in variations(of: start.value) {
      guard let text = text(of: value) else { continue }
      failures += typingFailures(text) + roundTripFailures(text)
    }
    return failures + junk.flatMap { typingFailures($0) }
  }

  /// Returns the text of a value, or nil if the edit does not accept the value.
  private func text<Value>(of value: Value) -> String? where Edit == TextEdit<Value> {
    let owner = fresh()
    owner[keyPath: property].value = value
    // A pending write happens at the end of editing.
    owner[keyPath: property].isEditing = false
    return differs(owner[keyPath: property].value, value) ? nil : owner[keyPath: property].text
  }

  private func roundTripFailures<Value>(_ text: String) -> [String] where Edit == TextEdit<Value> {
    let owner = fresh()
    owner[keyPath: property].isEditing = true
    owner[keyPath: property].text = text
    owner[keyPath: property].isEditing = false
    let shown = owner[keyPath: property].text
    // A rule may trim white space.
    if shown.trimmed == text.trimmed { return [] }
    return ["displays \"\(text)\", which becomes \"\(shown)\" when it is typed"]
  }

  private func typingFailures<Value>(_ text: String) -> [String] where Edit == TextEdit<Value> {
    let owner = fresh()
    let before = owner[keyPath: property].value
    owner[keyPath: property].isEditing = true
    var failures = graph.mixedStates(of: owner) { owner[keyPath: property].text = text }
    let typed = owner[keyPath: property]
    if typed.text != text { failures.append("displays \"\(typed.text)\" while \"\(text)\" is typed") }
    if !differs(before, typed.value), hasOtherInputs(owner) {
      failures.append("rejects \"\(text)\", but changes the model")
    }
    owner[keyPath: property].isEditing = false
    let ended = owner[keyPath: property]
    if !differs(before, ended.value), !ended.isValid, !typed.isValid, ended.text != text {
      failures.append("rejects \"\(text)\", but displays \"\(ended.text)\" afterwards")
    }
    return failures
  }

  func valueFailures<Value>() -> [String]? where Edit == ValueEdit<Value> {
    guard start.isEnabled else { return nil }
    var failures = redundantChangeFailures { $0[keyPath: property].value = $0[keyPath: property].value }
    for value in variations(of: start.value) {
      let owner = fresh()
      let before = owner[keyPath: property].value
      failures += graph.mixedStates(of: owner) { owner[keyPath: property].value = value }
      owner[keyPath: property].isEditing = false
      let now = owner[keyPath: property].value
      let isAccepted = !differs(now, value)
      if !isAccepted, differs(now, before) { failures.append("becomes \(now) when it is set to \(value)") }
      if !isAccepted, hasOtherInputs(owner) { failures.append("rejects \(value), but changes the model") }
    }
    return failures
  }
}

/// Texts that are not numbers, dates or addresses, and a number that is too long for most types.
private let junk = ["\u{7}", "x", "--1", "1,,2", "99999999999999999999999999999999999999999999"]
