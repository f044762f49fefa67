/// The scripts of the gallery, without which everything but the controls works.
enum GalleryScript {
  /// Runs first. A page that another one probes tells its version, and ends.
  static let start = """
    if (location.hash === "#probe" && parent !== window) {
      parent.postMessage(document.documentElement.dataset.version, "*"); window.stop();
    }
    """

  static let end = """
    (() => {
      const root = document.documentElement, find = (id) => document.getElementById(id);
      const all = (selector, of = document) => [...of.querySelectorAll(selector)];
      const entries = all(".entry").map((entry) => ({ entry, words: (
        entry.closest(".screen").querySelector("h2").textContent + " " + entry.textContent).toLowerCase() }));
      const saved = (key, value) => {
        try { if (value !== undefined) sessionStorage.setItem(key, value); return sessionStorage.getItem(key) || ""; }
        catch { return value || ""; }
      };
      const filter = () => {
        const words = find("search").value.toLowerCase().split(/\\s+/).filter(Boolean);
        for (const { entry, words: text } of entries) {
          entry.hidden = !words.every((word) => text.includes(word))
            || (find("changes")?.checked && !entry.matches(".added, .changed, .removed"))
            || (find("failures")?.checked && !entry.matches(".failed"));
        }
        let count = 0;
        for (const screen of all(".screen")) {
          screen.hidden = !all(".entry", screen).some((entry) => !entry.hidden);
          if (!screen.hidden) count += 1;
          for (const item of all("nav li")) if (item.dataset.screen === screen.id) item.hidden = screen.hidden;
        }
        find("nothing-found").hidden = count > 0 || entries.length === 0;
      };
      const choose = () => {
        const setting = find("setting")?.value;
        for (const { entry } of entries) {
          const recordings = all(".moments", entry);
          const chosen = recordings.find((one) => one.dataset.setting === setting) || recordings[0];
          for (const one of recordings) one.hidden = one !== chosen;
        }
      };
      const color = () => { root.dataset.colors = find("colors").value; };
      for (const [id, update] of [["search", filter], ["changes", filter], ["failures", filter], ["setting", choose], ["colors", color]]) {
        const control = find(id);
        if (!control) continue;
        const key = control.type === "checkbox" ? "checked" : "value";
        const old = saved("vmgen." + id);
        if (old) control[key] = key === "checked" ? old === "true" : old;
        if (control.selectedIndex < 0) control.selectedIndex = 0;
        control.addEventListener("input", () => { saved("vmgen." + id, String(control[key])); update(); });
        update();
      }
      const closed = new Set(JSON.parse(saved("vmgen.closed") || "[]"));
      const name = (entry) => entry.closest(".screen").id + " " + entry.querySelector("strong").textContent;
      for (const { entry } of entries) {
        if (entry.tagName !== "DETAILS") continue;
        if (closed.has(name(entry))) entry.open = false;
        entry.addEventListener("toggle", () => {
          closed[entry.open ? "delete" : "add"](name(entry));
          saved("vmgen.closed", JSON.stringify([...closed]));
        });
      }
      if (root.dataset.watched === undefined) return;
      addEventListener("message", ({ data }) => {
        if (typeof data === "string" && data !== root.dataset.version) location.reload();
      });
      const probe = document.createElement("iframe");
      probe.hidden = true;
      document.body.append(probe);
      setInterval(() => {
        if (document.hidden) return;
        const next = probe.cloneNode();
        next.src = location.href.split("#")[0] + "#probe";
        document.body.append(next);
        setTimeout(() => next.remove(), 900);
      }, 1000);
    })();
    """
}
