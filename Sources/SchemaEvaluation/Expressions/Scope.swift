import ViewModelFormatting
import VmgenSchemaSemantics

/// The names that an expression can read besides members.
struct Scope {
  var locals: [String: Value] = [:]
  /// `$0`, `$1`.
  var parameters: [Value] = []
  /// The associated values of a case, in its label.
  var carried: [String: Value] = [:]
  /// The wrapped value of the innermost optional chain.
  var chained: Value?
  /// The values of the row of an example's table.
  var columns: [String?: Value] = [:]

  func binding(_ name: String, _ value: Value) -> Scope {
    var scope = self
    scope.locals[name] = value
    return scope
  }
}

/// What an expression reads of its view model and of the example around it.
protocol MemberReader {
  var context: DisplayContext { get }
  func value(of storage: StorageReference) throws -> Value
  /// Returns a derived value for arguments, one for each of its parameters.
  func value(ofDerived id: MemberID, _ arguments: [Value]) throws -> Value
  func pendingValue(of edit: MemberID) throws -> Value
  func value(of facet: Facet) throws -> Value
  /// Returns a property of another view model, for arguments if it is a display with parameters.
  func value(of property: ViewModelProperty, in object: Value, _ arguments: [Value]) throws -> Value
  func result(of query: ServiceCall, _ arguments: [String: Value]) throws -> Value
  func numberOfCalls(service: String, function: String, matching arguments: [String: Value]) throws -> Value
  func newID() throws -> Value
}

/// The surroundings of an expression without a view model, such as the value of a sample.
struct ConstantReader: MemberReader {
  var context: DisplayContext { .example }

  private var unavailable: EvaluationFailure { .unexpected("a constant reads a view model") }

  func value(of storage: StorageReference) throws -> Value { try part(storage, of: context) }
  func value(ofDerived id: MemberID, _ arguments: [Value]) throws -> Value { throw unavailable }
  func pendingValue(of edit: MemberID) throws -> Value { throw unavailable }
  func value(of facet: Facet) throws -> Value { throw unavailable }
  func value(of property: ViewModelProperty, in object: Value, _ arguments: [Value]) throws -> Value {
    throw unavailable
  }
  func result(of query: ServiceCall, _ arguments: [String: Value]) throws -> Value { throw unavailable }
  func numberOfCalls(service: String, function: String, matching arguments: [String: Value]) throws -> Value {
    throw unavailable
  }
  func newID() throws -> Value { throw unavailable }
}

/// Returns a part of a context.
func part(_ storage: StorageReference, of context: DisplayContext) throws -> Value {
  guard case .context(let part) = storage else { throw EvaluationFailure.unexpected("`\(storage.name)` is no context") }
  return switch part {
  case .locale: .locale(context.locale)
  case .calendar: .calendar(context.calendar)
  case .timeZone: .timeZone(context.timeZone)
  case .now: .date(context.now)
  }
}

/// The work that an evaluation may do. It ends evaluations that would take too long or nest too deeply.
final class Budget {
  static let longest = 2_000_000
  static let deepest = 400
  /// The number of bytes of a text, and of elements of a collection.
  static let largest = 10_000_000

  /// The parts that have been evaluated; nil if they are not recorded.
  var coverage: Coverage?
  private var steps = 0
  private var depth = 0

  /// Returns a value unless it is too large, so that values that double again and again end.
  func limited(_ value: Value) throws -> Value {
    let size: Int =
      switch value {
      case .string(let text): text.utf8.count
      case .array(let elements): elements.count
      default: 0
      }
    // The copies of large values are work, too.
    steps += size / 100
    if size > Self.largest { throw EvaluationFailure.limit("a value is larger than \(Self.largest) bytes or elements") }
    return value
  }

  /// Counts an expression while `body` evaluates it.
  func counting<Result>(_ body: () throws -> Result) throws -> Result {
    steps += 1
    if steps > Self.longest { throw EvaluationFailure.limit("the example takes more than \(Self.longest) steps") }
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepest { throw EvaluationFailure.limit("the values nest too deeply") }
    return try body()
  }
}
