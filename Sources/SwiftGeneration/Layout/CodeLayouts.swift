import VmgenMustache

/// The layouts that templates can apply to their own Swift code, by the names of their sections.
let codeLayouts: [(key: String, value: MustacheValue)] = [
  ("code", .layout(MustacheLayout { SwiftLayout().code($0, in: $1) })),
  ("list", .layout(MustacheLayout { SwiftLayout().list($0, in: $1) })),
]

extension SwiftLayout {
  /// Returns the text of an expression that a template writes, with values in it.
  func code(_ parts: [MustacheLayout.Part], in line: LineContext) -> String {
    if let text = parts.flatText, line.before.columns + text.columns + line.after.columns <= columns { return text }
    guard let expression = expression(parts) else { return parts.map(\.text).joined() }
    return text(.expression(expression), in: line)
  }

  /// Returns the expression that the parts form; nil if they form something else.
  private func expression(_ parts: [MustacheLayout.Part]) -> SwiftExpression? {
    var source = ""
    var values: [SwiftExpression] = []
    for part in parts {
      switch part {
      case .text(let text): source += text
      case .value(let value):
        guard let expression = value.expression else { return nil }
        source += "{\(values.count)}"
        values.append(expression)
      }
    }
    guard let form = ExpressionTemplate(source) else { return nil }
    return TemplateArguments(arguments: values.map { .one($0) }).filled(form.root)
  }

  /// Returns the text of a comma-separated list: parameters, the elements of a tuple or an array, protocols or cases. If
  /// the list does not fit on the line, the next lines contain as many elements as fit, or one if they are long.
  func list(_ parts: [MustacheLayout.Part], in line: LineContext) -> String {
    let items = parts.listItems
    let flat = items.map { $0.text }
    let text = flat.joined(separator: ", ")
    if flat.isEmpty || line.before.columns + text.columns + line.after.columns <= columns { return text }
    let blanks = String(repeating: " ", count: line.indentation)
    let inner = "\n" + blanks + "  "
    let fitsOneLine = line.indentation + 2 + text.columns <= columns
    if line.before.hasSuffix("case ") { return filled(flat, behind: line.before, indent: line.indentation + 2) }
    if line.before.hasSuffix("[") {
      return filled(flat, behind: line.before, indent: line.indentation + 2) + ",\n" + blanks
    }
    // The list contains the elements of a tuple, or the types that a declaration inherits from.
    if line.before.hasSuffix("= (") || line.before.hasSuffix(": ") {
      return inner + (fitsOneLine ? text : flat.joined(separator: ",\(inner)")) + "\n" + blanks
    }
    var printer = LinePrinter(columns: columns, behind: "")
    printer.writeLines(items.map { $0.parameter(indentation: line.indentation + 4) }, indent: line.indentation)
    return printer.added
  }

  /// Returns elements on as few lines as possible. The first one is behind `text`, or on the next line after a bracket.
  private func filled(_ items: [String], behind text: String, indent: Int) -> String {
    var printer = LinePrinter(columns: columns, behind: text)
    if text.hasSuffix("[") { printer.newline(indent) }
    for (index, item) in items.enumerated() {
      if index > 0 {
        printer.append(",")
        printer.separate(before: item.columns, rest: 1, indent: indent)
      }
      printer.append(item)
    }
    return printer.added
  }
}

/// An element of a comma-separated list.
private struct ListItem {
  /// The text before the value, or all text if there is no value.
  private var head = ""
  /// The value at the end.
  private var value: MustacheText?

  init() {}

  var isEmpty: Bool { head.isEmpty && value == nil }
  var text: String { value.map { head + $0.text } ?? head }

  /// The parameter that the element declares. A value behind ` = ` is its default argument.
  ///
  /// - Parameter indentation: The column at which a type on several lines continues.
  func parameter(indentation: Int) -> SwiftParameter {
    guard let expression = value?.expression, head.hasSuffix(" = ") else {
      let before = String(repeating: " ", count: indentation - 2) + head
      let text = value.map { head + $0.text(in: LineContext(before: before, after: ",")) } ?? head
      if text.utf8.first != UInt8(ascii: " "), !text.utf8.contains(UInt8(ascii: "\n")) { return SwiftParameter(text) }
      let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
      return SwiftParameter(lines.joined(separator: "\n" + String(repeating: " ", count: indentation)))
    }
    return SwiftParameter(String(head.dropLast(3)), default: expression)
  }

  mutating func append(_ text: String) {
    head = isEmpty ? text : self.text + text
    value = nil
  }

  mutating func append(_ value: MustacheText) {
    head = text
    self.value = value
  }
}

extension MustacheText {
  /// The expression that the text represents; nil for other content.
  fileprivate var expression: SwiftExpression? {
    switch content as? SwiftContent {
    case .expression(let expression), .element(let expression): expression
    case .statements(let statements):
      if statements.count == 1, case .value(let value) = statements[0] { value } else { nil }
    case .string(let text): .literal(text)
    case nil: nil
    }
  }
}

extension MustacheLayout.Part {
  fileprivate var text: String {
    switch self {
    case .text(let text): text
    case .value(let value): value.text
    }
  }
}

extension [MustacheLayout.Part] {
  /// The text on one line; nil if a value needs several lines.
  fileprivate var flatText: String? {
    var result = ""
    for part in self {
      if case .value(let value) = part {
        guard let expression = value.expression, expression.width < SwiftLayout.never else { return nil }
        result += expression.flatText
      } else {
        result += part.text
      }
    }
    return result
  }

  /// The elements between the commas that are outside of brackets, without empty elements.
  fileprivate var listItems: [ListItem] {
    var scanner = ListScanner()
    for part in self {
      switch part {
      case .text(let text): scanner.scan(text)
      case .value(let value): scanner.append(value)
      }
    }
    return scanner.finished()
  }
}

/// A scanner that splits text at the commas that are outside of brackets.
private struct ListScanner {
  private var items: [ListItem] = []
  private var item = ListItem()
  private var depth = 0
  private var isInString = false

  mutating func append(_ value: MustacheText) { item.append(value) }

  mutating func scan(_ text: String) {
    let bytes = Array(text.utf8)
    var start = 0
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where isInString: index += 1
      case UInt8(ascii: "\""): isInString.toggle()
      case _ where isInString: break
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where index > 0 && bytes[index - 1] == UInt8(ascii: "-"): break
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        add(bytes[start..<index])
        endItem()
        start = index + 1
        while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
        index = start - 1
      default: break
      }
      index += 1
    }
    if start < bytes.count { add(bytes[start...]) }
  }

  mutating func finished() -> [ListItem] {
    endItem()
    return items
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>) {
    if !bytes.isEmpty { item.append(String(decoding: bytes, as: UTF8.self)) }
  }

  private mutating func endItem() {
    if !item.isEmpty { items.append(item) }
    item = ListItem()
  }
}
