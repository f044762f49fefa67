// An app imports one module.
@_exported public import ViewModelContext
