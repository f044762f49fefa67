import VmgenSchemaSyntax

/// VM0201–VM0216: name lookup.
extension DiagnosticKind {
  package static func unknownType(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0201", "unknown type `\(name)`", hiddenBy: .errorInAnyCode(containing: name))
  }

  package static func unknownName(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0202", "cannot find `\(name)` in scope", hiddenBy: .errorInCode(containing: name))
  }

  package static func duplicateDeclaration(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0203", "`\(name)` is declared twice", help: "rename or remove one of them")
  }

  package static func duplicateMember(owner: String, kind: String, name: String) -> DiagnosticKind {
    DiagnosticKind("VM0204", "`\(owner)` has two \(kind)s called `\(name)`", help: "rename or remove one of them")
  }

  package static func keywordName(kind: String, name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0205", "\(kind) cannot be called `\(name)`, because Swift reserves the name", help: "choose another name")
  }

  package static func generatedName(kind: String, owner: String, name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0206", "\(kind) of `\(owner)` cannot be called `\(name)`, because generated code declares that name",
      help: "rename it, for example to `\(lowerCamelCased(name))\(capitalizedNoun(kind))`")
  }

  /// Returns the noun of a kind as the end of a name: `Input` for `an input`.
  private static func capitalizedNoun(_ kind: String) -> String {
    kind.split(separator: " ").dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  package static func typeNameInUse(name: String, reason: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0207", "a type cannot be called `\(name)`, because \(reason)", help: "choose a more specific name")
  }

  package static func lowerCaseType(name: String, replacement: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0208", "the type name `\(name)` begins with a lowercase letter", help: "rename it to `\(replacement)`")
  }

  package static func upperCaseMember(kind: String, name: String, replacement: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0209", "the name of the \(kind) `\(name)` begins with an uppercase letter", severity: .warning,
      help: "rename it to `\(replacement)`")
  }

  static func noSuchMember(type: Type, name: String) -> DiagnosticKind {
    noSuchMember(type: type.description, name: name)
  }

  package static func memberOfType(name: String, type: String) -> DiagnosticKind {
    DiagnosticKind("VM0899", "`\(name)` belongs to the type `\(type)`, not to a value")
  }

  package static func memberOfValue(name: String, type: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0889", "`\(name)` belongs to a value of `\(type)`, not to the type",
      help: "write a value before it: `….\(name)`")
  }

  package static func noSuchMember(type: String, name: String) -> DiagnosticKind {
    DiagnosticKind("VM0210", "`\(type)` has no member `\(name)`", hiddenBy: .errorInMembers(of: type, named: name))
  }

  package static func typeAsValue(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0211", "`\(name)` is a type, not a value")
  }

  package static func functionAsValue(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0212", "`\(name)` is a function, but is not called", help: "add parentheses: `\(name)(…)`")
  }

  package static func notCallable(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0213", "`\(name)` is not a function", help: "remove the parentheses")
  }
}

/// VM0214–VM0225: names in the wrong place.
extension DiagnosticKind {
  package static func methodNotCalled(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0214", "`\(name)` is a method, but is not called", help: "add parentheses: `\(name)(…)`")
  }

  package static func sampleOutOfPlace(name: String, type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0215", "sample `\(name)` is used outside examples and samples",
      help: "to use the value everywhere, declare it with `let`: `let \(name): \(type) = …`"
    )
  }

  package static func outOfReach(name: String, reason: String) -> DiagnosticKind {
    DiagnosticKind("VM0216", "`\(name)` cannot be read here: \(reason)", help: "write the value itself")
  }

  package static func viewModelAsType(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0219", "view model `\(name)` cannot be used as a type", help: "use the model that it displays")
  }

  package static func closureParameterOutside(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0220", "`\(name)` is only available in a closure", help: "write the name of a value")
  }

  package static func closureParameterNamed(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0221", "`\(name)` cannot be used in a closure with named parameters", help: "use the name before `in`")
  }

  package static func implicitMemberNeedsType(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0222", "the type of `.\(name)` is unknown", help: "write the type before the dot")
  }

  package static func noLabels(type: String) -> DiagnosticKind {
    DiagnosticKind("VM0223", "`\(type)` has no labels", help: "add labels to its cases: `case a \"Text\"`")
  }

  package static func typeNotConstructible(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0224", "a schema cannot create values of type `\(name)`", hiddenBy: .errorInMembers(of: name, named: "init"),
      help: "use an input")
  }

  package static func noContext(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0225", "`\(name)` needs the display context, which is not available here",
      help: "compute the value in a display, or write it directly")
  }
}

