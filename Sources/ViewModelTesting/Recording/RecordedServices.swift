import ViewModelRuntime

/// A view model that has names of its own for services: `use github: GitHub`.
@MainActor
public protocol NamedServices: ViewModel {
  /// The names by the usual names: `["gitHub": "github"]`.
  static var serviceNames: [String: String] { get }
}

/// A function of a service that a recorder records.
@MainActor
private struct RecordedFunction {
  let recorder: ExampleRecorder
  /// The function with its service: `session.signIn`.
  let name: String
  /// The labels of its arguments, `_` for one without.
  let labels: [String]

  /// - Parameter name: The function with the usual name of its service.
  init(_ recorder: ExampleRecorder, _ name: String, _ labels: [String]) {
    self.recorder = recorder
    self.name = recorder.scriptName(of: name)
    self.labels = labels
  }

  /// Returns the call in a schema; the name for a call with an argument that no schema can write.
  func call<Arguments>(_ arguments: Arguments) -> String {
    if labels.isEmpty { return name }
    let values = labels.count == 1 ? [arguments] : Mirror(reflecting: arguments).children.map(\.value)
    return SchemaText.call(name, zip(labels, values).map { (label: $0, value: $1) }) ?? name
  }

  /// Returns the words that set a result: `returns ada`; nil if no schema can write the result.
  func answer<Value, Failure>(_ result: Result<Value, Failure>) -> String? {
    switch result {
    case .success(let value): value is Void ? "returns" : SchemaText.text(of: value).map { "returns \($0)" }
    case .failure(let error): SchemaText.text(of: error).map { "throws \($0)" }
    }
  }
}

extension Stub {
  /// Passes the calls to a request, and records its answers.
  ///
  /// - Parameter labels: The labels of the arguments, `_` for one without.
  public func forward(
    _ recorder: ExampleRecorder, _ labels: String...,
    to request: @escaping @MainActor (Arguments) async throws(Failure) -> Value
  ) {
    let function = RecordedFunction(recorder, name, labels)
    forward(to: { arguments throws(Failure) in
      guard recorder.isCalling else { return try await request(arguments) }
      recorder.noteCall(of: function.name)
      let tasks = TaskMonitor.current
      tasks?.park()
      let result: Result<Value, Failure>
      do throws(Failure) { result = .success(try await request(arguments)) } catch { result = .failure(error) }
      // An example gives an answer when everything else has come to rest.
      await recorder.settle()
      recorder.noteAnswer(function.answer(result), of: function.name)
      tasks?.unpark()
      return try result.get()
    })
  }

  /// Passes the calls to a query, and records its results.
  ///
  /// - Parameter labels: The labels of the arguments, `_` for one without.
  public func forwardQuery(
    _ recorder: ExampleRecorder, _ labels: String...,
    to query: @escaping @MainActor (Arguments) throws(Failure) -> Value
  ) {
    let function = RecordedFunction(recorder, name, labels)
    forward(toQuery: { arguments throws(Failure) in
      let result: Result<Value, Failure>
      do throws(Failure) { result = .success(try query(arguments)) } catch { result = .failure(error) }
      if recorder.isCalling { recorder.noteQuery(function.call(arguments), function.answer(result)) }
      return try result.get()
    })
  }
}

extension StreamStub {
  /// Follows a stream, and records its values.
  public func forward<Stream: AsyncSequence>(
    _ recorder: ExampleRecorder, to stream: @escaping @MainActor (Arguments) -> Stream
  ) where Stream.Element == Element {
    let function = RecordedFunction(recorder, name, [])
    forward { arguments, stubbed in
      let values = stream(arguments)
      let recorder = recorder.isCalling ? recorder : nil
      Task { [weak stubbed] in
        var end: (words: String, event: StreamEvent<Element>) = ("ends", .end)
        do {
          for try await value in values {
            await recorder?.settle()
            let words = "when \(function.name) sends"
            if value is Void { recorder?.noteStep(words) } else { recorder?.noteStep(words, value) }
            stubbed?.send(.value(value))
          }
        } catch {
          end = (SchemaText.text(of: error).map { "throws \($0)" } ?? "throws …", .failure(error))
        }
        await recorder?.settle()
        recorder?.noteStep("when \(function.name) \(end.words)")
        stubbed?.send(end.event)
      }
    }
  }
}

extension NavigatorDouble {
  /// Passes the steps to a navigator, and records the results of screens.
  public func forward(to navigator: any Navigator, _ recorder: ExampleRecorder) {
    forward(to: RecordedNavigator(navigator: navigator, recorder: recorder))
  }
}

/// A navigator that opens screens, and the recorder of what they return.
@MainActor
struct RecordedNavigator {
  let navigator: any Navigator
  let recorder: ExampleRecorder

  /// Returns a result that settles when the result of the screen does, and has been recorded.
  func recorded<Value>(
    _ opened: PendingScreenResult<Value>, from opening: ScreenOpening, of screen: any ScreenViewModel
  ) -> PendingScreenResult<Value> {
    guard recorder.isCalling else { return opened }
    let result = PendingScreenResult<Value>()
    let name = "navigator.\(opening)(\(type(of: screen)))"
    Task {
      result.value = await opened.wait()
      await recorder.settle()
      if let value = result.value {
        recorder.noteStep("given \(name) returns", value)
      } else {
        recorder.noteStep("given \(name) declines")
      }
      result.settle()
    }
    return result
  }
}
