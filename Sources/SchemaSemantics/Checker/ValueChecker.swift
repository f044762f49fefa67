import VmgenSchemaSyntax

/// Checks the values in declarations: the bodies of functions, raw values, labels, samples, and the defaults of fields.
struct ValueChecker: DeclarationReader {
  let expressions: ExpressionChecker

  var declarations: ModuleDeclarations { expressions.declarations }
}
