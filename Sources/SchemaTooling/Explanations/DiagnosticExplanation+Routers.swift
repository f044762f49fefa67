import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0655–VM0659 and VM0685: screens of other modules, routers and tabs.
extension DiagnosticExplanation {
  static let routerExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .screenOfOtherModule(name: "{name}", module: "{module}"),
      """
      A view model is a screen if its own module navigates to it, names it in a router, or declares its result. Only the
      code of its own module can make it one.
      """),
    DiagnosticExplanation(
      of: .secondRouter(name: "{name}"),
      """
      A router generates a protocol that requires a view for every screen of the module. Two routers would require the
      same views twice.
      """,
      schema: """
          viewmodel HomeScreen {
            input name: String
            display greeting = "Welcome, \\(name)"
          }

          router AppRouter {
        -   screen HomeScreen
        - }
        -
        - router LinkRouter {
            link "/home/{name}" -> [HomeScreen(name: name)]
          }
        """),
    DiagnosticExplanation(
      of: .tabsAreNoScreen(kind: "{kind}", name: "{name}"),
      """
      Tabs replace all open screens, because each tab has a stack of its own. A stack or a sheet cannot contain them.
      """,
      schema: """
          viewmodel NewsScreen {
            display headline = "News"
          }

          router AppRouter {
            tabs main {
              news: NewsScreen() "News"
            }
          }

          viewmodel LoginScreen {
            use navigator: Navigator

            command signIn {
        -     navigator.push(main)
        +     navigator.resetRoot(main)
            }
          }
        """),
    DiagnosticExplanation(
      of: .emptyTabs(name: "{name}"),
      """
      A container without tabs would show nothing.
      """,
      schema: """
        + viewmodel NewsScreen {
        +   display headline = "News"
        + }
        +
          router AppRouter {
            tabs main {
        +     news: NewsScreen() "News"
            }
          }
        """),
    DiagnosticExplanation(
      of: .unknownTab(tabs: "{tabs}", name: "{name}"),
      """
      A link can begin with a tab of the router. It selects the tab, and opens its screens above the tab's root.
      """,
      schema: """
          viewmodel NewsScreen {
            display headline = "News"
          }

          router AppRouter {
            tabs main {
              news: NewsScreen() "News"
            }

        -   link "/articles" -> [main.articles]
        +   link "/articles" -> [main.news]
          }
        """),
    DiagnosticExplanation(
      of: .badgeIsNoDisplay(name: "{name}", model: "{model}"),
      """
      The badge of a tab is a display of the tab's screen: an `Int`, a `String` or an optional `String`.
      """,
      schema: """
          viewmodel NewsScreen {
            input unread: [String] = []
        -   display headline = unread.first ?? "No news"
        +   display unreadCount = unread.count
          }

          router AppRouter {
            tabs main {
              news: NewsScreen() "News" badge unreadCount
            }
          }
        """),
  ]
}
