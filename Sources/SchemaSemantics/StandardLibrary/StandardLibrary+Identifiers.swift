import VmgenSchemaSyntax

extension StandardLibrary {
  static let identifiers: [BuiltIn] = [
    BuiltIn(
      "URL(string text: String) -> URL?", "URL(string: {0})",
      "The URL that the text represents, or nil if the text is not a URL.",
      [.init(#"URL(string: "https://a.example")?.host"#, #""a.example""#), .init(#"URL(string: "")"#, "nil")]),
    BuiltIn(
      "URL.absoluteString -> String", "{self}.absoluteString", "The URL as text.",
      [.init(#"url("https://a.example/b?c").absoluteString"#, #""https://a.example/b?c""#)]),
    BuiltIn(
      "URL.scheme -> String?", "{self}.scheme", "The part before the first colon.",
      [.init(#"url("https://a.example").scheme"#, #""https""#)]),
    BuiltIn(
      "URL.host -> String?", "{self}.host()", "The name of the host, or nil if there is none.",
      [.init(#"url("https://a.example/b").host"#, #""a.example""#), .init(#"url("mailto:a@b.example").host"#, "nil")]),
    BuiltIn(
      "URL.path -> String", "{self}.path(percentEncoded: false)", "The path, without percent encoding.",
      [.init(#"url("https://a.example/b%20c").path"#, #""/b c""#)]),
    BuiltIn(
      "URL.query -> String?", "{self}.query()", "The part after the question mark.",
      [.init(#"url("https://a.example/b?c=1").query"#, #""c=1""#)]),
    BuiltIn(
      "URL.lastPathComponent -> String", "{self}.lastPathComponent", "The last component of the path.",
      [.init(#"url("https://a.example/b/c.png").lastPathComponent"#, #""c.png""#)]),
    BuiltIn(
      "URL.pathExtension -> String", "{self}.pathExtension", "The part after the last dot of the path.",
      [.init(#"url("https://a.example/b/c.png").pathExtension"#, #""png""#)]),
    BuiltIn(
      "URL.appending(path: String) -> URL", "{self}.appending(path: {0})", "The URL with a path appended.",
      [.init(#"url("https://a.example/b").appending(path: "c").absoluteString"#, #""https://a.example/b/c""#)]),
    BuiltIn(
      "UUID(string text: String) -> UUID?", "UUID(uuidString: {0})",
      "The identifier that the text represents, or nil if the text is not a UUID.",
      [.init(#"UUID(string: "x")"#, "nil")]),
    BuiltIn(
      "UUID.uuidString -> String", "{self}.uuidString", "The identifier as text.",
      [
        .init(
          #"uuid("E621E1F8-C36C-495A-93FC-0C247A3E6E5F").uuidString"#, #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#)
      ]),
    BuiltIn(
      "Data(base64 text: String) -> Data?", "Data(base64Encoded: {0})",
      "The bytes that the Base64 text represents, or nil if the text is not valid Base64.",
      [.init(#"Data(base64: "aGk=")?.count"#, "2"), .init(#"Data(base64: "?")"#, "nil")]),
    BuiltIn(
      "Data(_ bytes: Data) -> Data", "{0}", "The bytes, so that those of a text are written as in Swift.",
      [.init(#"Data("hi".utf8).base64"#, #""aGk=""#)]),
    BuiltIn("Data() -> Data", "Data()", "No bytes.", [.init("Data().isEmpty", "true")]),
    BuiltIn(
      "String.utf8 -> Data", "Data({self}.utf8)", "The bytes of the text in UTF-8.",
      [.init(#""hé".utf8.count"#, "3")]),
    BuiltIn(
      "Data.count -> Int", "{self}.count", "The number of bytes.", [.init(#"Data(base64: "aGk=")?.count"#, "2")]),
    BuiltIn(
      "Data.isEmpty -> Bool", "{self}.isEmpty", "Whether there are no bytes.",
      [.init(#"Data(base64: "")?.isEmpty"#, "true")]),
    BuiltIn(
      "Data.base64 -> String", "{self}.base64EncodedString()", "The bytes as Base64 text.",
      [.init(#"Data(base64: "aGk=")?.base64"#, #""aGk=""#)]),
  ]
}
