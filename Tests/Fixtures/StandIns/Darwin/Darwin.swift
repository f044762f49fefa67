// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Glibc

public func pthread_key_create(
  _ key: UnsafeMutablePointer<pthread_key_t>, _ destructor: (@convention(c) (UnsafeMutableRawPointer) -> Void)?
) -> Int32 { 0 }

extension stat {
  public var st_mtimespec: timespec { timespec() }
}
