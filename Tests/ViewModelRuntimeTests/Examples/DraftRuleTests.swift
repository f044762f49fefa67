import Testing
@_spi(Generated) import ViewModelRuntime
import ViewModelTesting

/// The rules that generated tests verify for drafts detect violations.
@MainActor
struct DraftRuleTests {
  private func failures(_ fault: Editor.Fault) -> [String] {
    let graph = ViewModelGraph<Editor>(
      fresh: { Editor(note: $0.note, fault: fault) },
      paths: [.init("note.title", writing: \.note.title) { differs($0, $1) }],
      displays: [
        .init("draft", \.draft, reads: ["note"]) { differs($0, $1) },
        .init("line", \.line, reads: ["note"]) { differs($0, $1) },
      ],
      drafts: [.init("draft", \.draft, of: \.note, writing: \.note, fields: [.init(\.title)]) { differs($0, $1) }])
    let states = initialStates(["a"]) { _ in Editor(note: Note(title: "a"), fault: fault) }
    return graph.draftFailures(from: states).map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  private func finds(_ fault: Editor.Fault, _ end: String) -> Bool {
    failures(fault).contains { $0.hasPrefix("`draft`") && $0.hasSuffix(end) }
  }

  @Test func aConsistentDraftPasses() {
    #expect(failures(.none) == [])
  }

  @Test func aDraftThatWritesToItsSourceIsReported() {
    #expect(finds(.writesThrough, "has the source Note(title: \"ax\") instead of Note(title: \"a\") after a change"))
    #expect(finds(.writesThrough, "is not dirty after a change"))
  }

  @Test func aDraftThatIgnoresWritesIsReported() {
    #expect(finds(.ignores, "is Note(title: \"a\") instead of Note(title: \"ax\") after a change"))
    #expect(finds(.ignores, "has the source Note(title: \"a\") instead of Note(title: \"ax\") after a commit"))
  }

  @Test func aDraftThatStaysDirtyIsReported() {
    #expect(finds(.staysDirty, "is dirty after a commit"))
    #expect(finds(.staysDirty, "is dirty after a revert"))
  }

  @Test func aLostChangeIsReported() {
    #expect(finds(.followsAlways, " after a change and a change of its source"))
    #expect(finds(.followsAlways, "has no conflict after a change and a change of its source"))
  }

  @Test func aNotificationWithoutAChangeIsReported() {
    #expect(finds(.announcesAll, "notifies its observers 2 times when an equal copy is assigned"))
  }

  @Test func aMixedStateIsReported() {
    #expect(finds(.mixes, "shows an observer values of two different states"))
  }
}

private struct Note: Equatable {
  var title: String
}

/// A view model with one draft that can violate a rule.
@MainActor
private final class Editor: ViewModel {
  enum Fault { case none, writesThrough, ignores, staysDirty, followsAlways, announcesAll, mixes }

  struct Inputs: ViewModelInputs {
    var note: Note
    var tick = 0
    var context: DisplayContext
  }

  private let state: StatefulViewModelState<Values>
  private let fault: Fault
  private var reads = 0

  init(note: Note, fault: Fault) {
    state = StatefulViewModelState(Values(inputs: Inputs(note: note, context: .example), fault: fault))
    self.fault = fault
  }

  var note: Note { state.values.inputs.note }

  var draft: DraftEdit<Note> {
    get { state[.draft, self].draft }
    set {
      if fault == .ignores { return }
      state.edit(self, Values.rules, newValue)
      if fault == .announcesAll { state[self].tick += 1 }
      guard fault == .writesThrough || fault == .staysDirty else { return }
      var again = draft
      if fault == .writesThrough { again.commit() } else { again.value.title += "!" }
      state.edit(self, Values.rules, again)
    }
  }

  /// A display besides the draft.
  var line: String {
    let line = state[.line, self].line
    guard fault == .mixes else { return line }
    reads += 1
    return "\(line) \(reads)"
  }

  var viewModelObservers: ViewModelObservers<Editor> { state }

  func update(_ change: (inout Inputs) -> Void) {
    state.update(self, change)
    guard fault == .followsAlways, draft.isDirty else { return }
    var again = draft
    again.revert()
    state.edit(self, Values.rules, again)
  }

  private enum Key: Int, ObservationKey { case draft, line, context }

  private struct Derived: DeferredValue {
    var draft: DraftEdit<Note>?
    var line: String?
  }

  private struct Values: StatefulValues {
    static let observedProperties = ObservedProperties<Editor>([\.draft, \.line, \.context])

    static let rules: DraftRules<Values, Note> = DraftRules("draft", of: \.inputs.note, state: \.copy) { $0 != $1 }
    static let edits: [AnyEditRules<Values>] = [rules]

    var inputs: Inputs
    let fault: Fault
    var copy = DraftState<Note>()
    @DeferredStorage var derived: Derived

    var draft: DraftEdit<Note> {
      mutating get {
        if let known = $derived?.value.draft { return known }
        let fresh = Self.rules.edit(of: &self)
        derived.draft = fresh
        return fresh
      }
    }

    var line: String {
      mutating get {
        if let known = $derived?.value.line { return known }
        let fresh = draft.value.title
        derived.line = fresh
        return fresh
      }
    }

    mutating func updateDerived(from old: Self, _ changes: inout PropertyChanges<Key>) {
      _derived = old._derived
      if let before = old.$derived?.value.draft,
        differs(old.copy, copy) || differs(old.inputs.note, inputs.note) || old.inputs.tick != inputs.tick
      {
        derived.draft = nil
        if differs(before, draft) || fault == .announcesAll { changes[.draft] = true }
      }
      if let before = old.$derived?.value.line, changes[.draft] {
        derived.line = nil
        if differs(before, line) { changes[.line] = true }
      }
    }
  }
}
