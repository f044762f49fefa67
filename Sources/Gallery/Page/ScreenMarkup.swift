import VmgenSchemaEvaluation

/// Writes what a view model shows as a form.
struct ScreenMarkup {
  /// What the view model showed a moment before, whose differences are marked.
  let previous: ScreenState?
  /// What an earlier or a later version shows at the same moment, whose differences are marked instead.
  var counterpart: ScreenState?
  /// Whether the view model is a child or a row, of which only what is shown is written.
  var isInner = false

  func append(_ screen: ScreenState, to html: inout HTML) {
    let compared = counterpart ?? previous
    let known = Dictionary(
      (compared?.parts ?? []).map { ($0.name, $0.content) }, uniquingKeysWith: { first, _ in first })
    let (hidden, shown) = screen.parts.divided { if case .hidden = $0.content { true } else { false } }
    for part in shown {
      let isChanged = compared != nil && known[part.name] != part.content
      append(part, isChanged: isChanged, to: &html)
    }
    for text in screen.events.dropFirst(previous?.events.count ?? 0) { effect("emits", text, &html) }
    for text in screen.moves.dropFirst(previous?.moves.count ?? 0) { effect("navigates:", text, &html) }
    if shown.isEmpty { html.element("p", ["class": "none"], text: "nothing is shown") }
    guard !hidden.isEmpty, !isInner else { return }
    html.element("details", ["class": "hidden"]) { html in
      html.element("summary", text: "Values behind the screen")
      for part in hidden {
        let isChanged = compared != nil && known[part.name] != part.content
        append(part, isChanged: isChanged, to: &html)
      }
    }
  }

  private func effect(_ verb: String, _ text: String, _ html: inout HTML) {
    html.element("p", ["class": "effect"]) { html in
      html.append("\(verb) ")
      html.element("code", text: text)
    }
  }

  private func append(_ part: ScreenState.Part, isChanged: Bool, to html: inout HTML) {
    let kind = if case .button = part.content { " action" } else { "" }
    html.element("div", ["class": "part" + kind + (isChanged ? " changed" : ""), "title": part.name]) { html in
      if isChanged { html.element("span", ["class": "spoken"], text: "changed: ") }
      switch part.content {
      case .display(let value), .hidden(let value):
        label(part.name, &html)
        ValueMarkup.append(value, to: &html)
      case .field(let field): append(field, named: part.name, to: &html)
      case .button(let button): append(button, named: part.name, to: &html)
      case .list(let list): append(list, named: part.name, to: &html)
      case .child(let child):
        label(part.name, &html)
        html.element("div", ["class": "inner"]) { html in
          guard let child else { return html.element("span", ["class": "none"], text: "none") }
          ScreenMarkup(previous: nil, isInner: true).append(child, to: &html)
        }
      }
    }
  }

  private func label(_ name: String, _ html: inout HTML) {
    html.element("span", ["class": "label"], text: ReadableName.of(name))
  }

  private func append(_ field: ScreenState.Field, named name: String, to html: inout HTML) {
    label(name, &html)
    let states = [
      field.isFocused ? "focused" : nil, field.isEnabled ? nil : "disabled", field.error == nil ? nil : "invalid",
    ].compactMap(\.self)
    let isSwitch = if case .boolean = field.value { true } else { false }
    html.element("span", ["class": ([isSwitch ? "switch" : "input"] + states).joined(separator: " ")]) { html in
      if case .boolean(let isOn) = field.value {
        html.element("span", ["class": isOn ? "track on" : "track", "aria-hidden": "true"]) { _ in }
        html.append(isOn ? "on" : "off")
      } else {
        ValueMarkup.append(field.value, to: &html)
      }
      if !states.isEmpty { html.element("span", ["class": "spoken"], text: " (\(states.joined(separator: ", ")))") }
    }
    if field.isChecking { html.element("span", ["class": "status"], text: "checking …") }
    if let error = field.error { html.element("span", ["class": "error"], text: error) }
  }

  private func append(_ button: ScreenState.Button, named name: String, to html: inout HTML) {
    let classes = "button" + (button.canRun ? "" : " disabled")
    html.element("span", ["class": classes]) { html in
      html.append(ReadableName.of(name))
      if !button.canRun, !button.isRunning { html.element("span", ["class": "spoken"], text: " (disabled)") }
    }
    if button.isRunning {
      let progress = button.progress.map { " \(Int(($0 * 100).rounded())) %" } ?? ""
      html.element("span", ["class": "status"], text: (button.busyText ?? "running …") + progress)
    }
    if let error = button.errorText { html.element("span", ["class": "error"], text: error) }
    if let question = button.question { append(question, to: &html) }
  }

