// A stand-in for SwiftData: the protocol of its objects, without the requirements that its macro implements.

public import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}
