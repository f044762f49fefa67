import Testing

@testable import ViewModelRuntime

/// What a slider of `Float`s says in an edit of `Double`s.
struct SliderNumberTests {
  @Test(arguments: [(0.1 as Float, 0.1), (0.3, 0.3), (-2.5, -2.5), (16_777_216, 16_777_216), (.infinity, .infinity)])
  func itIsTheNumberThatReadsTheSame(slider: Float, number: Double) {
    #expect(Double(reading: slider) == number)
    #expect(Float(number) == slider)
  }

  @Test func noNumberStaysNone() { #expect(Double(reading: .nan).isNaN) }
}
