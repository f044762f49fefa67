/// A lambda of the Mustache specification: a function in the data.
///
/// In an interpolation, it receives nil and returns a template, which is rendered with the default delimiters. In a
/// section, it receives the raw text of the section and returns a template, which is rendered with the current
/// delimiters.
/// Two lambdas are equal if they are the same instance.
public final class MustacheLambda: Sendable, Equatable {
  let body: @Sendable (_ sectionText: String?) throws -> String

  public init(_ body: @escaping @Sendable (_ sectionText: String?) throws -> String) { self.body = body }

  public static func == (left: MustacheLambda, right: MustacheLambda) -> Bool { left === right }
}

/// A named function that a template applies to a value: `{{ name | swiftString }}`.
public typealias Filter = @Sendable (MustacheValue) throws -> MustacheValue
