import VmgenMustache
import VmgenSchemaSemantics

/// Makes the names in a generated file refer to the intended declarations.
struct NameResolution: Sendable {
  private let names: DeclaredNames
  private let options: GenerationOptions
  /// The other modules whose declarations the run's files can name.
  private let modules: Set<String>

  init(_ names: DeclaredNames, _ options: GenerationOptions) {
    self.names = names
    self.options = options
    modules = Set(names.declarations.values.compactMap { Self.module(of: $0, options) })
  }

  /// Returns the file with qualified names of libraries and with imports of the declarations of other modules that it
  /// names.
  ///
  /// - Parameter imports: The imports of whole modules, whose lines the file contains.
  func resolved(_ bytes: [UInt8], imports: FileImports) -> [UInt8] {
    let importsDeclarations = imports.containsAny(of: modules)
    guard importsDeclarations || names.hiddenTexts.contains(where: { bytes.firstRange(ofText: $0) != nil }) else {
      return bytes
    }
    let blockRange = bytes.firstRange(ofText: Array(imports.lines.joined(separator: "\n").utf8))
    let body = blockRange?.upperBound ?? 0
    var allImports = imports
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 256)
    var copied = body
    for name in SwiftNames(in: bytes, from: body).names where names.mayContain(bytes[name.range]) {
      let text = String(decoding: bytes[name.range], as: UTF8.self)
      if importsDeclarations, let declaration = names.declarations[text],
        let module = Self.module(of: declaration, options)
      {
        allImports.insert(text, keyword: declaration.keyword, of: module)
      }
      guard let module = names.hidden[text] else { continue }
      if name.isQuoted {
        result += bytes[copied..<name.range.lowerBound - 1] + bytes[name.range]
        copied = name.range.upperBound + 1
      } else if !(name.isAttribute && text == "Sendable") {
        result += bytes[copied..<name.range.lowerBound] + Array((imports.qualifier(of: module) + ".").utf8)
        copied = name.range.lowerBound
      }
    }
    result += bytes[copied...]
    let lines = Array(allImports.lines.joined(separator: "\n").utf8)
    // A custom template can write the imports differently. Swift accepts imports at any place in a file.
    guard let blockRange else { return importsDeclarations ? result + lines + [UInt8(ascii: "\n")] : result }
    return bytes[..<blockRange.lowerBound] + lines + result
  }

  /// Returns the module that a file imports a declaration from; nil if the file's own module declares it.
  private static func module(of declaration: DeclaredNames.Declaration, _ options: GenerationOptions) -> String? {
    declaration.module ?? options.module(of: declaration.layer) ?? options.testedModules[declaration.layer]
  }
}
