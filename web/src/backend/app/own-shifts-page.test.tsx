// @vitest-environment happy-dom
import { branches } from "@tresen/contract/branch/branch.resource";
import type { OwnShift } from "@tresen/contract/planning/working-schedule.calls";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fixServerTime } from "../../shared/server-clock";
import { eventually, press, settled, type } from "../../shared/testing/hands";
import { OwnShiftsPage } from "../features/planning/own/own-shifts-page";
import { mountPart } from "./testing/part";

const BRANCH = { ...branches.fields.parse({ identifier: "neubau", name: "Neubau" }), id: "brn_1" };
const shift = (id: string, changes: Partial<OwnShift> = {}): OwnShift => ({
  ...{ id, version: 3, branch: "brn_1", department: null, isOpen: false, role: "Küche", kind: null, note: "" },
  ...{ startsAt: "2026-06-08T06:00:00.000Z", endsAt: "2026-06-08T14:00:00.000Z", breakMinutes: 30 },
  ...{ state: "published", consent: null, before: null },
  ...changes,
});

const FINDING = { rule: "dailyRest", day: "2026-06-08", severity: "breach", message: "Ruhezeit zu kurz" };
const TAKEN = {
  ...{ weeks: [{ monday: "2026-06-08", before: 480, after: 840, contract: 2400 }], isOverlapping: false, absences: [] },
  findings: [{ ...FINDING, paragraph: "§ 12 AZG", isTextChecked: true, isNew: true }],
};
const WISH = { weekday: null, day: "2026-06-09", isAvailable: false, note: "Arzt" };
let sent: { request: string; body: unknown }[];
let asked: string[];
let createdAt: string | null;
let mounted: Awaited<ReturnType<typeof mountPart>>;
beforeEach(async () => {
  [sent, asked, createdAt] = [[], [], null];
  fixServerTime(Date.parse("2026-06-05T10:00:00Z"));
  const shifts = [
    shift("shf_1", { consent: { paragraph: "§ 19c Abs. 2 AZG", answer: null } }),
    shift("shf_2", {
      consent: { paragraph: "§ 19c Abs. 2 AZG", answer: "agreed" },
      before: { startsAt: "2026-06-08T05:00:00.000Z", endsAt: "2026-06-08T13:00:00.000Z" },
    }),
    shift("shf_3", {
      ...{ isOpen: true, role: "Bar" },
      ...{ startsAt: "2026-06-08T14:00:00.000Z", endsAt: "2026-06-08T20:00:00.000Z" },
    }),
    shift("shf_4", { isOpen: true, role: "Kassa" }),
    shift("shf_5", {
      ...{ startsAt: "2026-06-09T06:00:00.000Z", endsAt: "2026-06-09T14:00:00.000Z", state: "cancelled" },
      consent: { paragraph: "§ 19c Abs. 2 AZG", answer: null },
    }),
    shift("shf_6", {
      ...{ startsAt: "2026-06-10T06:00:00.000Z", endsAt: "2026-06-10T14:00:00.000Z", state: "cancelled" },
      consent: { paragraph: "§ 19c Abs. 2 AZG", answer: "refused" },
    }),
  ];
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit = {}) => {
    if (method !== "GET") {
      sent.push({ request: `${method} ${url}`, body: body ? JSON.parse(String(body)) : null });
      if (url.endsWith("/availability"))
        return sent.length === 1
          ? Response.json({ errors: [{ code: "record.stale", message: "Geändert." }], requestId: "r" }, { status: 409 })
          : Response.json({ data: { version: 6, wishes: [] } });
      if (url.endsWith("/calendar")) {
        createdAt = method === "POST" ? "2026-06-05T10:00:00.000Z" : null;
        return Response.json({ data: method === "POST" ? { createdAt, address: "https://shop.test/geheim" } : null });
      }
      return Response.json({ data: shifts[0] });
    }
    asked.push(url);
    if (url.endsWith("/calendar")) return Response.json({ data: { createdAt } });
    if (url.endsWith("/take")) return Response.json({ data: TAKEN });
    if (url.endsWith("/messages"))
      return Response.json({ data: { channels: ["mail"], mail: null, phone: null, browsers: 0 } });
    if (url.endsWith("/availability")) return Response.json({ data: { version: 4, wishes: [WISH] } });
    return Response.json(url.includes("/branches") ? { data: [BRANCH], cursor: null } : { data: shifts });
  });
  mounted = await mountPart({ content: <OwnShiftsPage /> });
  await eventually(() => expect(document.body.textContent).toContain("Neubau"));
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

