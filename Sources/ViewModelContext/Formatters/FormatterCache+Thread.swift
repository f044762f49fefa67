#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  extension FormatterCache {
    /// The cache of the current thread.
    package static var current: FormatterCache {
      guard let key else { return FormatterCache() }
      if let pointer = pthread_getspecific(key) {
        return Unmanaged<FormatterCache>.fromOpaque(pointer).takeUnretainedValue()
      }
      let cache = FormatterCache()
      let pointer = Unmanaged.passRetained(cache)
      // Without thread storage, the cache lives as long as its caller uses it.
      if pthread_setspecific(key, pointer.toOpaque()) != 0 { pointer.release() }
      return cache
    }

    /// The key of the thread storage, or nil if the process has no keys left.
    private static let key: pthread_key_t? = {
      var key = pthread_key_t()
      let result = pthread_key_create(&key) { pointer in
        #if canImport(Darwin)
          Unmanaged<FormatterCache>.fromOpaque(pointer).release()
        #else
          if let pointer { Unmanaged<FormatterCache>.fromOpaque(pointer).release() }
        #endif
      }
      return result == 0 ? key : nil
    }()
  }
#else
  import Foundation

  extension FormatterCache {
    /// The cache of the current thread.
    package static var current: FormatterCache {
      let name = "ViewModelRuntime.FormatterCache"
      if let cache = Thread.current.threadDictionary[name] as? FormatterCache { return cache }
      let cache = FormatterCache()
      Thread.current.threadDictionary[name] = cache
      return cache
    }
  }
#endif
