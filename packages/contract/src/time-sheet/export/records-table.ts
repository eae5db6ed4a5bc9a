import { formatDate, formatExactDateTime, formatSecond } from "../../kit/time";
import type { TextBlock } from "../../print/document/text-block";
import type { Activity } from "../../time-tracking/activity.resource";
import { FLAG_LABELS, SOURCE_LABELS } from "../../time-tracking/time-tracking.texts";
import { hoursText } from "../time-sheet.texts";
import { RECORD_WORDS as words, SHEET_WORDS } from "./export.texts";

/** A recorded activity with what an inspector asks of it. */
export interface RecordedEntry {
  activity: Activity;
  person: string;
  zone: string;
  /** The names of its branch and of what the time was booked on; empty for none. */
  branch: string;
  kind: string;
  project: string;
  task: string;
  /** The name of what a correction names by its id; empty for what is unknown by now. */
  formerName: (id: string) => string;
  /** ISO; null for one that still counts. */
  voidedAt: string | null;
}

/** What is named in a document, since one would not know what it is. */
const NAMED = [words.pauses, SHEET_WORDS.worked, words.project, words.task, words.note];

interface Asked {
  entries: readonly RecordedEntry[];
  /** Of a user. */
  nameOf: (id: string) => string;
  /** Whether they are for their person, who also gets the notes; these are nothing that an inspector asks for. */
  isOwn: boolean;
}

/** Everything that was recorded, one line for each entry, to the second and without two that read alike, with the former times of corrected ones. */
export function recordRows({ entries, nameOf, isOwn }: Asked): string[][] {
  return [titlesOf({ isOwn }), ...entries.map((entry) => cellsOf({ entry, nameOf, isOwn }))];
}

function titlesOf({ isOwn }: Pick<Asked, "isOwn">): string[] {
  return [
    ...[SHEET_WORDS.person, SHEET_WORDS.day, words.start, words.end, words.pauses, SHEET_WORDS.worked],
    ...[SHEET_WORDS.branch, words.kind, words.project, words.task],
    ...(isOwn ? [words.note] : []),
    ...[words.source, words.flags, SHEET_WORDS.corrections],
  ];
}

/** The same as a document: one paragraph for each entry. */
export function recordsDocument({
  branchName,
  period,
  ...asked
}: Asked & { branchName: string; period: string }): TextBlock[] {
  const titles = titlesOf(asked);
  return [
    { kind: "title", text: words.title },
    ...(branchName === "" ? [] : [{ kind: "row" as const, label: SHEET_WORDS.branch, value: branchName }]),
    { kind: "row", label: words.period, value: period },
    ...[...Map.groupBy(asked.entries, ({ person }) => person)].flatMap(([person, of]): TextBlock[] => [
      { kind: "heading", text: person },
      ...of.map((entry): TextBlock => {
        const [, day = "", start = "", end = "", ...others] = cellsOf({ entry, ...asked });
        const said = others.map((value, index) => {
          const title = titles[index + titles.length - others.length] ?? "";
          return value !== "" && NAMED.includes(title) ? `${title} ${value}` : value;
        });
        return { kind: "row", label: day, value: [`${start} – ${end}`, ...said].filter(Boolean).join("; ") };
      }),
    ]),
  ];
}

interface Span {
  startedAt: string;
  endedAt?: string | null | undefined;
}

function cellsOf({ entry, nameOf, isOwn }: Pick<Asked, "nameOf" | "isOwn"> & { entry: RecordedEntry }): string[] {
  const { activity, person, zone, branch, kind, project, task, voidedAt } = entry;
  const booking = (former: Activity["corrections"][number]): string[] => bookingBefore({ former, entry, isOwn });
  const second = (at: string): string => formatSecond({ at: Date.parse(at), zone });
  const span = ({ startedAt, endedAt }: Span): string =>
    `${second(startedAt)} – ${endedAt ? second(endedAt) : words.running}`;
  const times = ({ breaks, ...whole }: Span & { breaks: readonly Span[] }): string =>
    [span(whole), ...breaks.map((pause) => words.pause(span(pause)))].join(", ");
  const { workedSeconds, breakSeconds, source, flags, corrections } = activity;
  return [
    ...[person, formatDate({ at: Date.parse(`${activity.day}T12:00:00Z`), zone: "UTC" }), second(activity.startedAt)],
    activity.endedAt ? second(activity.endedAt) : words.running,
    duration(breakSeconds),
    duration(workedSeconds),
    ...[branch, kind, project, task],
    ...(isOwn ? [activity.note] : []),
    SOURCE_LABELS[source],
    [
      ...flags.map((flag) => FLAG_LABELS[flag]),
      ...(voidedAt === null ? [] : [words.voided(formatExactDateTime({ at: Date.parse(voidedAt), zone }))]),
    ].join(", "),
    corrections
      .map(({ at, by, reason, ...former }) =>
        words.before({
          at: formatExactDateTime({ at: Date.parse(at), zone }),
          by: nameOf(by),
          reason,
          before:
            former.startedAt === null
              ? null
              : [times({ ...former, startedAt: former.startedAt }), ...booking({ at, by, reason, ...former })].join(
                  ", ",
                ),
        }),
      )
      .join(" | "),
  ];
}

/** What it was booked on before a correction, as far as that has changed. The note is for its person alone. */
function bookingBefore({
  former: { branch, project, task, note },
  entry: { formerName },
  isOwn,
}: {
  former: Activity["corrections"][number];
  entry: RecordedEntry;
  isOwn: boolean;
}): string[] {
  const named = ([title, id]: readonly [string, string | null | undefined]): string[] =>
    id === undefined ? [] : [id === null ? words.without(title) : `${title} ${formerName(id)}`];
  const all = [[SHEET_WORDS.branch, branch] as const, [words.project, project] as const, [words.task, task] as const];
  if (note === undefined) return all.flatMap(named);
  if (!isOwn) return [...all.flatMap(named), words.otherNote];
  return [
    ...all.flatMap(named),
    note === "" ? words.without(words.note) : words.quoted({ title: words.note, text: note }),
  ];
}

/** `8:05:30`; empty while it runs. */
function duration(seconds: number | null): string {
  if (seconds === null) return "";
  return `${hoursText(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, "0")}`;
}