test("the person answers whether they agree to what was told too late", async () => {
  const mine = document.querySelector('section[aria-label="Meine Schichten"]');
  expect(mine?.textContent).toContain("08:00–16:00");
  expect(document.querySelector('header a[href$="/account#time-key"]')?.textContent).toContain(
    "Mit dem Telefon stempeln",
  );
  expect(mine?.textContent).toContain("§ 19c Abs. 2 AZG");
  expect(mine?.textContent).toContain("Sie haben zugestimmt.");
  expect(mine?.textContent).toMatch(/Geändert, bisher Montag, .*07:00–15:00/);
  await press("Nicht einverstanden");
  expect(sent).toEqual([]);
  const question = (): HTMLElement => document.querySelector<HTMLElement>("[role=alertdialog]") ?? document.body;
  expect(question().textContent).toMatch(/08:00–16:00\. Ihre Antwort .* nicht mehr ändern/);
  await press("Abbrechen", question());
  expect(sent).toEqual([]);
  await press("Nicht einverstanden");
  await press("Nicht einverstanden", question());
  await settled();
  expect(sent).toEqual([
    { request: "POST /api/working-schedules/shf_1/consent", body: { version: 3, answer: "refused" } },
  ]);
  expect(asked.filter((url) => url.includes("/mine?from=2026-06-05&to=2026-07-02")).length).toBe(2);
});

test("a shift that was called off too late is shown as such with its question or answer, and cannot be given away", async () => {
  const [, , asked, answered] = document.querySelectorAll('section[aria-label="Meine Schichten"] li');
  expect(asked?.textContent).toContain("Abgesagt");
  expect(asked?.textContent).toContain("Sind Sie mit der Absage einverstanden?");
  expect([...(asked?.querySelectorAll("button") ?? [])].map((one) => one.textContent)).toEqual([
    "Einverstanden",
    "Nicht einverstanden",
  ]);
  expect(answered?.textContent).toContain("Sie haben die Absage abgelehnt.");
  expect(answered?.querySelector("button")).toBeNull();
});

test("an open shift is taken after its person has seen what it means", async () => {
  await press("Übernehmen");
  await eventually(() => expect(document.querySelector('[role="dialog"]')?.textContent).toContain("Ruhezeit zu kurz"));
  expect(sent).toEqual([]);
  await press("Trotzdem übernehmen");
  await settled();
  expect(sent).toEqual([{ request: "POST /api/working-schedules/shf_3/take", body: { version: 3 } }]);
});

test("an open shift at the time of an own one cannot be taken, and says why", async () => {
  const open = [...document.querySelectorAll('section[aria-label="Offene Schichten"] li')];
  expect(open[0]?.textContent).not.toContain("Überschneidet");
  expect(open[1]?.textContent).toMatch(/Überschneidet sich mit Ihrer Schicht .*08:00–16:00\./);
  expect(open.map((one) => one.querySelector("button")?.disabled)).toEqual([false, true]);
});

test("the address of the calendar is shown once, and taken back", async () => {
  const section = (): HTMLElement | null => document.querySelector('section[aria-label="Im eigenen Kalender"]');
  await press("Adresse erzeugen");
  await eventually(() => expect(section()?.querySelector("input")?.value).toBe("https://shop.test/geheim"));
  await eventually(() => expect(section()?.textContent).toContain("Adresse zurücknehmen"));
  await press("Adresse zurücknehmen");
  await eventually(() => expect(section()?.querySelector("input")).toBeNull());
  expect(sent.map(({ request }) => request)).toEqual([
    "POST /api/working-schedules/calendar",
    "DELETE /api/working-schedules/calendar",
  ]);
});

test("wishes for weekdays and days are stored, and after a change elsewhere over it if wanted", async () => {
  const section = (): HTMLElement =>
    document.querySelector<HTMLElement>('section[aria-label="Wann ich arbeiten kann"]') ?? document.body;
  await eventually(() => expect(section().textContent).toContain("09.06.2026"));
  await act(async () => {
    const select = section().querySelector<HTMLSelectElement>('select[aria-label="Montag"]');
    if (!select) throw new Error("No choice");
    select.value = "yes";
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await type({ into: section().querySelector('input[aria-label="Bemerkung zu Montag"]'), text: "ab 14 Uhr" });
  await press("Speichern", section());
  await eventually(() => expect(section().textContent).toContain("Ihre Eingaben sind noch da."));
  await press("Trotzdem speichern", section());
  await eventually(() => expect(sent.length).toBe(2));
  const monday = { weekday: 1, day: null, isAvailable: true, note: "ab 14 Uhr" };
  expect(sent[1]).toEqual({
    request: "PUT /api/working-schedules/availability",
    body: { version: 4, wishes: [monday, WISH] },
  });
});
