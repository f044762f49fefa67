import VmgenSchemaSemantics

/// Makes the names in a generated file refer to the intended declarations.
struct NameResolution {
  private let names: DeclaredNames
  private let options: GenerationOptions

  init(_ names: DeclaredNames, _ options: GenerationOptions) {
    self.names = names
    self.options = options
  }

  /// Returns the file with qualified names of libraries and with imports of the declarations of other modules that it
  /// names.
  ///
  /// - Parameter imports: The lines of the file that import whole modules.
  func resolved(_ bytes: [UInt8], imports: [String]) -> [UInt8] {
    var imported: [String: String] = [:]
    for line in imports { if let module = line.split(separator: " ").last { imported[String(module)] = line } }
    let importsDeclarations = names.declarations.values.contains { imported[module(of: $0) ?? ""] != nil }
    guard importsDeclarations || !names.hidden.isEmpty else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 256)
    var copied = 0
    var used: Set<String> = []
    for name in SwiftNames(in: bytes).names where names.mayContain(bytes[name.range]) {
      let text = String(decoding: bytes[name.range], as: UTF8.self)
      if importsDeclarations, names.declarations[text] != nil { used.insert(text) }
      guard let module = names.hidden[text] else { continue }
      if name.isQuoted {
        result += bytes[copied..<name.range.lowerBound - 1] + bytes[name.range]
        copied = name.range.upperBound + 1
      } else if !(name.isAttribute && text == "Sendable") {
        result += bytes[copied..<name.range.lowerBound] + Array((module + ".").utf8)
        copied = name.range.lowerBound
      }
    }
    result += bytes[copied...]
    return importsDeclarations ? importing(used, into: result, imported) : result
  }

  /// Returns the module that a file imports a declaration from; nil if the file's own module declares it.
  private func module(of declaration: DeclaredNames.Declaration) -> String? {
    declaration.module ?? options.module(of: declaration.layer) ?? options.testedModules[declaration.layer]
  }

  /// Returns the file with an import of each used declaration of another module, in the order of swift-format: imports
  /// of declarations follow the imports of modules, and `@testable` imports are last.
  private func importing(_ used: Set<String>, into bytes: [UInt8], _ imported: [String: String]) -> [UInt8] {
    var plain: [(path: String, line: String)] = []
    var testable: [String: [String]] = [:]
    for name in used.sorted() {
      guard let declaration = names.declarations[name], let module = module(of: declaration),
        let line = imported[module]
      else { continue }
      let path = "\(module).\(name)"
      let added = "\(line.dropLast(module.count))\(declaration.keyword) \(path)"
      if line.hasPrefix("@testable") {
        testable[line, default: []].append(added)
      } else {
        plain.append((path, added))
      }
    }
    var text = String(decoding: bytes, as: UTF8.self)
    let last = imported.values.filter { !$0.hasPrefix("@testable") }.max { Self.module($0) < Self.module($1) }
    if let last, !plain.isEmpty {
      let lines = plain.sorted { $0.path < $1.path }.map(\.line)
      Self.insert("\n" + lines.joined(separator: "\n"), after: last, into: &text)
    }
    for (line, lines) in testable { Self.insert(lines.joined(separator: "\n"), after: line, into: &text) }
    return Array(text.utf8)
  }

  private static func module(_ line: String) -> Substring { line.split(separator: " ").last ?? "" }

  /// Inserts text after the first occurrence of a line.
  private static func insert(_ text: String, after line: String, into file: inout String) {
    var start = file.startIndex
    while start < file.endIndex {
      let end = file[start...].firstIndex(of: "\n") ?? file.endIndex
      if file[start..<end] == line {
        file.insert(contentsOf: "\n" + text, at: end)
        return
      }
      start = end < file.endIndex ? file.index(after: end) : end
    }
  }
}
