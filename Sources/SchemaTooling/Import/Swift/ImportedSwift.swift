import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A first schema for Swift code: models, enums, services and view models.
///
/// Members are tried in the words of Swift. The checker decides which of them a schema can have; a comment has its reason
/// for the others.
package struct ImportedSwift {
  private var blocks: [ImportedBlock] = []

  /// Returns the text of the schema, or nil if the files have no type that a schema can have.
  package static func text(of files: [SourceFile]) -> [UInt8]? {
    let readers = files.map(SwiftReader.init)
    guard readers.allSatisfy(\.diagnostics.isEmpty) else { return nil }
    var blocks = SwiftTranslation(readers.flatMap(\.declarations), readers.flatMap(\.others)).blocks
    guard blocks.contains(where: { $0.reason == nil }) else { return nil }
    var schema = ImportedSwift()
    swap(&schema.blocks, &blocks)
    guard schema.settle() else { return nil }
    schema.removeUnusedTypes()
    let text = schema.text
    let file = SourceFile(imported: text)
    return formatSchema(SyntaxTree(parsing: file)) ?? file.bytes
  }

  /// Returns what is wrong in Swift code, if it is.
  package static func diagnostics(of file: SourceFile) -> [Diagnostic] { SwiftReader(file).diagnostics }

  /// The number of checks after which a member with a finding is omitted at once, and its declaration.
  private static let patience = (member: 20, declaration: 40, end: 400)

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
      var seen: Set<[Int]> = []
      for diagnostic in found {
        let line = table.location(of: Int(diagnostic.range.lower)).line - 1
        guard owners.indices.contains(line) else { return false }
        let owner = owners[line]
        guard seen.insert([owner.block, owner.member ?? -1]).inserted else { continue }
        if round < Self.patience.member, fix(diagnostic, owner, owners, file, table) { continue }
        answer(diagnostic, owner, round)
      }
    }
    return false
  }

  /// Applies the fix-it of an error to the member that has it. Returns whether there is one.
  private mutating func fix(
    _ diagnostic: Diagnostic, _ owner: (block: Int, member: Int?), _ owners: [(block: Int, member: Int?)],
    _ file: SourceFile, _ table: LineTable
  ) -> Bool {
    guard diagnostic.kind.severity == .error, let member = owner.member, let fixIt = diagnostic.fixIt,
      !Self.typeMistakes.contains(diagnostic.kind.code)
    else { return false }
    let edited = [fixIt.range.lower, fixIt.range.upper].map { table.location(of: Int($0)).line - 1 }
    guard edited.allSatisfy({ owners.indices.contains($0) && owners[$0] == owner }) else { return false }
    let own = owners.indices.filter { owners[$0] == owner }
    guard let first = own.first, let last = own.last, table.starts.indices.contains(last + 1) else { return false }
    let (start, end) = (table.starts[first], table.starts[last + 1])
    let text =
      String(decoding: file.bytes[start..<Int(fixIt.range.lower)], as: UTF8.self) + fixIt.replacement
      + String(decoding: file.bytes[Int(fixIt.range.upper)..<end], as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).dropLast()
    return blocks[owner.block].members[member].change(
      to: lines.map { String($0.dropFirst(4)) }, because: diagnostic.kind.message)
  }

  private mutating func answer(_ diagnostic: Diagnostic, _ owner: (block: Int, member: Int?), _ round: Int) {
    let (message, code) = (diagnostic.kind.message, diagnostic.kind.code)
    guard let member = owner.member, round < Self.patience.declaration else {
      if round >= Self.patience.declaration { blocks[owner.block].reason = message }
      return blocks[owner.block].fail(message)
    }
    if round >= Self.patience.member { return blocks[owner.block].members[member].omit(message) }
    let isAllowable = diagnostic.kind.severity == .warning && blocks[owner.block].isViewModel
    if isAllowable, !blocks[owner.block].members[member].allowed.contains(code) {
      return blocks[owner.block].members[member].allowed.append(code)
    }
    blocks[owner.block].members[member].fail(message)
  }

  private var laidOut: (text: String, owners: [(block: Int, member: Int?)]) {
    var (text, owners): (String, [(block: Int, member: Int?)]) = ("", [])
    for (index, block) in blocks.enumerated() {
      for line in block.lines {
        text += line.text + "\n"
        owners.append((index, line.member))
      }
      text += "\n"
      owners.append((index, nil))
    }
    return (text, owners)
  }

  private var text: String { laidOut.text }

  /// Removes the types of other files that only omitted members have.
  private mutating func removeUnusedTypes() {
    let uses = blocks.filter(\.hasBraces).flatMap(\.lines).map(\.text).filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    let words = Set(uses.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") } })
    blocks.removeAll { !$0.hasBraces && $0.reason == nil && !$0.heads.isEmpty && !words.contains($0.name[...]) }
  }
}
