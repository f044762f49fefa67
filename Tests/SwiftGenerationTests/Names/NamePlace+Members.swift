extension NamePlace {
  /// Members of view models and services, and what stands in them.
  static let members: [NamePlace] = [
    NamePlace(
      name: "fields",
      head: #"""
        model AA0 { let id: Int
         let zz: [String: Decimal] = ["a": 3]
        """#,
      item: #"""
         var #n: Int = 1
        """#,
      middle: #"""
        }
        model BA0 { let zz: String?
        """#,
      use: #"""
         let #n: [String]?
        """#,
      tail: #"""
         }
        viewmodel VA0 { input a: AA0
         display t = a.zz.count
        }
        """#),
    NamePlace(
      name: "inputs",
      head: #"""
        viewmodel VI0 {
        """#,
      item: #"""
         input #n: Int
        """#,
      middle: #"""
         state s = 1
         command go {
        """#,
      use: #"""
          s = #n + s
          #n = s
        """#,
      tail: #"""
         }
         display q = words("a", s.formatted())
        }
        """#),
    NamePlace(
      name: "customs",
      head: "viewmodel VCustom { input aa: Int",
      item: " custom #n(x: Int) -> Int",
      use: " display zz#i = #n(x: aa)",
      tail: "}",
      swift: "extension VCustom { static func #n(x: Int) -> Int { x } }"),
    NamePlace(
      name: "constants",
      head: #"""
        viewmodel VJ0 { input aa: Int
        """#,
      item: #"""
         let #n: Int
        """#,
      use: #"""
         display zz#i = #n + aa
        """#,
      tail: #"""
        }
        """#),
    NamePlace(
      name: "lets",
      head: #"""
        viewmodel VK0 { input aa: Int
         state s = 1
        """#,
      item: #"""
         let #n = aa + 1
        """#,
      use: #"""
         display zz#i = #n + aa
         display yy#i = #n + 2
         command cc#i { s = #n }
        """#,
      tail: #"""
        }
        """#),
    NamePlace(
      name: "displays",
      head: #"""
        viewmodel VL0 { input aa: Int
         state s = 1
        """#,
      item: #"""
         display #n = aa + 1
        """#,
      use: #"""
         display zz#i = #n + aa
         command cc#i { s = #n }
        """#,
      tail: #"""
        }
        """#),
    NamePlace(
      name: "states",
      head: #"""
        viewmodel VM0 { input aa: Int
        """#,
      item: #"""
         state #n = 1
        """#,
      use: #"""
         display zz#i = #n + aa
         command cc#i { #n += aa
         let x = #n + 1
         if x > 2 { #n = x } }
        """#,
      tail: #"""
        }
        """#),
    NamePlace(
      name: "edits",
      head: #"""
        viewmodel VN0 { input aa: Int
        """#,
      item: #"""
         edit #n: String = "" { require #n.count > aa else "x \(#n)" }
        """#,
      use: #"""
         display zz#i = #n.error ?? #n
         edit ee#i: Int = 1 as text { require ee#i > #n.count else "y" }
         command cc#i when aa > 0 { #n = "x" }
        """#,
      tail: #"""
        }
        """#),
    NamePlace(
      name: "bound edits",
      head: #"""
        model MO0 { var a: Int = 1 }
        viewmodel VO0 { input aa: MO0
        """#,
      item: #"""
         edit #n = $aa.a as text { require 0...5 else "x" }
        """#,
      use: #"""
         display zz#i = #n + 1
         command cc#i { aa.a = #n + 1 }
        """#,
      tail: #"""
        }
        """#),
    NamePlace(
      name: "drafts",
      head: #"""
        model MP0 { var a: Int = 1 }
        viewmodel VP0 { input aa: MP0
        """#,
      item: #"""
         draft #n = aa
        """#,
      use: #"""
         edit ee#i = $#n.a as text
         display zz#i = #n.a + 1
         display d#i = #n.isDirty
         command cc#i { #n.a = 3
         commit #n }
        """#,
      tail: #"""
        }
        """#),
    NamePlace(
      name: "commands",
      head: #"""
        viewmodel VQ0 { state s = 1
        """#,
      item: #"""
         command #n { s += 1 }
        """#,
      use: #"""
         display zz#i = #n.canRun
         command cc#i { #n() }
        """#,
      tail: #"""
        }
        """#),
    NamePlace(
      name: "asynchronous commands",
      head: #"""
        service SR0 { func go() async throws -> Int }
        viewmodel VR0 { use serv: SR0
         state s = 1
        """#,
      item: #"""
         command #n(zz: Int) when s > 0 busy "x" {
          s = try await serv.go()
          s += zz
         }
        """#,
      use: #"""
         display zz#i = #n.isRunning
         display ee#i = #n.errorText ?? ""
        """#,
      tail: #"""
        }
        """#),
    NamePlace(
      name: "parameters of commands",
      head: #"""
        service SS0 { func go(_ n: Int) async throws -> Int }
        viewmodel VS0 { use serv: SS0
         state s = 1
        """#,
      item: #"""
         command cc#i(#n: Int, zz: String) { s = try await serv.go(#n)
         s = #n + s + zz.count }
        """#,
      tail: #"""
        }
        """#),
    NamePlace(
      name: "lets of commands",
      head: #"""
        service ST0 { func go(_ n: Int) async throws -> Int }
        viewmodel VT0 { use serv: ST0
         state s = 1
        """#,
      item: #"""
         command cc#i { let #n = try await serv.go(s)
         s = #n + s
         let zz = #n + 1
         let #m = zz + s
         s = try await serv.go(#m) }
        """#,
      tail: #"""
        }
        """#),
    NamePlace(
      name: "uses of services",
      item: #"""
        service SU0#i { func go(_ n: Int) async throws -> Int
         func qq(_ n: Int) -> Int }
        """#,
      middle: #"""
        viewmodel VU0 { state s = 1
        """#,
      use: #"""
         use #n: SU0#i
         display zz#i = #n.qq(s)
         command cc#i { s = try await #n.go(s)
         invalidate #n }
        """#,
      tail: #"""
        }
        """#),
    NamePlace(
      name: "requests",
      head: #"""
        service SV0 {
        """#,
      item: #"""
         func #n(_ n: Int) async throws -> Int
        """#,
      middle: #"""
        }
        viewmodel VV0 { use serv: SV0
         state s = 1
        """#,
      use: #"""
         command cc#i { s = try await serv.#n(s) }
        """#,
      tail: #"""
        }
        """#),
    NamePlace(
      name: "queries",
      head: #"""
        service SW0 {
        """#,
      item: #"""
         func #n(_ n: Int) -> Int
        """#,
      middle: #"""
        }
        viewmodel VW0 { use serv: SW0
         state s = 1
        """#,
      use: #"""
         display zz#i = serv.#n(s)
         command cc#i { s = serv.#n(s) }
        """#,
      tail: #"""
        }
        """#),
    NamePlace(
      name: "parameters of services",
      head: #"""
        service SX0 {
        """#,
      item: #"""
         func ff#i(#n: Int, zz: Int) async throws -> Int
         func qq#i(_ #n: Int) -> Int
        """#,
      middle: #"""
        }
        viewmodel VX0 { use serv: SX0
         state s = 1
        """#,
      use: #"""
         display zz#i = serv.qq#i(s)
         command cc#i { s = try await serv.ff#i(#n: s, zz: 2) }
        """#,
      tail: #"""
        }
        """#),
    NamePlace(
      name: "streams",
      head: #"""
        service SY0 {
        """#,
      item: #"""
         func #n(_ n: Int) -> stream Int
        """#,
      middle: #"""
        }
        viewmodel VY0 { use serv: SY0
        """#,
      use: #"""
         state s#i = 1
         display zz#i = s#i
         follow s#i from serv.#n(3)
        """#,
      tail: #"""
        }
        """#),
  ]
}
