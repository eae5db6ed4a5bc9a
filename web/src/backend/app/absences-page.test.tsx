// @vitest-environment happy-dom
import type { Absence, AbsencePreview, HolidayBalance } from "@tresen/contract/absence/absence";
import { branches } from "@tresen/contract/branch/branch.resource";
import { getDefaultStore } from "jotai";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fixServerTime } from "../../shared/server-clock";
import { press, settled, type } from "../../shared/testing/hands";
import { AbsencesPage } from "../features/absence/absences-page";
import type { Me } from "../shared/session";
import { toastsAtom } from "../shared/toasts";
import { mountPart } from "./testing/part";

const MANAGER: Me = { id: "usr_m", roles: ["ROLE_MANAGER"], branches: [{ id: "brn_1" }] };
const EMPLOYEE: Me = { id: "usr_e", roles: ["ROLE_EMPLOYEE"], branches: [{ id: "brn_1" }] };
const branch = { ...branches.fields.parse({ identifier: "neubau", name: "Neubau" }), id: "brn_1" };
const absence: Absence = {
  ...{ id: "abs_1", version: 1, user: { id: "usr_e", name: "Eva Huber" }, kind: "holiday", half: false, part: null },
  ...{ from: "2026-07-06", to: "2026-07-10", state: "requested", note: "", reason: "", certificate: null },
  ...{ isOwn: false, mayDecide: true, createdAt: "2026-06-01T08:00:00.000Z", decided: null },
};
const hidden: Absence = {
  ...{ ...absence, id: "abs_2", user: { id: "usr_x", name: "Max Kern" }, kind: null, state: "approved" },
  ...{ from: "2026-06-03", to: "2026-06-05", mayDecide: false },
};
const balance: HolidayBalance = {
  ...{ user: absence.user, year: 2026, from: "2026-01-01", to: "2026-12-31", unit: "days", entitlement: 25 },
  ...{ accrued: 25, carriedOver: 2.5, carriedOverExpiresAt: "2027-12-31", taken: 3, planned: 5, requested: 0 },
  ...{ expired: 0, left: 19.5 },
};

