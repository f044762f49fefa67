import Foundation
@_spi(Generated) import ViewModelRuntime

struct FormLine: Identifiable, Hashable {
  var id: Int
  var title = "Tea"
  var quantity = 1
  var price = 2
}

struct FormOrder: Hashable {
  var lines: [FormLine] = []
  var currency = "EUR"
}

/// The number of evaluations of each formula.
@MainActor
enum Evaluations {
  static var counts: [String: Int] = [:]

  static func note(_ name: String) { counts[name, default: 0] += 1 }

  static func counting(_ body: () -> Void) -> [String: Int] {
    counts = [:]
    body()
    return counts
  }
}

/// A row in the form that vmgen generates for:
///
/// ```swift
/// viewmodel LineRow {
///     input line: FormLine
///     input currency: String
///     state isOpen = false
///     display text = "\(line.title) \(line.price * line.quantity) \(currency)"
///     display isValid = line.quantity > 0
///     event removed
///     command remove { emit removed }
/// }
/// ```
@MainActor
final class LineRow: ViewModel {
  struct Inputs: ViewModelInputs {
    var line: FormLine
    var currency: String
    var context: DisplayContext
  }

  enum Event { case removed }

  private let state: StatefulViewModelState<Values>

  init(line: FormLine, currency: String, context: DisplayContext = .example) {
    state = StatefulViewModelState(Values(inputs: Inputs(line: line, currency: currency, context: context)))
  }

  var line: FormLine {
    get { state[.line, self].inputs.line }
    _modify { yield &state[self].line }
  }

  var isOpen: Bool {
    get { state[.isOpen, self].isOpen }
    set { state.change(self) { $0.isOpen = newValue } }
  }

  var text: String { state[.text, self].text }
  var isValid: Bool { state[.isValid, self].isValid }

  /// Waits for a second and then increases the quantity.
  @discardableResult
  func increaseLater() -> CommandRun {
    state.run(self, Values.increaseRules) { run in
      try await run.clock.sleep(for: .seconds(1))
      try run.write { $0.inputs.line.quantity += 1 }
    }
  }

  var viewModelObservers: ViewModelObservers<LineRow> { state }

  private enum Key: Int, ObservationKey {
    case line, isOpen, text, isValid, context
  }

  private struct Values: StatefulValues {
    static let observedProperties = ObservedProperties<LineRow>([
      \.line, \.isOpen, \.text, \.isValid, \.context,
    ])
    static let increaseRules = CommandRules<Values>("increaseLater")

    struct Derived: DeferredValue {
      var text: String?
      var isValid: Bool?
    }

    var inputs: Inputs
    var isOpen = false
    @DeferredStorage var derived: Derived

    var text: String {
      mutating get {
        if let known = $derived?.value.text { return known }
        Evaluations.note("row.text")
        let fresh = "\(inputs.line.title) \(inputs.line.price * inputs.line.quantity) \(inputs.currency)"
        derived.text = fresh
        return fresh
      }
    }

    var isValid: Bool {
      mutating get {
        if let known = $derived?.value.isValid { return known }
        Evaluations.note("row.isValid")
        let fresh = inputs.line.quantity > 0
        derived.isValid = fresh
        return fresh
      }
    }

    mutating func updateDerived(from old: Self, _ changes: inout PropertyChanges<Key>) {
      _derived = old._derived
      let lineDiffers = old.inputs.line != inputs.line
      changes.record(.line, if: lineDiffers)
      changes.record(.isOpen, if: old.isOpen != isOpen)
      if let before = old.$derived?.value.text, lineDiffers || old.inputs.currency != inputs.currency {
        derived.text = nil
        if differs(before, text) { changes[.text] = true }
      }
      if let before = old.$derived?.value.isValid, lineDiffers {
        derived.isValid = nil
        if differs(before, isValid) { changes[.isValid] = true }
      }
    }
  }
}

/// A view model in the form that vmgen generates for:
///
/// ```swift
/// viewmodel OrderForm {
///     input order: FormOrder
///     input leastPrice: Int
///     list lines of LineRow(line: $0, currency: order.currency) in $order.lines { filter { $0.price >= leastPrice } }
///     display total = order.lines.sum { $0.price * $0.quantity }
///     display canSend = lines.allSatisfy { $0.isValid }
/// }
/// ```
@MainActor
final class OrderForm: ViewModel {
  struct Inputs: ViewModelInputs {
    var order: FormOrder
    var leastPrice = 0
    var context: DisplayContext
  }

