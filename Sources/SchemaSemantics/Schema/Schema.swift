import VmgenSchemaSyntax

/// A checked schema file: resolved, typed and without errors.
package struct Schema: Sendable {
  package var file: SourceFile.ID
  /// The modules that the file imports, sorted.
  package var imports: [String]
  /// The declarations in source order.
  package var declarations: [Declaration]

  package indirect enum Declaration: Sendable {
    case enumeration(EnumDeclaration)
    case model(ModelDeclaration)
    case externType(ExternType)
    case function(FunctionDeclaration)
    case service(ServiceDeclaration)
    case serviceContainer(ServiceContainer)
    case fake(Fake)
    case sample(Sample)
    case viewModel(ViewModel)
    case router(Router)
    case errorPolicy(ErrorPolicy)
  }
}

/// The conformances of a declared type, computed from its parts.
package struct Conformances: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let equatable = Conformances(rawValue: 1 << 0)
  package static let hashable = Conformances(rawValue: 1 << 1)
  package static let codable = Conformances(rawValue: 1 << 2)
  package static let sendable = Conformances(rawValue: 1 << 3)
  package static let identifiable = Conformances(rawValue: 1 << 4)
  package static let caseIterable = Conformances(rawValue: 1 << 5)
  package static let comparable = Conformances(rawValue: 1 << 6)
}

/// The `///` lines of a declaration.
package typealias Documentation = [String]

package struct EnumDeclaration: Sendable {
  package var name: String
  package var range: SourceRange
  package var documentation: Documentation
  package var isError: Bool
  package var rawType: Type?
  package var cases: [EnumCase]
  package var conformances: Conformances
  /// The names of its methods and computed properties in ``SchemaSet/functions``.
  package var methods: [String] = []
  /// Whether the enum has the property `label`: it is an error, or a case has a label.
  package var hasLabels: Bool { isError ? !cases.isEmpty : cases.contains { $0.label != nil } }
}

package struct EnumCase: Sendable {
  package var name: String
  package var range: SourceRange
  package var documentation: Documentation
  package var values: [Parameter]
  package var rawValue: TypedExpression?
  /// The localized text of the case. It refers to associated values by `Reference.carried`.
  package var label: TypedString?
}

/// A parameter. `label` is the argument label, or nil if there is none; `name` is the name in the body.
package struct Parameter: Sendable {
  package var label: String?
  package var name: String
  package var type: Type
  package var defaultValue: TypedExpression?
  /// The places of the label and the name in a schema; nil for those that no schema writes.
  package var labelRange: SourceRange?
  package var nameRange: SourceRange?
}

package struct ModelDeclaration: Sendable {
  package var name: String
  package var range: SourceRange
  package var documentation: Documentation
  package var isExtern: Bool
  /// The module of an `extern model`, if it is not the schema's.
  package var module: String?
  package var fields: [Field]
  package var conformances: Conformances
  /// The names of its methods and computed properties in ``SchemaSet/functions``.
  package var methods: [String] = []
}

package struct Field: Sendable {
  package var name: String
  package var range: SourceRange
  package var documentation: Documentation
  package var isVariable: Bool
  package var type: Type
  package var defaultValue: TypedExpression?
  /// The JSON key, if it differs from the name.
  package var key: String?

  /// Whether each value has a new identifier without an argument: `let id = UUID()`, `let id = UUID().uuidString`.
  package var hasNewID: Bool { defaultValue?.createsIDs == true }
}

package struct ExternType: Sendable {
  package var name: String
  /// The module of the type, if it is not the schema's.
  package var module: String?
  package var range: SourceRange
  package var documentation: Documentation
  package var conformances: Conformances
}

/// A function of the module, or a method or property of a type. Unless it is `static`, `self` is the first argument of
/// each call.
package struct FunctionDeclaration: Sendable {
  package var name: String
  /// The type that declares the method or property; nil for a function of the module.
  package var owner: String?
  package var form = FunctionForm()
  package var range: SourceRange
  package var documentation: Documentation
  package var parameters: [Parameter]
  package var result: Type
  package var body: TypedExpression
  /// The parts of the context that the function reads, directly or through calls. If there are any, the context is
  /// passed to the function.
  package var reads: ContextParts
  /// Whether the function contains localized text and needs the context.
  package var needsContext: Bool

  /// The type of `self`; nil for a function of the module and for a `static` one.
  package var selfType: Type? { form.isStatic ? nil : owner.map { .declared($0) } }
}

/// A value with a name: a `sample`, which examples read, or a constant, which all schemas read.
package struct Sample: Sendable {
  package var name: String
  /// Whether the value is a `let`.
  package var isConstant = false
  package var range: SourceRange
  package var documentation: Documentation
  package var type: Type
  package var value: TypedExpression
}

extension EnumCase {
  /// The text of the case for users: its label, or its name as words.
  package var text: TypedString {
    label ?? TypedString(segments: [.text(nameInWords(name))], isLocalized: true)
  }
}

/// Returns a name as words: `oneTimePasswordRequired` → `One time password required`. Consecutive capitals stay
/// together: `noURL` → `No URL`.
func nameInWords(_ name: String) -> String {
  let letters = Array(name.utf8)
  func isUpper(_ index: Int) -> Bool {
    letters.indices.contains(index) && letters[index] >= UInt8(ascii: "A") && letters[index] <= UInt8(ascii: "Z")
  }
  var result: [UInt8] = []
  for index in letters.indices {
    let isCapital = isUpper(index)
    let isAcronym = isCapital && (isUpper(index + 1) || isUpper(index - 1) && index + 1 == letters.count)
    if index > 0, isCapital,
      !isUpper(index - 1) || isUpper(index - 1) && index + 1 < letters.count && !isUpper(index + 1)
    {
      result.append(UInt8(ascii: " "))
    }
    if letters[index] == UInt8(ascii: "_") {
      result.append(UInt8(ascii: " "))
    } else if index == 0, letters[0] >= UInt8(ascii: "a"), letters[0] <= UInt8(ascii: "z") {
      result.append(letters[0] - 32)
    } else {
      result.append(isCapital && !isAcronym && index > 0 ? letters[index] + 32 : letters[index])
    }
  }
  return String(decoding: result, as: UTF8.self)
}
