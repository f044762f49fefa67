import VmgenSchemaSyntax

/// The page of `vmgen explain` for one kind of diagnostic.
package struct DiagnosticExplanation: Sendable, Identifiable {
  package let kind: DiagnosticKind
  /// The page in Markdown, without the examples.
  package let text: String
  /// A schema that causes this diagnostic and no other. It is empty if no schema can cause the diagnostic, such as for
  /// a missing file.
  package let bad: String
  /// The same schema after the fix, which causes no diagnostic. It is empty if `bad` is empty.
  package let good: String

  package var id: String { kind.code }

  init(of kind: DiagnosticKind, _ text: String, bad: String, good: String) {
    self.kind = kind
    self.text = text
    self.bad = bad
    self.good = good
  }

  /// Creates an explanation with a schema whose marked lines show the mistake and its fix.
  package init(of kind: DiagnosticKind, _ text: String, schema: String = "") {
    let schema = MarkedSchema(schema)
    self.init(of: kind, text, bad: schema.before, good: schema.after)
  }
}

extension DiagnosticExplanation {
  /// Returns the explanation of a code; nil for a code that no diagnostic has.
  package static func explanation(of code: String) -> DiagnosticExplanation? { all.first { $0.kind.code == code } }

  /// All explanations, sorted by the code of their kinds. The file of each subject contains its list.
  package static let all: [DiagnosticExplanation] =
    [
      sourceExplanations,
      lexicalExplanations,
      structureExplanations,
      declarationExplanations,
      expressionFormExplanations,
      bodyExplanations,
      memberFormExplanations,
      stepFormExplanations,
      nameExplanations,
      namePlaceExplanations,
      takenNameExplanations,
      typeExplanations,
      callExplanations,
      missingValueExplanations,
      patternExplanations,
      takenBranchExplanations,
      valueExplanations,
      collectionValueExplanations,
      declaredTypeExplanations,
      declaredEnumExplanations,
      serviceExplanations,
      servicePlaceExplanations,
      overloadExplanations,
      commandOverloadExplanations,
      serviceContainerExplanations,
      viewModelExplanations,
      writingExplanations,
      editTextExplanations,
      editRuleExplanations,
      unusedMemberExplanations,
      focusExplanations,
      coverageExplanations,
      exampleRunExplanations,
      commandExplanations,
      stepExplanations,
      stepTargetExplanations, variableExplanations,
      startedCallExplanations,
      screenExplanations,
      routerExplanations,
      linkExplanations,
      restoreExplanations,
      reactionExplanations,
      collectionChangeExplanations,
      loopExplanations,
      commandGroupExplanations,
      childExplanations,
      listExplanations,
      loadedListExplanations,
      nestedRowExplanations,
      catchExplanations,
      errorPolicyExplanations,
      exampleExplanations,
      exampleTableExplanations,
      exampleGivenExplanations,
      exampleActExplanations,
      exampleAnswerExplanations,
      exampleStubExplanations,
      fakeExplanations,
      screenResultExplanations,
      fileExplanations,
      moduleExplanations,
      outputExplanations,
      compatibilityExplanations,
      importExplanations,
      modifierExplanations,
      catalogExplanations,
      lintExplanations,
    ].flatMap(\.self).sorted { $0.kind.code < $1.kind.code }
}
