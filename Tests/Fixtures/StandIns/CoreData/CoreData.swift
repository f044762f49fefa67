// A stand-in for Core Data: fetched results. Signatures only.

@_exported import Foundation

/// A protocol of Objective-C, so that its existential type conforms to it in Core Data.
public protocol NSFetchRequestResult: NSObjectProtocol {}

open class NSManagedObjectContext: NSObject {}

open class NSManagedObject: NSObject, NSFetchRequestResult {}

open class NSFetchRequest<ResultType>: NSObject where ResultType: NSFetchRequestResult {}

/// The type parameter has no constraint, because a protocol of Swift does not conform to itself. The initializer has it.
open class NSFetchedResultsController<ResultType>: NSObject {
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open var fetchedObjects: [ResultType]? { nil }
  open func performFetch() throws {}
}

extension NSFetchedResultsController where ResultType: NSFetchRequestResult {
  public convenience init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) { self.init() }
}

/// The members of this protocol are optional in Objective-C.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
}