const SHIFT = {
  ...{ id: "shf_1", branch: "brn_1", role: "Bar" },
  ...{ startsAt: "2026-07-06T06:00:00.000Z", endsAt: "2026-07-06T14:00:00.000Z" },
};
let mounted: Awaited<ReturnType<typeof mountPart>>;
let sent: { request: string; body: unknown }[];
let absences: Absence[];
let shifts: (typeof SHIFT)[];
let isPreviewBroken: boolean;
let covers: AbsencePreview["covers"];
let others: { id: string; name: string; branches: string[] }[];
beforeEach(() => {
  [sent, isPreviewBroken, covers] = [[], false, []];
  absences = [absence, hidden];
  shifts = [SHIFT];
  others = [];
  fixServerTime(Date.parse("2026-06-05T10:00:00Z"));
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit = {}) => {
    if (method !== "GET") {
      sent.push({ request: `${method} ${url}`, body: JSON.parse(String(body)) });
      return Response.json({ data: absence }, { status: url === "/api/absences" ? 201 : 200 });
    }
    if (url.startsWith("/api/working-schedules/"))
      return Response.json({ data: { ...SHIFT, version: 5, user: "usr_e" } });
    if (url.includes("/people")) return Response.json({ data: [{ ...absence.user, branches: ["brn_1"] }, ...others] });
    if (url.includes("/preview") && isPreviewBroken)
      return Response.json({ errors: [{ code: "unknown", message: "Fehler" }], requestId: "r-7" }, { status: 500 });
    if (url.includes("/preview"))
      return Response.json({
        data: {
          taken: 4,
          left: -0.5,
          earned: null,
          unit: "days",
          overlap: null,
          covers,
          returned: covers.length > 0 ? { units: 4, country: "AT" } : null,
          others: [{ name: "Max Kern", from: "", to: "" }],
          shifts,
        },
      });
    if (url.includes("holiday-balances")) return Response.json({ data: [balance] });
    if (url.includes("/branches")) return Response.json({ data: [branch], cursor: null });
    return Response.json({ data: absences, cursor: null });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const text = (): string => (document.body.textContent ?? "").replaceAll("\u00A0", " ");
const section = (name: string): HTMLElement =>
  document.querySelector<HTMLElement>(`section[aria-label="${name}"]`) ?? document.body;
async function open(me: Me): Promise<void> {
  mounted = await mountPart({ content: <AbsencesPage />, me });
  await settled();
}

test("whoever decides sees what waits and approves it with the version that was seen", async () => {
  await open(MANAGER);
  expect(section("Zu entscheiden").textContent).toContain("Eva Huber · Urlaub06.07.2026 – 10.07.2026");
  shifts = [];
  await press("Genehmigen");
  await settled();
  expect(sent).toEqual([{ request: "POST /api/absences/abs_1/state", body: { version: 1, state: "approved" } }]);
});

test("whoever has approved leave is told whom to ask where the button would be, as long as it is not over", async () => {
  const own = { ...absence, isOwn: true, mayDecide: false, state: "approved" as const };
  absences = [own, { ...own, id: "abs_3", from: "2026-06-01", to: "2026-06-04" }];
  await open(EMPLOYEE);
  const rows = [...section("Meine Abwesenheiten").querySelectorAll("li")].map((row) => row.textContent ?? "");
  const hint = "Bitte wenden Sie sich an Ihre Leitung.";
  expect(rows.map((row) => [row.includes("Genehmigt"), row.includes(hint), row.includes("Stornieren")])).toEqual([
    [true, true, false],
    [true, false, false],
  ]);
});

test("the calendar shows the two halves of a day, the morning first", async () => {
  const half = { ...absence, half: true, from: "2026-06-10", to: "2026-06-10", state: "approved" as const };
  absences = [
    { ...half, id: "abs_4", part: "afternoon" },
    { ...half, id: "abs_5", part: "morning", kind: "compensation" },
  ];
  await open(MANAGER);
  const cells = [...section("Kalender des Teams").querySelectorAll("td [role=img]")];
  expect(cells.map((cell) => cell.getAttribute("aria-label"))).toEqual([
    expect.stringContaining("Zeitausgleich, Genehmigt, halber Tag, vormittags"),
    expect.stringContaining("Urlaub, Genehmigt, halber Tag, nachmittags"),
  ]);
});

test("whoever decides is told who has no leave account", async () => {
  others = [{ id: "usr_o", name: "Ohne Konto", branches: ["brn_1"] }];
  await open(MANAGER);
  expect(section("Urlaubskonten").textContent).toContain("Ohne Urlaubskonto: Ohne Konto. In den Personaldaten");
});

test("whoever approves is asked which shifts of the person become open", async () => {
  shifts = [SHIFT, { ...SHIFT, id: "shf_2" }];
  await open(MANAGER);
  await press("Genehmigen");
  await settled();
  const dialog = document.querySelector<HTMLElement>("[role=dialog]") ?? document.body;
  expect(sent).toEqual([]);
  expect(dialog.textContent).toContain("06.07.2026 08:00–16:00 freigeben");
  const [, second] = [...dialog.querySelectorAll<HTMLElement>("input[role=switch], [role=switch]")];
  await act(async () => second?.click());
  await press("Genehmigen", dialog);
  await settled();
  expect(sent).toMatchObject([
    { request: "POST /api/absences/abs_1/state", body: { version: 1, state: "approved" } },
    { request: "PUT /api/working-schedules/shf_1", body: { version: 5, role: "Bar", user: null } },
  ]);
  expect(document.querySelector("[role=dialog]")).toBeNull();
});

test("nothing is approved silently where its effects cannot be loaded: only after a look, or in spite of it", async () => {
  isPreviewBroken = true;
  await open(MANAGER);
  expect(section("Zu entscheiden").textContent).toContain("Was die Abwesenheit bedeutet, konnte nicht geladen werden.");
  const dialog = (): HTMLElement | null => document.querySelector<HTMLElement>("[role=dialog]");
  await press("Genehmigen");
  await settled();
  expect(sent).toEqual([]);
  expect(dialog()?.querySelector("[role=alert]")?.textContent).toContain("konnte nicht geladen werden.");
  // A retry that works shows the shifts after all.
  isPreviewBroken = false;
  await press("Erneut versuchen", dialog() ?? document);
  await settled();
  expect(dialog()?.textContent).toContain("06.07.2026 08:00–16:00 freigeben");
  expect(dialog()?.textContent).not.toContain("Trotzdem");
  await press("Abbrechen", dialog() ?? document);
  isPreviewBroken = true;
  await press("Genehmigen");
  await settled();
  expect(dialog()?.textContent).not.toContain("freigeben");
  await press("Trotzdem genehmigen", dialog() ?? document);
  await settled();
  expect(sent).toEqual([{ request: "POST /api/absences/abs_1/state", body: { version: 1, state: "approved" } }]);
  expect(dialog()).toBeNull();
});

test("whoever decides is told which shifts an absence would hit, and changes its days", async () => {
  absences = [absence, { ...absence, id: "abs_3", state: "approved", from: "2026-06-20", to: "2026-06-21" }];
  await open(MANAGER);
  expect(section("Zu entscheiden").textContent).toContain("Schichten in dieser Zeit: 06.07.2026 08:00–16:00.");
  const held = section("Genehmigt, laufend und künftig");
  expect(held.textContent).toContain("20.06.2026 – 21.06.2026");
  await press("Ändern", held);
  const dialog = (): HTMLElement => document.querySelector<HTMLElement>("[role=dialog]") ?? document.body;
  expect(dialog().textContent).toContain("Abwesenheit von Eva Huber ändern");
  const [, to] = [...dialog().querySelectorAll("input")];
  await type({ into: to ?? null, text: "24.06.2026" });
  await press("Speichern", dialog());
  await settled();
  expect(sent).toEqual([
    {
      request: "PUT /api/absences/abs_3",
      body: { version: 1, kind: "holiday", from: "2026-06-20", to: "2026-06-24", half: false, part: null, note: "" },
    },
  ]);
});

test("the calendar shows the month with public holidays, and colleagues only as away", async () => {
  await open(EMPLOYEE);
  const calendar = section("Kalender des Teams");
  expect(calendar.textContent).toContain("Juni 2026");
  expect(calendar.textContent).toContain("04.06.2026 Fronleichnam");
  const cells = [...calendar.querySelectorAll("[role=img]")].map((cell) => cell.getAttribute("aria-label"));
  expect(cells).toEqual(["03", "04", "05"].map((day) => `Max Kern, ${day}.06.2026: Abwesend, Genehmigt`));
  await press("Nächster Monat");
  await settled();
  expect(section("Kalender des Teams").textContent).toContain("Juli 2026");
});

test("accounts are shown with until when carried leave can be used", async () => {
  await open(MANAGER);
  expect(section("Urlaubskonten").textContent).toContain("2,5nutzbar bis 31.12.2027");
  expect(section("Urlaubskonten").textContent).toContain("19,5");
});

test("staff ask for days, see at once what is left, and take a request back", async () => {
  absences = [{ ...absence, isOwn: true, mayDecide: false }];
  await open(EMPLOYEE);
  expect(text()).not.toContain("Zu entscheiden");
  await press("Zurückziehen");
  await settled();
  expect(sent[0]?.body).toEqual({ version: 1, state: "withdrawn" });
  await press("Abwesenheit eintragen");
  const [from] = [...document.querySelectorAll("[role=dialog] input")];
  await type({ into: from ?? null, text: "03.08.2026" });
  await settled();
  expect(text()).toContain("Nimmt 4 Tage. Danach übrig: −0,5.");
  expect(text()).toContain("Das ist mehr Urlaub, als übrig ist.");
  expect(text()).toContain("Zur gleichen Zeit weg: Max Kern.");
  await press("Eintragen");
  await settled();
  expect(sent[1]).toEqual({
    request: "POST /api/absences",
    body: { kind: "holiday", from: "2026-08-03", to: "2026-08-03", half: false, part: null, note: "" },
  });
});

test("what was done is told, a wrong order of days at its field, and a refusal in the dialog until it succeeded", async () => {
  const said = () => getDefaultStore().get(toastsAtom).at(-1)?.message;
  absences = [];
  await open(EMPLOYEE);
  await press("Abwesenheit eintragen");
  const [from, to] = [...document.querySelectorAll("[role=dialog] input")];
  await type({ into: from ?? null, text: "04.08.2026" });
  await type({ into: to ?? null, text: "03.08.2026" });
  expect(text()).toContain("„Bis“ liegt vor „Von“.");
  expect(to?.getAttribute("aria-invalid")).toBe("true");
  await type({ into: to ?? null, text: "05.08.2026" });
  expect(text()).not.toContain("„Bis“ liegt vor „Von“.");
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) =>
    init.method === "POST"
      ? Response.json({ errors: [{ code: "x", message: "Zu viele Anfragen." }] }, { status: 429 })
      : fetch(url, init),
  );
  await press("Eintragen");
  await settled();
  expect(document.querySelector("[role=dialog] [role=alert]")?.textContent).toBe("Zu viele Anfragen.");
  vi.stubGlobal("fetch", fetch);
  await press("Eintragen");
  await settled();
  expect(document.querySelector("[role=dialog]")).toBeNull();
  expect(said()).toBe("Abwesenheit eingetragen.");
});

test("sickness in leave can be reported, and the dialog says what happens to the leave", async () => {
  covers = [{ kind: "holiday", from: "2026-08-03", to: "2026-08-14" }];
  absences = [];
  await open(EMPLOYEE);
  await press("Abwesenheit eintragen");
  const [from] = [...document.querySelectorAll("[role=dialog] input")];
  await type({ into: from ?? null, text: "04.08.2026" });
  await settled();
  expect(text()).toContain("Urlaub, 03.08.2026 – 14.08.2026. Die Krankheit wird zusätzlich eingetragen.");
  expect(text()).toContain("kommt auf das Urlaubskonto zurück: 4 Tage (§ 5 UrlG)");
  await press("Eintragen");
  await settled();
  expect(sent.map(({ request }) => request)).toEqual(["POST /api/absences"]);
});
