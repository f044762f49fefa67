import VmgenMustache

extension MustacheValue {
  /// The path of every key in the value: `file.declarations[].model.name`.
  var keyPaths: Set<String> {
    var paths: Set<String> = []
    collectPaths(under: "", into: &paths)
    return paths
  }

  private func collectPaths(under path: String, into paths: inout Set<String>) {
    switch self {
    case .object(let object):
      for (key, value) in object.pairs {
        let inner = path.isEmpty ? key : path + "." + key
        paths.insert(inner)
        value.collectPaths(under: inner, into: &paths)
      }
    case .list(let items): for item in items { item.collectPaths(under: path + "[]", into: &paths) }
    default: break
    }
  }
}
