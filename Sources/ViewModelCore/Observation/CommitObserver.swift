/// A function that is called before and after the commits of all view models, to measure them.
@MainActor
public struct CommitObserver {
  private let begin: (String) -> () -> Void

  /// Creates an observer.
  ///
  /// - Parameter begin: A function that is called before each commit with the name of the view model's type. It returns
  ///   a function that is called after the observers of the commit. A commit can cause others in between.
  public init(_ begin: @escaping (String) -> () -> Void) { self.begin = begin }

  /// The observer of all view models; nil for none.
  @exclusivity(unchecked)
  public static var current: CommitObserver?

  /// Notifies the observer of a commit, and returns the function that notifies it of the end.
  @usableFromInline
  func begin(of owner: Any.Type) -> () -> Void { begin("\(owner)") }
}
