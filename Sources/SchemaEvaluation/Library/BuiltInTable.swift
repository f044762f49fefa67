import Foundation
import ViewModelFormatting
import VmgenSchemaSemantics

/// The operands of a call of the standard library: the receiver, if it has one, and then the arguments.
struct Operands {
  let values: [Value]
  let context: DisplayContext
  /// Calls a closure of the schema.
  let apply: (FunctionValue, [Value]) throws -> Value
  /// Returns whether a key of a dictionary precedes another.
  let order: (Value, Value) throws -> Bool
  /// Returns the `id` of an element.
  let identity: (Value) throws -> Value

  subscript(index: Int) -> Value {
    get throws {
      guard values.indices.contains(index) else { throw EvaluationFailure.unexpected("operand \(index) is missing") }
      return values[index]
    }
  }

  /// Returns the closure that is an operand, as a function of one value.
  func function(_ index: Int) throws -> (Value) throws -> Value {
    let function = try self[index].function
    return { try apply(function, [$0]) }
  }

  /// Returns the closure that is an operand, as a condition.
  func condition(_ index: Int) throws -> (Value) throws -> Bool {
    let function = try function(index)
    return { try function($0).bool }
  }

  /// Returns the time zone that is an operand; nil for the context's.
  func zone(_ index: Int) throws -> TimeZone? { try self[index].unwrapped?.timeZone }
}

/// The meaning of a function, property or operator of the standard library.
typealias BuiltInMeaning = @Sendable (Operands) throws -> Value

/// The meanings of the standard library, by signature.
///
/// Arithmetic of integers and collections are written here, from the reference. Formatting, parsing, dates and decimal
/// numbers call the runtime.
struct BuiltInTable {
  private(set) var meanings: [String: BuiltInMeaning] = [:]

  static let shared = BuiltInTable()

  private init() {
    defineOperators()
    defineTexts()
    defineNumbers()
    defineNumberFormats()
    defineMeasurements()
    defineDates()
    defineDateFormats()
    defineDurations()
    defineCollections()
    defineOrders()
    defineDictionaries()
    defineSets()
    defineIdentifiers()
  }

  mutating func define(_ signature: String, _ meaning: @escaping BuiltInMeaning) { meanings[signature] = meaning }

  /// The meanings in the order of ``StandardLibrary/all``.
  private static let ordered: [BuiltInMeaning?] = StandardLibrary.all.map { shared.meanings[$0.signature] }

  static func meaning(of id: BuiltIn.ID) throws -> BuiltInMeaning {
    guard let meaning = ordered[id.index] else {
      throw EvaluationFailure.unsupported("the function `\(StandardLibrary[id].signature)`")
    }
    return meaning
  }
}
