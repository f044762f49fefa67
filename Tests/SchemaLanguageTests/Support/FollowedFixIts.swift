@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax

/// A fix-it that does not do what its diagnostic promises.
struct BrokenFixIt: CustomStringConvertible {
  var origin: String
  var diagnostic: Diagnostic
  var problem: String
  /// The lines that the fix-it changed, before and after.
  var change: String
  var description: String {
    "\(diagnostic.kind.code) \(diagnostic.message); help: \(diagnostic.helpText ?? "-"): \(problem)\n\(change)\n(\(origin))"
  }
}

/// Applies each fix-it of a schema alone, checks the result, and returns those that do not remove their diagnostic, or
/// that cause another error in what they wrote.
///
/// - Parameter checksLine: Whether the rest of the line of a fix-it may have no other error either: a label that the
///   fix-it inserts can make the next argument an error. A mutated line has several mistakes.
func brokenFixIts(
  in text: String, _ origin: String, checksLine: Bool = false
) -> (followed: Int, broken: [BrokenFixIt]) {
  // The mistakes of the parser are in schemas with other errors, which the checker would report.
  let diagnostics = { (text: String) in
    origin.hasPrefix("Parser/") ? parseSchema(source(text)).diagnostics : checked(text).diagnostics
  }
  let before = diagnostics(text)
  var followed = 0
  var broken: [BrokenFixIt] = []
  for diagnostic in before {
    guard let fixIt = diagnostic.fixIt else { continue }
    followed += 1
    let edited = fixIt.applied(to: text)
    let after = diagnostics(edited)
    if let problem = problem(diagnostic, FollowedFixIt(fixIt, in: text), before, after, checksLine ? text : nil) {
      broken.append(
        BrokenFixIt(
          origin: origin, diagnostic: diagnostic, problem: problem,
          change: "- \(line(at: Int(fixIt.range.lower), in: text))\n+ \(line(at: Int(fixIt.range.lower), in: edited))"))
    }
  }
  return (followed, broken)
}

/// The errors that may follow another one, by code. The developer meets them in any case.
private let followUps: [String: Set<String>] = [
  // Which value a label belongs to is known, but not whether its type fits, or whether another value is missing.
  "VM0316": ["VM0301", "VM0314"],
  // A `child` needs no type, whatever its name is.
  "VM0144": ["VM0177"],
  // The row is known, but not whether its command asks a question.
  "VM0641": ["VM0613"],
  // The rest of the line reads the constant, or has keywords of its own.
  "VM0831": ["VM0202", "VM0547", "VM0548"],
  // A value is typed before it is known that the step needs none.
  "VM0303": ["VM0550"],
]

private func problem(
  _ diagnostic: Diagnostic, _ followed: FollowedFixIt, _ before: [Diagnostic], _ after: [Diagnostic], _ text: String?
) -> String? {
  let fixIt = followed.fixIt
  let count = { (list: [Diagnostic]) in list.filter { $0.kind.code == diagnostic.kind.code }.count }
  let place = followed.moved(diagnostic.range)
  if let same = after.first(where: { $0.kind.code == diagnostic.kind.code && fixIt.overlaps($0.range, place) }),
    count(after) >= count(before)
  {
    return "the diagnostic remains: \(same.message)"
  }
  guard diagnostic.kind.severity == .error else {
    return after.first { new in new.kind.severity == .error && !before.contains { $0.kind.severity == .error } }
      .map { "a warning's fix causes an error: \($0.message) [\($0.kind.code)]" }
  }
  // A similar name is a guess about its spelling. Whether a value of its type belongs there is another matter.
  if diagnostic.helpText?.hasPrefix("did you mean") == true { return nil }
  let code = SourceRange(
    file: fixIt.range.file, lower: Int(fixIt.range.lower), upper: Int(fixIt.range.lower) + fixIt.replacement.utf8.count)
  let written = text.map { lines(of: code, in: fixIt.applied(to: $0)) } ?? code
  // A declaration with a syntax error is not checked further, so its other errors appear when the syntax is right.
  let syntaxCodes = "VM01"
  let isSyntax = diagnostic.kind.code.hasPrefix(syntaxCodes)
  let new = after.first { found in
    found.kind.severity == .error && (!isSyntax || found.kind.code.hasPrefix(syntaxCodes))
      && followUps[diagnostic.kind.code]?.contains(found.kind.code) != true
      && (fixIt.overlaps(found.range, written) || fixIt.overlaps(found.range, place))
      && !before.contains { $0.kind.code == found.kind.code && followed.mayMove($0.range, to: found.range) }
  }
  return new.map { "another error: \($0.message) [\($0.kind.code)]" }
}

