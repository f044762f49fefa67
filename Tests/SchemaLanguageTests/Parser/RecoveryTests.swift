import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite struct RecoveryTests {
  @Test func anErrorInAFieldDoesNotHideTheNext() {
    let text = """
      model Person {
          let firstName String
          String middle
          var age: Int!
          const x: Int
          lett y: Int,
          let z = [5]
          let t: Array<Int>
          private let a: Int
          let good: Int
      }
      """
    #expect(
      syntaxErrors(text) == [
        "2:9 VM0144 missing `:` between `firstName` and its type",
        "3:5 VM0144 missing `:` between `middle` and its type",
        "4:17 VM0154 implicitly unwrapped types are not supported",
        "5:5 VM0138 `const` is not a keyword of the schema language",
        "6:5 VM0138 `lett` is not a keyword of the schema language",
        "6:16 VM0134 unexpected `,`",
        "7:9 VM0145 `z` needs a type",
        "8:12 VM0153 `Array<…>` is not supported",
        "9:5 VM0142 `private` is not supported in a schema",
      ])
    guard case .model(let model)? = parse(text).syntax.declarations.first else {
      Issue.record("the parsed syntax has another kind")
      return
    }
    #expect(model.fields.map(\.name.text) == ["firstName", "middle", "age", "x", "y", "z", "t", "a", "good"])
  }

  @Test func anErrorInAMemberDoesNotHideTheNext() {
    let text = """
      viewmodel V {
          var name: String = "x"
          computed var foo: String { return "a" }
          display a: "text"
          display b person.name
          display c == person.name
          display d = a == "a" and b != c
          display e = name!
          display f = 'single'
          display g = f(x = 1)
          display h = if a { 1 } elif b { 2 } else { 3 }
          display i = x is foo
          tabs m: RowViewModel()
          tabs { a, b }
          dispaly o = 1
          func r(x: Int) -> Int { x }
          display s = switch x { case 1 -> "a", case 2: "b" }
          display t = [1, 2
          display good = 3
      }
      """
    #expect(
      syntaxErrors(text) == [
        "2:5 VM0138 `var` is not a keyword of the schema language",
        "3:5 VM0138 `computed var` is not a keyword of the schema language",
        "4:14 VM0147 expected `=`, found `:`",
        "5:14 VM0146 missing `=` before the value",
        "6:15 VM0147 expected `=`, found `==`",
        "7:26 VM0123 unknown operator `and`",
        "8:21 VM0160 forced unwrapping with `!` is not supported",
        "9:17 VM0114 strings need double quotes",
        "10:21 VM0147 expected `:`, found `=`",
        "11:28 VM0138 `elif` is not a keyword of the schema language",
        "12:19 VM0161 `is` is not allowed in an expression",
        "13:5 VM0139 `tabs` is outside a router",
        "14:5 VM0139 `tabs` is outside a router",
        "15:5 VM0136 expected a member of a view model, found `dispaly`",
        "16:5 VM0138 `func` is not a keyword of the schema language",
        "17:35 VM0147 expected `:`, found `->`",
        "18:22 VM0131 expected `]`, found the end of the line",
      ])
    guard case .viewModel(let model)? = parse(text).syntax.declarations.first else {
      Issue.record("the parsed syntax has another kind")
      return
    }
    #expect(model.members.count == 16)
  }

  @Test func aMissingBraceIsDetectedByIndentation() {
    let text = """
      viewmodel A {
          input x: Int
          display y = foo(x

      viewmodel B {
          example "a" {
              given x = 1
              exepct z == 1
          display q = 1
      }
      model C {
          let a: Int
      """
    #expect(
      syntaxErrors(text) == [
        "3:22 VM0131 expected `)`, found the end of the line",
        "5:1 VM0131 expected `}`, found `viewmodel`",
        "8:9 VM0137 expected a step of an example, found `exepct`",
        "9:5 VM0131 expected `}`, found `display`",
        "12:15 VM0131 expected `}`, found the end of the file",
      ])
    let labels = parse(text).diagnostics.flatMap(\.labels)
    #expect(labels.count == 4 && labels.allSatisfy { $0.text == "opened here" })
    #expect(parse(text).syntax.declarations.count == 3)
  }

  @Test func anExtraBraceIsOneError() {
    let text = """
      model A {
          let a: Int
      }}
      model B { let b: Int }
      viewmodel C {
          display a = 1 }
          display b = 2
          display c = 3
      }
      model D { let d: Int }
      """
    #expect(
      syntaxErrors(text) == [
        "3:2 VM0132 unexpected `}`",
        "7:5 VM0140 `display` is outside a declaration",
      ])
    #expect(parse(text).syntax.declarations.count == 4)
  }

  @Test func misspelledDeclarations() {
    let text = """
      modle Person { let a: Int }
      class FooViewModel { let y: Int }
      panel Profiles {
          func current() async throws -> UserInfo
      }
      foo bar
      enum E {
          a
          case b: 3
          case c(x Int)
      }
      func f(x: Int) { x }
      func g(x) -> Int = 1
      func h(x: Int): Int = 1
      func i(x: Int) async -> Int = 1
      sample a = Person()
      extern T {
          let a: Int
      }
      extern U: Hashable & Sendable
      model Good { let a: Int }
      """
    #expect(
      syntaxErrors(text) == [
        "1:1 VM0135 expected a declaration, found `modle`",
        "2:1 VM0138 `class` is not a keyword of the schema language",
        "3:1 VM0135 expected a declaration, found `panel`",
        "6:1 VM0135 expected a declaration, found `foo`",
        "8:5 VM0143 missing `case` before the case `a`",
        "9:11 VM0147 expected `=`, found `:`",
        "10:12 VM0144 missing `:` between `x` and its type",
        "12:16 VM0130 expected `->` and the type of the result, found `{`",
        "13:8 VM0130 expected a parameter, as `name: Type`, found `x`",
        "14:15 VM0147 expected `->`, found `:`",
        "15:16 VM0151 a function cannot be `async`",
        "17:10 VM0130 expected the end of the line, found `{`",
        "20:20 VM0147 expected `,`, found `&`",
      ])
  }

  @Test func incompleteAndOverlongExpressions() {
    let text = #"""
      func a() -> Int = x +
      func b() -> Int = (1 + 2
      func c() -> Int = x ? 1
      func d() -> Int = { let y = 1; return y }
      func e() -> Int = "abc \(x + ) def \() \(a b)"
      func f() -> Int = x?
      func g() -> Int = a? b : c
      func h() -> Int = x++
      func i() -> Int = 0xZZ + 5sec + $x
      func j() -> Int = switch x { default }
      func k() -> Int = if x then 1 else 2
      func l() -> Int = “abc”
      func m() -> Int = (1, 2)
      func n() -> Int = x.0
      """#
    #expect(
      syntaxErrors(text) == [
        "1:22 VM0130 expected an expression, found the end of the line",
        "2:25 VM0131 expected `)`, found the end of the line",
        "3:24 VM0130 expected `:` and the value for a false condition, found the end of the line",
        "4:21 VM0164 braces can contain only one expression",
        "5:30 VM0130 expected an expression, found `)`",
        "5:36 VM0130 expected an expression in `\\( )`, found nothing",
        "5:44 VM0130 expected `)` after the interpolated value, found `b`",
        "6:20 VM0130 expected a member after `?`, found the end",
        "7:20 VM0124 uneven white space around `?`",
        "8:20 VM0123 unknown operator `++`",
        "9:19 VM0119 malformed number: `Z` is not a hexadecimal digit",
        "9:27 VM0121 unknown unit of time `sec`",
        "10:38 VM0130 expected `:` and the case's value, found `}`",
        "11:24 VM0130 expected `{` and a value after the condition, found `then`",
        "12:19 VM0114 strings need double quotes",
        "13:19 VM0130 expected one value in parentheses, found several values",
        "14:21 VM0130 expected a member's name after `.`, found `0`",
      ])
    #expect(parse(text).syntax.declarations.count == 14)
  }

  @Test func unterminatedStringsAndComments() {
    let text = #"""
      func a() -> String = "unclosed
      func b() -> String = "a \(b
      func c() -> String = "\q \u{110000} \u41"
      func d() -> Int = 1 /* unclosed
      func e() -> String = """
        unclosed
      model A { let x: Int }
      """#
    #expect(
      syntaxErrors(text) == [
        "1:22 VM0111 unterminated string",
        "2:25 VM0112 unterminated interpolation",
        "3:23 VM0115 invalid escape sequence `\\q`",
        "3:26 VM0116 invalid Unicode escape: there is no such character",
        "3:37 VM0116 invalid Unicode escape: missing braces around the digits",
        "4:21 VM0113 unterminated comment",
        "5:22 VM0111 unterminated string",
      ])
    #expect(parse(text).syntax.declarations.count == 6)
  }

  @Test func onlyTheFirstHundredErrorsAreReported() {
    let errors = syntaxErrors(String(repeating: "model A { let x Int }\n", count: 1000))
    #expect(errors.count == 101)
    #expect(errors.last == "100:15 VM0107 too many errors; only the first 100 are reported")
  }
}
