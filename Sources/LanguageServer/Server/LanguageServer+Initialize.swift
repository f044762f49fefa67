import VmgenProjectGeneration

/// What the server uses of the abilities that the client announces.
struct ClientCapabilities: Decodable {
  private var general: General?
  private var textDocument: TextDocumentAbilities?
  private var workspace: WorkspaceAbilities?

  init() {}

  private struct General: Decodable { var positionEncodings: [String]? }
  private struct TextDocumentAbilities: Decodable {
    var completion: CompletionAbilities?
    var publishDiagnostics: DiagnosticAbilities?
  }
  private struct DiagnosticAbilities: Decodable { var codeDescriptionSupport: Bool? }
  private struct CompletionAbilities: Decodable { var completionItem: CompletionItemAbilities? }
  private struct CompletionItemAbilities: Decodable { var snippetSupport: Bool? }
  private struct WorkspaceAbilities: Decodable {
    var inlayHint: Refresh?
    var codeLens: Refresh?
    var didChangeWatchedFiles: Registration?
    var workspaceEdit: EditAbilities?
  }
  private struct EditAbilities: Decodable { var changeAnnotationSupport: AnnotationAbilities? }
  private struct AnnotationAbilities: Decodable {}
  private struct Refresh: Decodable { var refreshSupport: Bool? }
  private struct Registration: Decodable { var dynamicRegistration: Bool? }

  var usesSnippets: Bool { textDocument?.completion?.completionItem?.snippetSupport == true }
  var opensExplanations: Bool { textDocument?.publishDiagnostics?.codeDescriptionSupport == true }
  var refreshesHints: Bool { workspace?.inlayHint?.refreshSupport == true }
  var refreshesLenses: Bool { workspace?.codeLens?.refreshSupport == true }
  var confirmsEdits: Bool { workspace?.workspaceEdit?.changeAnnotationSupport != nil }
  var watchesFiles: Bool { workspace?.didChangeWatchedFiles?.dynamicRegistration == true }
  /// UTF-8 if the client accepts it, because the ranges of schemas are in UTF-8, too.
  var encoding: PositionEncoding {
    general?.positionEncodings?.contains(PositionEncoding.utf8.rawValue) == true ? .utf8 : .utf16
  }
}

struct InitializeParameters: Decodable {
  struct Folder: Decodable { var uri: DocumentURI }

  var processId: Int32?
  var capabilities: ClientCapabilities
  var workspaceFolders: [Folder]?
  /// The opened folder of clients that do not send `workspaceFolders`.
  var rootUri: DocumentURI?
}

struct FolderChangeParameters: Decodable {
  struct Event: Decodable {
    var added: [InitializeParameters.Folder]
    var removed: [InitializeParameters.Folder]
  }
  var event: Event
}

struct InitializeResult: Encodable {
  struct ServerInfo: Encodable {
    var name: String
    var version: String
  }
  var capabilities: ServerCapabilities
  var serverInfo: ServerInfo
}

struct ServerCapabilities: Encodable {
  struct Synchronization: Encodable {
    var openClose = true
    /// Changes of parts of the text.
    var change = 2
    var save = true
  }
  struct Completion: Encodable { var triggerCharacters = [".", "$", "(", "@"] }
  struct Signature: Encodable {
    var triggerCharacters = ["(", ","]
    var retriggerCharacters = [":"]
  }
  struct CodeActions: Encodable { var codeActionKinds = CodeAction.Kind.allCases }
  struct WorkspaceAbilities: Encodable {
    struct Folders: Encodable {
      var supported = true
      var changeNotifications = true
    }
    var workspaceFolders = Folders()
  }
  struct OnType: Encodable { var firstTriggerCharacter = "}" }
  struct Rename: Encodable { var prepareProvider = true }
  struct Resolve: Encodable { var resolveProvider = false }
  struct Commands: Encodable { var commands = ServerCommand.allCases }
  struct SemanticTokenAbilities: Encodable {
    struct Legend: Encodable {
      var tokenTypes = SemanticTokenType.allCases
      var tokenModifiers = SemanticTokenType.modifiers
    }
    var legend = Legend()
    var full = true
    var range = true
  }

  var positionEncoding: PositionEncoding
  var textDocumentSync = Synchronization()
  var hoverProvider = true
  var completionProvider = Completion()
  var signatureHelpProvider = Signature()
  var definitionProvider = true
  var implementationProvider = true
  var referencesProvider = true
  var documentHighlightProvider = true
  var documentSymbolProvider = true
  var workspaceSymbolProvider = true
  var foldingRangeProvider = true
  var selectionRangeProvider = true
  var documentFormattingProvider = true
  var documentRangeFormattingProvider = true
  var documentOnTypeFormattingProvider = OnType()
  var codeActionProvider = CodeActions()
  var renameProvider = Rename()
  var inlayHintProvider = true
  var codeLensProvider = Resolve()
  var callHierarchyProvider = true
  var semanticTokensProvider = SemanticTokenAbilities()
  var executeCommandProvider = Commands()
  var workspace = WorkspaceAbilities()
}

extension LanguageServer {
  mutating func initialize(_ parameters: InitializeParameters) -> InitializeResult {
    client = parameters.capabilities
    clientProcess = parameters.processId
    workspace.encoding = client.encoding
    let opened = parameters.workspaceFolders?.map(\.uri) ?? [parameters.rootUri].compactMap(\.self)
    workspace.folders = ModuleFolders(opened: opened.map(\.folder))
    phase = .running
    return InitializeResult(
      capabilities: ServerCapabilities(positionEncoding: client.encoding),
      serverInfo: InitializeResult.ServerInfo(name: "vmgen", version: version))
  }

  mutating func changeFolders(_ event: FolderChangeParameters.Event) {
    let removed = event.removed.map(\.uri.folder)
    workspace.folders.opened = workspace.folders.opened.filter { !removed.contains($0) } + event.added.map(\.uri.folder)
    readFilesAgain()
  }

  /// Asks the client to report changes of the files that a module consists of.
  mutating func watchFiles() {
    guard client.watchesFiles else { return }
    let watchers = ["**/*" + ProjectSearch.schemaEnding, "**/" + ConfigurationFile.name].map(FileWatcherGlob.init)
    let registration = RegistrationParameters.Registration(
      id: "vmgen-files", method: "workspace/didChangeWatchedFiles",
      registerOptions: RegistrationParameters.Options(watchers: watchers))
    request("client/registerCapability", RegistrationParameters(registrations: [registration]))
  }
}

private struct FileWatcherGlob: Encodable { var globPattern: String }

private struct RegistrationParameters: Encodable {
  struct Options: Encodable { var watchers: [FileWatcherGlob] }
  struct Registration: Encodable {
    var id: String
    var method: String
    var registerOptions: Options
  }
  var registrations: [Registration]
}
