import Mustache
import SchemaLanguage

/// What `viewmodel.mustache` reads of a view model.
func viewModelData(_ viewModel: ViewModel, _ context: inout FileContext) -> MustacheValue {
  ["name": .string(viewModel.name)]
}

/// What `binding.mustache` reads of a view model.
func bindingData(_ viewModel: ViewModel, _ context: inout FileContext) -> MustacheValue {
  ["name": .string(viewModel.name)]
}

/// What `tests.mustache` reads of a schema's view models, beside the file's header and imports.
func testData(_ viewModels: [ViewModel], of source: SourceFile, _ context: inout FileContext) -> MustacheValue {
  ["viewModels": .list([])]
}
