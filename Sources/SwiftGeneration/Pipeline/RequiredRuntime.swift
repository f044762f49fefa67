/// The oldest version of the runtime that generated code supports, as the name of a type that this version declares.
/// With an older runtime, the compiler reports that the type is missing, and its name states the required version.
/// Raise the version only if generated code starts to use a new declaration.
package enum RequiredRuntime {
  /// Declared in `Sources/ViewModelRuntime/RuntimeVersion.swift`.
  package static let symbol = "ViewModelRuntimeVersion.AtLeast0_1"
}
