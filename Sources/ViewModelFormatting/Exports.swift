@_exported public import ViewModelContext
