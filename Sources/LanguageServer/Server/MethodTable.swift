import Foundation

// The methods of the protocol that the server knows. A new one is one entry.
extension LanguageServer {
  typealias Request = @Sendable (inout LanguageServer, RequestID, Data) throws -> Data
  typealias Notification = @Sendable (inout LanguageServer, Data) throws -> Void

  static let requests: [String: Request] = [
    "initialize": request { server, parameters in server.initialize(parameters) },
    "shutdown": request { (server, _: NoParameters) in
      server.phase = .shutDown
      return NoResult()
    },
    "textDocument/hover": placeRequest { server, place in try server.schema(at: place).hover(at: place.position) },
    "textDocument/completion": placeRequest { server, place in
      try server.schema(at: place).completions(at: place.position, usesSnippets: server.client.usesSnippets)
    },
    "textDocument/signatureHelp": placeRequest { server, place in
      try server.schema(at: place).signatureHelp(at: place.position)
    },
    "textDocument/definition": placeRequest { server, place in
      try server.schema(at: place).definition(at: place.position)
    },
    "textDocument/implementation": placeRequest { server, place in
      try server.schema(at: place).implementations(at: place.position)
    },
    "textDocument/references": request { (server, parameters: ReferenceParameters) in
      try server.schema(parameters.textDocument).references(
        at: parameters.position, includesDefinition: parameters.context.includeDeclaration)
    },
    "textDocument/documentHighlight": placeRequest { server, place in
      try server.schema(at: place).highlights(at: place.position)
    },
    "textDocument/documentSymbol": request { (server, parameters: DocumentParameters) in
      try server.schema(parameters.textDocument).documentSymbols()
    },
    "workspace/symbol": request { (server, query: SymbolQuery) in server.workspaceSymbols(query) },
    "textDocument/foldingRange": request { (server, parameters: DocumentParameters) in
      try server.schema(parameters.textDocument).foldingRanges()
    },
    "textDocument/selectionRange": request { (server, parameters: SelectionParameters) in
      let schema = try server.schema(parameters.textDocument)
      return parameters.positions.map { schema.selectionRange(at: $0) }
    },
    "textDocument/semanticTokens/full": request { (server, parameters: DocumentParameters) in
      try server.schema(parameters.textDocument).semanticTokens()
    },
    "textDocument/semanticTokens/range": request { (server, parameters: RangeParameters) in
      try server.schema(parameters.textDocument).semanticTokens(in: parameters.range)
    },
    "textDocument/formatting": request { (server, parameters: DocumentParameters) in
      try server.schema(parameters.textDocument).formatting()
    },
    "textDocument/rangeFormatting": request { (server, parameters: RangeParameters) in
      try server.schema(parameters.textDocument).formatting(in: parameters.range)
    },
    "textDocument/onTypeFormatting": placeRequest { server, place in
      try server.schema(place.textDocument).formatting(afterTypingAt: place.position)
    },
    "textDocument/codeAction": request { (server, parameters: CodeActionParameters) in
      try server.codeActions(parameters)
    },
    "textDocument/prepareRename": placeRequest { server, place in
      try server.schema(at: place).renamedRange(at: place.position)
    },
    "textDocument/rename": request { (server, parameters: RenameParameters) in
      let schema = try server.schema(parameters.textDocument)
      let renaming = try schema.renaming(parameters, confirmsEdits: server.client.confirmsEdits)
      if let message = renaming.message { server.notify("window/showMessage", LogMessage(type: 2, message: message)) }
      return renaming.edit
    },
    "textDocument/inlayHint": request { (server, parameters: RangeParameters) in
      try server.inlayHints(parameters)
    },
    "textDocument/codeLens": request { (server, parameters: DocumentParameters) in
      try server.codeLenses(parameters.textDocument)
    },
    "textDocument/prepareCallHierarchy": placeRequest { server, place in
      try server.schema(at: place).callHierarchyItems(at: place.position)
    },
    "callHierarchy/incomingCalls": request { (server, parameters: CallHierarchyParameters) in
      try server.schema(DocumentIdentifier(uri: parameters.item.uri)).incomingCalls(of: parameters.item)
    },
    "callHierarchy/outgoingCalls": request { (server, parameters: CallHierarchyParameters) in
      try server.schema(DocumentIdentifier(uri: parameters.item.uri)).outgoingCalls(of: parameters.item)
    },
    "workspace/executeCommand": request { (server, parameters: CommandParameters) in
      try server.execute(parameters)
    },
  ]

