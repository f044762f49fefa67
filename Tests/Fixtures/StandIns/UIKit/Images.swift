// A stand-in for UIKit: images, which UIKit has on each platform. Signatures only.

@_exported import Foundation

open class UIImage: NSObject, @unchecked Sendable {
  public convenience init?(systemName name: String) { nil }
}
