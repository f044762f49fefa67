/// Waits until a condition is true while other tasks and threads run, without a time limit: on a busy machine, another
/// thread can take any time.
@MainActor
func wait(until condition: @MainActor () -> Bool) async {
  while !condition() { await Task.yield() }
}
