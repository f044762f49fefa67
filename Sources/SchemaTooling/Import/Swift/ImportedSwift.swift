import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A first schema for Swift code: models, enums, services and view models.
///
/// Members are tried in the words of Swift. The checker decides which of them a schema can have; a comment has its reason
/// for the others.
package struct ImportedSwift {
  private var blocks: [ImportedBlock] = []

  private struct Allowance: Hashable {
    var block: Int
    var member: Int
    var code: String
  }

  /// The warnings that the members silence since the last check.
  private var allowed: Set<Allowance> = []

  /// Returns the text of the schema, or nil if the files have no type that a schema can have.
  package static func text(of files: [SourceFile]) -> [UInt8]? {
    let readers = files.map(SwiftReader.init)
    guard readers.allSatisfy(\.diagnostics.isEmpty) else { return nil }
    var blocks = SwiftTranslation(readers).blocks
    guard blocks.contains(where: { $0.reason == nil && !$0.isLoose }) else { return nil }
    var schema = ImportedSwift()
    swap(&schema.blocks, &blocks)
    schema.removeCycles()
    guard schema.settle() else { return nil }
    schema.removeUnusedTypes()
    let externs = schema.blocks.filter { $0.isExtern && $0.reason == nil }.map(\.name)
    let names = OmittedNames(
      omitted: Set(schema.blocks.filter(\.isLoose).flatMap(\.omittedNames)),
      externs: Dictionary(externs.map { ($0, FrameworkTypes.module(of: $0)) }) { first, _ in first })
    for index in schema.blocks.indices { schema.blocks[index].nameOmittedMembers(names) }
    let text = schema.text
    let file = SourceFile(imported: text)
    return formatSchema(SyntaxTree(parsing: file)) ?? file.bytes
  }

  /// Returns the name of the first generic type in files, which a schema cannot have; nil if there is none.
  package static func genericType(in files: [SourceFile]) -> String? {
    files.lazy.flatMap { SwiftReader($0).declarations }.first(where: \.isGeneric)?.name
  }

  /// Returns what is wrong in Swift code, if it is.
  package static func diagnostics(of file: SourceFile) -> [Diagnostic] { SwiftReader(file).diagnostics }

  /// The number of checks after which a member with a finding is omitted at once, its declaration, and all of them.
  private static let patience = (member: 40, declaration: 60, end: 80)

  /// The code of the finding about an `@allow` that silences no warning.
  private static let needlessAllowance = "VM0843"

  /// The code of the finding about a policy of a command that never suspends.
  private static let idlePolicy = "VM0543"

  /// The codes of findings about types, whose fix-its convert a value. The result could be another one than in Swift.
  private static let typeMistakes: Set = [
    "VM0301", "VM0302", "VM0305", "VM0306", "VM0310", "VM0323", "VM0324", "VM0337", "VM0350",
  ]

  /// Checks the schema, and continues with the next form of each part that has a finding, until there is none.
  private mutating func settle() -> Bool {
    for round in 0..<Self.patience.end {
      let (text, owners) = laidOut
      let file = SourceFile(imported: text)
      let parsed = parseSchema(file)
      var found = parsed.diagnostics
      // Syntax errors hide what follows from them.
      if found.isEmpty { found = checkSchemas([parsed.syntax], sources: [file]).diagnostics }
      guard !found.isEmpty else { return true }
      let table = LineTable(file.bytes)
      var seen: Set<ImportedLine.Owner> = []
      allowed = []
      // A syntax error can be behind the last line.
      let lines = found.map { min(table.location(of: Int($0.range.lower)).line, owners.count) - 1 }
      // The findings of steps can follow from those of the members that they read.
      let hasMembers = lines.contains { owners[$0].step == nil }
      for (diagnostic, line) in zip(found, lines) where owners[line].step == nil || !hasMembers {
        let owner = owners[line]
        guard seen.insert(owner).inserted else { continue }
        if round < Self.patience.member, fix(diagnostic, owner, owners, file, table) { continue }
        answer(diagnostic, owner, round)
      }
    }
    return false
  }

  /// Applies the fix-it of an error to the member or step that has it. Returns whether there is one.
  private mutating func fix(
    _ diagnostic: Diagnostic, _ owner: ImportedLine.Owner, _ owners: [ImportedLine.Owner], _ file: SourceFile,
    _ table: LineTable
  ) -> Bool {
    guard diagnostic.kind.severity == .error, let member = owner.member, let fixIt = diagnostic.automaticFixIt,
      !Self.typeMistakes.contains(diagnostic.kind.code), diagnostic.help?.hasPrefix("did you mean") != true
    else { return false }
    // A fix-it replaces one word, such as the name of a method. With more it would lose a part of the code.
    let replaced = String(decoding: file.bytes[Int(fixIt.range.lower)..<Int(fixIt.range.upper)], as: UTF8.self)
    if let step = owner.step, replaced.hasPrefix("guard"), fixIt.replacement.isEmpty {
      return blocks[owner.block].members[member].remove(step, because: diagnostic.kind.message)
    }
    let kept = Self.words(fixIt.replacement).union(["String", "localized"])
    guard Self.words(replaced).subtracting(kept).count <= 1 else { return false }
    let edited = [fixIt.range.lower, fixIt.range.upper].map { table.location(of: Int($0)).line - 1 }
    guard edited.allSatisfy({ owners.indices.contains($0) && owners[$0] == owner }) else { return false }
    // The lines of a step are those around the edit: the closing brace of its block is another one.
    var (first, last) = (edited[0], edited[1])
    while first > 0, owners[first - 1] == owner { first -= 1 }
    while last + 1 < owners.count, owners[last + 1] == owner { last += 1 }
    guard table.starts.indices.contains(last + 1) else { return false }
    let (start, end) = (table.starts[first], table.starts[last + 1])
    let text =
      String(decoding: file.bytes[start..<Int(fixIt.range.lower)], as: UTF8.self) + fixIt.replacement
      + String(decoding: file.bytes[Int(fixIt.range.upper)..<end], as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).dropLast()
    return blocks[owner.block].members[member].change(
      to: lines.map { String($0.dropFirst(blocks[owner.block].indentation.count)) }, because: diagnostic.kind.message,
      owner)
  }

  private static func words(_ text: String) -> Set<Substring> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
  }

  /// Omits the members through which values contain themselves, so that not each of them needs a check.
  private mutating func removeCycles() {
    let indices = Dictionary(blocks.enumerated().filter { $1.hasBraces }.map { ($1.schemaName, $0) }) { first, _ in
      first
    }
    var isDone = Set<Int>()
    for root in blocks.indices where !isDone.contains(root) {
      var path = [(block: root, member: 0)]
      var open: Set = [root]
      while let (block, member) = path.last {
        guard member < blocks[block].members.count else {
          isDone.insert(block)
          open.remove(block)
          path.removeLast()
          continue
        }
        path[path.count - 1].member += 1
        for next in blocks[block].members[member].storedTypes.compactMap({ indices[$0] }) {
          if open.contains(next) {
            blocks[block].members[member].omit(
              "a value of `\(blocks[next].schemaName)` contains itself through it; use an array or an identifier")
          } else if !isDone.contains(next) {
            open.insert(next)
            path.append((next, 0))
          }
        }
      }
    }
  }

  private mutating func answer(_ diagnostic: Diagnostic, _ owner: ImportedLine.Owner, _ round: Int) {
    let (message, code) = (diagnostic.kind.message, diagnostic.kind.code)
    guard let member = owner.member, round < Self.patience.declaration else {
      if round >= Self.patience.declaration { blocks[owner.block].reason = message }
      if !blocks[owner.block].failMembersWithSyntaxErrors() { blocks[owner.block].fail(message) }
      return
    }
    if code == Self.needlessAllowance { return blocks[owner.block].members[member].allowNothing() }
    if round >= Self.patience.member { return blocks[owner.block].members[member].omit(message) }
    let isAllowable =
      diagnostic.kind.severity == .warning && blocks[owner.block].isViewModel && code != Self.idlePolicy
    let place = Allowance(block: owner.block, member: member, code: code)
    if isAllowable, allowed.contains(place) || blocks[owner.block].members[member].allow(code) {
      allowed.insert(place)
      return
    }
    blocks[owner.block].members[member].fail(message, step: owner.step)
  }

  private var laidOut: (text: String, owners: [ImportedLine.Owner]) {
    var (text, owners): (String, [ImportedLine.Owner]) = ("", [])
    for (index, block) in blocks.enumerated() {
      for line in block.lines(index) {
        text += line.text + "\n"
        owners.append(line.owner)
      }
      text += "\n"
      owners.append(ImportedLine.Owner(block: index))
    }
    return (text, owners)
  }

  private var text: String { laidOut.text }

  /// Removes the types of other files that only omitted members have.
  private mutating func removeUnusedTypes() {
    let uses = blocks.indices.filter { !blocks[$0].isExtern }.flatMap { blocks[$0].lines($0) }.map(\.text)
    let code = uses.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    let words = Set(code.flatMap(Self.words))
    blocks.removeAll { $0.isExtern && $0.reason == nil && !words.contains($0.name[...]) }
  }
}
