import { expect, it } from "vitest";
import { activities } from "../../time-tracking/activity.resource";
import { type RecordedEntry, recordRows, recordsDocument } from "./records-table";

const activity = {
  ...activities.fields.parse({
    ...{ user: "usr_1", branch: "brn_1", note: "Ohne Säge", day: "2026-06-02", state: "ended", source: "backoffice" },
    ...{ startedAt: "2026-06-02T06:00:00.000Z", endedAt: "2026-06-02T08:00:00.000Z" },
    ...{ workedSeconds: 7200, breakSeconds: 0, flags: [], corrections: [], stampings: [] },
  }),
  ...{ id: "act_1", version: 1, createdAt: "2026-06-02T06:00:00.000Z", updatedAt: "2026-06-02T06:00:00.000Z" },
};
const entry: RecordedEntry = {
  ...{ activity, person: "Eva Huber", zone: "Europe/Vienna", voidedAt: null },
  ...{ branch: "Neubau", kind: "Werkstatt", project: "Umbau", task: "", formerName: (id) => `Name ${id}` },
};
const lineOf = (isOwn: boolean): string | undefined =>
  recordsDocument({ entries: [entry], nameOf: () => "", isOwn, branchName: "", period: "" })
    .flatMap((block) => (block.kind === "row" && block.label === "02.06.2026" ? [block.value] : []))
    .at(0);

it("names in a document what would not be known by itself, leaves out what there is not, and tells the note to its person", () => {
  const start = "02.06.2026 08:00:00 – 02.06.2026 10:00:00; Pausen 0:00:00; Gearbeitet 2:00:00";
  expect(lineOf(true)).toMatch(new RegExp(`^${start}; Neubau; Werkstatt; Projekt Umbau; Notiz Ohne Säge; [^;]+$`));
  expect(lineOf(false)).toMatch(new RegExp(`^${start}; Neubau; Werkstatt; Projekt Umbau; [^;]+$`));
});

it("says which of two hours it is in the night in which the clock is set back", () => {
  const times = { startedAt: "2026-10-25T00:10:00.000Z", endedAt: "2026-10-25T01:10:00.000Z" };
  const correction = {
    at: "2026-10-25T01:20:00.000Z",
    by: "usr_2",
    reason: "Vergessen",
    breaks: [],
    kind: null,
    ...times,
  };
  const one = {
    ...entry,
    activity: { ...activity, ...times, day: "2026-10-25", corrections: [correction] },
  };
  const asked = { entries: [one], nameOf: () => "Ida", isOwn: false };
  const [, row = []] = recordRows(asked);
  expect(row.slice(2, 4)).toEqual(["25.10.2026 02:10:00 MESZ", "25.10.2026 02:10:00 MEZ"]);
  expect(row.at(-1)).toContain("25.10.2026 02:20 MEZ");
  expect(row.at(-1)).toContain("25.10.2026 02:10:00 MESZ – 25.10.2026 02:10:00 MEZ");
  const said = JSON.stringify(recordsDocument({ ...asked, branchName: "", period: "" }));
  expect(said).toContain("25.10.2026 02:10:00 MESZ – 25.10.2026 02:10:00 MEZ");
});

it("tells the breaks of former times too, so that a correction of a break alone can be seen", () => {
  const pause = (startedAt: string, endedAt: string) => ({
    startedAt: `2026-06-02T${startedAt}.000Z`,
    endedAt: `2026-06-02T${endedAt}.000Z`,
  });
  const { startedAt, endedAt = null } = activity;
  const correction = {
    ...{ at: "2026-06-03T08:00:00.000Z", by: "usr_2", reason: "Pause war länger", kind: null, startedAt, endedAt },
    breaks: [pause("06:30:00", "06:45:30"), pause("07:00:00", "07:10:00")],
  };
  const one = { ...entry, activity: { ...activity, corrections: [correction] } };
  expect(recordRows({ entries: [one], nameOf: () => "Ida", isOwn: false })[1]?.at(-1)).toBe(
    "03.06.2026 10:00, Ida: vorher 02.06.2026 08:00:00 – 02.06.2026 10:00:00, Pause 02.06.2026 08:30:00 – " +
      "02.06.2026 08:45:30, Pause 02.06.2026 09:00:00 – 02.06.2026 09:10:00 (Pause war länger)",
  );
});

it("tells what the time was booked on before, where that was corrected, and former notes to their person alone", () => {
  const { startedAt, endedAt = null } = activity;
  const times = { by: "usr_2", reason: "", kind: null, startedAt, endedAt, breaks: [] };
  const corrections = [
    { ...times, at: "2026-06-03T08:00:00.000Z", branch: "brn_2", project: null, task: "tsk_1", note: "Mit Säge" },
    { ...times, at: "2026-06-03T09:00:00.000Z", note: "" },
  ];
  const one = { ...entry, activity: { ...activity, corrections } };
  const told = (isOwn: boolean) => recordRows({ entries: [one], nameOf: () => "Ida", isOwn })[1]?.at(-1);
  const span = "vorher 02.06.2026 08:00:00 – 02.06.2026 10:00:00";
  const first = `03.06.2026 10:00, Ida: ${span}, Filiale Name brn_2, ohne Projekt, Aufgabe Name tsk_1`;
  const second = `03.06.2026 11:00, Ida: ${span}`;
  expect(told(true)).toBe(`${first}, Notiz „Mit Säge“ | ${second}, ohne Notiz`);
  expect(told(false)).toBe(`${first}, andere Notiz | ${second}, andere Notiz`);
});
