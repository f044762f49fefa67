"""A session of a client in Python with `vmgen lsp`, which validates each message against the types of the protocol.

Usage: VMGEN=.build/debug/vmgen python3 -m pytest -q Tests/EditorSessions/test_client.py, with pytest-lsp of PyPI.
"""
import os
import pathlib

import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

SCHEMA = """model Person { let name: String }
viewmodel PersonViewModel {
    input person: Person
    display title = person.name
    edit note: String = "" { require !note.isEmpty else "Enter a note" }
    command save when isValid { note = "" }
    example "shows the name" {
        given person = Person(name: "Ada")
        expect title == "Bob"
    }
}
"""
LINES = SCHEMA.split("\n")


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[os.path.realpath(os.environ["VMGEN"]), "lsp"]))
async def client(lsp_client: LanguageClient, tmp_path: pathlib.Path):
    # The capabilities of Visual Studio Code include these requests, which the client of the tests does not answer itself.
    for method in (
        types.WORKSPACE_CODE_LENS_REFRESH, types.WORKSPACE_INLAY_HINT_REFRESH, types.CLIENT_REGISTER_CAPABILITY):
        lsp_client.feature(method)(lambda *_: None)
    (tmp_path / "vmgen.json").write_text("{}")
    (tmp_path / "Person.vmodel").write_text(SCHEMA)
    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities("visual-studio-code"),
            workspace_folders=[types.WorkspaceFolder(uri=tmp_path.as_uri(), name="tests")]))
    lsp_client.uri = (tmp_path / "Person.vmodel").as_uri()
    lsp_client.text_document_did_open(
        types.DidOpenTextDocumentParams(types.TextDocumentItem(lsp_client.uri, "vmodel", 1, SCHEMA)))
    await lsp_client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    yield
    await lsp_client.shutdown_session()


def place(client, line, text):
    return {
        "text_document": types.TextDocumentIdentifier(client.uri),
        "position": types.Position(line, LINES[line].index(text)),
    }


def whole(client):
    return {
        "text_document": types.TextDocumentIdentifier(client.uri),
        "range": types.Range(types.Position(0, 0), types.Position(len(LINES) - 1, 0)),
    }


async def diagnostics(client, count):
    while len(client.diagnostics.get(client.uri, [])) != count:
        await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    return client.diagnostics[client.uri]


async def test_results_and_values_of_examples(client: LanguageClient):
    (failure,) = await diagnostics(client, 1)
    assert '"Ada" is not equal to "Bob"' in failure.message and failure.range.start.line == 8
    hints = await client.text_document_inlay_hint_async(types.InlayHintParams(**whole(client)))
    assert [hint.label for hint in hints if hint.position.line == 3] == ['= "Ada"']
    document = types.TextDocumentIdentifier(client.uri)
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(document))
    assert "failed" in lenses[0].command.title
    hover = await client.text_document_hover_async(types.HoverParams(**place(client, 3, "title")))
    assert '"Ada"' in hover.contents.value


async def test_a_mistake_and_its_fix(client: LanguageClient):
    await diagnostics(client, 1)
    mistaken = SCHEMA.replace("person.name", "person.nme").replace('"Bob"', '"Ada"')
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(version=2, uri=client.uri),
            [types.TextDocumentContentChangeWholeDocument(mistaken)]))
    while not any("nme" in item.message for item in client.diagnostics[client.uri]):
        await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(**whole(client), context=types.CodeActionContext(client.diagnostics[client.uri])))
    documents = [document for action in actions if action.edit for document in action.edit.document_changes]
    assert documents[0].edits[0].new_text == "name" and documents[0].text_document.version == 2


async def test_navigation_completion_and_structure(client: LanguageClient):
    document = types.TextDocumentIdentifier(client.uri)
    definition = await client.text_document_definition_async(types.DefinitionParams(**place(client, 8, "title")))
    assert (definition[0] if isinstance(definition, list) else definition).range.start.line == 3
    context = types.ReferenceContext(include_declaration=True)
    references = await client.text_document_references_async(
        types.ReferenceParams(**place(client, 3, "title"), context=context))
    assert sorted(one.range.start.line for one in references) == [3, 8]
    completion = await client.text_document_completion_async(types.CompletionParams(**place(client, 3, "name")))
    items = completion if isinstance(completion, list) else completion.items
    assert "name" in [item.label for item in items]
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(document))
    assert [symbol.name for symbol in symbols] == ["Person", "PersonViewModel"]
    tokens = await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(document))
    assert len(tokens.data) % 5 == 0 and tokens.data
    assert await client.text_document_folding_range_async(types.FoldingRangeParams(document))
    assert await client.text_document_selection_range_async(
        types.SelectionRangeParams(document, [place(client, 3, "title")["position"]]))
    options = types.FormattingOptions(tab_size=4, insert_spaces=True)
    assert not await client.text_document_formatting_async(types.DocumentFormattingParams(document, options))
    renamed = await client.text_document_rename_async(
        types.RenameParams(**place(client, 3, "title"), new_name="heading"))
    assert renamed.changes or renamed.document_changes
    (item,) = await client.text_document_prepare_call_hierarchy_async(
        types.CallHierarchyPrepareParams(**place(client, 5, "save")))
    assert item.name == "save"
