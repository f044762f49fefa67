import EditorSession
import Foundation

/// The inputs that fuzzing of the language server starts from.
enum ServerSeeds {
  /// Bytes that choose edits.
  static let edits: [[UInt8]] = (UInt64(0)..<12).map { seed in
    var generator = SeededGenerator(seed: seed)
    return (0..<Int(16 + seed * 16)).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  /// Sessions, with one message a line.
  static let messages: [String] = {
    let sessions = stride(from: 0, to: requests.count, by: 6).map { start in
      beginning + requests[start..<min(requests.count, start + 6)] + [change] + requests[..<2] + end
    }
    let framed = sessions.map { session in
      session.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    }
    return sessions.map { $0.joined(separator: "\n") } + framed.prefix(2)
  }()

  private static let document = #""textDocument":{"uri":"file:///nowhere/A.vmodel","version":2}"#
  private static let position = #""position":{"line":4,"character":14}"#
  private static let range = #""range":{"start":{"line":0,"character":0},"end":{"line":9,"character":0}}"#

  private static let schema =
    #"model Person {\n    let name: String\n}\nviewmodel V {\n    input person: Person\n    state isOn = false\n"#
    + #"    display title = person.name\n    command turn { isOn = !isOn }\n    example \"on\" {\n"#
    + #"        given person = Person(name: \"Ada\")\n        when turn()\n        expect isOn\n    }\n}\n"#

  private static let beginning = [
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"capabilities":{"general":{"#
      + #""positionEncodings":["utf-8"]}},"workspaceFolders":[{"uri":"file:///nowhere","name":""}]}}"#,
    #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
    #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///nowhere/A.vmodel","#
      + #""languageId":"vmodel","version":1,"text":""# + schema + #""}}}"#,
  ]

  private static let change =
    #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"# + document
    + #","contentChanges":[{"text":"is","# + range + #"},{"text":"x"}]}}"#

  private static let end = [
    #"{"jsonrpc":"2.0","method":"textDocument/didSave","params":{"# + document + "}}",
    #"{"jsonrpc":"2.0","method":"textDocument/didClose","params":{"# + document + "}}",
    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"a"}}"#,
    #"{"jsonrpc":"2.0","method":"workspace/didChangeWatchedFiles","params":{"changes":[]}}"#,
    #"{"jsonrpc":"2.0","method":"workspace/didChangeWorkspaceFolders","params":{"event":{"added":[],"removed":[]}}}"#,
    #"{"jsonrpc":"2.0","id":"b","method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
  ]

  private static let places = [
    "hover", "completion", "signatureHelp", "definition", "implementation", "documentHighlight", "onTypeFormatting",
    "prepareRename", "prepareCallHierarchy",
  ]
  private static let texts = [
    "documentSymbol", "foldingRange", "semanticTokens/full", "semanticTokens/range", "formatting", "rangeFormatting",
    "inlayHint", "codeLens",
  ]
  private static let others = [
    "textDocument/references": [document, position, #""context":{"includeDeclaration":true}"#],
    "textDocument/rename": [document, position, #""newName":"other""#],
    "textDocument/selectionRange": [document, #""positions":[{"line":1,"character":9}]"#],
    "textDocument/codeAction": [document, range, #""context":{"only":["quickfix"]}"#],
    "workspace/symbol": [#""query":"per","partialResultToken":7"#],
    "workspace/executeCommand": [#""command":"vmgen.chooseExample","arguments":["file:///nowhere/A.vmodel","V","on"]"#],
    "callHierarchy/incomingCalls": [
      #""item":{"name":"turn","kind":6,"uri":"file:///nowhere/A.vmodel","# + range + #","selectionRange"#
        + range.dropFirst(6) + "}"
    ],
  ]

  private static let requests: [String] = {
    let all =
      places.map { ("textDocument/" + $0, [document, position, #""ch":"}""#]) }
      + texts.map { ("textDocument/" + $0, [document, range]) } + others.sorted { $0.key < $1.key }
    return all.enumerated().map { index, request in
      let parameters = request.1.joined(separator: ",")
      return #"{"jsonrpc":"2.0","id":\#(index + 10),"method":"\#(request.0)","params":{\#(parameters)}}"#
    }
  }()
}
