/// The versions of the runtime that generated code can ask for, one type each. A file generated for a newer runtime names
/// a type that this one does not have: update the `ViewModelRuntime` package, or generate with the version that it has.
public enum ViewModelRuntimeVersion {
  /// What vmgen 0.1 generates works with this runtime.
  public enum AtLeast0_1 {}
}
