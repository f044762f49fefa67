"""The kinds of parts that `run` counts. Each function returns the files of a project with `n` parts of a kind, by path."""

MODEL = "model Item: Identifiable {\n    let id: Int\n    var name: String = \"\"\n}\n"


def join(parts):
    return "\n".join(parts) + "\n"


def one(*parts):
    """Returns a project of one schema."""
    return {"App.vmodel": "\n".join(parts)}


def screen(i):
    return f"""/// The thing with the number {i}.
model Thing{i}: Identifiable {{
    let id: Int
    var name: String = ""
}}

viewmodel Thing{i}ViewModel {{
    input thing: Thing{i}
    edit name = $thing.name {{ require !name.isEmpty else "Enter a name" }}
    display title = "Thing {i}: \\(thing.name)"
    command clear when !thing.name.isEmpty {{ thing.name = "" }}
    example "the title contains the name" {{
        given thing = Thing{i}(id: 1, name: "a")
        expect title == "Thing {i}: a"
        when clear()
        expect !clear.canRun
    }}
}}
"""


def files(n):
    return {f"Thing{i}.vmodel": screen(i) for i in range(n)}


def folders(n):
    return {f"Part{i}/Thing{i}.vmodel": screen(i) for i in range(n)}


def view_models(n):
    return one(*(screen(i) for i in range(n)))


def service(i):
    return f"service Store{i} {{\n    func value(of id: Int) -> Int\n    func load(id: Int) async throws -> Int\n}}\n"


def service_user(i, name):
    return f"""viewmodel Use{i}ViewModel {{
    use store: {name}
    input id: Int
    display text = store.value(of: id).formatted()
    command load {{ let x = try await store.load(id: id) }}
    example "the value is shown" {{
        given id = 1
        given store.value returns 2
        expect text == "2"
    }}
}}
""".replace("let x = ", "")


def services(n):
    return {f"Store{i}.vmodel": service(i) + service_user(i, f"Store{i}") for i in range(n)} | {
        "Container.vmodel": "services AppServices\n"}


def services_of_one_view_model(n):
    uses = join(f"    use store{i}: Store{i}\n    display text{i} = store{i}.value(of: id).formatted()" for i in range(n))
    return one(*(service(i) for i in range(n)), f"viewmodel V {{\n    input id: Int\n{uses}}}\n")


def foreign_services(n):
    """Services of another module: each file uses one of them."""
    users = {f"Use{i}.vmodel": "import Core\n" + service_user(i, f"Store{i}") for i in range(n)}
    return users | {"../core/Core.vmodel": join(service(i) for i in range(n))}


def shared_service(n):
    """One service of another module, which all files use."""
    users = {f"Use{i}.vmodel": "import Core\n" + service_user(i, "Store0") for i in range(n)}
    return users | {"../core/Core.vmodel": service(0)}


def imported_models(n):
    users = {f"Use{i}.vmodel": f"import Core\nviewmodel V{i} {{\n    input item: Item{i}\n    display text = item.name\n}}\n"
             for i in range(n)}
    return users | {f"../core/Item{i}.vmodel": MODEL.replace("Item", f"Item{i}") for i in range(n)}


def lists(n):
    """Lists with rows of their own in screens of their own."""
    parts = [MODEL]
    for i in range(n):
        parts.append(f"""viewmodel Row{i}ViewModel {{
    input item: Item
    event removed(id: Int)
    edit name = $item.name
    display title = item.name
    command remove {{ emit removed(id: item.id) }}
}}
viewmodel List{i}ViewModel {{
    input items: [Item]
    list rows of Row{i}ViewModel(item: $0) in $items
    on rows.removed(let id) {{ items.remove(id: id) }}
    example "rows show elements" {{
        given items = [Item(id: 1, name: "a")]
        expect rows.map {{ $0.title }} == ["a"]
    }}
}}
""")
    return one(*parts)


