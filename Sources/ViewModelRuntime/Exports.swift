// An app imports one module.
@_exported public import ViewModelCore
@_exported public import ViewModelFormatting
