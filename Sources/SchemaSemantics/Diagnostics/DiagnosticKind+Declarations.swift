import VmgenSchemaSyntax

/// VM0401–VM0419: models, externs, functions and samples.
extension DiagnosticKind {
  package static let containsItself = DiagnosticKind(
    "VM0401", "`{name}` contains itself: {path}",
    help: "use an array or an identifier to break the cycle")

  package static let identifiableWithoutID = DiagnosticKind(
    "VM0410", "`{name}` is `Identifiable`, but has no field `id`", hiddenBy: .errorInDeclaration,
    help: "add a field: `let id: String`")

  package static let identityNotHashable = DiagnosticKind(
    "VM0411", "the `id` cannot have type `{type}`, because it is not hashable",
    help: "use a `String`, an `Int` or a `UUID`")

  package static let duplicateKey = DiagnosticKind(
    "VM0412", "two fields have the JSON key `{key}`",
    help: "give each field a different key")

  package static let keyNotPlain = DiagnosticKind(
    "VM0413", "a JSON key must be a string literal that is not empty",
    help: "write it in quotes: `key \"avatar_url\"`")

  package static let unknownConformance = DiagnosticKind(
    "VM0414", "`{name}` is not a supported conformance here")

  package static let duplicateConformance = DiagnosticKind(
    "VM0415", "duplicate conformance `{name}`",
    help: "remove one of them")

  package static let externDetail = DiagnosticKind(
    "VM0416", "a field of an `extern model` cannot have {detail}",
    help: "remove it")

  package static let recursion = DiagnosticKind(
    "VM0417", "{name} calls itself: {path}",
    help: "rewrite it without recursion")

  package static let sampleCycle = DiagnosticKind(
    "VM0418", "sample `{name}` contains itself: {path}",
    help: "write one of the values directly")

  package static let errorNotSendable = DiagnosticKind(
    "VM0419", "an error cannot have an associated value of type `{type}`, because it is not `Sendable`")
}

/// VM0402–VM0409: enums and their raw values.
extension DiagnosticKind {
  package static let rawTypeKind = DiagnosticKind(
    "VM0402", "the raw type cannot be `{type}`",
    help: "use `String` or `Int`")

  package static let rawValueWithCarried = DiagnosticKind(
    "VM0403", "`{case}` has associated values, but `{type}` has raw values",
    help: "remove the raw type or the associated values")

  package static let rawValueWithoutType = DiagnosticKind(
    "VM0404", "`{type}` has no raw type, so its cases cannot have raw values",
    help: "add the raw type: `enum {type}: {raw}`")

  package static let rawValueKind = DiagnosticKind(
    "VM0405", "a raw value must be a literal of type `{type}`",
    help: "write a literal, or change the raw type")

  package static let duplicateRawValue = DiagnosticKind(
    "VM0406", "duplicate raw value `{value}`",
    help: "give each case a different raw value")

  package static let emptyEnum = DiagnosticKind(
    "VM0407", "`{name}` has no cases", hiddenBy: .errorInDeclaration,
    help: "add a case")

  package static let carriedDefault = DiagnosticKind(
    "VM0409", "an associated value of `{case}` cannot have a default",
    help: "remove the default")
}

/// VM0451–VM0458: declarations of services.
extension DiagnosticKind {
  package static let unknownService = DiagnosticKind(
    "VM0451", "unknown service `{name}`", hiddenBy: .errorInDeclaration)

  package static let usedTwice = DiagnosticKind(
    "VM0452", "`{service}` is already used as `{first}`",
    help: "remove one of them")

  package static let serviceAsType = DiagnosticKind(
    "VM0453", "service `{name}` cannot be used as a type",
    help: "use it in a view model: `use … : {name}`")

  package static let throwsNoError = DiagnosticKind(
    "VM0454", "`{type}` is not an `error`",
    help: "declare it: `error … { case … \"Text\" }`")

  package static let asyncStream = DiagnosticKind(
    "VM0455", "`{name}` returns a stream, so it cannot be `async`",
    help: "remove `async`")

  package static let notSendable = DiagnosticKind(
    "VM0456", "`{type}` cannot be passed to or returned by a service, because it is not `Sendable`")

  package static let providedTwice = DiagnosticKind(
    "VM0457", "`{name}` and another service have the same provider property `{member}`",
    help: "rename one of the services")

  package static let noSuchFunction = DiagnosticKind(
    "VM0458", "`{service}` has no function `{name}`", hiddenBy: .errorInNamedType)
}

/// VM0459–VM0465: uses of services.
extension DiagnosticKind {
  package static let serviceNotCalled = DiagnosticKind(
    "VM0459", "`{name}` is a function, but is not called",
    help: "add parentheses: `{name}(…)`")

  package static let serviceAsValue = DiagnosticKind(
    "VM0460", "service `{name}` is not a value",
    help: "call one of its functions: `{name}.…(…)`")

  package static let effectInFormula = DiagnosticKind(
    "VM0461", "`{name}` cannot be called in a formula, because it {effect}",
    help: "call it in a `command`, and store the result in a `state`")

  package static let streamInFormula = DiagnosticKind(
    "VM0462", "`{name}` returns a stream, not a value",
    help: "store the latest value: `follow … from {name}(…)`")

  package static let noResult = DiagnosticKind(
    "VM0463", "`{name}` has no result", hiddenBy: .errorInAnyDeclaration,
    help: "call it as a step")

  package static let unusedUse = DiagnosticKind(
    "VM0464", "service `{name}` is never used", severity: .warning, hiddenBy: .errorInDeclaration,
    help: "remove it, or call one of its functions")

  package static let callsOutsideExample = DiagnosticKind(
    "VM0465", "recorded calls are only available in examples",
    help: "store the value in a `state`")

  package static let noSuchParameter = DiagnosticKind(
    "VM0466", "`{function}` has no parameter `{name}`", hiddenBy: .errorInAnyDeclaration)
}

/// VM0628–VM0629: `services`.
extension DiagnosticKind {
  package static let emptyServiceContainer = DiagnosticKind(
    "VM0628", "`{name}` contains no services",
    help: "declare a service: `service Session { … }`")

  package static let listedTwice = DiagnosticKind(
    "VM0629", "`{name}` is already in the list",
    help: "remove it")
}
