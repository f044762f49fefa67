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
    /// This thread's.
    static var current: FormatterCache {
      guard let key else { return FormatterCache() }
      if let pointer = pthread_getspecific(key) {
        return Unmanaged<FormatterCache>.fromOpaque(pointer).takeUnretainedValue()
      }
      let cache = FormatterCache()
      let pointer = Unmanaged.passRetained(cache)
      // The thread could keep nothing: the cache then lives as long as its caller needs it.
      if pthread_setspecific(key, pointer.toOpaque()) != 0 { pointer.release() }
      return cache
    }

    /// nil where the process has used up its keys.
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
    /// This thread's.
    static var current: FormatterCache {
      let name = "ViewModelRuntime.FormatterCache"
      if let cache = Thread.current.threadDictionary[name] as? FormatterCache { return cache }
      let cache = FormatterCache()
      Thread.current.threadDictionary[name] = cache
      return cache
    }
  }
#endif
