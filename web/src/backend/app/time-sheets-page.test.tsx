// @vitest-environment happy-dom
import type { TimeSheetDetail } from "@tresen/contract/time-sheet/time-sheet";
import { branches } from "@tresen/contract/branch/branch.resource";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fixServerTime } from "../../shared/server-clock";
import { getDefaultStore } from "jotai";
import { eventually, press, settled, type } from "../../shared/testing/hands";
import { TimeSheetsPage, type TimeSheetsSearch } from "../features/time-sheet/time-sheets-page";
import type { Me } from "../shared/session";
import { toastsAtom } from "../shared/toasts";
import { mountPart } from "./testing/part";

const MANAGER: Me = { id: "usr_m", roles: ["ROLE_MANAGER"], branches: [{ id: "brn_1" }] };
const EMPLOYEE: Me = { id: "usr_e", roles: ["ROLE_EMPLOYEE"], branches: [{ id: "brn_1" }] };
const branch = { ...branches.fields.parse({ identifier: "neubau", name: "Neubau" }), id: "brn_1" };
const day = {
  ...{ day: "2026-05-04", plannedMinutes: 480, workedMinutes: 541, workedSeconds: 32430, breakMinutes: 30 },
  ...{ creditedMinutes: 0, absence: null, isAbsent: false, holiday: null, differenceMinutes: 61 },
};
const sheet: TimeSheetDetail = {
  ...{ user: { id: "usr_e", name: "Eva Huber" }, month: "2026-05", state: "confirmed", version: 2, digest: "d1" },
  ...{ plannedMinutes: 480, workedMinutes: 541, breakMinutes: 30, correctionMinutes: 0, differenceMinutes: 61 },
  absences: [{ kind: "sick", days: 0.5, minutes: 240 }],
  ...{ openingBalanceMinutes: -90, closingBalanceMinutes: -29, lockableFrom: "2026-06-08", hash: null },
  surcharges: [{ surcharge: "overtime", minutes: 61, percent: 50, paragraph: "§ 10 Abs. 1 AZG", taxFreePercent: null }],
  otherTimes: [{ kind: "wak_1", name: "Rufbereitschaft", isPaid: true, isWorkingTime: false, minutes: 705 }],
  warnings: [
    {
      ...{ kind: "law", severity: "breach", paragraph: "§ 9 Abs. 1 AZG", day: "2026-05-04" },
      message: "Mehr als 12 Stunden.",
    },
  ],
  ...{ isExternal: false, isOwn: false, mayDecide: true, needsOther: false, confirmedBy: null, days: [day] },
  ...{ corrections: [], isOutdated: false, steps: [], roundingMinutes: 1, pay: null },
};
const APPROVAL = {
  request: "POST /api/time-sheets/usr_e/2026-05/state",
  body: { state: "approved", reason: "", version: 2, digest: "d1" },
};

