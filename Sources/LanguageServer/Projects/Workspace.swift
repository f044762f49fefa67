import VmgenProjectGeneration
import VmgenSchemaSyntax

/// The open documents and the modules that they belong to.
struct Workspace {
  private(set) var documents: [DocumentURI: Document] = [:]
  var encoding = PositionEncoding.utf16
  var folders = ModuleFolders()
  private(set) var projects: [String: ServedProject] = [:]
  /// The documents by the keys of their modules, the folders or paths that a search in the file system determines.
  private var keys: [DocumentURI: String] = [:]

  mutating func open(_ document: Document) {
    documents[document.uri] = document
    let key = key(of: document.uri)
    keys[document.uri] = key
    if projects[key]?.file(at: document.uri.path) == nil {
      readProject(key, ofSchemaAt: document.uri.path)
    } else {
      projects[key]?.update(document)
    }
  }

  mutating func change(_ uri: DocumentURI, _ changes: [Document.Change], version: Int) {
    guard var document = documents[uri], let key = keys[uri] else { return }
    documents[uri] = nil
    document.apply(changes, version: version, encoding)
    documents[uri] = document
    projects[key]?.update(document)
  }

  /// Closes a document, whose file counts again. A module without open documents is forgotten.
  mutating func close(_ uri: DocumentURI) {
    documents[uri] = nil
    guard let key = keys.removeValue(forKey: uri) else { return }
    projects[key] = nil
    if let other = keys.first(where: { $0.value == key })?.key { readProject(key, ofSchemaAt: other.path) }
  }

  /// Reads all modules again, after files were added, changed or removed.
  mutating func readAgain() {
    projects = [:]
    for uri in documents.keys { keys[uri] = key(of: uri) }
    for (uri, key) in keys where projects[key] == nil { readProject(key, ofSchemaAt: uri.path) }
  }

  private mutating func readProject(_ key: String, ofSchemaAt path: String) {
    let all = Array(documents.values)
    projects[key] = ServedProject(ofSchemaAt: path, in: key, own: all.filter { keys[$0.uri] == key }, all)
  }

  private func key(of uri: DocumentURI) -> String { folders.folder(ofSchemaAt: uri.path) ?? uri.path }

  /// The folder of the module of a schema, which contains its Swift code.
  func moduleFolder(of schema: SourceFile) -> String {
    let path = CurrentFolder.absolute(schema.path)
    return folders.folder(ofSchemaAt: path) ?? Path.folder(path)
  }

  /// The module of an open document.
  func project(of uri: DocumentURI) -> ServedProject? { keys[uri].flatMap { projects[$0] } }

  /// The modules with open documents, in the order of their folders.
  var allProjects: [ServedProject] { projects.sorted { $0.key < $1.key }.map(\.value) }

  /// Checks all modules whose texts have changed.
  func check() {
    for project in projects.values { project.check() }
  }

  /// Applies the rules of `vmgen lint` to all modules that have changed.
  func review() {
    for project in projects.values { project.review() }
  }

  /// Runs some examples. Returns whether others remain.
  func testNext() -> Bool { allProjects.contains { $0.testNext() } }
}
