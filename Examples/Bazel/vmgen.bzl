"""Rules that generate Swift from the schemas of a module.

The tool reads only the declared inputs and writes only the declared outputs, with paths relative to the execution root.
"""

VmgenModuleInfo = provider(
    "The schemas that other modules can import.",
    fields = {
        "module": "The name of the Swift module.",
        "schemas": "A depset of structs with `module` and `file`: the schemas of the module and of those it imports.",
    },
)

def _output_name(path):
    """Returns the name of the file that the tool generates from a schema: `A/Row.vmodel` → `A_Row.vmodel.swift`."""
    return path.replace("/", "_") + ".swift"

def _module_argument(schema):
    return schema.module + "=" + schema.file.path

def _vmgen_sources_impl(ctx):
    module = ctx.attr.module_name or ctx.label.name
    root = ctx.label.package or "."
    prefix = ctx.label.package + "/" if ctx.label.package else ""

    # A folder of its own, because the tool removes generated files whose schemas no longer exist.
    folder = ctx.label.name + ".vmgen"
    outputs = []
    for schema in ctx.files.srcs:
        if not schema.is_source or not schema.path.startswith(prefix):
            fail("`%s` is not a file of the package `%s`; add it to a target of its own package" % (schema.path, root))
        outputs.append(ctx.actions.declare_file(folder + "/" + _output_name(schema.path[len(prefix):])))

    imported = depset(transitive = [dep[VmgenModuleInfo].schemas for dep in ctx.attr.deps])
    arguments = ctx.actions.args()
    arguments.add_all(["--root", root, "--output", outputs[0].dirname, "--emit", "model,viewmodel,binding"])
    if ctx.file.config:
        arguments.add("--config", ctx.file.config)
    arguments.add_all(imported, before_each = "--module", map_each = _module_argument)
    arguments.add_all(ctx.files.srcs)
    ctx.actions.run(
        executable = ctx.executable._tool,
        arguments = [arguments],
        inputs = depset(
            ctx.files.srcs + ctx.files.config + ctx.files.templates,
            transitive = [depset([schema.file for schema in imported.to_list()])],
        ),
        outputs = outputs,
        mnemonic = "Vmgen",
        progress_message = "Generating Swift from %d schemas of %s" % (len(outputs), module),
    )
    own = [struct(module = module, file = schema) for schema in ctx.files.srcs]
    return [
        DefaultInfo(files = depset(outputs)),
        VmgenModuleInfo(module = module, schemas = depset(own, transitive = [imported])),
    ]

vmgen_sources = rule(
    implementation = _vmgen_sources_impl,
    doc = "Generates one Swift file from each schema of a module, in one action.",
    attrs = {
        "srcs": attr.label_list(
            allow_files = [".vmodel"],
            allow_empty = False,
            mandatory = True,
            doc = "The schemas of the module, which can use the declarations of each other.",
        ),
        "deps": attr.label_list(providers = [VmgenModuleInfo], doc = "The modules that the schemas import."),
        "module_name": attr.string(doc = "The name of the Swift module. The default is the name of the target."),
        "config": attr.label(allow_single_file = ["vmgen.json"], doc = "The configuration of the schemas."),
        "templates": attr.label_list(allow_files = True, doc = "The template overrides that the configuration names."),
        "_tool": attr.label(
            default = Label("//tools:vmgen-build"),
            executable = True,
            allow_single_file = True,
            cfg = "exec",
        ),
    },
)

def vmgen_library(name, library, schemas = None, srcs = [], deps = [], config = None, **kwargs):
    """Declares a Swift library with the code that is generated from its schemas.

    Args:
      name: The name of the library and of its module. `NAME_schemas` generates the Swift files.
      library: The rule of the library, `swift_library` of rules_swift.
      schemas: The schemas. The default is all schemas of the package.
      srcs: The Swift files that are written by hand.
      deps: The libraries that the module imports. Those of this macro are named with `schemas:` before the label.
      config: The `vmgen.json` of the schemas.
      **kwargs: Further attributes of the library.
    """
    libraries = [dep[len("schemas:"):] if dep.startswith("schemas:") else dep for dep in deps]
    vmgen_sources(
        name = name + "_schemas",
        srcs = schemas or native.glob(["**/*.vmodel"]),
        module_name = name,
        config = config,
        deps = [_schemas_label(dep[len("schemas:"):]) for dep in deps if dep.startswith("schemas:")],
        visibility = kwargs.get("visibility"),
    )
    library(name = name, module_name = name, srcs = srcs + [":" + name + "_schemas"], deps = libraries, **kwargs)

def _schemas_label(label):
    """Returns the target that generates the files of a library: `//Model` → `//Model:Model_schemas`."""
    if ":" in label:
        return label + "_schemas"
    return label + ":" + label.split("/")[-1] + "_schemas"