def lists_of_one_view_model(n):
    members = join(f"    input items{i}: [Item] = []\n    list rows{i} of RowViewModel(item: $0) in $items{i}" for i in range(n))
    row = "viewmodel RowViewModel {\n    input item: Item\n    display title = item.name\n    edit name = $item.name\n}\n"
    return one(MODEL, row, f"viewmodel V {{\n{members}    display count = rows0.count\n}}\n")


def loaded_lists(n):
    row = "viewmodel RowViewModel {\n    input item: Item\n    display title = item.name\n}\n"
    parts = [MODEL, row, "service Store {\n    func items(page: Int) async throws -> [Item]\n}\n"]
    for i in range(n):
        parts.append(f"""viewmodel List{i}ViewModel {{
    use store: Store
    list rows of RowViewModel(item: $0) {{
        load pages of 20 {{ page in try await store.items(page: page.number) }}
    }}
    on first appear {{ rows.refresh() }}
    example "rows are loaded" {{
        given store.items returns [Item(id: 1, name: "a")]
        when appear
        expect rows.map {{ $0.title }} == ["a"]
    }}
}}
""")
    return one(*parts)


def step_to(i, target):
    return f"""viewmodel Screen{i}ViewModel {{
    use navigator: Navigator
    input number: Int
    command next {{ navigator.push(Screen{target}ViewModel(number: number)) }}
    example "the next screen is pushed" {{
        given number = 1
        when next()
        expect navigator == [push Screen{target}ViewModel]
    }}
}}
"""


def ring(n):
    """Screens that push each other in a ring, in one file."""
    return one(*(step_to(i, (i + 1) % n) for i in range(n)))


def ring_of_files(n):
    return {f"Screen{i}.vmodel": step_to(i, (i + 1) % n) for i in range(n)}


def star(n):
    """One screen that pushes all others, which push it."""
    steps = join(f"    command open{i} {{ navigator.push(Screen{i}ViewModel(number: 1)) }}" for i in range(1, n))
    hub = f"viewmodel Screen0ViewModel {{\n    use navigator: Navigator\n    input number: Int\n{steps}}}\n"
    return one(hub, *(step_to(i, 0) for i in range(1, n)))


def router(n):
    links = join(f"    link \"/s{i}/{{number}}\" -> [Screen{i}ViewModel(number: number)]" for i in range(n))
    screens = join(f"    screen Screen{i}ViewModel" for i in range(n))
    views = (f"viewmodel Screen{i}ViewModel {{\n    input number: Int\n    display title = \"Screen\"\n    restore number\n}}\n"
             .replace("    restore number\n", "") for i in range(n))
    return one(f"router AppRouter {{\n{screens}{links}}}\n", *views)


def tabs(n):
    entries = join(f"        tab{i}: Tab{i}ViewModel() \"Tab {i}\" icon \"star\"" for i in range(n))
    views = (f"viewmodel Tab{i}ViewModel {{\n    display title = \"Tab\"\n}}\n" for i in range(n))
    start = """viewmodel StartViewModel {
    use navigator: Navigator
    command start { navigator.resetRoot(main) }
}
"""
    return one(f"router AppRouter {{\n    tabs main {{\n{entries}    }}\n}}\n", start, *views)


def child_chain(n):
    """Children that contain a child each."""
    parts = ["service Store {\n    func value() -> Int\n}\n"]
    for i in range(n):
        child = f"    child next = Part{i + 1}ViewModel(number: number)\n" if i + 1 < n else "    use store: Store\n"
        parts.append(f"viewmodel Part{i}ViewModel {{\n    input number: Int\n{child}    display text = number.formatted()\n}}\n")
    return one(*parts)


def child_chain_reversed(n):
    return one(*reversed(child_chain(n)["App.vmodel"].split("\nviewmodel ")[:1]
                         + ["viewmodel " + p for p in child_chain(n)["App.vmodel"].split("\nviewmodel ")[1:]]))


