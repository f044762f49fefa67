import VmgenSchemaSyntax

/// VM0650–VM0654: screens and their results.
extension DiagnosticKind {
  package static func inputWithoutRoute(input: String, name: String, type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0650", "the input `\(input)` of `\(name)` cannot be stored, because `\(type)` is not `Codable` and `Hashable`")
  }

  package static func screenWithoutResult(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0651", "`\(name)` returns no result")
  }

  package static func finishWithoutResult(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0652", "`\(name)` declares no result")
  }

  package static var finishWithoutNavigator: DiagnosticKind {
    DiagnosticKind(
      "VM0653", "`finish` closes the screen, but the view model has no navigator", hiddenBy: .errorInDeclaration,
      help: "declare it: `use navigator: Navigator`")
  }

  package static var opensNothing: DiagnosticKind {
    DiagnosticKind("VM0654", "`open` needs the text of a link", help: "write `open(\"/path\")`")
  }
}

/// VM0655–VM0659 and VM0680–VM0689: screens of other modules, routers, tabs and links.
extension DiagnosticKind {
  package static func screenOfOtherModule(name: String, module: String) -> DiagnosticKind {
    DiagnosticKind("VM0655", "`\(name)` is not a screen of the module `\(module)`")
  }

  package static func secondRouter(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0656", "a module has one router, so `\(name)` cannot be another one",
      help: "move its items to the first router")
  }

  package static func badgeIsNoDisplay(name: String, model: String) -> DiagnosticKind {
    DiagnosticKind("VM0657", "`\(name)` is not a display of `\(model)` with a text or a whole number")
  }

  package static func tabsAreNoScreen(kind: String, name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0658", "`\(kind)` opens a screen, but `\(name)` are tabs",
      help: "replace all screens with the tabs: `resetRoot(\(name))`")
  }

  package static func emptyTabs(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0659", "`\(name)` has no tabs", hiddenBy: .errorInDeclaration,
      help: "add one: `home: HomeViewModel() \"Home\"`")
  }

  package static var linkPattern: DiagnosticKind {
    DiagnosticKind("VM0680", "the text is not the pattern of a link")
  }

  package static func linksOverlap(pattern: String, other: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0681", "`\(pattern)` and `\(other)` match the same links", help: "change a segment that both have")
  }

  package static func linkParameter(name: String, type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0682", "a link cannot contain the parameter `\(name)`: it is of type `\(type)`",
      help: "use a `String`, `Int`, `Bool` or `UUID`, such as the id of the value")
  }

  package static func linkParameterUnused(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0683", "no screen of the link uses the parameter `\(name)`")
  }

  package static var linkWithoutScreen: DiagnosticKind {
    DiagnosticKind(
      "VM0684", "the link opens no screen",
      help: "write the screens in brackets, the visible one last: `[HomeViewModel()]`")
  }

  package static func unknownTab(tabs: String, name: String) -> DiagnosticKind {
    DiagnosticKind("VM0685", "`\(tabs)` has no tab `\(name)`", hiddenBy: .errorInMembers(named: name))
  }

  package static func unknownLink(link: String) -> DiagnosticKind {
    DiagnosticKind("VM0686", "no link of the router matches `\(link)`")
  }

  package static func restoresNoValue(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0687", "`\(name)` is not a state or an edit of the view model")
  }

  package static func restoredType(name: String, type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0688", "`\(name)` cannot be stored, because `\(type)` is not `Codable` and `Sendable`",
      help: "store the id of the value")
  }

  package static func choosesFromNoTexts(type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0689", "`choose` needs an array of texts or of an enum with labels, but this is \(withArticle("`\(type)`"))",
      help: "write the labels of the cases: `case name \"Name\"`, or choose from texts")
  }
}
