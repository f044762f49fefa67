import Foundation

/// A TextMate grammar, which assigns scopes to text as editors do.
///
/// It supports the features that the grammar of schemas uses: patterns that ICU and Oniguruma read alike, captures,
/// nested ranges and includes.
final class TextMateGrammar {
  /// A pattern of a grammar: a match, a range from `begin` to `end`, an include, or a group of patterns.
  final class Rule: Decodable {
    struct Capture: Decodable { let name: String }

    let name, match, begin, end, include: String?
    let captures, beginCaptures, endCaptures: [String: Capture]?
    let patterns: [Rule]?
  }

  private struct File: Decodable {
    let patterns: [Rule]
    let repository: [String: Rule]
  }

  /// A range that is open at the current place, and the scopes of its text.
  private struct OpenRange {
    let rule: Rule
    let candidates: [Candidate]
    let scopes: [String]
  }

  private struct Candidate {
    let rule: Rule?
    let expression: Int
  }

  private let file: File
  private var expressions: [NSRegularExpression] = []
  private var indices: [String: Int] = [:]
  private var candidateCache: [ObjectIdentifier: [Candidate]] = [:]
  private let top: [Candidate]

  init(_ data: Data) throws {
    file = try JSONDecoder().decode(File.self, from: data)
    var patterns: [String: Int] = [:]
    var compiled: [NSRegularExpression] = []
    func compile(_ rules: [Rule]) throws {
      for rule in rules {
        for pattern in [rule.match, rule.begin, rule.end] {
          guard let pattern, patterns[pattern] == nil else { continue }
          patterns[pattern] = compiled.count
          compiled.append(try NSRegularExpression(pattern: pattern))
        }
        try compile(rule.patterns ?? [])
      }
    }
    try compile(file.patterns)
    try compile(Array(file.repository.values))
    (expressions, indices) = (compiled, patterns)
    top = Self.flatten(file.patterns, file, patterns)
  }

  /// Replaces includes and groups by the patterns that they contain.
  private static func flatten(_ rules: [Rule], _ file: File, _ indices: [String: Int]) -> [Candidate] {
    var result: [Candidate] = []
    var visited: Set<String> = []
    func add(_ rules: [Rule]) {
      for rule in rules {
        if let include = rule.include {
          guard visited.insert(include).inserted else { continue }
          add(include == "$self" ? file.patterns : file.repository[String(include.dropFirst())].map { [$0] } ?? [])
        } else if let index = (rule.match ?? rule.begin).flatMap({ indices[$0] }) {
          result.append(Candidate(rule: rule, expression: index))
        } else {
          add(rule.patterns ?? [])
        }
      }
    }
    add(rules)
    return result
  }

  private func candidates(of rule: Rule) -> [Candidate] {
    let key = ObjectIdentifier(rule)
    if let known = candidateCache[key] { return known }
    let end = rule.end.flatMap { indices[$0] }.map { [Candidate(rule: nil, expression: $0)] } ?? []
    let result = end + Self.flatten(rule.patterns ?? [], file, indices)
    candidateCache[key] = result
    return result
  }

  /// Returns the scopes of each UTF-8 byte of a text, outermost first.
  func scopes(of text: String) -> [[String]] {
    var stack: [OpenRange] = []
    var result: [[String]] = []
    result.reserveCapacity(text.utf8.count)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let units = color(String(line), &stack)
      for (character, unit) in zip(line.unicodeScalars, offsets(in: line)) {
        result += Array(repeating: units[unit], count: UTF8.width(character))
      }
      result.append([])
    }
    return result
  }

  private func offsets(in line: Substring) -> [Int] {
    var offset = 0
    return line.unicodeScalars.map { scalar in
      defer { offset += UTF16.width(scalar) }
      return offset
    }
  }

  /// Returns the scopes of each UTF-16 unit of a line, and updates the open ranges.
  private func color(_ line: String, _ stack: inout [OpenRange]) -> [[String]] {
    let text = line + "\n"
    let length = text.utf16.count
    var scopes = Array(repeating: stack.last?.scopes ?? [], count: length)
    var found: [Int: NSRange?] = [:]
    var matches: [Int: NSTextCheckingResult] = [:]
    var place = 0
    var emptyTurns = 0
    func fill(_ range: NSRange, _ value: [String]) {
      guard range.location != NSNotFound, range.length > 0 else { return }
      for index in range.location..<range.location + range.length { scopes[index] = value }
    }
    func firstMatch(_ expression: Int) -> NSTextCheckingResult? {
      if let known = found[expression] {
        guard let range = known else { return nil }
        if range.location >= place { return matches[expression] }
      }
      let match = expressions[expression].firstMatch(
        in: text, options: [.withTransparentBounds, .withoutAnchoringBounds],
        range: NSRange(location: place, length: length - place))
      found[expression] = .some(match?.range)
      matches[expression] = match
      return match
    }
    func apply(_ captures: [String: Rule.Capture]?, _ match: NSTextCheckingResult, _ outer: [String]) {
      for (key, capture) in captures ?? [:] {
        if let index = Int(key), index < match.numberOfRanges { fill(match.range(at: index), outer + [capture.name]) }
      }
    }
    while place < length {
      let current = stack.last
      let outer = current?.scopes ?? []
      var best: (candidate: Candidate, match: NSTextCheckingResult)?
      for candidate in current?.candidates ?? top {
        guard let match = firstMatch(candidate.expression) else { continue }
        if match.range.location < best?.match.range.location ?? Int.max { best = (candidate, match) }
        if match.range.location == place { break }
      }
      guard let (candidate, match) = best else {
        fill(NSRange(location: place, length: length - place), outer)
        break
      }
      fill(NSRange(location: place, length: match.range.location - place), outer)
      let own = candidate.rule?.name.map { outer + [$0] } ?? outer
      fill(match.range, own)
      if let rule = candidate.rule {
        apply(rule.captures ?? rule.beginCaptures, match, own)
        if rule.begin != nil { stack.append(OpenRange(rule: rule, candidates: candidates(of: rule), scopes: own)) }
      } else if let ended = stack.popLast() {
        apply(ended.rule.endCaptures, match, outer)
      }
      let next = match.range.location + match.range.length
      emptyTurns = next == place ? emptyTurns + 1 : 0
      // Ranges that end at the end of a line match no text.
      if emptyTurns > 100 { break }
      place = next
      if match.range.length == 0, candidate.rule != nil, candidate.rule?.begin == nil { place += 1 }
    }
    return scopes
  }
}