def children(n):
    """Children of one view model."""
    leaf = "viewmodel PartViewModel {\n    input number: Int\n    event done(x: Int)\n    display text = number.formatted()\n    command go { emit done(x: number) }\n}\n"
    members = join(f"    child part{i} = PartViewModel(number: number)\n    display text{i} = part{i}.text" for i in range(n))
    return one(leaf, f"viewmodel V {{\n    input number: Int\n{members}}}\n")


def in_view_model(*lines):
    return one(MODEL, "viewmodel V {\n    input item: Item\n    input number: Int\n" + join(lines) + "}\n")


def inputs(n):
    return in_view_model(*(f"    input value{i}: Int = {i}" for i in range(n)),
                         "    display text = number.formatted()")


def displays(n):
    return in_view_model(*(f"    display text{i} = \"{i}: \\(item.name)\"" for i in range(n)))


def display_chain(n):
    return in_view_model("    display text0 = number",
                         *(f"    display text{i} = text{i - 1} + 1" for i in range(1, n)))


def lets(n):
    return in_view_model(*(f"    let value{i} = number + {i}\n    display text{i} = value{i}.formatted()" for i in range(n)))


def states(n):
    return in_view_model(*(f"    state value{i} = {i}\n    display text{i} = value{i}.formatted()" for i in range(n)),
                         "    command reset {\n" + join(f"        value{i} = 0" for i in range(n)) + "    }")


def edits(n):
    return in_view_model(*(f"    edit name{i}: String = \"\" {{ trim, require !name{i}.isEmpty else \"Enter {i}\" }}" for i in range(n)))


def drafts(n):
    return in_view_model(*(f"    draft form{i} = item\n    edit name{i} = $form{i}.name\n    command save{i} {{ commit form{i} }}"
                           for i in range(n)))


def commands(n):
    return in_view_model(*(f"    command run{i} when number > {i} {{ number = {i} }}" for i in range(n)))


def steps(n):
    return in_view_model("    command run {\n" + join(f"        number += {i}" for i in range(n)) + "    }")


def suspending_steps(n):
    return one("service Store {\n    func load(id: Int) async throws -> Int\n}\n",
               "viewmodel V {\n    use store: Store\n    state sum = 0\n    command run {\n"
               + join(f"        sum = try await store.load(id: {i})" for i in range(n)) + "    }\n}\n")


def events(n):
    """Events of a child, each with a command that emits it and a reaction of the parent."""
    child = join(f"    event done{i}(id: Int)\n    command run{i} {{ emit done{i}(id: number) }}" for i in range(n))
    parent = join(f"    on part.done{i}(let id) {{ last = id }}" for i in range(n))
    return one(f"viewmodel PartViewModel {{\n    input number: Int\n{child}}}\n",
               f"viewmodel V {{\n    input number: Int\n    state last = 0\n    child part = PartViewModel(number: number)\n{parent}}}\n")


def reactions(n):
    return in_view_model(*(f"    state last{i} = 0\n    on change of number {{ last{i} = number }}" for i in range(n)))


def conditions(n):
    return in_view_model(*(f"    state last{i} = 0\n    on number > {i} {{ last{i} = number }}" for i in range(n)))


def timers(n):
    return in_view_model(*(f"    state last{i} = 0\n    every 1s {{ last{i} += 1 }}" for i in range(n)))


def follows(n):
    return one("service Store {\n    func values(of id: Int) -> stream Int\n}\n", "viewmodel V {\n    use store: Store\n"
               + join(f"    state last{i} = 0\n    follow last{i} from store.values(of: {i})" for i in range(n)) + "}\n")


def catch_clauses(n):
    cases = join(f"    case error{i} \"Error {i}\"" for i in range(n))
    catches = "".join(f" catch .error{i} {{\n        last = {i}\n    }}" for i in range(n))
    return one(f"error LoadError {{\n{cases}}}\n", "service Store {\n    func load() async throws(LoadError)\n}\n",
               f"viewmodel V {{\n    use store: Store\n    state last = 0\n    command load {{\n        try await store.load()\n    }}{catches}\n}}\n")


