extension Starter {
  static let shoppingList = #"""
    /// Something to buy.
    model ShoppingItem: Identifiable {
        let id: Int
        let name: String
        var isDone: Bool = false
    }

    /// A list of things to buy.
    viewmodel ShoppingListViewModel {
        state items: [ShoppingItem] = []

        /// The name of the next item.
        edit name: String = "" { trim }

        let remaining = items.filter { !$0.isDone }.count
        display summary = plural(remaining, one: "1 item to buy", other: "\(remaining) items to buy")

        /// Each item with its number, for a terminal.
        display lines = items.map { "\($0.id). \($0.name)\($0.isDone ? " ✓" : "")" }

        /// Adds an item with the entered name.
        command add when !name.isEmpty {
            items.append(ShoppingItem(id: items.count + 1, name: name))
            name = ""
        }

        /// Marks an item as bought.
        command check(id: Int) {
            items[id: id].isDone = true
        }

        example "an item is added and checked off" {
            when name.text = "Tea"
            when add()
            expect summary == "1 item to buy"
            expect name.text == ""
            when check(id: 1)
            expect summary == "0 items to buy"
            expect lines == ["1. Tea ✓"]
        }

        example "an item without a name cannot be added" {
            when name.text = "  "
            expect !add.canRun
        }
    }

    """#

  static let view = """
    #if canImport(SwiftUI)
      import SwiftUI
      import ViewModelRuntime

      /// The shopping list as a view of an app.
      public struct ShoppingListView: View {
        @Bindable private var viewModel: ShoppingListViewModel

        public init(viewModel: ShoppingListViewModel) {
          self.viewModel = viewModel
        }

        public var body: some View {
          List {
            Section {
              TextField("Name", text: $viewModel.name.text)
              Button("Add") { viewModel.add() }
                .disabled(!viewModel.add.canRun)
            }
            Section(viewModel.summary) {
              ForEach(viewModel.items) { item in
                Button(item.name) { viewModel.check(id: item.id) }
                  .disabled(item.isDone)
              }
            }
          }
        }
      }
    #endif

    """

  static func program(_ name: String) -> String {
    """
    import \(name)
    import ViewModelRuntime

    /// The shopping list in a terminal.
    @main
    struct Program {
      @MainActor static func main() {
        let list = ShoppingListViewModel()
        print("Enter the name of an item, the number of an item that you have bought, or an empty line to end.")
        while let line = readLine(), !line.isEmpty {
          if let number = Int(line) {
            list.check(id: number)
          } else {
            list.name.text = line
            list.add()
          }
          for line in list.lines { print(line) }
          print(list.summary)
        }
      }
    }

    """
  }

  static func tests(_ name: String) -> String {
    """
    import \(name)
    import Testing
    import ViewModelRuntime

    /// Tests in addition to the examples of the schema, which are tests, too.
    @MainActor @Suite struct ShoppingListTests {
      @Test func itemsAreNumberedInTheOrderInWhichTheyAreAdded() {
        let list = ShoppingListViewModel()
        for name in ["Tea", "Milk"] {
          list.name.text = name
          list.add()
        }
        #expect(list.lines == ["1. Tea", "2. Milk"])
      }
    }

    """
  }
}
