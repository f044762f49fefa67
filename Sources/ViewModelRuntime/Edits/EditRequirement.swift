/// What an edit requires: `require 0...150 else "Enter an age from 0 to 150"`.
@MainActor
public struct EditRequirement<Values: InteractiveValues, Value> {
  let holds: (Value, inout Values) -> Bool
  /// Whether a value is not to be written: not for a rule across fields, which only keeps the edit from being valid.
  let refuses: (Value) -> Bool
  let message: (inout Values) -> String

  /// A rule of the edit's own value alone: what breaks it is not written.
  ///
  /// - Parameter message: in the reader's language.
  public static func own(
    _ holds: @escaping (Value) -> Bool, else message: @escaping (inout Values) -> String
  ) -> EditRequirement {
    EditRequirement(holds: { value, _ in holds(value) }, refuses: { !holds($0) }, message: message)
  }

  /// A rule that reads something else too: what breaks it is written, and not valid.
  ///
  /// - Parameter holds: reads other edits by what is pending in them.
  public static func across(
    _ holds: @escaping (Value, inout Values) -> Bool, else message: @escaping (inout Values) -> String
  ) -> EditRequirement {
    EditRequirement(holds: holds, refuses: { _ in false }, message: message)
  }
}
