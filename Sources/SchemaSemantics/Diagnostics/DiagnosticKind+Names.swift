import VmgenSchemaSyntax

/// VM0201–VM0216: name lookup.
extension DiagnosticKind {
  package static let unknownType = DiagnosticKind(
    "VM0201", "unknown type `{name}`", hiddenBy: .errorInDeclaration)

  package static let unknownName = DiagnosticKind(
    "VM0202", "cannot find `{name}` in scope", hiddenBy: .errorInDeclaration)

  package static let duplicateDeclaration = DiagnosticKind(
    "VM0203", "`{name}` is declared twice",
    help: "rename or remove one of them")

  package static let duplicateMember = DiagnosticKind(
    "VM0204", "`{owner}` has two {kind}s called `{name}`",
    help: "rename or remove one of them")

  package static let keywordName = DiagnosticKind(
    "VM0205", "{kind} cannot be called `{name}`, because Swift reserves the name",
    help: "choose another name")

  package static let generatedName = DiagnosticKind(
    "VM0206", "{kind} of `{owner}` cannot be called `{name}`, because generated code declares that name",
    help: "choose another name")

  package static let typeNameInUse = DiagnosticKind(
    "VM0207", "a type cannot be called `{name}`, because {reason}",
    help: "choose a more specific name")

  package static let lowerCaseType = DiagnosticKind(
    "VM0208", "the type name `{name}` begins with a lowercase letter",
    help: "rename it to `{replacement}`")

  package static let upperCaseMember = DiagnosticKind(
    "VM0209", "the name of the {kind} `{name}` begins with an uppercase letter", severity: .warning,
    help: "rename it to `{replacement}`")

  package static let noSuchMember = DiagnosticKind(
    "VM0210", "`{type}` has no member `{name}`", hiddenBy: .errorInNamedType)

  package static let typeAsValue = DiagnosticKind(
    "VM0211", "`{name}` is a type, not a value")

  package static let functionAsValue = DiagnosticKind(
    "VM0212", "`{name}` is a function, but is not called",
    help: "add parentheses: `{name}(…)`")

  package static let notCallable = DiagnosticKind(
    "VM0213", "`{name}` is not a function",
    help: "remove the parentheses")
}

/// VM0214–VM0225: names in the wrong place.
extension DiagnosticKind {
  package static let methodNotCalled = DiagnosticKind(
    "VM0214", "`{name}` is a method, but is not called",
    help: "add parentheses: `{name}(…)`")

  package static let sampleOutOfPlace = DiagnosticKind(
    "VM0215", "sample `{name}` is used outside examples and samples",
    help:
      "declare a function that returns the value, `func {name}() -> {type} = …`, instead of the sample, and call it; or use an input"
  )

  package static let outOfReach = DiagnosticKind(
    "VM0216", "`{name}` cannot be read here: {reason}",
    help: "write the value itself")

  package static let viewModelAsType = DiagnosticKind(
    "VM0219", "view model `{name}` cannot be used as a type",
    help: "use the model that it displays")

  package static let closureParameterOutside = DiagnosticKind(
    "VM0220", "`{name}` is only available in a closure",
    help: "write the name of a value")

  package static let closureParameterNamed = DiagnosticKind(
    "VM0221", "`{name}` cannot be used in a closure with named parameters",
    help: "use the name before `in`")

  package static let implicitMemberNeedsType = DiagnosticKind(
    "VM0222", "the type of `.{name}` is unknown",
    help: "write the type before the dot")

  package static let noLabels = DiagnosticKind(
    "VM0223", "`{type}` has no labels",
    help: "add labels to its cases: `case a \"Text\"`")

  package static let typeNotConstructible = DiagnosticKind(
    "VM0224", "a schema cannot create values of type `{name}`",
    help: "use an input")

  package static let noContext = DiagnosticKind(
    "VM0225", "`{name}` needs the display context, which is not available here",
    help: "compute the value in a display, or write it directly")
}

/// VM0217–VM0229: reserved names and names that hide each other.
extension DiagnosticKind {
  package static let functionOfLanguage = DiagnosticKind(
    "VM0217", "the standard library already has a function `{name}`",
    help: "choose another name")

  package static let contextName = DiagnosticKind(
    "VM0218", "a member cannot be called `{name}`, because that is a part of the display context",
    help: "choose another name")

  package static let caseLikeNil = DiagnosticKind(
    "VM0226", "a case cannot be called `{name}`, because `Optional` has a case with that name",
    help: "choose another name, such as `no…`")

  package static let companionName = DiagnosticKind(
    "VM0227", "a type cannot be called `{name}`, because generated code declares that type",
    help: "choose another name")

  package static let namedTwice = DiagnosticKind(
    "VM0228", "duplicate name `{name}`",
    help: "rename one of them, or write `_`")

  package static let hiddenFunction = DiagnosticKind(
    "VM0229", "in `{owner}`, another `{name}` hides the function",
    help: "rename the function or the other declaration")
}

/// VM0751–VM0754: imports.
extension DiagnosticKind {
  package static let unknownModule = DiagnosticKind(
    "VM0751", "module `{module}` has no schemas")

  package static let duplicateImport = DiagnosticKind(
    "VM0752", "`{module}` is imported twice", severity: .warning,
    help: "remove one of the imports")

  package static let notImported = DiagnosticKind(
    "VM0753", "`{name}` belongs to module `{module}`, which this file does not import",
    help: "add `import {module}`")

  package static let declaredInModule = DiagnosticKind(
    "VM0754", "`{name}` is already declared in the imported module `{module}`",
    help: "rename it, or use the existing declaration")
}
