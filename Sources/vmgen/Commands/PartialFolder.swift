import VmgenMustache
import VmgenProjectGeneration

/// A folder that partials are loaded from.
enum PartialFolder {
  /// The error for a name that leads outside of the folder.
  struct BadName: Error, CustomStringConvertible {
    var description: String { "the name of a partial must not lead out of its folder" }
  }

  struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }

  /// Returns a loader that loads `name` from `folder/name.mustache`. A name may lead into subfolders of `folder`, but
  /// not outside of it.
  static func loader(_ folder: String) -> TemplateSet.Loader {
    { name in
      let parts = name.split(separator: "/", omittingEmptySubsequences: false)
      if parts.contains("..") || parts.contains("") || name.utf8.contains(0) { throw BadName() }
      let path = Path.join(folder, name + ".mustache")
      do {
        let bytes = try FileReading.bytes(at: path, limit: SizeLimit.data.rawValue)
        guard try isInside(path, folder) else { throw BadName() }
        return (path, bytes)
      } catch FileReadError.system(let error) where error.isMissing {
        return nil
      } catch let error as FileReadError {
        throw Unreadable(description: error.reason)
      }
    }
  }

  /// Whether the file is in the folder after resolving links.
  private static func isInside(_ path: String, _ folder: String) throws -> Bool {
    Path.relative(try CurrentFolder.resolved(path), to: try CurrentFolder.resolved(folder)) != nil
  }
}
