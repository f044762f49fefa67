import DerivedFiles
import Foundation

/// Brings every derived file of the package up to date and prints what changed. `.ci/regenerate` runs it before vmgen.
///
/// With `--docc FOLDER`, it writes the documentation catalogs for DocC instead. `.ci/docs` uses it.
@main
enum Regenerate {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 3, arguments[1] == "--docc" {
      let folder = URL(filePath: arguments[2])
      for catalog in DocCCatalog.folders { print(try DocCCatalog(folder: catalog).write(to: folder).path) }
      return
    }
    for folder in try DerivedFiles.all() {
      for change in try folder.update() {
        switch change {
        case .write(let path): print("wrote \(path)")
        case .remove(let path): print("removed \(path)")
        }
      }
    }
  }
}