def policy_clauses(n):
    cases = join(f"    case error{i} \"Error {i}\"" for i in range(n))
    catches = join(f"    catch LoadError.error{i} {{}}" for i in range(n))
    return one(f"error LoadError {{\n{cases}}}\n", "service Store {\n    func load() async throws(LoadError)\n}\n",
               f"errors {{\n{catches}    catch {{}}\n}}\n",
               "viewmodel V {\n    use store: Store\n    command load { try await store.load() }\n}\n")


def policy_users(n):
    """Commands of many view models whose errors the policy handles."""
    return {f"V{i}.vmodel": f"viewmodel V{i} {{\n    use store: Store\n    command load {{ try await store.load() }}\n}}\n"
            for i in range(n)} | {"Policy.vmodel": join([
                "error LoadError {\n    case offline\n}", "service Store {\n    func load() async throws(LoadError)\n}",
                "service Notices {\n    func show(_ text: String) async\n}",
                "errors {\n    use notices: Notices\n    catch {\n        await notices.show(error.label)\n    }\n}"])}


def models(n):
    return one(*(f"model Item{i}: Identifiable {{\n    let id: Int\n    var name: String = \"\"\n}}\n" for i in range(n)))


def model_chain(n):
    return one(*(f"model Item{i} {{\n    var next: Item{i + 1}?\n    let list: [Item{i + 1}] = []\n}}\n" for i in range(n)),
               f"model Item{n} {{\n    let id: Int\n}}\n",
               "viewmodel V {\n    input item: Item0\n    display isLast = item.next == nil\n}\n")


def fields(n):
    return one("model Item {\n" + join(f"    var field{i}: Int = {i}" for i in range(n)) + "}\n",
               "viewmodel V {\n    input item: Item\n    display text = item.field0.formatted()\n    edit value = $item.field1\n}\n")


def displayed_fields(n):
    return one("model Item {\n" + join(f"    var field{i}: String" for i in range(n)) + "}\n",
               "viewmodel V {\n    input item: Item\n" + join(f"    display text{i} = item.field{i}" for i in range(n)) + "}\n")


def enum_cases(n):
    return one("enum Kind: Int {\n" + join(f"    case kind{i} = {i} \"Kind {i}\"" for i in range(n)) + "}\n",
               "viewmodel V {\n    input kind: Kind\n    display text = kind.label\n}\n")


def payload_cases(n):
    return one("enum Kind {\n" + join(f"    case kind{i}(Int, name: String) \"Kind {i}\"".replace("(Int, ", "(number: Int, ")
                                       for i in range(n)) + "}\n",
               "viewmodel V {\n    input kind: Kind\n    display text = kind.label\n}\n")


def switch_cases(n):
    return one("enum Kind {\n" + join(f"    case kind{i}" for i in range(n)) + "}\n",
               "viewmodel V {\n    input kind: Kind\n    display text = switch kind {\n"
               + join(f"        case .kind{i}: \"{i}\"" for i in range(n)) + "    }\n}\n")


def functions(n):
    return one(*(f"func value{i}(_ x: Int) -> Int = " + ("x" if i == 0 else f"value{i - 1}(x) + 1") for i in range(n)),
               f"viewmodel V {{\n    input number: Int\n    display text = value{n - 1}(number)\n}}\n")


def samples(n):
    return one(MODEL, *(f"sample item{i}: Item = Item(id: {i}, name: \"{i}\")" for i in range(n)),
               "viewmodel V {\n    input item: Item\n    display text = item.name\n"
               "    example \"a sample\" {\n        given item = item0\n        expect text == \"0\"\n    }\n}\n")


def sample_chain(n):
    return one("model Item {\n    let name: String\n    let next: [Item] = []\n}\n",
               "sample item0: Item = Item(name: \"0\")\n",
               *(f"sample item{i}: Item = Item(name: \"{i}\", next: [item{i - 1}])" for i in range(1, n)))


