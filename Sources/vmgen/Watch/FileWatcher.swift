import VmgenProjectGeneration

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if canImport(Darwin)
  /// Waits for changes of files and folders with kqueue.
  ///
  /// The system reports that a folder or a file changes, but not which name in a folder, so each of them is open.
  final class FileWatcher {
    let descriptor: Int32
    /// The first path that cannot be watched.
    private(set) var failure: (path: String, error: SystemError)?
    private var open: [String: (descriptor: Int32, identity: FileStatus.Identity)] = [:]

    init?() {
      descriptor = kqueue()
      if descriptor < 0 { return nil }
    }

    deinit {
      for file in open.values { close(file.descriptor) }
      close(descriptor)
    }

    /// Watches folders and files, and no others. Returns whether one of them was not watched before.
    func watch(folders: [String], files: [String]) -> Bool {
      let paths = Set(folders + files)
      var hasNew = false
      failure = nil
      for (path, file) in open {
        if paths.contains(path), (try? FileStatus.of(path))?.identity == file.identity { continue }
        close(file.descriptor)
        open[path] = nil
      }
      for path in paths where open[path] == nil {
        let file = Darwin.open(path, O_EVTONLY | O_CLOEXEC)
        guard file >= 0 else {
          let error = SystemError.last
          if !error.isMissing { failure = failure ?? (path, error) }
          continue
        }
        guard let identity = (try? FileStatus.of(path))?.identity else {
          close(file)
          continue
        }
        let events = NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE
        var change = kevent64_s(
          ident: UInt64(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR), fflags: UInt32(events),
          data: 0, udata: 0, ext: (0, 0))
        kevent64(descriptor, &change, 1, nil, 0, 0, nil)
        open[path] = (file, identity)
        hasNew = true
      }
      return hasNew
    }

    /// Reads the pending events. Returns whether one of them can concern a file that vmgen reads.
    func readEvents() -> Bool {
      var event = kevent64_s()
      var now = timespec()
      var found = false
      while kevent64(descriptor, nil, 0, &event, 1, 0, &now) > 0 { found = true }
      return found
    }
  }
#else
  /// Waits for changes of files in folders with inotify.
  final class FileWatcher {
    let descriptor: Int32
    /// The first folder that cannot be watched.
    private(set) var failure: (path: String, error: SystemError)?
    private var watches: Set<Int32> = []
    private var names: Set<String> = []

    init?() {
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// Watches folders. The events of a folder name its files, so that files need no watch of their own.
    ///
    /// - Returns: Whether one of the folders was not watched before.
    func watch(folders: [String], files: [String]) -> Bool {
      names = Set(files.map(Path.name))
      failure = nil
      let mask =
        IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF
      var hasNew = false
      for folder in folders {
        let watch = inotify_add_watch(descriptor, folder, UInt32(mask) | UInt32(IN_ONLYDIR))
        if watch < 0 {
          let error = SystemError.last
          if !error.isMissing { failure = failure ?? (folder, error) }
        } else if watches.insert(watch).inserted {
          hasNew = true
        }
      }
      return hasNew
    }

    /// Reads the pending events. Returns whether one of them can concern a file that vmgen reads.
    func readEvents() -> Bool {
      var found = false
      while true {
        let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
          count = max(read(descriptor, buffer.baseAddress, buffer.count), 0)
        }
        if bytes.isEmpty { return found }
        bytes.withUnsafeBytes { if readEvents(in: $0) { found = true } }
      }
    }

    private func readEvents(in buffer: UnsafeRawBufferPointer) -> Bool {
      let size = MemoryLayout<inotify_event>.size
      var found = false
      var offset = 0
      while offset + size <= buffer.count {
        let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let end = min(offset + size + Int(event.len), buffer.count)
        let name = String(decoding: buffer[(offset + size)..<end].prefix { $0 != 0 }, as: UTF8.self)
        offset = end
        if event.mask & UInt32(IN_IGNORED) != 0 {
          watches.remove(event.wd)
        } else if event.mask & UInt32(IN_ISDIR) != 0 {
          if !name.hasPrefix(".") { found = true }
        } else if name.isEmpty || names.contains(name) || WatchedFolders.isFileName(name) {
          // Events without a name are an overflow of the queue, and the end of a watched folder.
          found = true
        }
      }
      return found
    }
  }
#endif