/// Returns the lines that contain a range.
private func lines(of range: SourceRange, in text: String) -> SourceRange {
  let bytes = Array(text.utf8)
  let (lower, upper) = (min(Int(range.lower), bytes.count), min(Int(range.upper), bytes.count))
  return SourceRange(
    file: range.file, lower: bytes[..<lower].lastIndex(of: 10).map { $0 + 1 } ?? 0,
    upper: bytes[upper...].firstIndex(of: 10) ?? bytes.count)
}

private func line(at offset: Int, in text: String) -> String {
  let bytes = Array(text.utf8)
  let start = bytes[..<min(offset, bytes.count)].lastIndex(of: 10).map { $0 + 1 } ?? 0
  let end = bytes[min(offset, bytes.count)...].firstIndex(of: 10) ?? bytes.count
  return String(decoding: bytes[start..<end], as: UTF8.self)
}

extension Diagnostic.FixIt {
  func applied(to text: String) -> String {
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(Int(range.lower)..<Int(range.upper), with: Array(replacement.utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  fileprivate func overlaps(_ one: SourceRange, _ other: SourceRange) -> Bool {
    one.lower <= other.upper && other.lower <= one.upper
      && (one.lower < other.upper || one.lower == one.upper || other.lower == other.upper || one.lower == other.lower)
  }
}

/// A fix-it, and where the code that it replaces is in the new code.
private struct FollowedFixIt {
  var fixIt: Diagnostic.FixIt
  /// The number of bytes before the replaced code in code that contains it, such as 1 for `(` in `(x) ? y : z`.
  private var prefix: Int?

  init(_ fixIt: Diagnostic.FixIt, in text: String) {
    self.fixIt = fixIt
    let old = Array(Array(text.utf8)[Int(fixIt.range.lower)..<Int(fixIt.range.upper)])
    let new = Array(fixIt.replacement.utf8)
    guard !old.isEmpty, old.count <= new.count else { return }
    prefix = (0...(new.count - old.count)).first { new[$0...].starts(with: old) }
  }

  /// Returns where a range is after the edit.
  func moved(_ place: SourceRange) -> SourceRange {
    let (range, size) = (fixIt.range, fixIt.replacement.utf8.count)
    if let prefix, place.lower >= range.lower, place.upper <= range.upper, place.lower < range.upper {
      return SourceRange(file: place.file, lower: Int(place.lower) + prefix, upper: Int(place.upper) + prefix)
    }
    let shift = size - Int(range.upper - range.lower)
    let lower =
      place.lower <= range.lower
      ? Int(place.lower)
      : place.lower >= range.upper ? Int(place.lower) + shift : Int(range.lower)
    let upper =
      place.upper >= range.upper
      ? Int(place.upper) + shift
      : place.upper <= range.lower ? Int(place.upper) : Int(range.lower) + size
    return SourceRange(file: place.file, lower: lower, upper: max(lower, upper))
  }

  /// Returns whether a range can be another one after the edit. A range that begins or ends where code is inserted can
  /// contain it.
  func mayMove(_ place: SourceRange, to other: SourceRange) -> Bool {
    let range = fixIt.range
    let shift = Int32(fixIt.replacement.utf8.count) - (range.upper - range.lower)
    let endsAtInsertion = range.lower == range.upper && place.upper == range.lower
    return other == moved(place) || endsAtInsertion && other == place
      || range.lower == range.upper && place.lower == range.lower && other.lower == place.lower + shift
        && other.upper == place.upper + shift
  }
}
