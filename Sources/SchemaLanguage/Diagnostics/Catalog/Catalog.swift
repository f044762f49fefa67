extension DiagnosticKind {
  /// Every kind, in order of its code. Each list stands in the file of its subject.
  public static var all: [DiagnosticKind] {
    [
      sourceKinds,
      lexicalKinds,
      structureKinds,
      declarationKinds,
      expressionFormKinds,
      memberFormKinds,
      stepFormKinds,
      nameKinds,
      namePlaceKinds,
      typeKinds,
      callKinds,
      patternKinds,
      valueKinds,
      declaredTypeKinds,
      serviceKinds,
      servicePlaceKinds,
      viewModelKinds,
      writingKinds,
      editTextKinds,
      editRuleKinds,
      unusedMemberKinds,
      commandKinds,
      stepKinds,
      stepTargetKinds,
      reactionKinds,
      exampleKinds,
      exampleActKinds,
      exampleAnswerKinds,
      fileKinds,
      moduleKinds,
      outputKinds,
    ].flatMap(\.self)
  }
}
