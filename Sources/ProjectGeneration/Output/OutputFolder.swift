import VmgenSchemaSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open output folder, which is locked if possible. All files are accessed through the open folder, so that a
/// symbolic link that replaces the folder has no effect.
package final class OutputFolder {
  package let plan: OutputPlan.Folder
  package let descriptor: Int32
  /// Whether the folder is locked, so that no other run writes to it at the same time.
  package let isLocked: Bool

  /// The folders that this run created. They are removed if they are still empty at the end, after a failure.
  private let made: [String]

  private init(plan: OutputPlan.Folder, descriptor: Int32, isLocked: Bool, made: [String]) {
    self.plan = plan
    self.descriptor = descriptor
    self.isLocked = isLocked
    self.made = made
  }

  deinit {
    close(descriptor)
    FileWriting.removeEmptyFolders(made)
  }

  /// Opens the folder for reading or writing. For writing, the folder is created if necessary, and locked.
  ///
  /// - Returns: Nil if the folder does not exist, or if it cannot be opened, which is reported.
  package static func open(_ plan: OutputPlan.Folder, toWrite: Bool, _ report: inout Report) -> OutputFolder? {
    var made: [String] = []
    do {
      if toWrite { made = try FileWriting.makeFolder(at: plan.path) }
    } catch {
      report.add(.outputNotWritable(path: plan.path, reason: error.reason), path: plan.path)
      return nil
    }
    #if canImport(Darwin)
      let descriptor = Darwin.open(plan.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    #elseif canImport(Glibc)
      let descriptor = Glibc.open(plan.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    #elseif canImport(Musl)
      let descriptor = Musl.open(plan.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    #endif
    guard descriptor >= 0 else {
      let error = SystemError.last
      if !error.isMissing || toWrite { report.add(.system(error), path: plan.path) }
      return nil
    }
    let outcome = toWrite ? FolderLock.lock(descriptor) : .unsupported
    let folder = OutputFolder(plan: plan, descriptor: descriptor, isLocked: outcome == .locked, made: made)
    guard outcome != .busy else {
      let seconds = String(FolderLock.timeout.components.seconds)
      report.add(.outputFolderBusy(path: plan.path, seconds: seconds), path: plan.path)
      return nil
    }
    return folder
  }

  /// Reports a path that cannot be an output folder, because it is not a folder or because a link leads outside.
  package static func check(_ plan: OutputPlan.Folder, _ report: inout Report) {
    if let package = plan.package, Path.relative(plan.absolutePath, to: package) == nil {
      return report.addOutside(plan.path, of: package, namedAt: plan.place)
    }
    do {
      if try checkKind(plan, &report) { try checkBase(plan, &report) }
    } catch {
      report.add(.outputNotWritable(path: plan.path, reason: error.reason), path: plan.path)
    }
  }

  private static func checkKind(_ plan: OutputPlan.Folder, _ report: inout Report) throws(SystemError) -> Bool {
    do {
      let kind = try FileStatus.of(plan.path, followingLinks: false).kind
      if kind == .folder { return true }
      report.add(.outputIsNotAFolder(path: plan.path, kind: kind.name), path: plan.path, namedAt: plan.place)
      return false
    } catch  where error.isMissing {
      // The folder will be created.
      return true
    }
  }

  private static func checkBase(_ plan: OutputPlan.Folder, _ report: inout Report) throws(SystemError) {
    guard let base = plan.base else { return }
    var existing = plan.path
    while !ConfigurationFile.exists(existing), Path.folder(existing) != existing { existing = Path.folder(existing) }
    let target = try CurrentFolder.resolved(existing)
    guard Path.relative(target, to: try CurrentFolder.resolved(base)) == nil else { return }
    report.add(.outputLeadsOut(path: plan.path, target: target), path: plan.path, namedAt: plan.place)
  }
}

/// A lock on a folder itself, which needs no lock file. The system releases it when the process ends for any reason.
package enum FolderLock {
  package static let timeout = Duration.seconds(60)

  package enum Outcome {
    case locked
    /// The file system does not support locks.
    case unsupported
    /// Another process held the lock for the duration of ``timeout``.
    case busy
  }

  package static func lock(_ folder: Int32) -> Outcome {
    let start = ContinuousClock.now
    while flock(folder, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      guard errno == EWOULDBLOCK else { return .unsupported }
      if ContinuousClock.now - start > timeout { return .busy }
      usleep(5_000)
    }
    return .locked
  }
}

extension Report {
  /// Reports a file or folder that a configuration names outside of its package. Returns whether there is none.
  package mutating func checkIsInPackage(_ given: Arguments.Given?) -> Bool {
    guard let given, let package = given.package,
      Path.relative(CurrentFolder.absolute(given.path), to: package) == nil
    else { return true }
    addOutside(given.path, of: package, namedAt: given.range)
    return false
  }

  fileprivate mutating func addOutside(_ path: String, of package: String, namedAt place: SourceRange?) {
    add(.outputOutsidePackage(path: path, package: package), path: path, namedAt: place)
  }
}
