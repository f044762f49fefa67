@_spi(Generated) import ViewModelFormatting
import VmgenSchemaSemantics

extension ViewModelInstance {
  /// The number of rows of a list that a screen shows.
  private static let shownRows = 50

  /// Reads what a view shows. A member that cannot be evaluated is omitted.
  func screen() -> ScreenState {
    ScreenState(
      viewModel: viewModel.name,
      parts: viewModel.members.compactMap { member in
        guard !viewModel.privateMembers.contains(member.id), let content = try? content(of: member) else { return nil }
        return ScreenState.Part(name: member.shownName, content: content)
      },
      events: emissions.map { NavigatorRecord.Move.description($0.event.name, $0.values) },
      moves: parent == nil ? world.doubles.navigator.moves.map { $0.description(hasValues: true) } : [])
  }

  private func content(of member: Member) throws -> ScreenState.Content? {
    switch member {
    case .derived(let derived) where derived.isFunction: return nil
    case .derived(let derived):
      let value = shown(try value(ofDerived: derived.id, []))
      return derived.isDisplay ? .display(value) : .hidden(value)
    case .input(let input): return .hidden(shown(try value(of: .input(input.id))))
    case .state(let state): return .display(shown(try value(of: .state(state.id))))
    case .edit(let edit): return .field(try field(edit))
    case .command(let command): return .button(try button(command))
    case .list(let list): return .list(try content(of: list))
    case .child(let child):
      let object = try childValue(child.id).unwrapped
      if case .viewModel(let object)? = object { return .child((object as? ViewModelInstance)?.screen()) }
      return .child(nil)
    default: return nil
    }
  }

  private func field(_ edit: Edit) throws -> ScreenState.Field {
    func facet(_ facet: EditFacet) throws -> Value { try editFacet(facet, of: edit.id) }
    return ScreenState.Field(
      value: edit.text == nil ? shown(try editValue(edit.id)) : .text(try facet(.text).string),
      error: try facet(.error).text, isEnabled: (try? facet(.isEnabled).bool) ?? true, isFocused: focus == edit.id,
      isChecking: try edit.check != nil && facet(.isChecking).bool)
  }

  private func button(_ command: Command) throws -> ScreenState.Button {
    func facet(_ facet: CommandFacet) throws -> Value { try commandFacet(facet, of: command.id) }
    let progress: Double? = if case .double(let value) = try facet(.progress) { value } else { nil }
    return ScreenState.Button(
      canRun: try facet(.canRun).bool, isRunning: try facet(.isRunning).bool, busyText: try facet(.busyText).text,
      errorText: try? facet(.errorText).text, progress: progress,
      question: commands[command.id]?.questions.first.map { question in
        ScreenState.Question(
          text: question.text, message: question.message, hasField: question.hasField, buttons: question.buttons,
          destructiveButtons: question.destructiveButtons)
      })
  }

  private func content(of list: ListMember) throws -> ScreenState.List {
    func text(_ facet: ListFacet) -> String? { try? listFacet(facet, of: list).text }
    var rows = try rows(of: list).prefix(Self.shownRows).map { $0.screen() }[...]
    let sections = try listFacet(.sections, of: list).array.map { section in
      let title = try section.field("title").text ?? ""
      let count = try section.field("count").int
      defer { rows = rows.dropFirst(count) }
      return ScreenState.List.Section(title: title, rows: Array(rows.prefix(count)))
    }
    guard list.load != nil else {
      return ScreenState.List(sections: sections, phase: "content", texts: [], isLoadingMore: false)
    }
    return ScreenState.List(
      sections: sections, phase: try listFacet(.phase, of: list).enumCase.name,
      texts: [text(.errorText), text(.emptyText), text(.removalErrorText)].compactMap(\.self),
      isLoadingMore: try listFacet(.isLoadingMore, of: list).bool)
  }

  /// Returns a value with the labels and the declared order of the schemas, and in the formats of the context.
  private func shown(_ value: Value) -> ShownValue {
    switch value {
    case .none: return .none
    case .nested(let value): return shown(value)
    case .bool(let value): return .boolean(value)
    case .string(let value): return .text(value)
    case .url(let value): return .text(value.absoluteString)
    case .date(let value): return .text(value.formatted(date: .medium, time: .short, zone: nil, in: context))
    case .day(let value): return .text(value.formatted(date: .medium, in: context))
    case .duration(let value): return .text(value.formatted(DurationStyle.abbreviated, in: context))
    case .array(let values): return .elements(values.map(shown))
    case .dictionary(let entries):
      let ordered = entries.sorted { $0.key.literal < $1.key.literal }
      return .entries(ordered.map { ShownValue.Entry(key: shown($0), value: shown($1)) })
    case .record(let record):
      return .parts(
        record.names.compactMap { name in
          record.fields[name].map { ShownValue.Part(name: name, value: shown($0)) }
        })
    case .enumCase(let item):
      let hasLabels = evaluator.cases(of: item.type).contains { $0.label != nil }
      return hasLabels ? (try? .text(evaluator.label(of: value))) ?? .literal(value.literal) : .literal(value.literal)
    default: return .literal(value.literal)
    }
  }
}

extension Value {
  /// The text of a string; nil for a missing one.
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
}
