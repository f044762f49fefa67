import Testing
import ViewModelRuntime

/// Tests 100,000 bindings that are created and released.
@MainActor
struct BindingFloodTests {
  /// An object that all bindings of a test retain. If only the test still retains it, no binding exists any more.
  final class Sink {
    var calls = 0
  }

  let profile = UserInfoViewModel(user: UserInfo(name: "Ada"), services: UserInfoViewModelDoubles(), context: .example)

  private func bind(_ sink: Sink) -> BindingToken { profile.observe(\.name) { _ in sink.calls += 1 } }

  @Test func sequentialCallsRetainNothing() {
    var sink = Sink()
    for _ in 0..<50_000 { bind(sink).end() }
    for _ in 0..<50_000 { _ = bind(sink) }
    #expect(sink.calls == 100_000)
    #expect(isKnownUniquelyReferenced(&sink))
  }

  @Test func manyParallelCallsAllEndAndRetainNothing() {
    var sink = Sink()
    var tokens = (0..<100_000).map { _ in bind(sink) }
    #expect(sink.calls == 100_000)
    profile.name.text = "Grace"
    #expect(sink.calls == 200_000)
    tokens = []
    profile.name.text = "Hopper"
    #expect(sink.calls == 200_000 && tokens.isEmpty)
    #expect(isKnownUniquelyReferenced(&sink))
  }

  @Test func bindingsReleasedInAnObserverLeaveNothing() {
    var sink = Sink()
    let token = profile.observe(\.name) { [profile] _ in
      for _ in 0..<1_000 { _ = profile.observe(\.age) { _ in sink.calls += 1 } }
    }
    for number in 0..<5 { profile.name.text = "\(number)" }
    token.end()
    #expect(sink.calls == 6_000)
    #expect(isKnownUniquelyReferenced(&sink))
  }

  @Test func unboundFieldsAreReleased() {
    for _ in 0..<1_000 {
      let field = FakeField()
      let token = TextEditBinding.to(field).bind(EditPort(profile, \.name))
      field.type("x")
      token.end()
      field.type("y")
      #expect(field.handlerCount == 0)
    }
    #expect(profile.name.value == "x")
  }
}
