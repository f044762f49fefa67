import VmgenProjectGeneration

/// The user's cache folder, whose content can be deleted at any time.
enum CacheFolder {
  /// The path of the folder, or nil if the environment does not define one.
  static var path: String? {
    if let folder = Environment.value("XDG_CACHE_HOME"), Path.isAbsolute(folder) { return Path.join(folder, "vmgen") }
    guard let home = Environment.value("HOME"), Path.isAbsolute(home) else { return nil }
    #if canImport(Darwin)
      return Path.join(home, "Library/Caches/vmgen")
    #else
      return Path.join(home, ".cache/vmgen")
    #endif
  }
}