def examples(n):
    return in_view_model("    display text = item.name", *(
        f"    example \"name {i}\" {{\n        given item = Item(id: {i}, name: \"{i}\")\n        given number = 1\n        expect text == \"{i}\"\n    }}"
        for i in range(n)))


def example_steps(n):
    return in_view_model("    display text = number.formatted()", "    example \"many steps\" {\n        given item = Item(id: 1)\n        given number = 1\n"
                         + join(f"        when number = {i}\n        expect text == \"{i}\"" for i in range(n)) + "    }")


def given_values(n):
    members = join(f"    input value{i}: Int" for i in range(n))
    given = join(f"        given value{i} = {i}" for i in range(n))
    return one(f"viewmodel V {{\n{members}    display text = value0.formatted()\n"
               f"    example \"all values\" {{\n{given}        expect text == \"0\"\n    }}\n}}\n")


def customs(n):
    return in_view_model(*(f"    custom value{i}(_ x: Int) -> Int\n    display text{i} = value{i}(number)" for i in range(n)))


def externs(n):
    return one(*(f"extern Token{i}: Hashable, Sendable\nextern model Record{i} {{\n    let name: String\n}}" for i in range(n)))


def texts(n):
    """Texts for `vmgen strings`, with documentation."""
    return in_view_model(*(f"    /// Text {i}.\n    display text{i} = \"Text {i}: \\(item.name)\"" for i in range(n)),
                         *(f"    display count{i} = plural(number, one: \"1 thing {i}\", other: \"\\(number) things {i}\")"
                           for i in range(n)))


def text_files(n):
    return {f"Text{i}.vmodel": f"viewmodel Text{i}ViewModel {{\n    /// Text {i}.\n    display text = \"Text {i}\"\n}}\n"
            for i in range(n)}


def documentation(n):
    return one(join(f"/// Line {i}." for i in range(n)) + "model Item {\n    let id: Int\n}\n")


def unknown_names(n):
    """Errors, of which vmgen reports the first hundred in each file."""
    return files(n) | {f"Bad{i}.vmodel": f"model Bad{i} {{\n    let x: Unknown{i}\n}}\n" for i in range(n)}


GENERATE = {
    "files": files,
    "files in folders of their own": folders,
    "view models in one file": view_models,
    "services, one in each file": services,
    "services of one view model": services_of_one_view_model,
    "services of another module": foreign_services,
    "files that share a service": shared_service,
    "files with models of another module": imported_models,
    "lists with rows": lists,
    "lists of one view model": lists_of_one_view_model,
    "loaded lists": loaded_lists,
    "screens in a ring": ring,
    "screens in a ring, one in each file": ring_of_files,
    "screens of one screen and back": star,
    "screens and links of a router": router,
    "tabs of a router": tabs,
    "children in a chain": child_chain,
    "children of one view model": children,
    "inputs": inputs,
    "displays": displays,
    "displays in a chain": display_chain,
    "intermediate values": lets,
    "states": states,
    "edits": edits,
    "drafts": drafts,
    "commands": commands,
    "steps of a command": steps,
    "requests of a command": suspending_steps,
    "events": events,
    "reactions to changes": reactions,
    "reactions to conditions": conditions,
    "timers": timers,
    "streams": follows,
    "catch clauses of a command": catch_clauses,
    "catch clauses of the error policy": policy_clauses,
    "files that share an error policy": policy_users,
    "models": models,
    "models in a chain": model_chain,
    "fields": fields,
    "displayed fields": displayed_fields,
    "enum cases": enum_cases,
    "enum cases with values": payload_cases,
    "cases of a switch": switch_cases,
    "functions in a chain": functions,
    "samples": samples,
    "samples in a chain": sample_chain,
    "examples": examples,
    "steps of an example": example_steps,
    "inputs that an example gives": given_values,
    "custom functions": customs,
    "extern types": externs,
    "lines of documentation": documentation,
    "errors": unknown_names,
}

STRINGS = {
    "texts of one view model, strings": texts,
    "texts of many files, strings": text_files,
}
