/// A kind of declaration whose name a schema chooses.
enum DeclaredKind: Int, CaseIterable {
  case model, enumeration, error, service, viewModel

  /// A declaration of the kind with as few other names as possible.
  func declaration(_ name: String) -> String {
    switch self {
    case .model: "model \(name): Identifiable {\n  let id: Int = 1\n  var title: String = \"a\"\n}\n"
    case .enumeration: "enum \(name): String { case aa \"x\", bb \"y\" }\n"
    case .error: "error \(name) { case aa \"x\", bb(Int) \"y\" }\n"
    case .service: "service \(name) {\n  func go(_ n: Int) async throws -> Int\n  func known() -> Int?\n}\n"
    case .viewModel:
      """
      viewmodel \(name) {
        input count: Int
        state total = 0
        display text = (count + total).formatted()
        command add { total += 1 }
        example "adds" {
          given count = 1
          when add()
          expect text == "2"
        }
      }

      """
    }
  }

  /// A view model that uses several declarations of the kind, with an example of each.
  func uses(_ names: [String], _ number: Int) -> String {
    var (service, members, examples) = ("", "", "")
    for (index, name) in names.enumerated() {
      switch self {
      case .model, .enumeration:
        let value = self == .model ? "\(name)()" : "\(name).aa"
        service += "  func f\(index)(_ value: \(name)) async throws -> [\(name)]\n"
        members += """
            input i\(index): \(name)
            state s\(index): \(name)? = nil
            let n\(index): [String: \(name)] = [:]
            display d\(index) = s\(index) == i\(index) ? n\(index).count : 1
            command c\(index) {
              let found = try await store.f\(index)(i\(index))
              s\(index) = found.first
            }

          """
        examples += """
            example "a value \(index)" {
          \(names.indices.map { "    given i\($0) = \(self == .model ? "\(names[$0])()" : "\(names[$0]).aa")\n" }.joined())
              given store.f\(index) returns [\(value)]
              when c\(index)()
              expect d\(index) == 0
            }

          """
      case .error:
        service += "  func f\(index)() async throws(\(name)) -> Int\n"
        members += """
            state s\(index) = 0
            display d\(index) = s\(index)
            display e\(index) = c\(index).errorText ?? ""
            command c\(index) {
              s\(index) = try await store.f\(index)()
            } catch .bb(let n) {
              s\(index) = n
            }

          """
        examples += """
            example "an error \(index)" {
              given store.f\(index) throws .bb(2)
              when c\(index)()
              expect d\(index) == 2
            }

          """
      case .service:
        members += """
            use u\(index): \(name)
            state s\(index) = 0
            display d\(index) = u\(index).known() ?? s\(index)
            command c\(index) { s\(index) = try await u\(index).go(1) }

          """
        examples += """
            example "a service \(index)" {
              given u\(index).go returns 3
              when c\(index)()
              expect d\(index) == 3
            }

          """
      case .viewModel:
        members += "  command c\(index) { navigator.push(\(name)(count: \(index))) }\n"
        examples += """
            example "a screen \(index)" {
              when c\(index)()
              expect navigator == [push \(name)]
            }

          """
      }
    }
    let title = "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() + "Uses\(number)"
    let use = self == .viewModel ? "  use navigator: Navigator\n  display title = \"x\"\n" : ""
    let store = service.isEmpty ? "" : "service \(title)Store {\n\(service)}\n"
    let storeUse = service.isEmpty ? "" : "  use store: \(title)Store\n"
    return "\(store)viewmodel \(title)Screen {\n\(use)\(storeUse)\(members)\(examples)}\n"
  }

  /// Declares the names and uses them, a few in each view model.
  func schema(_ names: [String]) -> String {
    var text = names.map(declaration).joined()
    for start in stride(from: 0, to: names.count, by: 8) {
      text += uses(Array(names[start..<min(start + 8, names.count)]), start / 8)
    }
    return text
  }
}