  private func append(_ question: ScreenState.Question, to html: inout HTML) {
    html.element("div", ["class": "question", "role": "group", "aria-label": "question"]) { html in
      html.element("strong", text: question.text)
      if let message = question.message { html.element("p", text: message) }
      if question.hasField { html.element("span", ["class": "input", "aria-label": "the answer"]) { _ in } }
      for button in question.buttons {
        let isDestructive = question.destructiveButtons.contains(button)
        html.element("span", ["class": "button" + (isDestructive ? " destructive" : "")], text: button)
      }
    }
  }

  private func append(_ list: ScreenState.List, named name: String, to html: inout HTML) {
    let count = list.sections.map(\.rows.count).reduce(0, +)
    html.element("span", ["class": "label"]) { html in
      html.append(ReadableName.of(name) + " ")
      html.element("small", text: count == 1 ? "1 row" : "\(count) rows")
    }
    html.element("div", ["class": "rows"]) { html in
      if ["loading", "idle"].contains(list.phase) {
        html.element("span", ["class": "status"], text: list.phase == "idle" ? "not loaded" : "loading …")
      }
      for text in list.texts { html.element("p", ["class": list.phase == "failed" ? "error" : "none"], text: text) }
      for section in list.sections {
        if !section.title.isEmpty { html.element("strong", ["class": "section"], text: section.title) }
        html.element("ol") { html in
          for row in section.rows {
            html.element("li") { ScreenMarkup(previous: nil, isInner: true).append(row, to: &$0) }
          }
        }
      }
      if list.isLoadingMore { html.element("span", ["class": "status"], text: "loading more …") }
    }
  }
}

/// Writes values in the form in which people read them.
private enum ValueMarkup {
  static func append(_ value: ShownValue, to html: inout HTML) {
    switch value {
    case .none: html.element("span", ["class": "value none"], text: "none")
    case .text(""): html.element("span", ["class": "value none"], text: "empty")
    case .text(let text): html.element("span", ["class": "value", "dir": "auto"], text: text)
    case .boolean(let isTrue): html.element("span", ["class": "value boolean"], text: isTrue ? "✓ yes" : "– no")
    case .literal(let text): html.element("code", ["class": "value"], text: text)
    case .elements([]): html.element("span", ["class": "value none"], text: "no elements")
    case .elements(let values):
      html.element("ul", ["class": "value"]) { html in
        for value in values { html.element("li") { append(value, to: &$0) } }
      }
    case .parts(let parts):
      html.element("dl", ["class": "value"]) { html in
        for part in parts {
          html.element("dt", text: ReadableName.of(part.name))
          html.element("dd") { append(part.value, to: &$0) }
        }
      }
    case .entries([]): html.element("span", ["class": "value none"], text: "no entries")
    case .entries(let entries):
      html.element("dl", ["class": "value"]) { html in
        for entry in entries {
          html.element("dt") { append(entry.key, to: &$0) }
          html.element("dd") { append(entry.value, to: &$0) }
        }
      }
    }
  }
}

/// The names of members as people read them.
enum ReadableName {
  /// Returns `Discounted price` for `discountedPrice`, and `User ID` for `userID`.
  static func of(_ name: String) -> String {
    var words: [String] = []
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let previous = index > 0 ? characters[index - 1] : nil
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      let startsWord =
        character.isUppercase && (previous?.isUppercase != true || next.map { $0.isLowercase } == true)
      if words.isEmpty || startsWord { words.append("") }
      words[words.count - 1].append(character)
    }
    let readable = words.enumerated().map { index, word in
      if index == 0 { return word.prefix(1).uppercased() + word.dropFirst() }
      return word.count > 1 && word.allSatisfy(\.isUppercase) ? word : word.lowercased()
    }
    return readable.joined(separator: " ")
  }
}

extension [ScreenState.Part] {
  /// Returns the elements that satisfy a condition, and the others.
  fileprivate func divided(by condition: (Element) -> Bool) -> (Self, Self) {
    (filter(condition), filter { !condition($0) })
  }
}
