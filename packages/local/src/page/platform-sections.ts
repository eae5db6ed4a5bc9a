import { type Html, html } from "@tresen/contract/page/html";
import type { Instant } from "@tresen/contract/kit/time";
import type { ScheduleEntry } from "../schedule/scheduler";
import type { DeadLetter, DeadLetters } from "../stream/dead-letters";
import type { HandledRecord } from "../stream/reader";
import { numbers, timeOf } from "./render";
import { type Section, actionPath } from "./section";

export interface PlatformState {
  url: string;
  demoUsers: readonly { username: string; password: string }[];
  now: Instant;
  /** Milliseconds ahead of the machine. */
  offset: number;
  snapshot: { version: number; bytes: number } | null;
  orders: number;
  dataDir: string;
  memory: number;
}

const EVENTS: Record<string, string> = { INSERT: "Angelegt", MODIFY: "Geändert", REMOVE: "Gelöscht" };

export function overviewSection(readState: () => Promise<PlatformState>): Section {
  return { id: "overview", title: "Überblick", html: async () => overview(await readState()) };
}

/** @param retry hands a record that had been set aside to the consumer again; rejects when it fails again. */
export function deadLettersSection({
  deadLetters,
  retry,
}: {
  deadLetters: DeadLetters;
  retry: (id: string) => Promise<boolean>;
}): Section {
  return {
    id: "dead",
    title: "Fehlgeschlagene Ereignisse",
    html: () => (deadLetters.list().length === 0 ? null : deadLetterTable(deadLetters.list())),
    actions: {
      retry: {
        run: ({ id }) => retry(id),
        done: "Das Ereignis wurde verarbeitet.",
        failed: "Das Ereignis ist wieder fehlgeschlagen. Die Ausgabe der Plattform nennt den Grund.",
        unknown: "Dieses Ereignis gibt es nicht mehr.",
      },
    },
  };
}

export function schedulesSection({
  entries,
  fire,
}: {
  entries: () => readonly ScheduleEntry[];
  fire: (name: string) => Promise<boolean>;
}): Section {
  return {
    id: "schedules",
    title: "Zeitpläne",
    html: () => scheduleTable(entries()),
    actions: {
      fire: {
        run: ({ id }) => fire(id),
        done: "Der Zeitplan wurde ausgelöst.",
        failed: "Der Zeitplan ist fehlgeschlagen. Die Ausgabe der Plattform nennt den Grund.",
        unknown: "Diesen Zeitplan gibt es nicht.",
      },
    },
  };
}

export function recordsSection(entries: () => readonly HandledRecord[]): Section {
  return { id: "records", title: "Letzte Ereignisse", html: () => recordTable(entries()) };
}

function overview(state: PlatformState): Html {
  return html`<dl>
<div><dt>Shop</dt><dd><a href="/">${state.url}/</a></dd></div>
<div><dt>Backoffice</dt><dd><a href="/backend">${state.url}/backend</a></dd></div>
<div><dt>API-Beschreibung</dt><dd><a href="/api/openapi.json">${state.url}/api/openapi.json</a></dd></div>
<div><dt>Uhr der Plattform</dt><dd>${timeOf(state.now)}${state.offset !== 0 && html` <span class="tag">gestellt</span>`}</dd></div>
<div><dt>Bestellungen</dt><dd>${numbers.format(state.orders)}</dd></div>
<div><dt>Veröffentlichter Stand</dt><dd>${snapshot(state.snapshot)}</dd></div>
<div><dt>Datenordner</dt><dd><code>${state.dataDir}</code></dd></div>
<div><dt>Arbeitsspeicher des Servers</dt><dd>${numbers.format(state.memory / 1024 / 1024)} MB</dd></div>
</dl>
${
  state.demoUsers.length > 0 &&
  html`<table><caption>Anmeldungen</caption><thead><tr><th scope="col">Benutzername</th><th scope="col">Passwort</th></tr></thead>
<tbody>${state.demoUsers.map(({ username, password }) => html`<tr><td><code>${username}</code></td><td><code>${password}</code></td></tr>`)}</tbody></table>`
}`;
}

function snapshot(state: PlatformState["snapshot"]): Html {
  if (!state) return html`noch keiner`;
  return html`Version ${state.version}, ${numbers.format(state.bytes / 1000)} kB komprimiert`;
}

function deadLetterTable(letters: readonly DeadLetter[]): Html {
  return html`<p>Diese Änderungen konnten nach mehreren Versuchen nicht verarbeitet werden.</p>
<table><thead><tr><th scope="col">Zeit</th><th scope="col">Datensatz</th><th scope="col">Grund</th><th scope="col">Aktion</th></tr></thead>
<tbody>${letters.map(
    (letter) => html`<tr><td>${timeOf(letter.at)}</td><td><code>${keyOf(letter)}</code></td><td>${letter.reason}</td>
<td><form method="post" action="${actionPath({ section: "dead", action: "retry", id: letter.id })}"><button>Nochmals versuchen</button></form></td></tr>`,
  )}</tbody></table>`;
}

function scheduleTable(entries: readonly ScheduleEntry[]): Html {
  return html`<table><thead><tr><th scope="col">Aufgabe</th><th scope="col">Zeitplan</th><th scope="col">Zuletzt</th><th scope="col">Nächstes Mal</th><th scope="col">Aktion</th></tr></thead>
<tbody>${entries.map(
    (entry) => html`<tr><td>${entry.title}</td><td><code>${entry.schedule}</code></td>
<td>${entry.last ? html`${timeOf(entry.last.at)}${entry.last.error !== null && html` <span class="tag bad">${entry.last.error}</span>`}` : "–"}</td>
<td>${entry.next === null ? "–" : timeOf(entry.next)}</td>
<td><form method="post" action="${actionPath({ section: "schedules", action: "fire", id: entry.name })}"><button>Jetzt auslösen</button></form></td></tr>`,
  )}</tbody></table>`;
}

function recordTable(entries: readonly HandledRecord[]): Html {
  if (entries.length === 0) return html`<p>Seit dem Start hat sich nichts geändert.</p>`;
  return html`<table><thead><tr><th scope="col">Zeit</th><th scope="col">Was</th><th scope="col">Datensatz</th></tr></thead>
<tbody>${entries.map((entry) => html`<tr><td>${timeOf(entry.at)}</td><td>${EVENTS[entry.event] ?? entry.event}</td><td><code>${entry.key}</code></td></tr>`)}</tbody></table>`;
}

function keyOf({ record }: DeadLetter): string {
  const keys = record.dynamodb?.Keys ?? {};
  return [keys.pk?.S, keys.sk?.S].filter(Boolean).join(" ");
}