let mounted: Awaited<ReturnType<typeof mountPart>>;
let sent: { request: string; body: unknown }[];
let shown: TimeSheetDetail;
let refusal: Response | null;
beforeEach(() => {
  sent = [];
  refusal = null;
  getDefaultStore().set(toastsAtom, []);
  shown = sheet;
  fixServerTime(Date.parse("2026-06-05T10:00:00Z"));
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit = {}) => {
    if (method !== "GET") {
      sent.push({ request: `${method} ${url}`, body: JSON.parse(String(body)) });
      return refusal ?? Response.json({ data: shown });
    }
    if (url.includes("/verify"))
      return Response.json({
        data: {
          ...{ user: sheet.user, isWhole: false, head: "abc" },
          months: [
            { month: "2026-04", hash: "abc", lockedAt: "2026-05-09T08:00:00Z", deletedAt: null, faults: ["entries"] },
          ],
        },
      });
    if (url.includes("/branches")) return Response.json({ data: [branch], cursor: null });
    if (url.includes("/usr_")) return Response.json({ data: shown });
    return Response.json({ data: [shown], cursor: null });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const said = (): string | undefined =>
  getDefaultStore()
    .get(toastsAtom)
    .findLast(({ kind }) => kind === "success")?.message;
const text = (): string => (document.body.textContent ?? "").replaceAll("\u00A0", " ");
const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll("button")].find((one) => (one.textContent ?? "").trim() === name);
async function open(
  me: Me,
  search: TimeSheetsSearch = { month: "2026-05" },
  onSearch = vi.fn(),
): Promise<typeof onSearch> {
  mounted = await mountPart({ content: <TimeSheetsPage search={search} onSearch={onSearch} />, me });
  await settled();
  return onSearch;
}

test("a day with two halves names both reasons", async () => {
  const halves = [
    { kind: "holiday" as const, creditedMinutes: 240 },
    { kind: "compensation" as const, creditedMinutes: 0 },
  ];
  shown = { ...shown, days: shown.days.map((one) => ({ ...one, absence: "holiday", halves, isAbsent: true })) };
  await open(MANAGER, { month: "2026-05", user: "usr_e" });
  expect(text()).toContain("Urlaub / Zeitausgleich");
});

test("whoever leads sees the months of the team with states, sums and warnings, and opens one", async () => {
  const onSearch = await open(MANAGER);
  expect(text()).toMatch(/Bestätigt: 1/);
  expect(text()).toMatch(/Eva Huber.*Bestätigt.*8:00.*9:01.*1:01.*−0:29.*1 Hinweis/);
  expect(text()).toContain("Dateien der Filiale Neubau");
  expect(button("DATEV LODAS")).toBeUndefined();
  await press("Eva Huber");
  expect(onSearch).toHaveBeenCalledWith({ month: "2026-05", user: "usr_e" });
});

test("a sheet shows its days, surcharges and warnings with their paragraphs, and is approved as it was seen", async () => {
  await open(MANAGER, { month: "2026-05", user: "usr_e" });
  expect(text()).toContain("Mehr als 12 Stunden. (§ 9 Abs. 1 AZG)");
  expect(text()).toContain("1:01 (50 %, § 10 Abs. 1 AZG)");
  expect(text()).toContain("Überstunden und Zuschläge sind aus den erfassten Zeiten ohne diese Rundung gezählt");
  expect(text()).toContain("Rufbereitschaft (bezahlt, keine Arbeitszeit)11:45");
  expect(text()).toContain("stehen in dem Monat, in dem sie gearbeitet wurden.");
  expect(text()).toContain("0,5 Tage, 4:00 angerechnet");
  await press("Genehmigen");
  await settled();
  expect(sent).toEqual([APPROVAL]);
  expect(said()).toBe("Stundenzettel genehmigt.");
});

test("a step that a dialog asks about and the server refuses is told in the dialog, which keeps the focus", async () => {
  shown = { ...sheet, state: "approved", lockableFrom: "2026-06-01" };
  refusal = Response.json({ errors: [{ code: "record.stale", message: "Inzwischen geändert." }] }, { status: 409 });
  await open(MANAGER, { month: "2026-05", user: "usr_e" });
  await press("Sperren");
  const dialog = document.querySelector<HTMLElement>("[role=dialog]") ?? document.body;
  await press("Sperren", dialog);
  await eventually(() => expect(dialog.querySelector("[role=alert]")?.textContent).toBe("Inzwischen geändert."));
  expect(dialog.contains(document.activeElement)).toBe(true);
  refusal = null;
  await press("Sperren", dialog);
  await eventually(() => expect(document.querySelector("[role=dialog]")).toBeNull());
  expect(said()).toBe("Stundenzettel gesperrt.");
});

test("what the server refuses of a correction is told at its field, or in the dialog, and its success is told", async () => {
  await open(MANAGER, { month: "2026-05", user: "usr_e" });
  await press("Korrektur eintragen");
  const dialog = document.querySelector<HTMLElement>("[role=dialog]") ?? document.body;
  const [date, minutes, reason] = [...dialog.querySelectorAll("input")];
  await type({ into: date ?? null, text: "04.03.2026" });
  await type({ into: minutes ?? null, text: "30" });
  await type({ into: reason ?? null, text: "Pause zu lang" });
  const message = "Korrekturen gelten für einen Tag eines gesperrten Monats.";
  refusal = Response.json({ errors: [{ code: "x", field: "day", message }] }, { status: 400 });
  await press("Speichern", dialog);
  await eventually(() => expect(dialog.textContent).toContain(message));
  expect(document.activeElement).toBe(date);
  expect(date?.getAttribute("aria-invalid")).toBe("true");
  refusal = Response.json({ errors: [{ code: "y", message: "Mai 2026 ist gesperrt." }] }, { status: 409 });
  await press("Speichern", dialog);
  await eventually(() => expect(dialog.querySelector("[role=alert]")?.textContent).toBe("Mai 2026 ist gesperrt."));
  refusal = null;
  await press("Speichern", dialog);
  await eventually(() => expect(document.querySelector("[role=dialog]")).toBeNull());
  expect(sent.at(-1)?.body).toEqual({ version: 2, day: "2026-03-04", minutes: 30, reason: "Pause zu lang" });
  expect(said()).toBe("Korrektur eingetragen.");
});

test("the history tells why a sheet is open again that nobody has opened", async () => {
  const step = { at: "2026-06-02T08:00:00Z", by: { id: "usr_m", name: "Maria Muster" }, reason: "Pause fehlte" };
  shown = { ...sheet, state: "open", steps: [{ ...step, state: "open", cause: "change" }] };
  await open(MANAGER, { month: "2026-05", user: "usr_e" });
  const line = "Nach einer Änderung am 02.06.2026 10:00 durch Maria Muster wieder offen – Pause fehlte";
  await eventually(() => expect(document.querySelector("[aria-label=Verlauf]")?.textContent).toContain(line));
  expect(document.querySelector("[aria-label=Verlauf]")?.textContent).not.toContain("seither");
  await mounted.unmount();
  shown = { ...sheet, state: "open", isOutdated: true, steps: [{ ...step, state: "confirmed" }] };
  await open(MANAGER, { month: "2026-05", user: "usr_e" });
  await eventually(() =>
    expect(document.querySelector("[aria-label=Verlauf]")?.textContent).toContain("seither Abwesenheiten oder"),
  );
});

test("reopening asks for the reason, and a month is not locked before all stampings can be there", async () => {
  await open(MANAGER, { month: "2026-05", user: "usr_e" });
  await press("Wieder öffnen");
  const dialog = document.querySelector<HTMLElement>("[role=dialog]") ?? document.body;
  await type({ into: dialog.querySelector("input"), text: "Pause fehlt" });
  await press("Wieder öffnen", dialog);
  await settled();
  expect(sent[0]?.body).toMatchObject({ state: "open", reason: "Pause fehlt" });
  await mounted.unmount();
  shown = { ...sheet, state: "approved" };
  await open(MANAGER, { month: "2026-05", user: "usr_e" });
  expect(button("Sperren")?.disabled).toBe(true);
  expect(text()).toContain("Kann ab dem 08.06.2026 gesperrt werden");
});

test("whoever leads confirms on behalf of somebody with a reason, and somebody else approves it then", async () => {
  shown = { ...sheet, state: "open" };
  await open(MANAGER, { month: "2026-05", user: "usr_e" });
  expect(button("Bestätigen")).toBeUndefined();
  await press("Stellvertretend bestätigen");
  const dialog = document.querySelector<HTMLElement>("[role=dialog]") ?? document.body;
  expect(dialog.textContent).toContain("Die Person erhält eine E-Mail mit Ihrem Namen und dem Grund.");
  await type({ into: dialog.querySelector("input"), text: "Ausgetreten" });
  await press("Stellvertretend bestätigen", dialog);
  await settled();
  expect(sent[0]?.body).toMatchObject({ state: "confirmed", reason: "Ausgetreten", version: 2, digest: "d1" });
  await mounted.unmount();
  const by = { id: "usr_m", name: "Max Kern" };
  const confirmed = { by, at: "2026-06-05T09:00:00.000Z", reason: "Ausgetreten" };
  shown = { ...sheet, needsOther: true, confirmedBy: confirmed, steps: [{ ...confirmed, state: "confirmed" }] };
  await open(MANAGER, { month: "2026-05", user: "usr_e" });
  expect(button("Genehmigen")).toBeUndefined();
  expect(text()).toContain("Genehmigen muss ihn deshalb jemand anderer.");
  expect(text()).toMatch(/Stellvertretend bestätigt am 05\.06\.2026,? 11:00( Uhr)? von Max Kern – Ausgetreten/);
});

test("somebody without a team sees and confirms their own, and whoever asks is told what was changed", async () => {
  shown = { ...sheet, state: "open", isOwn: true, mayDecide: false };
  await open(EMPLOYEE);
  expect(text()).toContain("Meine Aufzeichnungen");
  expect(button("Alle Stundenzettel")).toBeUndefined();
  expect(button("Korrektur eintragen")).toBeUndefined();
  await press("Bestätigen");
  expect(sent[0]?.body).toMatchObject({ state: "confirmed" });
  await press("Gesperrte Monate nachrechnen");
  await settled();
  expect(text()).toMatch(/Etwas wurde nach dem Sperren geändert:.*April 2026: abc – die Aktivitäten sind andere/);
});

test("all confirmed sheets of the list are approved at once, as they stand there", async () => {
  await open(MANAGER);
  await press("Bestätigte genehmigen (1)");
  const dialog = document.querySelector<HTMLElement>("[role=dialog]") ?? document.body;
  await press("Genehmigen", dialog);
  await settled();
  expect(sent).toEqual([APPROVAL]);
  await mounted.unmount();
  shown = { ...sheet, state: "approved" };
  await open(MANAGER);
  expect(said()).toBe("1 Stundenzettel genehmigt.");
  // Stampings may still come in.
  expect(text()).not.toContain("Genehmigte sperren");
});

test("amounts are a table of their own, with what is free of tax, and only where they are told", async () => {
  await open(EMPLOYEE, { month: "2026-05", user: "usr_e" });
  expect(text()).not.toContain("Beträge (brutto)");
  await mounted.unmount();
  const line = { from: "2026-05-01", to: "2026-05-31", wage: 1500, percent: null, taxFree: 0, contributionFree: 0 };
  const night = { ...line, item: "night" as const, minutes: 120, percent: 30, amount: 900, taxFree: 750 };
  const lines = [
    { ...line, item: "worked" as const, minutes: 541, amount: 13525 },
    { ...night, contributionFree: 740 },
  ];
  shown = { ...sheet, pay: { lines, amount: 14425, taxFree: 750, contributionFree: 740, unpricedMinutes: 61 } };
  await open(EMPLOYEE, { month: "2026-05", user: "usr_e" });
  const table = document.querySelector("[role=group][aria-label='Beträge (brutto)']");
  const rows = [...(table?.querySelectorAll("tr") ?? [])].map((row) =>
    [...row.children].map((cell) => (cell.textContent ?? "").replaceAll("\u00A0", " ")).join("|"),
  );
  expect(rows).toEqual([
    "Wofür|Betrag|Zeit|Stundenlohn|Zuschlag|davon steuerfrei|davon beitragsfrei",
    "Gearbeitete Stunden|135,25 €|9:01|15,00 €|||",
    "Nachtarbeit|9,00 €|2:00|15,00 €|30 %|7,50 €|7,40 €",
    "Summe|144,25 €||7,50 €|7,40 €",
  ]);
  expect(text()).toContain("Für 1:01 Stunden ist kein Lohn vereinbart.");
});

test("hints about entries lead to those of their day, others lead nowhere", async () => {
  const hint = { severity: "warning", paragraph: null, day: "2026-05-27", message: "Die Uhr war unsicher." } as const;
  shown = { ...sheet, warnings: [...sheet.warnings, { ...hint, kind: "uncertain" }] };
  await open(MANAGER, { month: "2026-05", user: "usr_e" });
  const links = [...document.querySelectorAll<HTMLAnchorElement>("li a")];
  expect(links.map(({ textContent }) => textContent)).toEqual(["Einträge vom Mi., 27.05. ansehen"]);
  const address = decodeURIComponent(links[0]?.href ?? "");
  expect(address).toContain("/working-activities");
  for (const part of ["usr_e", "dayFrom", "dayTo", "2026-05-27"]) expect(address).toContain(part);
});

test("the error of a refused step goes with the next step, and when another sheet is opened", async () => {
  const errors = () =>
    getDefaultStore()
      .get(toastsAtom)
      .filter(({ kind }) => kind === "error");
  const refuse = () =>
    Response.json({ errors: [{ code: "x", message: "27.05.2026 muss geprüft werden." }] }, { status: 409 });
  refusal = refuse();
  await open(MANAGER, { month: "2026-05", user: "usr_e" });
  await press("Genehmigen");
  await eventually(() => expect(errors()).toHaveLength(1));
  refusal = null;
  await press("Genehmigen");
  await eventually(() => expect(errors()).toEqual([]));
  refusal = refuse();
  await press("Genehmigen");
  await eventually(() => expect(errors()).toHaveLength(1));
  await mounted.unmount();
  expect(errors()).toEqual([]);
  await open(MANAGER, { month: "2026-04", user: "usr_e" });
});
