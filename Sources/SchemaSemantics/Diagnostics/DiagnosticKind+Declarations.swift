import VmgenSchemaSyntax

/// VM0401–VM0419: models, externs, functions and samples.
extension DiagnosticKind {
  package static func containsItself(name: String, path: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0401", "`\(name)` contains itself: \(path)", help: "use an array or an identifier to break the cycle")
  }

  package static func identifiableWithoutID(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0410", "`\(name)` is `Identifiable`, but has no field `id`", hiddenBy: .errorInMembers(named: "id"),
      help: "add a field, `let id: String`, or a property: `var id: String { … }`")
  }

  package static func identityNotHashable(type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0411", "the `id` cannot have type `\(type)`, because it is not hashable",
      help: "use a `String`, an `Int` or a `UUID`")
  }

  package static func duplicateKey(key: String) -> DiagnosticKind {
    DiagnosticKind("VM0412", "two fields have the JSON key `\(key)`", help: "give each field a different key")
  }

  package static var keyNotPlain: DiagnosticKind {
    DiagnosticKind(
      "VM0413", "a JSON key must be a string literal that is not empty",
      help: "write it in quotes: `key \"avatar_url\"`")
  }

  package static func unknownConformance(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0414", "`\(name)` is not a supported conformance here")
  }

  package static func duplicateConformance(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0415", "duplicate conformance `\(name)`", help: "remove one of them")
  }

  package static func externDetail(detail: String) -> DiagnosticKind {
    DiagnosticKind("VM0416", "a field of an `extern model` cannot have \(detail)", help: "remove it")
  }

  package static func recursion(name: String, path: String) -> DiagnosticKind {
    DiagnosticKind("VM0417", "\(name) calls itself: \(path)", help: "rewrite it without recursion")
  }

  package static func sampleCycle(name: String, path: String) -> DiagnosticKind {
    DiagnosticKind("VM0418", "sample `\(name)` contains itself: \(path)", help: "write one of the values directly")
  }

  package static func errorNotSendable(type: Type) -> DiagnosticKind {
    DiagnosticKind("VM0419", "an error cannot have an associated value of type `\(type)`, because it is not `Sendable`")
  }
}

/// VM0402–VM0409: enums and their raw values.
extension DiagnosticKind {
  package static func rawTypeKind(type: Type) -> DiagnosticKind {
    DiagnosticKind("VM0402", "the raw type cannot be `\(type)`", help: "use `String` or `Int`")
  }

  package static func rawValueWithCarried(caseName: String, type: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0403", "`\(caseName)` has associated values, but `\(type)` has raw values",
      help: "remove the raw type or the associated values")
  }

  package static func rawValueWithoutType(type: String, raw: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0404", "`\(type)` has no raw type, so its cases cannot have raw values",
      help: "add the raw type: `enum \(type): \(raw)`")
  }

  package static func rawValueKind(type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0405", "a raw value must be a literal of type `\(type)`", help: "write a literal, or change the raw type")
  }

  package static func duplicateRawValue(value: String) -> DiagnosticKind {
    DiagnosticKind("VM0406", "duplicate raw value `\(value)`", help: "give each case a different raw value")
  }

  package static func emptyEnum(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0407", "`\(name)` has no cases", hiddenBy: .errorInDeclaration, help: "add a case")
  }

  package static func carriedDefault(caseName: String) -> DiagnosticKind {
    DiagnosticKind("VM0409", "an associated value of `\(caseName)` cannot have a default", help: "remove the default")
  }
}

/// VM0451–VM0458, VM0467 and VM0468: declarations of services.
extension DiagnosticKind {
  package static func unknownService(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0451", "unknown service `\(name)`", hiddenBy: .errorInAnyCode(containing: name))
  }

  package static func usedTwice(service: String, first: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0452", "`\(service)` is already used as `\(first)`",
      help: "remove one of them, or declare and use a second service with these functions: "
        + "`service Other\(service): \(service)`")
  }

  package static func serviceAsType(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0453", "service `\(name)` cannot be used as a type", help: "use it in a view model: `use … : \(name)`")
  }

  package static func throwsNoError(type: Type) -> DiagnosticKind {
    DiagnosticKind("VM0454", "`\(type)` is not an `error`", help: "declare it: `error … { case … \"Text\" }`")
  }

  package static func asyncStream(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0455", "`\(name)` returns a stream, so it cannot be `async`", help: "remove `async`")
  }

  package static func notSendable(type: Type) -> DiagnosticKind {
    DiagnosticKind("VM0456", "`\(type)` cannot be passed to or returned by a service, because it is not `Sendable`")
  }

  package static func providedTwice(name: String, member: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0457", "`\(name)` and another service have the same provider property `\(member)`",
      help: "rename one of the services")
  }

  package static func noSuchFunction(service: String, name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0458", "`\(service)` has no function `\(name)`", hiddenBy: .errorInMembers(of: service, named: name))
  }

  package static func circularServices(path: String) -> DiagnosticKind {
    DiagnosticKind("VM0467", "these services refine each other: \(path)", help: "remove one `:` with its service")
  }

  package static func refinedFunction(name: String, service: String) -> DiagnosticKind {
    DiagnosticKind("VM0468", "`\(service)` already has a function `\(name)`", help: "rename or remove it")
  }
}

/// VM0459–VM0466: uses of services.
extension DiagnosticKind {
  package static func serviceNotCalled(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0459", "`\(name)` is a function, but is not called", help: "add parentheses: `\(name)(…)`")
  }

  package static func serviceAsValue(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0460", "service `\(name)` is not a value",
      help: "call one of its functions, `\(name).…(…)`; a service is never nil")
  }

  package static func effectInFormula(name: String, effect: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0461", "`\(name)` cannot be called in a formula, because it \(effect)",
      help: "call it in a `command`, and store the result in a `state`")
  }

  package static func streamInFormula(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0462", "`\(name)` returns a stream, not a value", help: "store the latest value: `follow … from \(name)(…)`")
  }

  package static func noResult(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0463", "`\(name)` has no result", hiddenBy: .errorInSignature(of: name), help: "call it as a step")
  }

  package static func unusedUse(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0464", "service `\(name)` is never used", severity: .warning, hiddenBy: .errorInDeclaration,
      help: "remove it, or call one of its functions")
  }

  package static var callsOutsideExample: DiagnosticKind {
    DiagnosticKind(
      "VM0465", "recorded calls and values are only available in examples", help: "store the value in a `state`")
  }

  package static func noSuchParameter(function: String, name: String) -> DiagnosticKind {
    DiagnosticKind("VM0466", "`\(function)` has no parameter `\(name)`", hiddenBy: .errorInMembers(named: name))
  }
}

/// VM0628–VM0629: `services`.
extension DiagnosticKind {
  package static func emptyServiceContainer(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0628", "`\(name)` contains no services", help: "declare a service: `service Session { … }`")
  }

  package static func listedTwice(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0629", "`\(name)` is already in the list", help: "remove it")
  }
}

extension DiagnosticKind {
  package static func externMethod(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0673", "`\(name)` cannot have a body, because Swift declares the type",
      help: "list a property of Swift as a field, or write a `func` outside of the type")
  }
}
