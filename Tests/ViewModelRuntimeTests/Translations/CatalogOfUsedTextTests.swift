import Foundation
import Testing
import ViewModelRuntime

@testable import ViewModelTesting
@testable import VmgenProjectGeneration
@testable import VmgenSchemaTooling

/// The keys that compiled view models look up, compared with the catalog that `vmgen strings` writes for their schemas.
@MainActor
@Suite struct CatalogOfUsedTextTests {
  @Test func theCatalogHasEachTextThatCompiledExamplesLookUp() async throws {
    let used = UsedKeys()
    await used.collect(AgesSchemaTests.examples, AgesSchemaTests.graph)
    await used.collect(CartViewModelSchemaTests.examples, CartViewModelSchemaTests.graph)
    await used.collect(CheckoutViewModelSchemaTests.examples, CheckoutViewModelSchemaTests.graph)
    await used.collect(CouriersSchemaTests.examples, CouriersSchemaTests.graph)
    await used.collect(DashboardsSchemaTests.examples, DashboardsSchemaTests.graph)
    await used.collect(FinderViewModelSchemaTests.examples, FinderViewModelSchemaTests.graph)
    await used.collect(InvoicesViewModelSchemaTests.examples, InvoicesViewModelSchemaTests.graph)
    await used.collect(LabelsViewModelSchemaTests.examples, LabelsViewModelSchemaTests.graph)
    await used.collect(LoginViewModelSchemaTests.examples, LoginViewModelSchemaTests.graph)
    await used.collect(MailboxViewModelSchemaTests.examples, MailboxViewModelSchemaTests.graph)
    await used.collect(NewsViewModelSchemaTests.examples, NewsViewModelSchemaTests.graph)
    await used.collect(OfferViewModelSchemaTests.examples, OfferViewModelSchemaTests.graph)
    await used.collect(OutcomesSchemaTests.examples, OutcomesSchemaTests.graph)
    await used.collect(ParcelsViewModelSchemaTests.examples, ParcelsViewModelSchemaTests.graph)
    await used.collect(QuizViewModelSchemaTests.examples, QuizViewModelSchemaTests.graph)
    await used.collect(RefundFormViewModelSchemaTests.examples, RefundFormViewModelSchemaTests.graph)
    await used.collect(RepositoryViewModelSchemaTests.examples, RepositoryViewModelSchemaTests.graph)
    await used.collect(SignUpViewModelSchemaTests.examples, SignUpViewModelSchemaTests.graph)
    await used.collect(TransferQueueViewModelSchemaTests.examples, TransferQueueViewModelSchemaTests.graph)
    #expect(used.keys.count > 20)
    #expect(used.keys.subtracting(try catalogKeys()).sorted() == [])
  }

  private func catalogKeys() throws -> Set<String> {
    var arguments = Arguments()
    let folder = URL(fileURLWithPath: #filePath).appending(path: "../../../Fixtures/ViewModels").standardized
    arguments.operands = [folder.path]
    var run = try Run(arguments)
    var texts = CatalogTexts()
    for loaded in run.loadedProjects() { texts.add(loaded.schemas, sources: loaded.sources) }
    #expect(!run.report.hasErrors)
    return Set(texts.texts.keys)
  }
}

/// The keys of the texts that view models look up.
@MainActor
private final class UsedKeys {
  private(set) var keys: Set<String> = []

  /// Reads all displays at the end of each example, with a localization that records the keys.
  func collect<Owner: ViewModel>(_ examples: [ViewModelExample<Owner>], _ graph: ViewModelGraph<Owner>) async {
    let recording = Localization { text, _ in
      MainActor.assumeIsolated { _ = self.keys.insert(text.key) }
      return text.standard
    }
    for example in examples {
      let failures = await example.run { owner, _ in
        owner.update { $0.context.localization = recording }
        for display in graph.displays { _ = display.describe(owner) }
      }
      #expect(failures == [])
    }
  }
}
