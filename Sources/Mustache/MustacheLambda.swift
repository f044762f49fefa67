/// A function among the data: what the Mustache specification calls a lambda.
///
/// At an interpolation it is given nil and returns a template, which is rendered with the default delimiters. Over a
/// section it is given the section's raw text and returns a template, which is rendered with the delimiters in force.
/// Two lambdas are equal if they are the same instance.
public final class MustacheLambda: Sendable, Equatable {
  let body: @Sendable (_ sectionText: String?) throws -> String

  public init(_ body: @escaping @Sendable (_ sectionText: String?) throws -> String) { self.body = body }

  public static func == (left: MustacheLambda, right: MustacheLambda) -> Bool { left === right }
}

/// A named function that a template applies to a value: `{{ name | swiftString }}`.
public typealias Filter = @Sendable (MustacheValue) throws -> MustacheValue
