// The files of Templates/, for a tool that is one executable. Made by the test EmbeddedTemplatesTests.

/// The tool's templates by name.
let embeddedTemplates: [(name: String, text: String)] = [
  (
    "binding",
    ##"""
    {{! binding }}

    """##
  ),
  (
    "enumeration",
    ##"""
    {{! enumeration }}

    """##
  ),
  (
    "externType",
    ##"""
    {{! externType }}

    """##
  ),
  (
    "file",
    ##"""
    {{header}}
    {{#imports}}
    {{#-first}}

    {{/-first}}
    {{.}}
    {{/imports}}
    {{#requiredRuntime}}

    private typealias RequiredRuntime = {{.}}
    {{/requiredRuntime}}
    {{#declarations}}

    {{#enumeration}}
    {{>enumeration}}
    {{/enumeration}}
    {{#model}}
    {{>model}}
    {{/model}}
    {{#externType}}
    {{>externType}}
    {{/externType}}
    {{#function}}
    {{>function}}
    {{/function}}
    {{#sample}}
    {{>sample}}
    {{/sample}}
    {{#viewModel}}
    {{>viewmodel}}
    {{/viewModel}}
    {{#binding}}
    {{>binding}}
    {{/binding}}
    {{/declarations}}

    """##
  ),
  (
    "function",
    ##"""
    {{! function }}

    """##
  ),
  (
    "model",
    ##"""
    {{! model }}

    """##
  ),
  (
    "sample",
    ##"""
    {{! sample }}

    """##
  ),
  (
    "tests",
    ##"""
    {{header}}
    {{#imports}}
    {{#-first}}

    {{/-first}}
    {{.}}
    {{/imports}}

    """##
  ),
  (
    "viewmodel",
    ##"""
    {{! viewmodel }}

    """##
  ),
]
