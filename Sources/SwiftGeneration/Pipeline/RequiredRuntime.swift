/// The oldest runtime that generated code works with, as the name of a type in it. An older runtime does not have the
/// type, and the compiler then says which one is needed. Raised only when generated code begins to use something new.
package enum RequiredRuntime {
  /// Declared in `Sources/ViewModelRuntime/RuntimeVersion.swift`.
  package static let symbol = "ViewModelRuntimeVersion.AtLeast0_1"
}