  private let children = Children<Values>()
  private let state: StatefulViewModelState<Values>

  init(order: FormOrder, context: DisplayContext = .example) {
    state = StatefulViewModelState(Values(inputs: Inputs(order: order, context: context), children: children))
    state.adopt(children, of: self)
  }

  var order: FormOrder {
    get { state[.order, self].inputs.order }
    _modify { yield &state[self].order }
  }

  var leastPrice: Int {
    get { state.values.inputs.leastPrice }
    _modify { yield &state[self].leastPrice }
  }

  var total: Int { state[.total, self].total }
  var canSend: Bool { state[.canSend, self].canSend }

  var lines: RowList<FormLine, LineRow> {
    state.rows(Values.linesRules, state[.lines, self].linesContent, in: children, of: self)
  }

  var viewModelObservers: ViewModelObservers<OrderForm> { state }

  private enum Key: Int, ObservationKey {
    case order, total, canSend, lines, context
  }

  private struct Values: StatefulValues {
    static let observedProperties = ObservedProperties<OrderForm>([
      \.order, \.total, \.canSend, \.lines, \.context,
    ])

    static let linesRules = RowRules<Values, FormLine, LineRow>(
      "lines",
      content: { $0.linesContent },
      make: { LineRow(line: $1, currency: $0.inputs.order.currency, context: $0.inputs.context) },
      assign: { values, element, inputs in
        inputs.line = element
        inputs.currency = values.inputs.order.currency
      },
      differs: { $0 != $1 },
      share: { values, id, inputs in values.inputs.order.lines[id: id] = inputs.line })

    struct Derived: DeferredValue {
      var total: Int?
      var canSend: Bool?
      var linesContent: ListContent<FormLine>?
    }

    var inputs: Inputs
    let children: Children<Values>
    @DeferredStorage var derived: Derived

    var total: Int {
      mutating get {
        if let known = $derived?.value.total { return known }
        Evaluations.note("total")
        let fresh = inputs.order.lines.sum { $0.price * $0.quantity }
        derived.total = fresh
        return fresh
      }
    }

    var linesContent: ListContent<FormLine> {
      mutating get {
        if let known = $derived?.value.linesContent { return known }
        let fresh = ListContent(
          inputs.order.lines.withoutDuplicates(by: \.id).filter { $0.price >= inputs.leastPrice },
          of: inputs.order.lines)
        derived.linesContent = fresh
        return fresh
      }
    }

    var canSend: Bool {
      mutating get {
        if let known = $derived?.value.canSend { return known }
        Evaluations.note("canSend")
        let tracking = ObservationTracking.suspend()
        defer { tracking.restore() }
        let children = children
        let fresh = children.rows(Self.linesRules, &self).allSatisfy { $0.isValid }
        derived.canSend = fresh
        return fresh
      }
    }

    mutating func updateDerived(from old: Self, _ changes: inout PropertyChanges<Key>) {
      _derived = old._derived
      let linesDiffer = old.inputs.order.lines != inputs.order.lines
      changes.record(.order, if: old.inputs.order != inputs.order)
      if let before = old.$derived?.value.total, linesDiffer {
        derived.total = nil
        if differs(before, total) { changes[.total] = true }
      }
      var contentDiffers = false
      if let before = old.$derived?.value.linesContent, linesDiffer || old.inputs.leastPrice != inputs.leastPrice {
        derived.linesContent = nil
        contentDiffers = differs(before, linesContent, by: !=)
        changes.record(.lines, if: differs(before, linesContent, by: { $0.id != $1.id }))
      }
      let children = children
      let currencyDiffers = old.inputs.order.currency != inputs.order.currency
      let lines = children.update(Self.linesRules, &self, if: contentDiffers, inputsDiffer: currencyDiffers)
      if let before = old.$derived?.value.canSend, lines.contains(\.isValid) {
        derived.canSend = nil
        if differs(before, canSend) { changes[.canSend] = true }
      }
    }
  }
}
