/// The style sheet of the gallery.
enum GalleryStyle {
  static let text = """
    :root { color-scheme: light dark; --paper: light-dark(#fff, #1c1c1e); --ground: light-dark(#f2f2f7, #000);
      --ink: light-dark(#1c1c1e, #f2f2f7); --soft: light-dark(#5c5c61, #a1a1a6); --line: light-dark(#c6c6c8, #48484a);
      --tint: light-dark(#0058d0, #6cb0ff); --bad: light-dark(#b3001b, #ff7a70); --new: light-dark(#8a5a00, #ffd479); }
    :root[data-colors=light] { color-scheme: light; } :root[data-colors=dark] { color-scheme: dark; }
    * { box-sizing: border-box; } [hidden] { display: none !important; }
    body { margin: 0; font: 15px/1.45 -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      background: var(--ground); color: var(--ink);
      display: grid; grid-template: auto 1fr / minmax(12rem, 18rem) minmax(0, 1fr); min-height: 100vh; }
    header { grid-column: 1 / -1; padding: 1rem 1.5rem; background: var(--paper); border-bottom: 1px solid var(--line); }
    h1 { margin: 0; font-size: 1.4rem; } h2 { margin: 0 0 .25rem; font-size: 1.2rem; }
    p { margin: .25rem 0; } code { font: 12.5px/1.4 ui-monospace, Menlo, "DejaVu Sans Mono", monospace; }
    .summary, .path, small, .acts, .none { color: var(--soft); } .path { font-size: .85rem; }
    .controls { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; margin-top: .5rem; }
    input, select { font: inherit; } a { color: var(--tint); text-decoration: none; } a:hover { text-decoration: underline; }
    nav { padding: 1rem .5rem 1rem 1.5rem; position: sticky; top: 0; align-self: start; max-height: 100vh; overflow: auto; }
    nav ul { list-style: none; margin: 0; padding: 0; } nav li { padding: .15rem 0; overflow-wrap: anywhere; }
    main { padding: 1rem 1.5rem 3rem 1rem; min-width: 0; }
    section { margin-bottom: 2.5rem; } .map { overflow-x: auto; } .map svg { max-width: 100%; height: auto; }
    .problems { border-left: 4px solid var(--bad); padding-left: 1rem; }
    .entry { margin: 1rem 0; } summary { cursor: pointer; overflow-wrap: anywhere; } summary code { margin-left: .75rem; }
    .outcome { color: var(--soft); } .failed > summary .outcome, .failed, .error { color: var(--bad); }
    .entry.failed { color: inherit; }
    .mark { color: var(--new); font-size: .85rem; margin-left: .5rem; }
    .moments { list-style: none; margin: .5rem 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
    .moment { flex: 0 1 18rem; min-width: 15rem; } .moment:has(.comparison) { flex-basis: 37rem; }
    .comparison { display: flex; gap: .75rem; } .comparison .view { flex: 1; min-width: 0; }
    .version { display: block; color: var(--new); font-size: .8rem; }
    .acts { margin-bottom: .35rem; font-size: .8rem; } .acts code, .expectations code { display: block; white-space: pre-wrap; overflow-wrap: anywhere; }
    .expectations code { display: inline; } .expectations { list-style: none; margin: .35rem 0 0; padding: 0; color: var(--soft); }
    .view { background: var(--paper); border: 1px solid var(--line); border-radius: 14px; padding: .75rem; }
    .part { padding: .35rem .5rem; border-left: 3px solid transparent; border-radius: 3px; }
    .part.action { display: inline-block; vertical-align: top; }
    .part.changed { border-left-color: var(--tint); }
    .comparison .part.changed { border-left-color: var(--new); }
    .label { display: block; font-size: .8rem; color: var(--soft); overflow-wrap: anywhere; }
    .value { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: isolate; margin: 0; } ul.value, dl.value { white-space: normal; padding-left: 1.1rem; }
    dl.value dt { font-size: .8rem; color: var(--soft); } dl.value dd { margin: 0 0 .2rem; }
    .value.none { font-style: italic; } .status { color: var(--soft); font-style: italic; margin-left: .35rem; }
    .input { display: block; border: 1px solid var(--line); border-radius: 6px; padding: .25rem .5rem; min-height: 2.1rem; }
    .input.invalid { border-color: var(--bad); } .input.focused { outline: 2px solid var(--tint); } .input.disabled, .switch.disabled { opacity: .55; }
    .switch { display: inline-flex; align-items: center; gap: .5rem; border-radius: 6px; } .switch.focused { outline: 2px solid var(--tint); outline-offset: 2px; }
    .track { width: 2.4rem; height: 1.4rem; border-radius: 1rem; background: var(--line); } .track.on { background: var(--tint); }
    .track::before { content: ""; display: block; width: 1.1rem; height: 1.1rem; margin: .15rem; border-radius: 50%; background: #fff; } .track.on::before { margin-left: 1.15rem; }
    .error { display: block; font-size: .85rem; overflow-wrap: anywhere; }
    .button { display: inline-block; border-radius: 8px; padding: .25rem .8rem; background: var(--tint); color: var(--paper); }
    .button.disabled { background: none; color: var(--soft); border: 1px solid var(--line); }
    .button.destructive { background: var(--bad); }
    .question { border: 1px solid var(--line); border-radius: 12px; padding: .75rem; margin-top: .4rem; text-align: center; box-shadow: 0 3px 12px #0003; overflow-wrap: anywhere; }
    .question .input { text-align: start; margin-top: .4rem; } .question .button { max-width: 100%; }
    .question .button { margin: .35rem .2rem 0; } .effect { color: var(--tint); margin: .35rem .5rem; overflow-wrap: anywhere; }
    .rows ol { list-style: none; margin: 0; padding: 0; max-height: 22rem; overflow: auto; }
    .rows li { border-top: 1px solid var(--line); } .rows li:first-child { border-top: 0; }
    .rows li .part, .inner .part { padding: .1rem .5rem; } .rows li .part:not(.action) { display: flex; flex-wrap: wrap; gap: 0 .6rem; align-items: baseline; }
    .rows li .label { min-width: 5rem; } .rows li .rows, .rows li .inner, .rows li .input { flex: 1; min-width: 8rem; } .inner { border-left: 2px solid var(--line); padding-left: .35rem; }
    details.hidden { margin-top: .5rem; font-size: .85rem; color: var(--soft); }
    .spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    :focus-visible { outline: 2px solid var(--tint); outline-offset: 2px; }
    @media (max-width: 50rem) { body { display: block; } nav { position: static; max-height: none; padding: 1rem 1.5rem 0; }
      nav li { display: inline-block; margin-right: 1rem; } .map svg { max-width: none; }
      main { padding-left: 1.5rem; } .moment { flex: 1 1 100%; } .comparison { flex-direction: column; } }
    @media print { body { display: block; background: none; } nav, .controls { display: none; } .moment { break-inside: avoid; }
      .rows ol { max-height: none; } }
    """
}
