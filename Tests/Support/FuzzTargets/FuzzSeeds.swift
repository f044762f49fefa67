import DocumentationPages
import Foundation
import VmgenSchemaTooling

/// The inputs that fuzzing starts from: the files of this repository.
public enum FuzzSeeds {
  public static func seeds(for target: FuzzTarget) throws -> [[UInt8]] {
    if target.language == .edits { return ServerSeeds.edits }
    return try texts(for: target).map { Array($0.utf8) }
  }

  private static func texts(for target: FuzzTarget) throws -> [String] {
    switch target.language {
    case .schema: try schemas()
    case .template: try texts(in: "Templates", with: ".mustache") + templates
    case .json:
      try texts(in: "Examples", with: "vmgen.json") + texts(in: "Tests", with: ".xcstrings") + json
    case .messages: ServerSeeds.messages
    case .edits: []
    }
  }

  /// The examples of the explanations, the collections of mistakes, the schemas and the examples of the pages.
  private static func schemas() throws -> [String] {
    let explained = DiagnosticExplanation.all.flatMap { [$0.bad, $0.good] }
    let mistakes = try texts(in: "Tests/SchemaLanguageTests", with: ".vmodel").flatMap { text in
      text.components(separatedBy: "=== ").dropFirst().map { String($0.drop { $0 != "\n" }) }
    }
    let files = try ["Examples", "Tests/Fixtures/ViewModels", "Tests/NavigationTests", "Tests/ScreenBehaviorTests"]
      .flatMap { try texts(in: $0, with: ".vmodel") }
    let pages = try texts(in: "Tests/PageTests/Sources", with: ".vmodel")
    return (explained + mistakes + files + pages).filter { !$0.isEmpty && $0.utf8.count <= 4096 }
  }

  private static func texts(in folder: String, with suffix: String) throws -> [String] {
    let root = DocumentationPage.root.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return try paths.filter { $0.hasSuffix(suffix) && !$0.contains(".build/") }.sorted()
      .map { try String(contentsOf: root.appending(path: $0), encoding: .utf8) }
  }

  private static let templates = [
    "{{#a}}{{b}}{{^-last}}, {{/-last}}{{/a}}\n---\n  {{>p}}\n---\n{\"a\": [1, 2, {\"b\": true}]}",
    "{{<p}}{{$title}}x{{/title}}{{/p}}\n---\n<{{$title}}{{name}}{{/title}}>\n---\n{\"name\": \"n\"}",
    "{{=<% %>=}}<%name%><%={{ }}=%>{{>*name}}{{{name}}}{{&name}}{{!note}}\n---\n  p {{.}}\n", "{{#a.b}}{{.}}{{/a.b}}",
  ]

  private static let json = [
    #"{"a": [1, -2.5e3, true, false, null, "\u00e9\ud83d\ude42\n"], "b": {"c": {}}}"#,
    #"{"sourceLanguage":"en","version":"1.0","strings":{"Hello %@":{"comment":"vmgen: A.b","extractionState":"stale","#
      + #""localizations":{"de":{"stringUnit":{"state":"translated","value":"Hallo %@"}},"en":{"stringUnit":{"state":"#
      + #""new","value":"Hello %@"}}}},"%lld files of %@":{"shouldTranslate":false,"localizations":{"de":{"#
      + #""variations":{"plural":{"one":{"stringUnit":{"state":"new","value":"%lld Datei von %2$@"}},"other":{"#
      + #""stringUnit":{"state":"translated","value":"%1$lld Dateien %%"}}}}},"ru":{"stringUnit":{"value":"%#@n@"},"#
      + #""substitutions":{"n":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"few":{"stringUnit":{"value":"#
      + #""%arg файла"}},"other":{"stringUnit":{"value":"%arg"}}},"device":{"mac":{"stringUnit":{"value":"x"}}}}}}}}}}}"#,
    #"{"emit": ["model", "tests"], "schemas": {"App": ["a", "b"]}, "output": "x", "tests": {"T": "App"}}"#,
    #"[{"login": "ada", "id": 1, "html_url": "https://example.com/ada", "default": "x", "plan": null, "tags": [],"#
      + #""born": "2000-02-29", "at": "2011-01-25T18:44:36Z", "a": {"city": "Bonn"}, "b": {"city": "Bonn"}, "2x": {},"#
      + #""counts": {"2024-01-01": 5}, "token": "7b0c4f0e-5b7e-4b36-9f62-0d7f1fd1c6aa", "rows": [{"self": 1.5}]}]"#,
    ##"{"title": "Order", "type": "object", "properties": {"id": {"type": "string", "format": "uuid", "description": "A\nb"},"##
      + ##""status": {"enum": ["open", "paid"], "default": "open"}, "note": {"type": ["string", "null"]}, "to": {"anyOf":"##
      + ##"[{"$ref": "#/$defs/Base"}, {"type": "null"}]}, "items": {"type": "array", "items": {"allOf": [{"$ref":"##
      + ##""#/$defs/Base"}, {"properties": {"sku": {"type": "integer", "minimum": 1}}}]}}, "prices": {"type": "object","##
      + ##""additionalProperties": {"type": "number"}}}, "required": ["id"], "$defs": {"Base": {"type": "object","##
      + ##""properties": {"next": {"$ref": "#/$defs/Base"}, "on": {"type": "boolean"}, "day": {"format": "date","##
      + ##""type": "string"}}}}}"##,
  ]
}
