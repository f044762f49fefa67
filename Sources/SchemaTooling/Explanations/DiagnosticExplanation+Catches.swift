import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0571–VM0574: `catch`.
extension DiagnosticExplanation {
  static let catchExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .nothingToCatch,
      """
      A `catch` clause handles errors of the steps before it. If none of them can throw, it never runs.
      """,
      schema: """
          viewmodel Counter {
            state count = 0

            command increment {
              count += 1
        -   } catch {
        -     count = 0
            }
          }
        """),
    DiagnosticExplanation(
      of: .catchPattern,
      """
      A `catch` clause lists cases of an error, or names its type: `catch let error as Problem`. A `catch` without cases
      handles every error. Its steps can read it as `error`.
      """,
      schema: """
          error Problem {
            case offline "You appear to be offline"
          }

          service Session {
            func signOut() async throws(Problem)
          }

          viewmodel Menu {
            use session: Session
            state text = ""

            command leave {
              try await session.signOut()
        -   } catch problem {
        -     text = "It did not work"
        +   } catch {
        +     text = error.label
            }
          }
        """),
    DiagnosticExplanation(
      of: .conditionOfSeveralPatterns(keyword: "{keyword}"),
      """
      In Swift, the `where` after several patterns belongs only to the last of them, which is easy to overlook. A pattern
      with a condition stands alone.
      """,
      schema: """
          error Problem {
            case offline "You appear to be offline"
            case server(code: Int) "The server returned an error"
          }

          service Session {
            func signOut() async throws(Problem)
          }

          viewmodel Menu {
            use session: Session
            state text = ""

            command leave {
              try await session.signOut()
        -   } catch .offline, .server(let code) where code == 503 {
        +   } catch .offline {
        +     text = "Try again later"
        +   } catch .server(let code) where code == 503 {
              text = "Try again later"
            }
          }
        """),
    DiagnosticExplanation(
      of: .noErrorWithCase(name: "{case}"),
      """
      `throw .offline` throws a case of an error that a service of the view model throws, or else of the only `error` that
      has it.
      """,
      schema: """
          error Problem {
            case offline "You appear to be offline"
          }

          viewmodel Menu {
            input isOnline: Bool

            command leave {
        -     if !isOnline { throw .ofline }
        +     if !isOnline { throw .offline }
            }
          }
        """),
    DiagnosticExplanation(
      of: .catchOfTwoErrors(first: "{first}", second: "{second}"),
      """
      As in Swift, all cases in a `catch` clause must belong to the same error type.
      """,
      schema: """
          error Problem {
            case offline "You appear to be offline"
          }

          error Refusal {
            case denied "That is not allowed"
          }

          service Session {
            func check() async throws(Refusal)
            func signOut() async throws(Problem)
          }

          viewmodel Menu {
            use session: Session
            state isDone = false

            command leave {
              try await session.check()
              try await session.signOut()
        -   } catch .offline, .denied {
        +   } catch .offline {
        +     isDone = true
        +   } catch .denied {
              isDone = true
            }
          }
        """),
    DiagnosticExplanation(
      of: .catchNeedsType(caseName: "{case}"),
      """
      You can omit the type of a case if exactly one declared error that the steps throw has that case. A function
      that only says `throws` can throw any error, and two errors can have cases with the same name.
      """,
      schema: """
          error Problem {
            case offline "You appear to be offline"
          }

          service Session {
            func signOut() async throws
          }

          viewmodel Menu {
            use session: Session
            state isOffline = false

            command leave {
              try await session.signOut()
        -   } catch .offline {
        +   } catch Problem.offline {
              isOffline = true
            }
          }
        """),
  ]
}
