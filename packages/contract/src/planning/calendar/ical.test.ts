import { expect, it } from "vitest";
import { type CalendarEvent, icalOf } from "./ical";

const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...{ uid: "shf_1@example.test", start: Date.parse("2026-06-01T06:00:00Z"), end: Date.parse("2026-06-01T14:30:00Z") },
  ...{ zone: "Europe/Vienna", title: "Küche", place: "Neubau", text: "", sequence: 2 },
  ...changes,
});
const stamp = Date.parse("2026-05-01T10:00:00Z");
const made = (...events: CalendarEvent[]) => icalOf({ name: "Dienstplan", events, stamp });
/** The content lines, with folded ones joined as a reader joins them. */
const lines = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

it("tells an event with its zone, and ends each line as the standard wants", () => {
  const text = made(event());
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(lines(text)).toEqual(
    expect.arrayContaining([
      "DTSTART;TZID=Europe/Vienna:20260601T080000",
      "DTEND;TZID=Europe/Vienna:20260601T163000",
      "DTSTAMP:20260501T100000Z",
      "UID:shf_1@example.test",
      "SEQUENCE:2",
      "TZID:Europe/Vienna",
      "TZOFFSETTO:+0200",
    ]),
  );
});

it("tells each change of the clocks between the events, by the clock before it", () => {
  const winter = { start: Date.parse("2026-12-01T07:00:00Z"), end: Date.parse("2026-12-01T15:00:00Z") };
  const all = lines(made(event(), event(winter)));
  const at = all.indexOf("DTSTART:20261025T030000");
  expect(all.slice(at - 1, at + 4)).toEqual([
    ...["BEGIN:STANDARD", "DTSTART:20261025T030000", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", "END:STANDARD"],
  ]);
  expect(all).toContain("DTSTART;TZID=Europe/Vienna:20261201T080000");
  expect(all.filter((line) => line === "BEGIN:VTIMEZONE").length).toBe(1);
  const spring = lines(
    made(
      event({ ...winter }),
      event({ start: Date.parse("2027-04-01T06:00:00Z"), end: Date.parse("2027-04-01T07:00:00Z") }),
    ),
  );
  expect(spring.slice(spring.indexOf("BEGIN:DAYLIGHT"))).toContain("DTSTART:20270328T020000");
});

it("escapes texts and folds long lines between letters, at most 75 octets each", () => {
  const text = "Schlüssel; Lager, 1\\2\nZweite Zeile 👩‍🍳 ".repeat(8);
  const calendar = made(event({ text }));
  for (const line of calendar.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(calendar).not.toContain("\uFFFD");
  const told = lines(calendar).find((line) => line.startsWith("DESCRIPTION:")) ?? "";
  const read = told
    .slice("DESCRIPTION:".length)
    .replace(/\\([\\;,n])/g, (_, sign: string) => (sign === "n" ? "\n" : sign));
  expect(read).toBe(text);
});

it("a calendar without events needs no zone", () => {
  expect(made()).not.toContain("VTIMEZONE");
});
