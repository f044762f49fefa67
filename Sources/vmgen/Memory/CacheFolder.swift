/// The folder for what may be lost at any time: what is kept there only saves time.
enum CacheFolder {
  /// nil where the environment names none.
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
