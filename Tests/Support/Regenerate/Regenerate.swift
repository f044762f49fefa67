import DerivedFiles
import Foundation

/// Brings every derived file of the package up to date and prints what changed. `.ci/regenerate` runs it before vmgen.
@main
enum Regenerate {
  static func main() throws {
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
