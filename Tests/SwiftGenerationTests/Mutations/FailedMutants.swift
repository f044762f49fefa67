/// Reduced mutants that failed before, by what was wrong.
enum FailedMutants {
  static let texts = [
    "an expectation of an optional beside a value": """
    enum Section: Int {
      case low = 1 "Low"
      case high = 10 "High"
    }
    viewmodel PriorityMenuViewModel {
      input number: Int
      let titles = Section.allCases.map { $0.label }
      display count = titles.count + number
      example "titles" {
        given number = 10
        expect titles == [["Low", "High"]].map { row in row }.first
        expect [["Low", "High"]].first == titles
      }
    }
    """,
    "a comparison that holds for every integer": """
    viewmodel BoundsViewModel {
      input size: Int
      state count = 0
      let hint: String? {
        if size > 9223372036854775807 { return "Call us" }
        if count == 2 { return "Two" }
        return nil
      }
      display text = 9223372036854775807 >= size ? hint ?? "" : "never"
      command add { if size <= 9223372036854775807 { count += 1 } else { count = 3 } }
      example "adds" {
        given size = 9223372036854775807
        when add()
        expect text == ""
        expect count == 1
      }
    }
    """,
    "pairs with optional keys": """
    viewmodel SizesViewModel {
      input sizes: [String?: Int]
      let optionals: [String: Int?] = [sizes.count.formatted(): 1]
      display text = "\\(sizes.count) \\(optionals.count)"
      example "two sizes" {
        given sizes = ["a": 3, "c": 4]
        expect text == "2 1"
      }
    }
    """,
    "an initial value that reads a constant state": """
    viewmodel StopwatchViewModel {
      state isRunning = false
      state seconds = (if (isRunning) { [0] } else { [7] }).last ?? 0
      command toggle {
        isRunning = !isRunning
        seconds += 1
      }
      display text = "\\(seconds)"
      example "runs" {
        expect text == "7"
        when toggle()
        expect text == "8"
      }
    }
    """,
    "a choice in the label of a case": """
    enum Shipment {
      case pickup "Ready for pickup"
      case parcel(carrier: String) "by \\((if let first = [carrier].first { first } else { "hand" }))"
      case letter(pages: Int) "\\((switch pages { case 1: "One", default: "Many" })) pages"
    }
    viewmodel ShipmentViewModel {
      input shipment: Shipment
      display text = shipment.label
      example "texts" {
        given shipment = .parcel(carrier: "Ada")
        expect text == "by Ada"
        when shipment = .letter(pages: 1)
        expect text == "One pages"
      }
    }
    """,
    "an edit that starts with a formula over constant states": """
    viewmodel CountdownViewModel {
      state seconds = 3
      display isCounting = seconds > 0
      edit note: String = isCounting ? "\\(seconds) s" : "Send again"
      command reset { seconds = 0 }
      example "starts and is reset" {
        expect note.text == "3 s"
        when reset()
        expect !isCounting
      }
    }
    """,
  ]

  static var modules: [MutatedModule] {
    texts.sorted { $0.key < $1.key }.map { MutatedModule(origin: $0.key, texts: [$0.value]) }
  }
}
