import { Html } from "@tresen/contract/page/html";

export const STYLE = new Html(`
:root {
  color-scheme: light dark;
  --ground: #f6f6f4;
  --card: #fff;
  --ink: #1c1e21;
  --quiet: #5d6470;
  --line: #dfe1e5;
  --accent: #1f5fbf;
  --bad: #b3261e;
  --good: #e6f3ea;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #15171a;
    --card: #1e2126;
    --ink: #eceef1;
    --quiet: #a2a9b4;
    --line: #343941;
    --accent: #8ab4f8;
    --bad: #ff8a80;
    --good: #1c3526;
  }
}
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: var(--ground); color: var(--ink); }
header, main { max-width: 64rem; margin: 0 auto; padding: 0 1rem; }
header { padding-top: 2rem; }
h1 { margin: 0; font-size: 1.6rem; line-height: 1.2; }
header p { margin: .25rem 0 0; color: var(--quiet); }
section > :last-child { margin-bottom: 0; }
section {
  margin: 1.25rem 0;
  padding: 1.25rem;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: .75rem;
  overflow-x: auto;
}
h2 { margin: 0 0 .75rem; font-size: 1.1rem; }
dl {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: .75rem 1.5rem;
  margin: 0 0 1rem;
}
dt { color: var(--quiet); font-size: .85rem; }
dd { margin: 0; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption, th { text-align: left; color: var(--quiet); font-size: .85rem; font-weight: 400; }
caption { padding-bottom: .25rem; }
th, td { padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
tbody tr:last-child td { border-bottom: 0; }
time { white-space: nowrap; }
code { font-size: .9em; overflow-wrap: anywhere; }
td code { display: inline-block; min-width: 9rem; }
td form + form { margin-top: .375rem; }
a { color: var(--accent); }
button {
  font: inherit;
  font-size: .9rem;
  padding: .3rem .8rem;
  color: var(--accent);
  background: none;
  border: 1px solid currentColor;
  border-radius: .5rem;
  cursor: pointer;
  white-space: nowrap;
}
button:hover { background: var(--ground); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
label { display: inline-flex; flex-wrap: wrap; align-items: center; gap: .25rem .5rem; max-width: 100%; }
input, select {
  font: inherit;
  max-width: 100%;
  padding: .3rem .5rem;
  color: inherit;
  background: var(--card);
  border: 1px solid var(--quiet);
  border-radius: .5rem;
}
.choices { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem 1rem; margin-bottom: 1rem; }
.tag {
  padding: .05rem .5rem;
  border: 1px solid var(--line);
  border-radius: 1rem;
  font-size: .8rem;
  color: var(--quiet);
  white-space: nowrap;
}
.bad { color: var(--bad); }
pre { margin: 0; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .9rem; }
.mail {
  display: block;
  width: 100%;
  height: min(60rem, 75vh);
  margin: 0 0 1.25rem;
  border: 1px solid var(--line);
  border-radius: .5rem;
  background: #fff;
}
dd .choices { gap: .375rem; margin: .375rem 0 0; }
td .choices { gap: .375rem; margin-bottom: 0; }
td .choices form + form { margin-top: 0; }
figure { margin: 0 0 1.5rem; }
figcaption { margin-bottom: .5rem; color: var(--quiet); font-size: .9rem; overflow-wrap: anywhere; }
.paper {
  width: calc(var(--characters) * 1ch + 1.5rem + 2px);
  max-width: 100%;
  padding: 1rem .75rem;
  overflow-x: auto;
  color: #111;
  background: #fff;
  border: 1px solid var(--line);
  font: .8rem/1.25 "DejaVu Sans Mono", Menlo, Consolas, monospace;
  white-space: pre;
}
.paper .center { text-align: center; }
.paper .right { text-align: right; }
.paper .bold { font-weight: 700; }
.paper .underlined { text-decoration: underline; }
.paper .inverse { color: #fff; background: #111; }
.paper .large { display: inline-block; text-align: left; vertical-align: bottom; }
.paper .large > span { display: inline-block; transform-origin: 0 0; }
.paper svg { display: inline-block; max-width: 100%; }
.paper .code { display: inline-block; max-width: 100%; padding: .75rem; overflow-wrap: anywhere; white-space: pre-wrap; }
.paper .qr { max-width: 10rem; border: .5rem double #111; }
.paper .barcode { border-block: .75rem solid #111; }
.paper hr { margin: 1rem 0; border: 0; border-top: 2px dashed #777; }
@media (pointer: coarse) {
  button, input, select { min-height: 2.75rem; }
}
@media (max-width: 59.99rem) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  table, caption, tbody, tr, td { display: block; }
  tr { padding: .5rem 0; border-bottom: 1px solid var(--line); }
  tbody tr:last-child { padding-bottom: 0; border-bottom: 0; }
  td { position: relative; padding: .15rem 0 .15rem 7rem; border-bottom: 0; overflow-wrap: anywhere; }
  td::before { content: attr(data-heading); position: absolute; left: 0; color: var(--quiet); font-size: .85rem; }
  td:empty { display: none; }
  td button { white-space: normal; text-align: start; }
}
.notice { margin: 1.25rem 0 0; padding: .75rem 1.25rem; background: var(--good); border-radius: .75rem; }
`);