  static let notifications: [String: Notification] = [
    "initialized": notification { (server, _: NoParameters) in server.watchFiles() },
    "textDocument/didOpen": notification { (server, parameters: OpenParameters) in
      let opened = parameters.textDocument
      server.open(Document(uri: opened.uri, version: opened.version, text: opened.text))
    },
    "textDocument/didChange": notification { (server, parameters: ChangeParameters) in
      server.change(parameters)
    },
    "textDocument/didClose": notification { (server, parameters: DocumentParameters) in
      server.close(parameters.textDocument.uri)
    },
    "workspace/didChangeWatchedFiles": notification { (server, _: NoParameters) in server.readFilesAgain() },
    "workspace/didChangeWorkspaceFolders": notification { (server, parameters: FolderChangeParameters) in
      server.changeFolders(parameters.event)
    },
    "textDocument/didSave": notification { (server, _: NoParameters) in },
  ]

  private static func request<Parameters: Decodable & SendableMetatype, Result: Encodable & SendableMetatype>(
    _ body: @escaping @Sendable (inout LanguageServer, Parameters) throws -> Result
  ) -> Request {
    { server, id, content in
      let parameters = try decoded(Parameters.self, from: content)
      return try encoder.encode(SuccessResponse(id: id, result: try body(&server, parameters)))
    }
  }

  /// The most elements in a part of a result.
  private static let partSize = 100

  /// A request whose result a client can take in parts.
  private static func request<Parameters: Decodable & SendableMetatype, Element: Encodable & SendableMetatype>(
    _ body: @escaping @Sendable (inout LanguageServer, Parameters) throws -> [Element]
  ) -> Request {
    { server, id, content in
      let elements = try body(&server, try decoded(Parameters.self, from: content))
      guard let token = try decoded(PartialResultParameters.self, from: content).partialResultToken else {
        return try encoder.encode(SuccessResponse(id: id, result: elements))
      }
      for start in stride(from: 0, to: elements.count, by: partSize) {
        server.notify("$/progress", PartialResult(token: token, value: Array(elements[start...].prefix(partSize))))
      }
      return try encoder.encode(SuccessResponse(id: id, result: [Element]()))
    }
  }

  private static func placeRequest<Element: Encodable & SendableMetatype>(
    _ body: @escaping @Sendable (inout LanguageServer, PlaceParameters) throws -> [Element]
  ) -> Request {
    request { (server: inout LanguageServer, place: PlaceParameters) in try body(&server, place) }
  }

  private static func placeRequest<Result: Encodable & SendableMetatype>(
    _ body: @escaping @Sendable (inout LanguageServer, PlaceParameters) throws -> Result
  ) -> Request {
    request { (server: inout LanguageServer, place: PlaceParameters) in try body(&server, place) }
  }

  private static func notification<Parameters: Decodable & SendableMetatype>(
    _ body: @escaping @Sendable (inout LanguageServer, Parameters) throws -> Void
  ) -> Notification {
    { server, content in try body(&server, decoded(Parameters.self, from: content)) }
  }

  private static func decoded<Parameters: Decodable>(_: Parameters.Type, from content: Data) throws -> Parameters {
    // A request without parameters has no member for them.
    if Parameters.self is NoParameters.Type, let none = NoParameters() as? Parameters { return none }
    return try JSONDecoder().decode(WithParameters<Parameters>.self, from: content).params
  }
}
