import VmgenSchemaSyntax

/// Returns a schema file in canonical form, or nil where the file has syntax errors.
///
/// Only the white space between tokens and the indentation of multi-line strings change. Each item of a file or a body
/// begins a line, four spaces further right than the item around it; line breaks in an expression stay. Comments and
/// single blank lines stay between the same tokens.
package func formatSchema(_ tree: SyntaxTree) -> [UInt8]? {
  guard !tree.hasErrors else { return nil }
  var writer = LayoutWriter(tree, TokenLayout.layouts(of: tree))
  return writer.write()
}
