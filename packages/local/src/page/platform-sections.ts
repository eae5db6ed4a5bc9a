import { type Html, html } from "@tresen/contract/page/html";
import type { Instant } from "@tresen/contract/kit/time";
import type { ScheduleEntry } from "../schedule/scheduler";
import type { DeadLetter, DeadLetters } from "../stream/dead-letters";
import type { HandledRecord } from "../stream/reader";
import {
  DEAD_LETTER_TEXTS,
  OVERVIEW_TEXTS,
  RECORD_TEXTS,
  SCHEDULE_TEXTS,
  eventText,
  memoryText,
  setAheadText,
  snapshotText,
} from "./page.texts";
import { numbers, timeOf } from "./render";
import type { Section } from "./section";
import { actionButton, table } from "./table";

export interface PlatformState {
  url: string;
  demoUsers: readonly { username: string; password: string; pin: string }[];
  now: Instant;
  /** Milliseconds by which the platform's clock is ahead of the machine's. */
  offset: number;
  snapshot: { version: number; bytes: number } | null;
  orders: number;
  dataDir: string;
  memory: number;
}

/** The steps by which the clock can be set ahead, in seconds. */
const STEPS = [60, 600, 3600];
const LONGEST_STEP = 86_400;

/** @param setAhead sets the platform's clock ahead by milliseconds. */
export function overviewSection({
  readState,
  setAhead,
}: {
  readState: () => Promise<PlatformState>;
  setAhead: (by: number) => void;
}): Section {
  return {
    id: "overview",
    title: OVERVIEW_TEXTS.title,
    html: async () => overview(await readState()),
    actions: {
      ahead: {
        run: ({ id }) => {
          const seconds = Number(id);
          const isStep = /^\d+$/.test(id) && seconds > 0 && seconds <= LONGEST_STEP;
          if (isStep) setAhead(seconds * 1000);
          return Promise.resolve(isStep);
        },
        ...OVERVIEW_TEXTS.clockOutcomes,
      },
    },
  };
}

/** @param retry passes a dead-lettered record to the consumer again; rejects when it fails again. */
export function deadLettersSection({
  deadLetters,
  retry,
}: {
  deadLetters: DeadLetters;
  retry: (id: string) => Promise<boolean>;
}): Section {
  return {
    id: "dead",
    title: DEAD_LETTER_TEXTS.title,
    html: () => (deadLetters.list().length === 0 ? null : deadLetterTable(deadLetters.list())),
    actions: { retry: { run: ({ id }) => retry(id), ...DEAD_LETTER_TEXTS.outcomes } },
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
    title: SCHEDULE_TEXTS.title,
    html: () => scheduleTable(entries()),
    actions: { fire: { run: ({ id }) => fire(id), ...SCHEDULE_TEXTS.outcomes } },
  };
}

export function recordsSection(entries: () => readonly HandledRecord[]): Section {
  return { id: "records", title: RECORD_TEXTS.title, html: () => recordTable(entries()) };
}

function overview(state: PlatformState): Html {
  const isClockSet = state.offset !== 0 && html` <span class="tag">${OVERVIEW_TEXTS.clockIsSet}</span>`;
  const facts: [string, Html | string][] = [
    [OVERVIEW_TEXTS.shop, link({ path: "/", url: state.url })],
    [OVERVIEW_TEXTS.backoffice, link({ path: "/backend", url: state.url })],
    [OVERVIEW_TEXTS.apiDescription, link({ path: "/api/openapi.json", url: state.url })],
    [OVERVIEW_TEXTS.clock, html`${timeOf(state.now)}${isClockSet}${clockButtons()}`],
    [OVERVIEW_TEXTS.orders, numbers.format(state.orders)],
    [OVERVIEW_TEXTS.snapshot, snapshot(state.snapshot)],
    [OVERVIEW_TEXTS.dataFolder, html`<code>${state.dataDir}</code>`],
    [OVERVIEW_TEXTS.memory, memoryText(numbers.format(state.memory / 1024 / 1024))],
  ];
  return html`<dl>
${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>\n`)}</dl>
${state.demoUsers.length > 0 && logInTable(state.demoUsers)}`;
}

function clockButtons(): Html {
  const buttons = STEPS.map((seconds) =>
    actionButton({ section: "overview", action: "ahead", id: String(seconds), label: setAheadText(seconds / 60) }),
  );
  return html`<div class="choices">${buttons}</div>`;
}

function link({ path, url }: { path: string; url: string }): Html {
  return html`<a href="${path}">${url}${path}</a>`;
}

function snapshot(state: PlatformState["snapshot"]): string {
  if (!state) return OVERVIEW_TEXTS.noSnapshot;
  return snapshotText({ version: state.version, kilobytes: numbers.format(state.bytes / 1000) });
}

function logInTable(users: PlatformState["demoUsers"]): Html {
  return table({
    caption: OVERVIEW_TEXTS.logIns,
    columns: OVERVIEW_TEXTS.logInColumns,
    rows: users.map((user) => [user.username, user.password, user.pin].map((text) => html`<code>${text}</code>`)),
  });
}

function deadLetterTable(letters: readonly DeadLetter[]): Html {
  const rows = letters.map((letter) => [
    timeOf(letter.at),
    html`<code>${keyOf(letter)}</code>`,
    letter.reason,
    actionButton({ section: "dead", action: "retry", id: letter.id, label: DEAD_LETTER_TEXTS.retry }),
  ]);
  return html`<p>${DEAD_LETTER_TEXTS.introduction}</p>
${table({ columns: DEAD_LETTER_TEXTS.columns, rows })}`;
}

function scheduleTable(entries: readonly ScheduleEntry[]): Html {
  return table({
    columns: SCHEDULE_TEXTS.columns,
    rows: entries.map((entry) => [
      entry.title,
      html`<code>${entry.schedule}</code>`,
      entry.last ? lastRun(entry.last) : "–",
      entry.next === null ? "–" : timeOf(entry.next),
      actionButton({ section: "schedules", action: "fire", id: entry.name, label: SCHEDULE_TEXTS.fire }),
    ]),
  });
}

function lastRun({ at, error }: NonNullable<ScheduleEntry["last"]>): Html {
  return html`${timeOf(at)}${error !== null && html` <span class="tag bad">${error}</span>`}`;
}

function recordTable(entries: readonly HandledRecord[]): Html {
  if (entries.length === 0) return html`<p>${RECORD_TEXTS.none}</p>`;
  return table({
    columns: RECORD_TEXTS.columns,
    rows: entries.map(({ at, event, key }) => [timeOf(at), eventText(event), html`<code>${key}</code>`]),
  });
}

function keyOf({ record }: DeadLetter): string {
  const keys = record.dynamodb?.Keys ?? {};
  return [keys.pk?.S, keys.sk?.S].filter(Boolean).join(" ");
}
