@_exported import Glibc

// swift-format-ignore: AlwaysUseLowerCamelCase
public func pthread_key_create(
  _ key: UnsafeMutablePointer<pthread_key_t>, _ destructor: (@convention(c) (UnsafeMutableRawPointer) -> Void)?
) -> Int32 { 0 }
