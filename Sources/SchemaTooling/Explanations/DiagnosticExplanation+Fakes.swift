import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0567, VM0637–VM0639 and VM0699: fakes of services.
extension DiagnosticExplanation {
  static let fakeExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .fakeResult,
      """
      The function of the service has no result, or returns a stream, whose values the fake sends with `emit`.
      """,
      schema: """
          service Store {
            func counts() -> stream Int
          }

          fake MemoryStore: Store {
            state count = 0

            func counts() -> stream Int {
        -     return count
        +     emit counts(count)
            }
          }
        """),
    DiagnosticExplanation(
      of: .unknownFake(name: "{name}", service: "{service}"),
      """
      A `given` with the name of a service sets a fake of that service, which a file of the module declares.
      """,
      schema: """
          service Store {
            func items() async -> [String]
          }

          fake MemoryStore: Store {
            state items: [String] = []

            func items() -> [String] { items }
          }

          viewmodel Shop {
            use store: Store
            state text = ""

            command load {
              text = await store.items().joined()
            }

            example "a store is loaded" {
        -     given store = MemoryStor(items: ["Milk"])
        +     given store = MemoryStore(items: ["Milk"])
              when load()
              expect text == "Milk"
            }
          }
        """),
    DiagnosticExplanation(
      of: .fakeSignature(service: "{service}", name: "{name}"),
      """
      The functions of a fake have the labels and types of those of its service. Their parameters can have other names,
      and they need no `async` and `throws`.
      """,
      schema: """
          service Store {
            func add(_ item: String, to list: Int) async
          }

          fake MemoryStore: Store {
            state items: [String] = []

        -   func add(_ item: String) {
        +   func add(_ item: String, to list: Int) {
              items.append(item)
            }
          }
        """),
    DiagnosticExplanation(
      of: .fakeThrows(name: "{name}"),
      """
      A fake throws what the service declares: with `throws(E)` the error `E`, with `throws` any error.
      """,
      schema: """
          error StoreError {
            case full
          }

          service Store {
        -   func add(_ item: String) async
        +   func add(_ item: String) async throws(StoreError)
          }

          fake FullStore: Store {
            func add(_ item: String) {
              throw .full
            }
          }
        """),
    DiagnosticExplanation(
      of: .fakeStep(word: "{word}"),
      """
      The steps of a fake change its states, send values to streams, and return a result or throw an error. Whether a call
      waits for its response is decided by each example.
      """,
      schema: """
          service Store {
            func clear() async
          }

          fake MemoryStore: Store {
            state items: [String] = ["Milk"]

            func clear() {
        -     wait 1s
              items = []
            }
          }
        """),
  ]
}
