// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_exported import Glibc

public func pthread_key_create(
  _ key: UnsafeMutablePointer<pthread_key_t>, _ destructor: (@convention(c) (UnsafeMutableRawPointer) -> Void)?
) -> Int32 { 0 }

public struct _opaque_pthread_t {}
public typealias pthread_t = UnsafeMutablePointer<_opaque_pthread_t>

public func pthread_create(
  _ thread: UnsafeMutablePointer<pthread_t?>, _ attributes: UnsafePointer<pthread_attr_t>?,
  _ start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?, _ argument: UnsafeMutableRawPointer?
) -> Int32 { 0 }

@discardableResult
public func pthread_join(_ thread: pthread_t, _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>?) -> Int32 { 0 }

extension stat {
  public var st_mtimespec: timespec { timespec() }
}

public let O_EVTONLY: Int32 = 0x8000
public let EVFILT_VNODE: Int32 = -4
public let EV_ADD: Int32 = 0x0001
public let EV_CLEAR: Int32 = 0x0020
public let NOTE_DELETE: Int32 = 0x01
public let NOTE_WRITE: Int32 = 0x02
public let NOTE_EXTEND: Int32 = 0x04
public let NOTE_RENAME: Int32 = 0x20
public let NOTE_REVOKE: Int32 = 0x40

public struct kevent64_s {
  public var ident: UInt64
  public var filter: Int16
  public var flags: UInt16
  public var fflags: UInt32
  public var data: Int64
  public var udata: UInt64
  public var ext: (UInt64, UInt64)

  public init() { self.init(ident: 0, filter: 0, flags: 0, fflags: 0, data: 0, udata: 0, ext: (0, 0)) }

  public init(
    ident: UInt64, filter: Int16, flags: UInt16, fflags: UInt32, data: Int64, udata: UInt64, ext: (UInt64, UInt64)
  ) {
    (self.ident, self.filter, self.flags, self.fflags) = (ident, filter, flags, fflags)
    (self.data, self.udata, self.ext) = (data, udata, ext)
  }
}

public func kqueue() -> Int32 { -1 }

@discardableResult
public func kevent64(
  _ queue: Int32, _ changes: UnsafePointer<kevent64_s>?, _ changeCount: Int32,
  _ events: UnsafeMutablePointer<kevent64_s>?, _ eventCount: Int32, _ flags: UInt32,
  _ timeout: UnsafePointer<timespec>?
) -> Int32 { -1 }
