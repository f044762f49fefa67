extension StandardLibrary {
  static let operators: [BuiltIn] = [
    BuiltIn(
      "Int + Int -> Int", "{self} +| {0}",
      "The sum. One that an `Int` cannot hold is the nearest that it can.",
      [.init("2 + 3", "5"), .init("9223372036854775807 + 1", "9223372036854775807")]),
    BuiltIn(
      "Int - Int -> Int", "{self} -| {0}",
      "The difference. One that an `Int` cannot hold is the nearest that it can.",
      [.init("2 - 3", "-1"), .init("-9223372036854775807 - 2", "-9223372036854775807 - 1")]),
    BuiltIn(
      "Int * Int -> Int", "{self} *| {0}",
      "The product. One that an `Int` cannot hold is the nearest that it can.",
      [.init("2 * 3", "6"), .init("9223372036854775807 * 2", "9223372036854775807")]),
    BuiltIn(
      "Int / Int -> Int", "{self} /| {0}",
      "The quotient, towards zero. Dividing by zero gives zero.",
      [.init("7 / 2", "3"), .init("7 / 0", "0"), .init("(-9223372036854775807 - 1) / -1", "9223372036854775807")]),
    BuiltIn(
      "Int % Int -> Int", "{self} %| {0}",
      "The remainder, with the sign of the dividend. By zero it is the dividend.",
      [.init("-7 % 2", "-1"), .init("7 % 0", "7"), .init("(-9223372036854775807 - 1) % -1", "0")]),
  ]
}
