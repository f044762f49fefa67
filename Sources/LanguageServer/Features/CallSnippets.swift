import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// What a completed function inserts.
extension OpenSchema {
  /// Returns the snippet of a call with the arguments that the call must have; nil where the name stands alone.
  ///
  /// - Parameters:
  ///   - symbol: What the name means; nil for a function of the standard library.
  ///   - code: The code that declares the function.
  func call(of name: String, _ symbol: Symbol?, _ code: String, at completed: CompletedName) -> String? {
    guard completed.usesSnippets, isCalled(symbol, at: completed), let parameters = Self.parameters(of: name, in: code)
    else { return nil }
    let required = parameters.filter { !$0.contains(" = ") }
    if parameters.isEmpty { return "\(name)()" }
    if required.isEmpty { return "\(name)($0)" }
    let arguments = required.enumerated().map { index, parameter in
      (Self.label(of: parameter).map { "\($0): " } ?? "") + "${\(index + 1):\(Self.name(of: parameter))}"
    }
    guard let last = required.last, last.contains("->"), takesTrailingClosure(before: completed.written.lowerBound)
    else { return "\(name)(\(arguments.joined(separator: ", ")))" }
    let others = arguments.dropLast().joined(separator: ", ")
    return name + (others.isEmpty ? "" : "(\(others))") + " { $\(required.count) }"
  }

  /// Whether an author who writes the name of a function goes on with its arguments.
  private func isCalled(_ symbol: Symbol?, at completed: CompletedName) -> Bool {
    let offset = completed.written.lowerBound
    let rest = restOfLine(after: completed.written.upperBound).drop { $0 == " " }
    guard rest.first != "(", rest.first != "{", !file.bytes[..<offset].suffix(2).elementsEqual(#"\."#.utf8) else {
      return false
    }
    switch symbol {
    case .member?: return completed.place.forms.first?.first == "?()" || memberIsFunction(symbol)
    case .serviceFunction(let service, let name)?:
      let function = project.checked?.services[service]?.function(distinctlyNamed: name)
      return function?.accessor == nil && ![.exampleSteps, .exampleGroup].contains(body(at: offset))
    case .enumCase?: return completed.place.endings == [""] && !wordsOfLine(before: offset).words.contains("case")
    case .function?, nil: return true
    default: return false
    }
  }

  /// Whether a member is a display with parameters or a `custom`, which formulas call.
  private func memberIsFunction(_ symbol: Symbol?) -> Bool {
    switch symbol.flatMap({ member(of: $0)?.member }) {
    case .custom?, .derived?: true
    default: false
    }
  }

  /// Whether a closure can follow the arguments of a call, and does not begin the body of a condition.
  private func takesTrailingClosure(before offset: Int) -> Bool {
    let words = wordsOfLine(before: offset)
    return !words.isInCall
      && Set(words.words).isDisjoint(with: ["if", "guard", "switch", "for", "on", "when", "follow"])
  }

  /// Returns the label of a parameter; nil if its arguments have none.
  static func label(of parameter: String) -> String? {
    let label = parameter.prefix { $0 != ":" && $0 != " " }
    return label == "_" || !parameter.contains(":") ? nil : String(label)
  }

  /// Returns the name of a parameter for its function, or its type if it has no name.
  private static func name(of parameter: String) -> String {
    let names = parameter.prefix { $0 != ":" }.split(separator: " ")
    return String(names.last ?? "value")
  }

  /// Returns the parameters of a function in its declaration; nil if it has none.
  static func parameters(of name: String, in code: String) -> [String]? {
    guard let start = code.range(of: "\(name)(") else { return nil }
    var depth = 0
    var parameters = [""]
    for character in code[start.upperBound...] {
      if depth == 0, character == ")" { break }
      depth += "([{".contains(character) ? 1 : ")]}".contains(character) ? -1 : 0
      if depth == 0, character == "," {
        parameters.append("")
      } else {
        parameters[parameters.count - 1].append(character)
      }
    }
    return parameters.map { String($0.trimmingPrefix { $0 == " " }) }.filter { !$0.isEmpty }
  }
}
