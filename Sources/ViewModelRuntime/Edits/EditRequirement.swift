/// A rule of an edit: `require 0...150 else "Enter an age from 0 to 150"`.
@MainActor
public struct EditRequirement<Values: StatefulValues, Value> {
  let holds: (Value, inout Values) -> Bool
  /// Returns whether a value must not be written. A rule that depends on other fields only makes the edit invalid.
  let refuses: (Value) -> Bool
  let message: (inout Values) -> String

  /// Returns a rule that depends on the edit's own value. A value that violates it is not written.
  ///
  /// - Parameter message: The localized error.
  public static func own(
    _ holds: @escaping (Value) -> Bool, else message: @escaping (inout Values) -> String
  ) -> EditRequirement {
    EditRequirement(holds: { value, _ in holds(value) }, refuses: { !holds($0) }, message: message)
  }

  /// Returns a rule that also depends on other values. A value that violates it is written, but the edit is invalid.
  ///
  /// - Parameter holds: Reads the pending values of other edits.
  public static func across(
    _ holds: @escaping (Value, inout Values) -> Bool, else message: @escaping (inout Values) -> String
  ) -> EditRequirement {
    EditRequirement(holds: holds, refuses: { _ in false }, message: message)
  }
}
