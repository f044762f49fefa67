import VmgenProjectAnalysis
import VmgenSchemaEvaluation
import VmgenSchemaTooling

extension Gallery {
  /// Returns the gallery as one HTML document, which loads nothing from elsewhere.
  ///
  /// - Parameter isWatched: Whether the page looks for a newer version of its file, and then shows that.
  package func page(isWatched: Bool = false) -> String {
    var body = HTML()
    append(to: &body)
    var digest = Digest()
    digest.add(body.text)
    let policy =
      "default-src 'none'; style-src 'nonce-\(digest.text)'; script-src 'nonce-\(digest.text)'"
      + (isWatched ? "; frame-src 'self' file:" : "")
    var html = HTML()
    html.append(markup: "<!DOCTYPE html>\n")
    html.element("html", ["lang": "en", "data-version": digest.text, "data-watched": isWatched ? "" : nil]) { html in
      html.element("head") { html in
        html.open("meta", ["charset": "utf-8"])
        html.open("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
        html.element("script", ["nonce": digest.text]) { $0.append(markup: GalleryScript.start) }
        html.open("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        html.element("title", text: title)
        html.element("style", ["nonce": digest.text]) { $0.append(markup: GalleryStyle.text) }
      }
      html.element("body") { html in
        html.append(markup: body.text)
        html.element("script", ["nonce": digest.text]) { $0.append(markup: GalleryScript.end) }
      }
    }
    return html.text + "\n"
  }

  private func append(to html: inout HTML) {
    html.element("header") { html in
      html.element("h1", text: title)
      html.element("p", ["class": "summary"], text: summary)
      appendControls(to: &html)
    }
    html.element("nav", ["aria-label": "screens"]) { html in
      html.element("ul") { html in
        for screen in screens {
          html.element("li", ["data-screen": screen.id]) { html in
            html.element("a", ["href": "#\(screen.id)"], text: screen.name)
            html.element("small", text: " \(screen.entries.count + screen.unsound.count)")
            if screen.hasFailure { html.element("span", ["class": "failed"], text: " ✗") }
            if screen.hasChange { html.element("span", ["class": "mark"], text: " changed") }
          }
        }
      }
    }
    html.element("main") { html in
      appendProblems(to: &html)
      appendMap(to: &html)
      if screens.isEmpty { html.element("p", text: "The schemas have no examples, so there is nothing to show.") }
      for screen in screens { screen.append(to: &html) }
      html.element("p", ["id": "nothing-found", "hidden": ""], text: "No example matches.")
    }
  }

  private var summary: String {
    let entries = screens.flatMap(\.entries)
    let failed = entries.count(where: \.outcome.hasFailed)
    var parts = ["\(counted(screens.count, "view model"))", counted(entries.count, "example")]
    if failed > 0 { parts.append("\(failed) failed") }
    if let reference {
      let changes = [Change.added, .changed, .removed].map { "\(count($0)) \($0.rawValue)" }
      parts.append("since \(reference): \(changes.joined(separator: ", "))")
    }
    return parts.joined(separator: " · ")
  }

  private func appendControls(to html: inout HTML) {
    html.element("div", ["class": "controls", "role": "search"]) { html in
      html.element("label") { html in
        html.append("Search ")
        html.open("input", ["type": "search", "id": "search"])
      }
      if settings.count > 1 {
        html.element("label") { html in
          html.append("Locale and time zone ")
          html.element("select", ["id": "setting"]) { html in
            for setting in settings { html.element("option", ["value": setting.name], text: setting.name) }
          }
        }
      }
      if reference != nil { appendCheckbox("changes", "Only differences", to: &html) }
      if screens.contains(where: \.hasFailure) { appendCheckbox("failures", "Only failures", to: &html) }
      html.element("label") { html in
        html.append("Colors ")
        html.element("select", ["id": "colors"]) { html in
          for (value, title) in [("", "as the system"), ("light", "light"), ("dark", "dark")] {
            html.element("option", ["value": value], text: title)
          }
        }
      }
    }
  }

  private func appendCheckbox(_ id: String, _ title: String, to html: inout HTML) {
    html.element("label") { html in
      html.open("input", ["type": "checkbox", "id": id])
      html.append(" \(title)")
    }
  }

  private func appendProblems(to html: inout HTML) {
    if problems.isEmpty { return }
    html.element("section", ["class": "problems", "aria-label": "errors"]) { html in
      html.element("h2", text: "Errors in the schemas")
      html.element("p", text: "The examples that no error affects are shown.")
      html.element("ul") { html in
        for problem in problems { html.element("li") { $0.element("code", text: problem) } }
      }
    }
  }

  private func appendMap(to html: inout HTML) {
    if map.isEmpty { return }
    let ids = Dictionary(screens.map { ($0.name, $0.id) }, uniquingKeysWith: { first, _ in first })
    html.element("section", ["class": "map", "aria-label": "map of the screens"]) { html in
      html.element("h2", text: "Map of the screens")
      html.append(markup: map.svg { ids[$0].map { "#\($0)" } })
    }
  }
}

private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension Gallery.Screen {
  /// The anchor of the view model in the page.
  fileprivate var id: String { "screen-\(name)" }
  fileprivate var hasFailure: Bool { entries.contains(where: \.outcome.hasFailed) }
  fileprivate var hasChange: Bool { entries.contains { $0.change != nil } }

  fileprivate func append(to html: inout HTML) {
    html.element("section", ["class": "screen", "id": id, "aria-label": name]) { html in
      html.element("h2", text: name)
      for line in documentation { html.element("p", text: line) }
      html.element("p", ["class": "path"], text: path)
      for entry in entries { entry.append(to: &html) }
      for title in unsound {
        html.element("p", ["class": "entry"]) { html in
          html.element("strong", text: title)
          html.append(" – does not run because of errors in the schemas")
        }
      }
    }
  }
}

extension Gallery.Entry {
  fileprivate func append(to html: inout HTML) {
    let states = ["entry", outcome.hasFailed ? "failed" : nil, change?.rawValue].compactMap(\.self)
    html.element("details", ["class": states.joined(separator: " "), "open": ""]) { html in
      html.element("summary") { html in
        html.element("span", ["class": "outcome"], text: mark)
        html.element("strong", text: title)
        for value in rowValues { html.element("code", text: value) }
        if let change { html.element("span", ["class": "mark"], text: change.rawValue) }
      }
      switch outcome {
      case .notRun(let reason): html.element("p", ["class": "status"], text: "not run: \(reason)")
      case .failed(let failures):
        let shown = Set(moments.flatMap(\.expectations).compactMap(\.failure))
        for failure in failures where !shown.contains(failure.message) {
          html.element("p", ["class": "error"], text: failure.message)
        }
      case .passed: break
      }
      for (index, recording) in recordings.enumerated() {
        html.element(
          "ol", ["class": "moments", "data-setting": recording.setting.name, "hidden": index == 0 ? nil : ""]
        ) {
          html in
          var previous: ScreenState?
          for moment in recording.moments {
            moment.append(to: &html, previous: previous)
            previous = moment.screen
          }
        }
      }
    }
  }

  private var mark: String {
    switch outcome {
    case .passed: "✓ "
    case .failed: "✗ "
    case .notRun: "– "
    }
  }
}

extension Gallery.Moment {
  fileprivate func append(to html: inout HTML, previous: ScreenState?) {
    html.element("li", ["class": "moment"]) { html in
      html.element("div", ["class": "acts"]) { html in
        if acts.isEmpty { html.element("span", ["class": "none"], text: "at first") }
        for act in acts { html.element("code", text: act) }
      }
      if let before {
        html.element("div", ["class": "comparison"]) { html in
          append(before, titled: "before", ScreenMarkup(previous: nil, counterpart: screen), to: &html)
          if let screen { append(screen, titled: "after", ScreenMarkup(previous: before), to: &html) }
        }
      } else if let screen {
        append(screen, titled: nil, ScreenMarkup(previous: previous), to: &html)
      } else {
        html.element("p", ["class": "none"], text: "the example cannot run until here")
      }
      if expectations.isEmpty { return }
      html.element("ul", ["class": "expectations"]) { html in
        for expectation in expectations {
          html.element("li", ["class": expectation.failure == nil ? nil : "failed"]) { html in
            html.append(expectation.failure == nil ? "✓ " : "✗ ")
            html.element("code", text: expectation.text)
            if let failure = expectation.failure { html.element("span", ["class": "error"], text: failure) }
          }
        }
      }
    }
  }

  private func append(_ screen: ScreenState, titled title: String?, _ markup: ScreenMarkup, to html: inout HTML) {
    html.element("div", ["class": "view"]) { html in
      if let title { html.element("strong", ["class": "version"], text: title) }
      markup.append(screen, to: &html)
    }
  }
}
