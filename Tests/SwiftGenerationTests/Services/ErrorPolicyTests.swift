import Testing

@testable import VmgenSwiftGeneration

/// Tests that only the view models with an error that the error policy may handle need the services of the policy.
@Suite struct ErrorPolicyTests {
  private static func services(_ command: String, policy: String = "catch NetworkError.offline") throws -> String? {
    let schema = """
      error NetworkError { case offline "Offline" }
      error PaymentError { case declined "Declined" }
      service Network { func load() async throws(NetworkError) -> String }
      service Payments { func pay(_ text: String) async throws(PaymentError) }
      service Log { func write(_ text: String) async }
      errors {
        use log: Log
        \(policy) { await log.write("offline") }
      }
      viewmodel Shop {
        use network: Network
        use payments: Payments
        state text: String = ""
        display shown = text
        \(command)
      }
      """
    return try Generation.text(schema, GenerationOptions(layers: [.model, .viewModel]))
      .split(separator: "\n").first { $0.contains("typealias Services = ") }
      .map { String($0.drop { $0 != "=" }.dropFirst(2)) }
  }

  @Test(arguments: [
    #"command pay { try await payments.pay("a") }"#,
    "command load { text = try await network.load() } catch { text = error.label }",
    "on appear { text = try await network.load() } catch {}",
  ])
  func anErrorThatThePolicyDoesNotNameNeedsNoServices(command: String) throws {
    #expect(try Self.services(command) == "NetworkProvider & PaymentsProvider")
  }

  @Test(arguments: [
    "command load { text = try await network.load() }",
    "command load throws { text = try await network.load() }",
    "command pay { try await payments.pay(try await network.load()) }",
    "on appear { text = try await network.load() }",
  ])
  func anErrorThatThePolicyNamesNeedsItsServices(command: String) throws {
    let policy = command.contains("load throws") ? "" : "LogProvider & "
    #expect(try Self.services(command) == policy + "NetworkProvider & PaymentsProvider")
  }

  @Test func aPolicyThatCatchesAllErrorsNeedsItsServices() throws {
    let services = try Self.services(#"command pay { try await payments.pay("a") }"#, policy: "catch")
    #expect(services == "LogProvider & NetworkProvider & PaymentsProvider")
  }
}
