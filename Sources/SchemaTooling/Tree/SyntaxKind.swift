/// The kind of a node of a syntax tree.
package enum SyntaxKind: Sendable {
  case schema
  // Declarations
  case importDeclaration, enumDeclaration, modelDeclaration, externTypeDeclaration, functionDeclaration
  case serviceDeclaration, serviceContainerDeclaration, sampleDeclaration, viewModelDeclaration, errorPolicyDeclaration
  case fakeDeclaration, routerDeclaration, routerItem, routerItemWithBody
  // Parts of declarations
  case enumCase, field, parameter, serviceFunction, fakeFunction, listedService, errorPolicyClause, throwsClause
  // Members of a view model. The second has braces that enclose rules or the steps of an example.
  case memberDeclaration, memberDeclarationWithBody
  // What precedes a member.
  case attribute
  // Parts of members
  case editText, editRule, accessor, exampleFunction, exampleStep, navigationStep
  case block, step, stepValue, catchClause, endClause, body, statement
  // Types
  case typeName, optionalType, arrayType, dictionaryType, genericType
  // Expressions
  case literal, string, verbatim, name, closureParameter, implicitMember, member, optionalChain, call, index
  case prefix, binary, ternary, conditional, match, tuple, array, dictionary, closure, parenthesized
  // Parts of expressions
  case argument, condition, switchCase, pattern, patternBinding

  /// Whether nodes of this kind are the items of a file or a body, each on lines of its own.
  package var isItem: Bool {
    switch self {
    case .importDeclaration, .enumDeclaration, .modelDeclaration, .externTypeDeclaration, .functionDeclaration,
      .serviceDeclaration, .serviceContainerDeclaration, .sampleDeclaration, .viewModelDeclaration,
      .fakeDeclaration, .errorPolicyDeclaration, .routerDeclaration, .routerItem, .routerItemWithBody, .enumCase,
      .field,
      .serviceFunction, .fakeFunction, .listedService, .errorPolicyClause,
      .memberDeclaration, .memberDeclarationWithBody, .attribute, .editRule, .accessor, .exampleFunction, .exampleStep,
      .step,
      .switchCase,
      .statement:
      true
    default: false
    }
  }

  /// Whether the node's own braces enclose items, as those of a loop in an example.
  package var hasBody: Bool {
    switch self {
    case .enumDeclaration, .modelDeclaration, .serviceDeclaration, .serviceContainerDeclaration,
      .viewModelDeclaration, .fakeDeclaration, .errorPolicyDeclaration, .routerDeclaration, .routerItemWithBody,
      .memberDeclarationWithBody, .block, .match, .body, .exampleStep:
      true
    default: false
    }
  }
}
