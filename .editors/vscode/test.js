// Runs the extension against stand-ins of the editor and of its library for servers: node test.js
const assert = require("assert");
const Module = require("module");

const messages = [];
const commands = {};
const sent = [];
const lens = {
  command: { title: "✓ passed", command: "vmgen.chooseExample", arguments: ["file:///a.vmodel", "V", "an example"] },
};
let settings = {};
let place = null;
const vscode = {
  Uri: { parse: (text) => text },
  Range: class { constructor(...numbers) { this.toString = () => numbers.join(); } },
  commands: { registerCommand: (name, body) => { commands[name] = body; return { dispose() {} }; } },
  workspace: {
    getConfiguration: () => ({ get: (key) => settings[key] }),
    workspaceFolders: [{ uri: { fsPath: "/work" } }],
  },
  window: {
    activeTextEditor: {
      document: { languageId: "vmodel", uri: "file:///a.vmodel" }, selection: { active: { line: 3, character: 7 } },
    },
    showInformationMessage: (text) => messages.push(text),
    showTextDocument: async (uri, options) => messages.push(`${uri} ${options.selection}`),
    showWarningMessage: (text) => messages.push(text),
    showErrorMessage: (text) => messages.push(text),
    showQuickPick: async (items) => items[0],
  },
};
const clients = [];
let library = {
  LanguageClient: class {
    constructor(id, name, run, options) { Object.assign(this, { run, options }); clients.push(this); }
    async start() { if (this.run.command === "missing") throw new Error("no such file"); this.isRunning = true; }
    async stop() { this.isRunning = false; }
    async sendRequest(method, parameters) { sent.push([method, parameters]); return method.endsWith("codeLens") ? [lens] : place; }
  },
};
const load = Module._load;
Module._load = (name, ...rest) => {
  if (name === "vscode") return vscode;
  if (name === "vscode-languageclient/node") { if (!library) throw new Error("not installed"); return library; }
  return load(name, ...rest);
};

(async () => {
  const extension = require("./extension.js");
  const context = { subscriptions: [] };
  await extension.activate(context);
  assert.deepStrictEqual(clients[0].run, { command: "vmgen", args: ["lsp"] });
  assert.strictEqual(context.subscriptions.length, 3);
  await commands["vmgen.pickExample"]();
  assert.deepStrictEqual(sent.at(-1), [
    "workspace/executeCommand", { command: "vmgen.chooseExample", arguments: lens.command.arguments }]);
  await commands["vmgen.goToSchema"]();
  assert.deepStrictEqual(sent.at(-1)[1].arguments, ["file:///a.vmodel", "3", "7"]);
  assert.match(messages.at(-1), /No open module/);
  place = { uri: "file:///b.vmodel", range: { start: { line: 1, character: 2 }, end: { line: 1, character: 5 } } };
  await commands["vmgen.goToSchema"]();
  assert.strictEqual(messages.at(-1), "file:///b.vmodel 1,2,1,5");
  settings = { path: ".build/debug/vmgen" };
  await commands["vmgen.restart"]();
  assert(!clients[0].isRunning && clients[1].isRunning);
  assert.strictEqual(clients[1].run.command, "/work/.build/debug/vmgen");
  settings = { path: "missing" };
  await commands["vmgen.restart"]();
  assert.match(messages.at(-1), /cannot be started with `missing lsp`: no such file/);
  library = undefined;
  await commands["vmgen.restart"]();
  assert.match(messages.at(-1), /npm install/);
  await extension.deactivate();

  // Each file that the manifest names exists, and the matcher reads a line of `--diagnostics xcode`.
  const manifest = require("./package.json").contributes;
  const files = [...manifest.languages.map((one) => one.configuration), ...manifest.grammars, ...manifest.snippets];
  for (const file of files) require(typeof file === "string" ? file : file.path);
  const { regexp } = manifest.problemMatchers[0].pattern;
  const match = new RegExp(regexp).exec("Sources/A.vmodel:3:14: error: found no `b` [VM0201]");
  assert.deepStrictEqual(match.slice(1), ["Sources/A.vmodel", "3", "14", "error", "found no `b` [VM0201]"]);
  console.log("ok");
})();
