import VmgenMustache
import VmgenSchemaSyntax

/// A reader that converts the keys of a configuration file to values of options, as the options' declarations specify.
package struct ConfigurationReader {
  private static let unknownKeyLimit = 100

  package let file: SourceFile
  package let options: [OptionSpec]
  package private(set) var arguments = Arguments()

  package init(file: SourceFile, options: [OptionSpec]) {
    self.file = file
    self.options = options
  }

  package mutating func read(_ object: MustacheObject, _ report: inout Report) {
    let members = JSONPlaces.members(of: file.bytes)
    reportDuplicates(members, &report)
    var unknownCount = 0
    for member in members {
      guard let key = text(member.key) else { continue }
      guard let option = options.first(where: { $0.configurationKey == key }) else {
        unknownCount += 1
        if unknownCount > Self.unknownKeyLimit {
          return report.add(Diagnostic(.tooManyErrors, at: file.range(member.key.lowerBound, member.key.upperBound)))
        }
        unknown(key, member, &report)
        continue
      }
      guard let value = object[key] else { continue }
      read(option, value, member, &report)
    }
  }

  /// Reports the first key that an object repeats.
  private func reportDuplicates(_ members: [JSONPlaces.Member], _ report: inout Report) {
    var first: [String: Range<Int>] = [:]
    for member in members {
      guard let key = text(member.key) else { continue }
      guard let other = first.updateValue(member.key, forKey: key) else { continue }
      let label = Diagnostic.Label(range: file.range(other.lowerBound, other.upperBound), text: "also given here")
      let range = file.range(member.key.lowerBound, member.key.upperBound)
      return report.add(Diagnostic(.repeatedConfigurationKey(name: key), at: range, labels: [label]))
    }
  }

  private func unknown(_ key: String, _ member: JSONPlaces.Member, _ report: inout Report) {
    let keys = options.compactMap(\.configurationKey)
    let near = nearNames(to: key, among: keys)
    let range = file.range(member.key.lowerBound, member.key.upperBound)
    let fixIt = near.count == 1 ? Diagnostic.FixIt(range: range, replacement: "\"\(near[0])\"") : nil
    let help = suggestion(key, among: keys) ?? "the keys are \(keys.joined(separator: ", "))"
    report.add(Diagnostic(.unknownConfigurationKey(name: key), at: range, help: help, fixIt: fixIt))
  }

  private mutating func read(
    _ option: OptionSpec, _ value: MustacheValue, _ member: JSONPlaces.Member, _ report: inout Report
  ) {
    let parts = JSONPlaces.members(of: file.bytes, at: member.value.lowerBound)
    switch (option.shape, value) {
    case (.text, .string(let text)), (.module, .string(let text)), (.choice, .string(let text)):
      give(option, text, member.value, &report)
    case (.text, .list(let items)) where option.isRepeatable, (.module, .list(let items)) where option.isRepeatable:
      for (item, part) in zip(items, parts) { giveItem(option, item, part.value, &report) }
    case (.list, .list(let items)):
      var words: [String] = []
      for (item, part) in zip(items, parts) {
        guard case .string(let word) = item, option.problem(with: word) == nil else {
          return complain(option, item, part.value, &report)
        }
        words.append(word)
      }
      // An empty list is valid, but `problem` does not accept it as a word.
      give(option, words.joined(separator: ","), member.value, isChecked: words.isEmpty, &report)
    case (.pair, .object(let object)):
      reportDuplicates(parts, &report)
      for (pair, part) in zip(object.pairs, parts) {
        if option.allowsLists, case .list(let items) = pair.value {
          let places = JSONPlaces.members(of: file.bytes, at: part.value.lowerBound)
          for (item, place) in zip(items, places) { givePair(option, pair.key, item, place.value, &report) }
        } else {
          givePair(option, pair.key, pair.value, part.value, &report)
        }
      }
    default: complain(option, value, member.value, &report)
    }
  }

  private mutating func givePair(
    _ option: OptionSpec, _ name: String, _ value: MustacheValue, _ place: Range<Int>, _ report: inout Report
  ) {
    guard case .string(let text) = value, !text.isEmpty, !name.isEmpty else {
      return complain(option, value, place, &report)
    }
    give(option, "\(name)=\(text)", place, &report)
  }

  private mutating func giveItem(
    _ option: OptionSpec, _ item: MustacheValue, _ place: Range<Int>, _ report: inout Report
  ) {
    guard case .string(let text) = item else { return complain(option, item, place, &report) }
    give(option, text, place, &report)
  }

  private mutating func give(
    _ option: OptionSpec, _ text: String, _ place: Range<Int>, isChecked: Bool = false, _ report: inout Report
  ) {
    if !isChecked, option.problem(with: text) != nil {
      return complain(option, .string(text), place, &report)
    }
    let range = file.range(place.lowerBound, place.upperBound)
    let origin = Arguments.Given.Origin.configuration(folder: Path.folder(file.path), range: range)
    arguments.give(option, Arguments.Given(text: text, origin: origin))
  }

  private func complain(_ option: OptionSpec, _ value: MustacheValue, _ place: Range<Int>, _ report: inout Report) {
    var help: String?
    if case .string(let text) = value {
      switch option.problem(with: text) {
      case .unknownWord(_, let words): help = suggestion(text, among: words)
      case .notAModuleName(_, let name): help = ValueProblem.moduleNameHelp(name)
      case .nulCharacter: help = "remove the NUL character (`\\u0000`)"
      default: break
      }
    }
    let kind = DiagnosticKind.badConfigurationValue(
      name: option.configurationKey ?? option.name, expected: option.jsonForm)
    report.add(Diagnostic(kind, at: file.range(place.lowerBound, place.upperBound), help: help))
  }

  /// Returns the text of a key. A key with escape sequences keeps them, and therefore matches no known key.
  private func text(_ range: Range<Int>) -> String? {
    guard range.count >= 2 else { return nil }
    return String(decoding: file.bytes[range.lowerBound + 1..<range.upperBound - 1], as: UTF8.self)
  }
}

extension OptionSpec {
  /// A description of the values that the key of the option accepts.
  fileprivate var jsonForm: String {
    switch shape {
    case .flag: "true or false"
    case .text: isRepeatable ? "a list of strings" : "a string"
    case .newModule, .module: isRepeatable ? "a list of module names" : "the name of a module"
    case .choice(let words): "one of " + words.map { "\"\($0)\"" }.joined(separator: ", ")
    case .list(let words): "a list of some of " + words.map { "\"\($0)\"" }.joined(separator: ", ")
    case .pair(let name, let value): "an object with a \(value)\(allowsLists ? ", or a list," : "") for each \(name)"
    }
  }
}
