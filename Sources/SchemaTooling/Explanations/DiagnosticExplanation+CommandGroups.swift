import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0586–VM0588, VM0846, VM0848, VM0896–VM0898: new identifiers, exclusive groups of commands, and the steps of `set` and of
/// `mutating` methods.
extension DiagnosticExplanation {
  static let commandGroupExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .setterEffect(name: "{name}", effect: "{effect}"),
      """
      A view assigns a property, and reads it again at once. The steps of `set` therefore neither suspend nor fail. They
      can start a command, which suspends on its own.
      """,
      schema: """
          service Lamp {
            func turn(on: Bool) async
          }

          viewmodel LampViewModel {
            use lamp: Lamp
            state wasOn = false

            var isOn: Bool {
              get { wasOn }
              set {
                wasOn = newValue
        -       await lamp.turn(on: newValue)
        +       turn(on: newValue)
              }
            }
        +   private command turn(on: Bool) { await lamp.turn(on: on) }
          }
        """),
    DiagnosticExplanation(
      of: .mutatingMethod(name: "{name}"),
      """
      A `mutating` method changes the value that it is called on. Steps and bodies call it on a variable or a state. A
      formula reads a changed copy.
      """,
      schema: """
          model Cart {
            var names: [String] = []

            mutating func add(_ name: String) { names.append(name) }
          }

          viewmodel CartViewModel {
            input cart: Cart
            input bag: String

        -   display preview: Cart { cart.add(bag) }
        +   display preview: Cart {
        +     var changed = cart
        +     changed.add(bag)
        +     return changed
        +   }
          }
        """),
    DiagnosticExplanation(
      of: .setterOfItself(name: "{name}"),
      """
      The steps of `set` write the members that `get` reads. An assignment of the property itself would run the same steps
      again, without an end.
      """,
      schema: """
          viewmodel VolumeViewModel {
            state level = 0

            var volume: Int {
              get { level }
        -     set { volume = max(newValue, 0) }
        +     set { level = max(newValue, 0) }
            }
          }
        """),
    DiagnosticExplanation(
      of: .newID(in: "formula"),
      """
      Formulas are evaluated again when a value changes, so `UUID()` would change at unpredictable times. A step is
      executed once.
      """,
      schema: """
          viewmodel Note {
        -   display reference = UUID().uuidString
        +   state id: UUID?
        +   display reference = id?.uuidString ?? ""
        +
        +   on appear {
        +     id = UUID()
        +   }
          }
        """),
    DiagnosticExplanation(
      of: .letOfNow(name: "{name}"),
      """
      A `let` of a view model is computed again when a value that it reads changes, also the time. A `state` keeps the
      time at which the view model is created; a formula that follows the clock reads `now` itself.
      """,
      schema: """
          viewmodel Session {
        -   let start = now
        +   state start = now
            display elapsed = (now - start).inSeconds
          }
        """),
    DiagnosticExplanation(
      of: .repeatedID,
      """
      Each `UUID()` in the code of an example is a constant, so that the example is the same in each run. Code that is
      executed several times, as in `map` or a loop, would give all values one identifier.
      """,
      schema: """
          model Note: Identifiable {
            let id: UUID = UUID()
            let text: String
          }

          viewmodel Notes {
            input notes: [Note]
            display count = notes.count

            example "two notes" {
        -     given notes = ["a", "b"].map { Note(text: $0) }
        +     given notes = [Note(text: "a"), Note(text: "b")]
              expect count == 2
            }
          }
        """),
    DiagnosticExplanation(
      of: .idleExclusive(name: "{name}"),
      """
      At most one command of an exclusive group runs at a time. A group with one command has no effect.
      """,
      schema: """
          service Store {
            func save() async
        +   func delete() async
          }

          viewmodel Note {
            use store: Store

            command save exclusive {
              await store.save()
            }
        +   command delete exclusive {
        +     await store.delete()
        +   }
          }
        """),
    DiagnosticExplanation(
      of: .excludedCall(name: "{name}", caller: "{caller}"),
      """
      While a command of an exclusive group runs, calls of the other commands of the group have no effect.
      """,
      schema: """
          service Store {
            func save() async
            func close() async
          }

          viewmodel Note {
            use store: Store

            command save exclusive {
              await store.save()
        -     close()
        +     await store.close()
            }
            command close exclusive {
              await store.close()
            }
          }
        """),
  ]
}
