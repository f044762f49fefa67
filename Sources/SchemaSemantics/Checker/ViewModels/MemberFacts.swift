import VmgenSchemaSyntax

/// What expressions, steps, examples and other view models can do with a member.
///
/// Each kind of member makes its facts in its own file, so that the code that reads them has no case for the kind.
final class MemberFacts: Sendable {
  /// What only one kind of member has.
  indirect enum Kind: Sendable {
    case value
    case draft
    case custom(Custom)
    /// A display or a `let` with parameters.
    case formula([Parameter], isDisplay: Bool)
    case edit(EditShape)
    case command(CommandShape)
    /// The commands with a name, which differ in their labels.
    case overloads([CommandShape])
    case child(ChildShape)
    case list(ListShape)
    case event(Event)
    /// A use. The service is nil if no such service is declared, which is reported.
    case use(service: String?)
  }

  let id: MemberID
  let kind: Kind
  /// The type of the value; nil if the member has no value, or if the type is part of a cycle, which is reported.
  let type: Type?
  let reading: Reading
  /// What the name means before parentheses.
  let call: Call?
  let writing: Writing
  /// The help for an example that sets the member like an input.
  let exampleHelp: String?
  let facets: (any FacetTable)?
  let restoring: Restoring
  let property: Property
  /// The warnings about a member that nothing uses, of which the first applies.
  let unused: [UnusedWarning]

  init(
    _ id: MemberID, kind: Kind = .value, type: Type?, reading: Reading, call: Call? = nil, writing: Writing,
    exampleHelp: String? = nil,
    facets: (any FacetTable)? = nil, restoring: Restoring = .refused(nil), property: Property,
    unused: [UnusedWarning] = []
  ) {
    self.id = id
    self.kind = kind
    self.type = type
    self.reading = reading
    self.call = call
    self.writing = writing
    self.exampleHelp = exampleHelp
    self.facets = facets
    self.restoring = restoring
    self.property = property
    self.unused = unused
  }
}

extension MemberFacts {
  /// What the name of a member means as a value.
  indirect enum Reading: Sendable {
    /// A value. In the rule of an edit, the name can have another meaning.
    case value(Reference, inRules: Reference? = nil)
    /// No value, which is reported. In an expectation, the diagnostic can be another one.
    case noValue(Misuse?, inExpectation: Misuse? = nil)
    /// The name of a function, which does not hide values.
    case function

    /// Whether the name means a value.
    var isValue: Bool { if case .value = self { true } else { false } }
  }

  /// A diagnostic for a name in a place where it has no meaning.
  struct Misuse: Sendable {
    let help: String?
    /// Returns the diagnostic for the name.
    let kind: @Sendable (String) -> DiagnosticKind

    init(help: String? = nil, _ kind: @escaping @Sendable (String) -> DiagnosticKind) {
      self.help = help
      self.kind = kind
    }
  }

  enum Call: Sendable {
    /// A function that expressions call.
    case function
    /// A command, which steps run.
    case command
  }

  /// Which code can write the value of a member.
  struct Writing: Sendable {
    /// The root of the paths to the value; nil for a member without storage.
    var storage: StorageReference?
    var writers: [WriterKind] = []
    /// The name of the command that an assignment calls; nil for a member without `set`.
    var setter: String?
    /// The reason that other code cannot write the member.
    var reason: String
    /// The help for other code; nil for the help of the writer.
    var help: String?
    /// The help for a step, if it differs.
    var stepHelp: String?
  }

  enum Restoring: Sendable {
    /// The value that `restore` stores.
    case value(Restore.Value)
    /// The help for a `restore` of the member, if the general help does not fit.
    case refused(String?)
  }

  /// What a member is to a view model that has this one as a child.
  enum Property: Sendable {
    /// A value of a type, in a facet if the member is not the value itself.
    case value(Type, facet: String? = nil)
    /// A child, whose properties only its own view model can read.
    case child
    case event
    /// A display with parameters.
    case function
    case hidden
  }

  /// The parameters of a display or a `let`; empty for a value.
  var parameters: [Parameter] { if case .formula(let parameters, _) = kind { parameters } else { [] } }

  /// The service of a use.
  var service: String? { if case .use(let service) = kind { service } else { nil } }

  var isCustom: Bool { if case .custom = kind { true } else { false } }

  /// Whether the member is a child or a list of children.
  var isChild: Bool {
    if case .child = property { true } else { false }
  }

  /// The type of a value that a parent reads by the name of the member alone.
  var plainType: Type? {
    if case .value(let type, facet: nil) = property, call == nil { type } else { nil }
  }

  /// The name of the view model of a child or of the rows of a list; nil if it is not known, which is reported.
  var childViewModel: String? {
    switch kind {
    case .child(let child): child.viewModel
    case .list(let list): list.viewModel
    default: nil
    }
  }
}

/// The kind of code that writes a value. It determines what may be written.
enum WriterKind: Sendable {
  /// A view, through the `$path` of an edit, a child or the rows of a list.
  case binding
  /// A view, through a draft that copies the value.
  case copy
  /// A step, or a `follow`.
  case step
  /// The steps of a body, which only change their own variables.
  case body
  /// A `when` of an example, which writes what a view or the owner of the view model can write.
  case view

  /// Whether the code can declare variables, and change them.
  var hasVariables: Bool { self == .step || self == .body }
}
