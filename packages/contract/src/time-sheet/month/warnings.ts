import { type LocalDate, addDays } from "../../kit/time";
import type { AbsenceKind } from "../../absence/absence-kinds";
import { absentDays } from "../../absence/absent-days";
import { isInAbsence } from "../../absence/day-part";
import { type Finding, findingsOf } from "../../labour-law/check/findings";
import { averageWindow } from "../../labour-law/check/hours-checks";
import { earlier } from "../../labour-law/leave/calendar";
import { sectorOf } from "../../labour-law/sector";
import { firstEmployedDay, lastEmployedDay } from "../../user/personnel/employment";
import { contractOn } from "../../user/personnel/personnel.rules";
import { WARNING_TEXTS } from "../time-sheet.texts";
import { type CountedEntry, stretchOf } from "./counted-entries";
import type { SheetFacts } from "./facts";
import type { DayTarget } from "./target";

/** Within how many days a day's work has to be recorded: § 17 Abs. 1 MiLoG. */
const RECORDED_WITHIN = 7;

export interface SheetWarning {
  kind:
    | "law"
    | "open"
    | "uncertain"
    | "closedByRule"
    | "overlap"
    | "beforeEntry"
    | "afterExit"
    | "missing"
    | "absent"
    | "balance";
  severity: Finding["severity"];
  paragraph: string | null;
  day: LocalDate;
  message: string;
}

/** The warnings that keep a month from being confirmed, approved and locked: somebody has to look at the times first. */
const BLOCKING: readonly SheetWarning["kind"][] = ["open", "uncertain", "closedByRule"];

/** The days of a month at which somebody has to look first, each once and in their order. */
export function blockedDays(warnings: readonly SheetWarning[]): LocalDate[] {
  const days = warnings.flatMap(({ kind, day }) => (BLOCKING.includes(kind) ? [day] : []));
  return [...new Set(days)].sort();
}

/** What has to be looked at in a month, by day: the entries, days without any, and what the law says. */
export function warningsOf({
  facts,
  counted,
  days,
}: {
  facts: SheetFacts;
  counted: readonly CountedEntry[];
  /** Of the month. */
  days: readonly (DayTarget & { day: LocalDate })[];
}): SheetWarning[] {
  const [first = "", last = first] = [days[0]?.day, days.at(-1)?.day];
  const own = counted.filter(({ entry }) => entry.day >= first && entry.day <= last);
  const recorded = new Set(own.map(({ entry }) => entry.day));
  const worked = own.filter(({ workedSeconds }) => workedSeconds > 0);
  const [begin, end] = facts.isExternal
    ? [null, null]
    : [firstEmployedDay(facts.person), lastEmployedDay(facts.person)];
  const early = [...recorded].filter((day) => begin !== null && day < begin);
  const late = [...recorded].filter((day) => end !== null && day > end);
  return [
    ...own.flatMap(({ entry }) => entryWarnings(entry)),
    ...early.map((day) => warningOf({ kind: "beforeEntry", day })),
    ...late.map((day) => warningOf({ kind: "afterExit", day })),
    ...days.flatMap((day) => (isMissing({ day, recorded, facts }) ? [missingOn({ day: day.day, facts })] : [])),
    ...days.flatMap((day) =>
      worked.some(({ entry }) => entry.day === day.day && isWorkedAway({ day, entry, facts }))
        ? [warningOf({ kind: "absent", day: day.day })]
        : [],
    ),
    ...lawWarnings({ facts, counted, first, last }),
  ].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** Whether somebody worked while they were away, of half days only where it is known which half. */
function isWorkedAway({
  day: { day, away, isHalf },
  entry: { startedAt, endedAt, zone },
  facts: { absences, now },
}: {
  day: DayTarget & { day: LocalDate };
  entry: CountedEntry["entry"];
  facts: SheetFacts;
}): boolean {
  const kinds: readonly AbsenceKind[] = away.map(({ kind }) => kind).filter((kind) => kind !== "compensation");
  if (kinds.length === 0) return false;
  if (!isHalf && kinds.length === away.length) return true;
  const work = { startsAt: startedAt, endsAt: endedAt ?? new Date(now).toISOString() };
  return absences
    .filter(({ kind, from, to, part }) => part && kinds.includes(kind) && from <= day && to >= day)
    .some((absence) => isInAbsence({ absence: { ...absence, from: day, to: day }, work, zone }));
}

type EntryWarning = "open" | "uncertain" | "closedByRule" | "overlap";

function warningOf({
  kind,
  day,
}: {
  kind: Exclude<SheetWarning["kind"], "law" | "missing" | "balance">;
  day: LocalDate;
}): SheetWarning {
  return { kind, severity: "warning", paragraph: null, day, message: WARNING_TEXTS[kind] };
}

function entryWarnings({ endedAt, flags, day }: CountedEntry["entry"]): SheetWarning[] {
  const warning = (kind: EntryWarning): SheetWarning => warningOf({ kind, day });
  return [
    ...(endedAt ? [] : [warning("open")]),
    ...(flags.includes("clockUncertain") ? [warning("uncertain")] : []),
    ...(flags.includes("closedByRule") && !flags.includes("corrected") ? [warning("closedByRule")] : []),
    ...(flags.includes("overlap") ? [warning("overlap")] : []),
  ];
}

function isMissing({
  day,
  recorded,
  facts: { today },
}: {
  day: DayTarget & { day: LocalDate };
  recorded: ReadonlySet<LocalDate>;
  facts: SheetFacts;
}): boolean {
  const isPlanned = day.planned > 0 && (day.absence === null || day.isHalf);
  return isPlanned && !recorded.has(day.day) && addDays(day.day, RECORDED_WITHIN) < today;
}

function missingOn({ day, facts: { country } }: { day: LocalDate; facts: SheetFacts }): SheetWarning {
  const paragraph = country === "DE" ? "§ 17 Abs. 1 MiLoG" : country === "AT" ? "§ 26 Abs. 1 AZG" : null;
  return { kind: "missing", severity: "warning", paragraph, day, message: WARNING_TEXTS.missing };
}

/** Findings over what was recorded, also of work that is not paid. */
function lawWarnings({
  facts: { country, state, person, absences, holidays, now, today },
  counted,
  first,
  last,
}: {
  facts: SheetFacts;
  counted: readonly CountedEntry[];
  first: LocalDate;
  last: LocalDate;
}): SheetWarning[] {
  const worked = counted.filter(({ pieces }) => pieces.length > 0);
  if (!country || worked.length === 0) return [];
  const sector = sectorOf(contractOn({ contracts: person.contracts, day: last })?.sector ?? "");
  const average = averageWindow({ country, to: earlier(last, today) });
  const found = findingsOf({
    subject: { country, state, sector, birthDate: person.birthDate ?? null, contracts: person.contracts },
    stretches: worked.map(({ entry }) => stretchOf({ entry, now })),
    from: first,
    to: last,
    holidays,
    average: { ...average, absentDays: absentDays({ absences, ...average }) },
  });
  return found.map(({ severity, paragraph, day, message }) => ({ kind: "law", severity, paragraph, day, message }));
}
