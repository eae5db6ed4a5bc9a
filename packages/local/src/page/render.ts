import { DEFAULT_TIME_ZONE, type Instant, formatDateTime } from "@tresen/contract/time";
import type { ScheduleEntry } from "../schedule/scheduler";
import type { DeadLetter } from "../stream/dead-letters";
import type { HandledRecord } from "../stream/reader";
import { type Html, html } from "./html";
import { STYLE } from "./style";

export interface PageState {
  url: string;
  demoUsers: readonly { username: string; password: string }[];
  now: Instant;
  /** Milliseconds ahead of the machine. */
  offset: number;
  snapshot: { version: number; bytes: number } | null;
  orders: number;
  dataDir: string;
  memory: number;
  records: readonly HandledRecord[];
  schedules: readonly ScheduleEntry[];
  deadLetters: readonly DeadLetter[];
  notice: string | null;
}

const numbers = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 1 });
const EVENTS: Record<string, string> = { INSERT: "Angelegt", MODIFY: "Geändert", REMOVE: "Gelöscht" };

export function renderPage(state: PageState): string {
  return html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tresen auf diesem Rechner</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>Tresen auf diesem Rechner</h1><p>Diese Seite sieht nur, wer an diesem Rechner sitzt.</p></header>
<main>
${state.notice && html`<p class="notice" role="status">${state.notice}</p>`}
${overview(state)}
${deadLetters(state.deadLetters)}
${schedules(state.schedules)}
${records(state.records)}
</main>
</body>
</html>
`.text;
}

function overview(state: PageState): Html {
  return html`<section aria-labelledby="overview"><h2 id="overview">Überblick</h2>
<dl>
<div><dt>Shop</dt><dd><a href="/">${state.url}/</a></dd></div>
<div><dt>Backoffice</dt><dd><a href="/backend">${state.url}/backend</a></dd></div>
<div><dt>API-Beschreibung</dt><dd><a href="/api/openapi.json">${state.url}/api/openapi.json</a></dd></div>
<div><dt>Uhr der Plattform</dt><dd>${time(state.now)}${state.offset !== 0 && html` <span class="tag">gestellt</span>`}</dd></div>
<div><dt>Bestellungen</dt><dd>${numbers.format(state.orders)}</dd></div>
<div><dt>Veröffentlichter Stand</dt><dd>${snapshot(state.snapshot)}</dd></div>
<div><dt>Datenordner</dt><dd><code>${state.dataDir}</code></dd></div>
<div><dt>Arbeitsspeicher des Servers</dt><dd>${numbers.format(state.memory / 1024 / 1024)} MB</dd></div>
</dl>
${state.demoUsers.length > 0 && html`<table><caption>Anmeldungen</caption><thead><tr><th scope="col">Benutzername</th><th scope="col">Passwort</th></tr></thead>
<tbody>${state.demoUsers.map(({ username, password }) => html`<tr><td><code>${username}</code></td><td><code>${password}</code></td></tr>`)}</tbody></table>`}
</section>`;
}

function snapshot(state: PageState["snapshot"]): Html {
  if (!state) return html`noch keiner`;
  return html`Version ${state.version}, ${numbers.format(state.bytes / 1000)} kB komprimiert`;
}

function deadLetters(letters: readonly DeadLetter[]): Html {
  if (letters.length === 0) return html``;
  return html`<section aria-labelledby="dead"><h2 id="dead">Fehlgeschlagene Ereignisse</h2>
<p>Diese Änderungen konnten nach mehreren Versuchen nicht verarbeitet werden.</p>
<table><thead><tr><th scope="col">Zeit</th><th scope="col">Datensatz</th><th scope="col">Grund</th><th scope="col"></th></tr></thead>
<tbody>${letters.map((letter) => html`<tr><td>${time(letter.at)}</td><td><code>${keyOf(letter)}</code></td><td>${letter.reason}</td>
<td><form method="post" action="/_local/retry/${letter.id}"><button>Nochmals versuchen</button></form></td></tr>`)}</tbody></table></section>`;
}

function schedules(entries: readonly ScheduleEntry[]): Html {
  return html`<section aria-labelledby="schedules"><h2 id="schedules">Zeitpläne</h2>
<table><thead><tr><th scope="col">Aufgabe</th><th scope="col">Zeitplan</th><th scope="col">Zuletzt</th><th scope="col">Nächstes Mal</th><th scope="col"></th></tr></thead>
<tbody>${entries.map((entry) => html`<tr><td>${entry.title}</td><td><code>${entry.schedule}</code></td>
<td>${entry.last ? html`${time(entry.last.at)}${entry.last.error !== null && html` <span class="tag bad">${entry.last.error}</span>`}` : "–"}</td>
<td>${entry.next === null ? "–" : time(entry.next)}</td>
<td><form method="post" action="/_local/fire/${entry.name}"><button>Jetzt auslösen</button></form></td></tr>`)}</tbody></table></section>`;
}

function records(entries: readonly HandledRecord[]): Html {
  return html`<section aria-labelledby="records"><h2 id="records">Letzte Ereignisse</h2>
${entries.length === 0 ? html`<p>Seit dem Start hat sich nichts geändert.</p>` : html`<table><thead><tr><th scope="col">Zeit</th><th scope="col">Was</th><th scope="col">Datensatz</th></tr></thead>
<tbody>${entries.map((entry) => html`<tr><td>${time(entry.at)}</td><td>${EVENTS[entry.event] ?? entry.event}</td><td><code>${entry.key}</code></td></tr>`)}</tbody></table>`}
</section>`;
}

function time(at: Instant): Html {
  return html`<time datetime="${new Date(at).toISOString()}">${formatDateTime({ at, zone: DEFAULT_TIME_ZONE })}</time>`;
}

function keyOf({ record }: DeadLetter): string {
  const keys = record.dynamodb?.Keys ?? {};
  return [keys.pk?.S, keys.sk?.S].filter(Boolean).join(" ");
}
