// Starts `vmgen lsp` for the schemas of a workspace.
const path = require("path");
const vscode = require("vscode");

let client;

/** The tool that the settings name. A relative path with a folder is that of the workspace. */
function tool() {
  const configured = vscode.workspace.getConfiguration("vmgen").get("path") || "vmgen";
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
  return configured.includes("/") && folder ? path.resolve(folder, configured) : configured;
}

async function start() {
  let library;
  try {
    library = require("vscode-languageclient/node");
  } catch {
    vscode.window.showWarningMessage(
      "vmgen shows colors only. For mistakes and values, run `npm install` in the folder of the extension.");
    return;
  }
  const run = { command: tool(), args: ["lsp"] };
  client = new library.LanguageClient("vmgen", "vmgen", run, {
    documentSelector: [{ scheme: "file", language: "vmodel" }],
  });
  try {
    await client.start();
  } catch (error) {
    client = undefined;
    vscode.window.showErrorMessage(`vmgen cannot be started with \`${run.command} lsp\`: ${error.message || error}`);
  }
}

async function stop() {
  const running = client;
  client = undefined;
  await running?.stop();
}

/** Asks for an example of the schema in the editor, whose values are shown then. */
async function pickExample() {
  const document = vscode.window.activeTextEditor?.document;
  if (!client || document?.languageId !== "vmodel") return;
  const lenses = await client.sendRequest("textDocument/codeLens", { textDocument: { uri: document.uri.toString() } });
  const items = lenses.map(({ command }) => ({
    label: command.arguments[2], description: command.arguments[1], detail: command.title, command,
  }));
  const item = await vscode.window.showQuickPick(items, { placeHolder: "The example whose values are shown" });
  if (!item) return;
  await client.sendRequest("workspace/executeCommand", {
    command: item.command.command, arguments: item.command.arguments,
  });
}

/** Opens the schema that the Swift at the cursor was generated from. */
async function findSchema() {
  const editor = vscode.window.activeTextEditor;
  if (!client || !editor) return;
  const { line, character } = editor.selection.active;
  const place = await client.sendRequest("workspace/executeCommand", {
    command: "vmgen.findSchema", arguments: [editor.document.uri.toString(), `${line}`, `${character}`],
  });
  if (!place) {
    vscode.window.showInformationMessage("No open module contains the schema of this place.");
    return;
  }
  const { start, end } = place.range;
  await vscode.window.showTextDocument(vscode.Uri.parse(place.uri), {
    selection: new vscode.Range(start.line, start.character, end.line, end.character),
  });
}

exports.activate = async (context) => {
  context.subscriptions.push(
    vscode.commands.registerCommand("vmgen.goToSchema", findSchema),
    vscode.commands.registerCommand("vmgen.pickExample", pickExample),
    vscode.commands.registerCommand("vmgen.restart", async () => {
      await stop();
      await start();
    }));
  await start();
};

exports.deactivate = stop;
