import SwiftCompilerPlugin
import SwiftSyntax
import SwiftSyntaxMacros

/// Replaces `#stringify(value)` with the value and its source.
public struct StringifyMacro: ExpressionMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> ExprSyntax {
    guard let argument = node.arguments.first?.expression else { return "()" }
    return "(\(argument), \(literal: argument.description))"
  }
}

@main
struct PeerPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [StringifyMacro.self]
}
