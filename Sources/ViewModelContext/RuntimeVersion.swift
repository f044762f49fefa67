/// The versions of the runtime that generated code can require, with one type for each. If the compiler does not find
/// the type of a version, update the `ViewModelRuntime` package, or generate with the matching version of vmgen.
@_spi(Generated) public enum ViewModelRuntimeVersion {
  /// The version that vmgen 0.1 requires.
  public enum AtLeast0_1 {}
}
