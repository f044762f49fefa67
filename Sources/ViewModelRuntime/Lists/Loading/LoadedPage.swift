/// A page that a list requests from a service. A service uses the number, the offset or the cursor, and ignores the others.
public struct PageRequest<Cursor> {
  /// The number of the page, from 1.
  public let number: Int
  /// The number of rows that the service has returned in earlier pages. If these pages were full, it is
  /// `(number - 1) * size`.
  public let offset: Int
  /// The number of rows in a full page.
  public let size: Int
  /// The cursor that the service returned with the page before; nil for the first page.
  public let cursor: Cursor?
  /// The number of the load. A later load has a higher number.
  let load: Int

  /// Whether the page replaces the rows.
  public var isRefresh: Bool { number == 1 }
}

extension PageRequest: Sendable where Cursor: Sendable {}

/// A page that a service has returned.
public struct LoadedPage<Element, Cursor> {
  /// Whether there are more rows after a page.
  public enum Continuation {
    /// There are more rows if the page is full.
    case ifFull
    /// There are more rows, also if the page is short.
    case more
    /// There are more rows, which start at a cursor.
    case after(Cursor)
    /// This is the last page, also if it is full.
    case end
  }

  /// The rows of the page.
  public var items: [Element]
  /// Whether there are more rows after the page.
  public var continuation: Continuation

  /// Creates a page.
  public init(_ items: [Element], _ continuation: Continuation = .ifFull) {
    self.items = items
    self.continuation = continuation
  }

  /// Creates a page of a service that returns a cursor until the last page.
  public init(_ items: [Element], next cursor: Cursor?) {
    self.items = items
    continuation = cursor.map { .after($0) } ?? .end
  }
}

extension LoadedPage.Continuation: Sendable where Cursor: Sendable {}
extension LoadedPage: Sendable where Element: Sendable, Cursor: Sendable {}
