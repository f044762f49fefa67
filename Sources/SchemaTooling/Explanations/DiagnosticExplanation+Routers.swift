import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0655–VM0659 and VM0680–VM0689: screens of other modules, routers, tabs and links.
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
      bad: """
        viewmodel HomeScreen {
          input name: String
          display greeting = "Welcome, \\(name)"
        }

        router AppRouter {
          screen HomeScreen
        }

        router LinkRouter {
          link "/home/{name}" -> [HomeScreen(name: name)]
        }
        """,
      good: """
        viewmodel HomeScreen {
          input name: String
          display greeting = "Welcome, \\(name)"
        }

        router AppRouter {
          link "/home/{name}" -> [HomeScreen(name: name)]
        }
        """),
    DiagnosticExplanation(
      of: .tabsAreNoScreen(kind: "{kind}", name: "{name}"),
      """
      Tabs replace all open screens, because each tab has a stack of its own. A stack or a sheet cannot contain them.
      """,
      bad: """
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
            navigator.push(main)
          }
        }
        """,
      good: """
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
            navigator.resetRoot(main)
          }
        }
        """),
    DiagnosticExplanation(
      of: .emptyTabs(name: "{name}"),
      """
      A container without tabs would show nothing.
      """,
      bad: """
        router AppRouter {
          tabs main {
          }
        }
        """,
      good: """
        viewmodel NewsScreen {
          display headline = "News"
        }

        router AppRouter {
          tabs main {
            news: NewsScreen() "News"
          }
        }
        """),
    DiagnosticExplanation(
      of: .unknownTab(tabs: "{tabs}", name: "{name}"),
      """
      A link can begin with a tab of the router. It selects the tab, and opens its screens above the tab's root.
      """,
      bad: """
        viewmodel NewsScreen {
          display headline = "News"
        }

        router AppRouter {
          tabs main {
            news: NewsScreen() "News"
          }

          link "/articles" -> [main.articles]
        }
        """,
      good: """
        viewmodel NewsScreen {
          display headline = "News"
        }

        router AppRouter {
          tabs main {
            news: NewsScreen() "News"
          }

          link "/articles" -> [main.news]
        }
        """),
    DiagnosticExplanation(
      of: .unknownLink(link: "{link}"),
      """
      A step opens a link that the module's router does not declare, so it would have no effect. A part of the address
      that is known only when the step runs matches every parameter.
      """,
      bad: """
        viewmodel ArticleScreen {
          input number: Int
          display headline = "Article \\(number)"
        }

        router AppRouter {
          link "/articles/{number}" -> [ArticleScreen(number: number)]
        }

        viewmodel NewsScreen {
          use navigator: Navigator

          command open(number: Int) {
            navigator.open("/article/\\(number)")
          }
        }
        """,
      good: """
        viewmodel ArticleScreen {
          input number: Int
          display headline = "Article \\(number)"
        }

        router AppRouter {
          link "/articles/{number}" -> [ArticleScreen(number: number)]
        }

        viewmodel NewsScreen {
          use navigator: Navigator

          command open(number: Int) {
            navigator.open("/articles/\\(number)")
          }
        }
        """),
    DiagnosticExplanation(
      of: .restoresNoValue(name: "{name}"),
      """
      `restore` stores the values of states and edits with the screen. All other values are computed from them or belong
      to the route.
      """,
      bad: """
        viewmodel SearchScreen {
          edit query: String = ""
          display headline = "Results for \\(query)"
          restore headline
        }
        """,
      good: """
        viewmodel SearchScreen {
          edit query: String = ""
          display headline = "Results for \\(query)"
          restore query
        }
        """),
    DiagnosticExplanation(
      of: .restoredType(name: "{name}", type: "{type}"),
      """
      Restored values are encoded when the app ends. Store a value that identifies the other, or declare the conformances
      of an `extern` type.
      """,
      bad: """
        extern Photo: Sendable

        viewmodel AlbumScreen {
          state shown: Photo? = nil
          display hasPhoto = shown != nil

          command show(photo: Photo) {
            shown = photo
          }

          restore shown
        }
        """,
      good: """
        extern Photo: Codable, Hashable, Sendable

        viewmodel AlbumScreen {
          state shown: Photo? = nil
          display hasPhoto = shown != nil

          command show(photo: Photo) {
            shown = photo
          }

          restore shown
        }
        """),
    DiagnosticExplanation(
      of: .choosesFromNoTexts(type: "{type}"),
      """
      Each element is a button, whose text is the element itself or the label of the case.
      """,
      bad: """
        viewmodel ListScreen {
          state size = 10
          display text = "\\(size) rows"

          command resize {
            let chosen = choose "Rows" from [10, 20, 50]
            size = chosen
          }
        }
        """,
      good: """
        viewmodel ListScreen {
          state size = "10"
          display text = "\\(size) rows"

          command resize {
            let chosen = choose "Rows" from ["10", "20", "50"]
            size = chosen
          }
        }
        """),
    DiagnosticExplanation(
      of: .linkPattern,
      """
      A pattern is a path, such as `/users/{id}`, with optional query items: `/search?q={query}`. Each parameter is a
      whole segment or the value of an item, and has a name of its own.
      """,
      bad: """
        viewmodel UserScreen {
          input id: Int
          display number = id.formatted()
        }

        router AppRouter {
          link "/users/user-{id}" -> [UserScreen(id: id)]
        }
        """,
      good: """
        viewmodel UserScreen {
          input id: Int
          display number = id.formatted()
        }

        router AppRouter {
          link "/users/{id}" -> [UserScreen(id: id)]
        }
        """),
    DiagnosticExplanation(
      of: .linksOverlap(pattern: "{pattern}", other: "{other}"),
      """
      A link that matches two patterns would open the screens of the first one only.
      """,
      bad: """
        viewmodel UserScreen {
          input name: String
          display greeting = "Welcome, \\(name)"
        }

        viewmodel NewUserScreen {
          display greeting = "Welcome"
        }

        router AppRouter {
          link "/users/{name}" -> [UserScreen(name: name)]
          link "/users/new" -> [NewUserScreen()]
        }
        """,
      good: """
        viewmodel UserScreen {
          input name: String
          display greeting = "Welcome, \\(name)"
        }

        viewmodel NewUserScreen {
          display greeting = "Welcome"
        }

        router AppRouter {
          link "/users/{name}" -> [UserScreen(name: name)]
          link "/new-user" -> [NewUserScreen()]
        }
        """),
    DiagnosticExplanation(
      of: .linkParameter(name: "{name}", type: "{type}"),
      """
      A parameter of a link is a `String`, an `Int`, a `Bool` or a `UUID`. Pass the id of a value, and load the value in
      the screen.
      """,
      bad: """
        viewmodel DayScreen {
          input date: Date
          display title = date.formatted("d")
        }

        router AppRouter {
          link "/days/{date}" -> [DayScreen(date: date)]
        }
        """,
      good: """
        viewmodel DayScreen {
          input number: Int
          display title = "Day \\(number)"
        }

        router AppRouter {
          link "/days/{number}" -> [DayScreen(number: number)]
        }
        """),
    DiagnosticExplanation(
      of: .linkParameterUnused(name: "{name}"),
      """
      Pass each parameter of a link to an input of one of its screens.
      """,
      bad: """
        viewmodel UserScreen {
          input id: Int
          display number = id.formatted()
        }

        router AppRouter {
          link "/teams/{team}/{id}" -> [UserScreen(id: id)]
        }
        """,
      good: """
        viewmodel UserScreen {
          input id: Int
          display number = id.formatted()
        }

        router AppRouter {
          link "/users/{id}" -> [UserScreen(id: id)]
        }
        """),
    DiagnosticExplanation(
      of: .linkWithoutScreen,
      """
      A link opens a list of screens, from the root to the visible one.
      """,
      bad: """
        router AppRouter {
          link "/home" -> []
        }
        """,
      good: """
        viewmodel HomeScreen {
          display greeting = "Welcome"
        }

        router AppRouter {
          link "/home" -> [HomeScreen()]
        }
        """),
    DiagnosticExplanation(
      of: .badgeIsNoDisplay(name: "{name}", model: "{model}"),
      """
      The badge of a tab is a display of the tab's screen: an `Int`, a `String` or an optional `String`.
      """,
      bad: """
        viewmodel NewsScreen {
          input unread: [String] = []
          display headline = unread.first ?? "No news"
        }

        router AppRouter {
          tabs main {
            news: NewsScreen() "News" badge unreadCount
          }
        }
        """,
      good: """
        viewmodel NewsScreen {
          input unread: [String] = []
          display unreadCount = unread.count
        }

        router AppRouter {
          tabs main {
            news: NewsScreen() "News" badge unreadCount
          }
        }
        """),
  ]
}
