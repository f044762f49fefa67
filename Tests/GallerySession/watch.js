// Opens the page of `vmgen watch --gallery`, changes a schema, and waits until the page shows the change.
// Usage: node watch.js BROWSER VMGEN FOLDER
const { spawn } = require("child_process");
const fs = require("fs");
const path = require("path");

const [browserPath, tool, folder] = process.argv.slice(2);
const schema = path.join(folder, "Greeting.vmodel");
const page = path.join(folder, "watched.html");
const text = (title) => `viewmodel Greeting {
    input name: String
    display title = "${title} \\(name)"
    example "greets" { given name = "Ada"; expect title.count > 0 }
}
`;
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Calls `condition` until it returns a true value; ends the session after a minute. */
async function until(goal, condition) {
  for (let count = 0; count < 600; count += 1) {
    const value = await condition();
    if (value) return value;
    await pause(100);
  }
  throw new Error(`waited until ${goal}`);
}

/** A browser that is controlled through a pipe: https://chromedevtools.github.io/devtools-protocol/ */
class Browser {
  constructor(process) {
    Object.assign(this, { process, count: 0, waiting: new Map() });
    let buffer = "";
    process.stdio[4].on("data", (data) => {
      const messages = (buffer + data).split("\0");
      buffer = messages.pop();
      for (const { id, result } of messages.map(JSON.parse)) this.waiting.get(id)?.(result);
    });
  }

  send(method, params = {}, sessionId) {
    this.count += 1;
    const id = this.count;
    this.process.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + "\0");
    return new Promise((done) => this.waiting.set(id, done));
  }
}

async function main() {
  fs.writeFileSync(schema, text("Hello"));
  fs.writeFileSync(path.join(folder, "vmgen.json"), "{}");
  const watch = spawn(tool, ["watch", folder, "--no-output", "--gallery", page], { stdio: "ignore" });
  const options = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-pipe",
    `--user-data-dir=${path.join(folder, "watch-profile")}`];
  const program = spawn(browserPath, options, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
  const browser = new Browser(program);
  try {
    await until("the page is written", () => fs.existsSync(page));
    const { targetId } = await browser.send("Target.createTarget", { url: `file://${page}` });
    const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: true });
    const evaluate = async (expression) =>
      (await browser.send("Runtime.evaluate", { expression }, sessionId))?.result?.value;
    const shows = (words) => evaluate(`document.body?.innerText.includes(${JSON.stringify(words)}) ?? false`);
    await until("the page shows the schema", () => shows("Hello Ada"));
    await evaluate(`document.getElementById("search").value = "gree";
      document.getElementById("search").dispatchEvent(new Event("input"));`);
    fs.writeFileSync(schema, text("Welcome"));
    await until("the page shows the change", () => shows("Welcome Ada"));
    if (await evaluate(`document.getElementById("search").value`) !== "gree") throw new Error("the search was lost");
    console.log("ok: an open page follows the schema, and keeps the search");
  } finally {
    watch.kill();
    const end = new Promise((done) => program.on("exit", done));
    browser.send("Browser.close");
    await Promise.race([end, pause(5000)]);
    program.kill();
  }
}

main().catch((error) => {
  console.log(`FAILED: ${error.message}`);
  process.exitCode = 1;
});
