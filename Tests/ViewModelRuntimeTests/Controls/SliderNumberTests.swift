import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// A slider with a `Float` for an edit with a `Double`.
struct SliderNumberTests {
  @Test(arguments: [(0.1 as Float, 0.1), (0.3, 0.3), (-2.5, -2.5), (16_777_216, 16_777_216), (.infinity, .infinity)])
  func aSliderReportsTheShortestNumber(slider: Float, number: Double) {
    #expect(Double(reading: slider) == number)
    #expect(Float(number) == slider)
  }

  @Test func nanStaysNaN() { #expect(Double(reading: .nan).isNaN) }
}