/// VM0217–VM0231: reserved names and names that hide each other.
extension DiagnosticKind {
  package static func memberBehindLocal(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0231", "`self.\(name)` has no view model or model here, and `\(name)` is a local value")
  }

  package static func functionOfLanguage(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0217", "the standard library already has a function `\(name)`", help: "choose another name")
  }

  package static func contextName(name: String, of kind: String = "member") -> DiagnosticKind {
    DiagnosticKind(
      "VM0218", "\(withArticle(kind)) cannot be called `\(name)`, because that is a part of the display context",
      help: "choose another name")
  }

  package static func caseLikeNil(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0226", "a case cannot be called `\(name)`, because `Optional` has a case with that name",
      help: "rename it, for example to `\(name == "none" ? "nothing" : "something")`")
  }

  package static func ambiguousNone(type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0230", "`.none` can be nil or a case of `\(type.unwrapped)`", help: "write `nil`, or the type before the dot")
  }

  package static func companionName(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0227", "a type cannot be called `\(name)`, because generated code declares that type",
      help: "choose another name")
  }

  package static func namedTwice(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0228", "duplicate name `\(name)`", help: "rename one of them, or write `_`")
  }

  package static func hiddenFunction(owner: String, name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0229", "in `\(owner)`, another `\(name)` hides the function",
      help: "rename the function; generated code declares that name")
  }
}

/// VM0751–VM0754: imports.
extension DiagnosticKind {
  package static func unknownModule(module: String) -> DiagnosticKind {
    DiagnosticKind("VM0751", "module `\(module)` has no schemas")
  }

  package static func duplicateImport(module: String) -> DiagnosticKind {
    DiagnosticKind("VM0752", "`\(module)` is imported twice", severity: .warning, help: "remove one of the imports")
  }

  package static func notImported(name: String, module: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0753", "`\(name)` belongs to module `\(module)`, which this file does not import",
      help: "add `import \(module)`")
  }

  package static func declaredInModule(name: String, module: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0754", "`\(name)` is already declared in the imported module `\(module)`",
      help: "rename it, or use the existing declaration")
  }
}

/// VM0730–VM0733: commands with the same name.
extension DiagnosticKind {
  package static func ambiguousCommand(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0730", "several commands are called `\(name)`")
  }

  package static func noCommandWithLabels(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0731", "no command `\(name)` has these labels", hiddenBy: .errorInSignature(of: name))
  }

  package static func overloadedName(name: String, property: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0732", "in Swift, the status of `\(name)` is called `\(property)`, which is the name of another member",
      help: "rename one of them, or change a label")
  }

  package static func overlappingCommands(name: String, other: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0733", "a call without the arguments that have default values can mean `\(name)` or `\(other)`",
      help: "remove a default value, or change a label")
  }
}

/// VM0833 and VM0834: functions with the same name.
extension DiagnosticKind {
  package static func noFunctionWithLabels(service: String, name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0833", "no function `\(name)` of `\(service)` has the labels of this call",
      hiddenBy: .errorInSignature(of: name))
  }

  package static func ambiguousFunction(service: String, name: String) -> DiagnosticKind {
    DiagnosticKind("VM0834", "`\(service)` has several functions `\(name)`")
  }
}
