import VmgenSchemaSyntax

/// Returns a schema file in canonical form, or nil if the file has syntax errors.
///
/// Only the white space between tokens and the indentation of multiline strings change. Each item of a file or a body
/// starts a line, indented by four spaces more than the item that contains it. Line breaks in an expression remain, as
/// do comments and single blank lines between the same tokens.
package func formatSchema(_ tree: SyntaxTree) -> [UInt8]? {
  guard !tree.hasErrors else { return nil }
  var writer = LayoutWriter(tree, TokenLayout.layouts(of: tree))
  return writer.write()
}
