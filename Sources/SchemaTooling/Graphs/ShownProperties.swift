import VmgenSchemaSemantics

// The values that `explain` and editors show.

extension Member {
  /// The property whose value is shown: the value of the member, or whether a command can run; nil for a member without a
  /// value of its own.
  package var shownProperty: ViewModelProperty? {
    switch self {
    case .command: ViewModelProperty(name: id.name, facet: CommandFacet.canRun.rawValue)
    case .derived(let derived) where derived.isFunction: nil
    case .derived, .input, .state, .edit, .draft: ViewModelProperty(name: id.name)
    default: nil
    }
  }
}

extension Edit {
  /// The property that is the message of the first rule that the text breaks.
  package var errorProperty: ViewModelProperty { ViewModelProperty(name: id.name, facet: EditFacet.error.rawValue) }
}
