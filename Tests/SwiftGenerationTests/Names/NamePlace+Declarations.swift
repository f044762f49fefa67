extension NamePlace {
  /// Types, their members, functions and samples.
  static let declarations: [NamePlace] = [
    NamePlace(
      name: "cases",
      head: #"""
        enum AB0 {
        """#,
      item: #"""
         case #n "x"
        """#,
      middle: #"""
        }
        """#),
    NamePlace(
      name: "cases with associated values",
      head: #"""
        enum BB1 {
        """#,
      item: #"""
         case #n(Int)
        """#,
      middle: #"""
         case zz }
        """#),
    NamePlace(
      name: "cases with text values",
      head: #"""
        enum AC0: String {
        """#,
      item: #"""
         case #n "x"
        """#,
      middle: #"""
        }
        """#),
    NamePlace(
      name: "cases of errors",
      head: #"""
        error BC1 {
        """#,
      item: #"""
         case #n "x"
        """#,
      middle: #"""
         case zz }
        """#),
    NamePlace(
      name: "cases with numbers",
      head: #"""
        enum CC2: Int {
        """#,
      item: #"""
         case #n
        """#,
      middle: #"""
         case zz }
        """#),
    NamePlace(
      name: "labels of associated values",
      item: #"""
         enum TD0#i { case aa(#n: Int, zz: String) "\(#n)", zz }
        func fd0#i(_ a: TD0#i) -> Int = if case .aa(let #n, _) = a { #n } else { 1 }
        """#),
    NamePlace(
      name: "functions", group: .functions,
      item: #"""
        func #n(_ a: Int, b: String) -> String = "\(a)" + a.formatted()
        """#,
      middle: #"""
        viewmodel VE0 { input a: Int
         edit e: String = ""
         state s = ""
        """#,
      use: #"""
         display zz#i = #n(a, b: "x")
         command cc#i { s = #n(2, b: e) }
        """#,
      tail: #"""
         }
        """#),
    NamePlace(
      name: "parameters",
      item: #"""
        func ff0#i(#n: Int, _ b: Int) -> String = words("a", #n.formatted()) + [1, 2].map { $0 + #n }.count.formatted()
        """#,
      use: #"""
        func gf0#i(with #n: Int, #m: Date) -> String = "\(#n)" + #m.formatted(date: .long)
        func hf0#i(#n x: Int) -> Int = x
        func kf0#i() -> Int = hf0#i(#n: 1)
        """#),
    NamePlace(
      name: "closure parameters",
      item: #"""
        func fg0#i(xs: [Int], b: Bool) -> [Int] = xs.map { #n in if b { #n + 1 } else { #n } }
        """#,
      use: #"""
        func gg0#i(xs: [Int], o: Int?) -> [String] = xs.map { #n in "\(#n)" + words("a", #n.formatted()) }
        func hg0#i(o: Int?) -> Int = if let #n = o, #n > 2 { #n } else { 1 }
        """#),
    NamePlace(
      name: "samples",
      head: #"""
        model MH0 { let a: Int }
        """#,
      item: #"""
        sample #n: MH0 = MH0(a: 1)
        """#),
    NamePlace(
      name: "models", group: .models,
      item: #"""
        model #n {
          var a: Int = 1
          let b: String?
        }
        model W#i {
          var x: #n?
          var y: [#n] = []
          let z: Double
          let d: Date
        }
        func f#i(_ a: #n) -> String = "\(a.a)" + a.a.formatted()
        """#),
    NamePlace(
      name: "enums", group: .enums,
      item: #"""
        enum #n: String { case aa "x", bb "y" }
        model W#i { let x: #n }
        func f#i(_ w: #n) -> String = w.label + "\(#n.allCases.count)"
        """#),
    NamePlace(
      name: "errors", group: .errors,
      item: #"""
        error #n { case aa "x", bb(Int) "y" }
        service Serv#i { func go() async throws(#n) -> Int }
        viewmodel V#i {
          use serv: Serv#i
          state n = 0
          command c { n = try await serv.go() }
          display t = c.errorText ?? ""
        }
        """#),
    NamePlace(
      name: "services", group: .services,
      item: #"""
        service #n {
          func go(_ n: Int) async throws -> Int
          func qq() -> Int?
        }
        viewmodel V#i {
          use serv: #n
          state n = 0
          command c { n = try await serv.go(1) }
          display t = serv.qq() ?? n
        }
        """#),
    NamePlace(
      name: "view models", group: .viewModels,
      item: #"""
        viewmodel #n {
          input a: Int
          display t = a.formatted()
          edit e: String = "" { require e.count > 2 else "x" }
          command c { a += 1 }
        }
        viewmodel P#i {
          use navigator: Navigator
          command c { navigator.push(#n(a: 1)) }
        }
        """#),
    NamePlace(
      name: "tabs",
      head: #"""
        viewmodel RA0 {
          input a: Int
          use navigator: Navigator
          display t = a.formatted()
        }
        router RB0 {
        """#,
      item: #"""
          tabs #n(b: Int) { zz: RA0(a: b) "x" }
        """#,
      middle: #"""
        }
        viewmodel RC0 {
          use navigator: Navigator
        """#,
      use: #"""
          command cc#i { navigator.resetRoot(#n(b: 1)) }
        """#,
      tail: #"""
        }
        """#),
    NamePlace(
      name: "items and parameters of tabs",
      head: #"""
        viewmodel SA0 {
          input a: Int
          use navigator: Navigator
          display t = a.formatted()
        }
        router SB0 {
        """#,
      item: #"""
          tabs ts#i(#n: Int, #m: Bool = true) { #n: SA0(a: #n) #m ? "x" : "y" icon "z" badge t }
        """#,
      tail: #"""
        }
        """#),
  ]
}
