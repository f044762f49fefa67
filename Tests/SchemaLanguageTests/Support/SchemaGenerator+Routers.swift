@testable import VmgenSchemaSyntax

/// Routers.
extension SchemaGenerator {
  mutating func router(_ documentation: [String]) -> RouterSyntax {
    let items = items { generator -> RouterItem in
      switch generator.random.below(3) {
      case 0: .screen(ScreenSyntax(range: generator.range, name: generator.typeName()))
      case 1: .tabs(generator.tabs())
      default: .link(generator.link())
      }
    }
    return RouterSyntax(documentation: documentation, range: range, name: typeName(), items: items)
  }

  private mutating func tabs() -> TabsSyntax {
    TabsSyntax(
      documentation: documentation(), range: range, name: name(), parameters: some(2) { $0.parameter() },
      items: items { generator in
        TabSyntax(
          range: generator.range, name: generator.name(), screen: generator.construction(), title: generator.string(),
          icon: generator.maybe { $0.string() }, badge: generator.maybe { $0.name() })
      })
  }

  private mutating func link() -> LinkSyntax {
    let patterns = ["/", "/users/{id}", "/search?text={text}&page={page}"]
    let pattern = StringLiteral(segments: [.text(random.pick(patterns))], isMultiline: false, range: range)
    return LinkSyntax(
      range: range, pattern: make(.string(pattern)),
      screens: (0...random.below(2)).map { _ in
        random.oneIn(3) ? make(.member(make(.name(name().text)), name())) : construction()
      })
  }

  private mutating func construction() -> Expression { call(make(.name(typeName().text))) }
}
