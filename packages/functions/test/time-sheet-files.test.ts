import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { TimeSheetDetail } from "@tresen/contract/time-sheet/time-sheet";
import { PAYROLL_ITEMS } from "@tresen/contract/time-sheet/payroll/payroll-items";
import { readXlsx } from "@tresen/contract/kit/table/xlsx-read";
import { beforeAll, expect, test } from "vitest";
import { type Reply, send } from "./support/api";
import { type Sessions, openShop } from "./support/shop";

const PATH = "/api/time-sheets";
const MONTH = "2026-05";
let sessions: Sessions;
let user: string;

beforeAll(async () => {
  sessions = await openShop();
  const { data } = await send({ path: "/api/users/me", session: sessions.employee });
  user = (data as { id: string }).id;
  const contracts = [{ validFrom: "2026-05-01", weeklyMinutes: 2400 }];
  await personnel({ version: 0, entryDate: "2026-05-01", contracts });
  await worked("2026-05-04T06:00:00Z", "2026-05-04T15:00:30Z");
  const entry = await worked("2026-05-05T06:00:00Z", "2026-05-05T14:00:00Z");
  const body = { ...entry, endedAt: "2026-05-05T15:00:00.000Z", reason: "Vergessen =1+1" };
  await send({ method: "PUT", path: `/api/working-activities/${entry.id}`, body, session: sessions.manager });
  const gone = await worked("2026-05-06T06:00:00Z", "2026-05-06T07:00:00Z");
  await send({ method: "DELETE", path: `/api/working-activities/${gone.id}`, session: sessions.manager });
});

const personnel = (body: object): Promise<Reply> =>
  send({ method: "PUT", path: `/api/users/${user}/personnel`, body, session: sessions.admin });

async function worked(startedAt: string, endedAt: string): Promise<Activity> {
  const body = { user, branch: "brn_mitte", startedAt, endedAt };
  const made = await send({ method: "POST", path: "/api/working-activities", body, session: sessions.manager });
  expect([made.status, made.errors]).toEqual([201, []]);
  return made.data as Activity;
}
const file = (name: string, query: Record<string, string>, session = sessions.manager): Promise<Reply> =>
  send({ path: `${PATH}/${name}`, query, session });
const ofBranch = (format: string, session = sessions.admin): Promise<Reply> =>
  file("export", { branch: "brn_mitte", month: MONTH, format }, session);

test("a sheet is a PDF to sign, and its days a table with its sums", async () => {
  const sheet = (await send({ path: `${PATH}/${user}/${MONTH}`, session: sessions.employee })).data as TimeSheetDetail;
  expect(sheet.workedMinutes).toBe(541 + 540);
  const pdf = await file(`${user}/${MONTH}/export`, { format: "pdf" }, sessions.employee);
  expect([pdf.status, pdf.headers["content-type"], pdf.bytes.subarray(0, 5).toString()]).toEqual([
    ...[200, "application/pdf", "%PDF-"],
  ]);
  const csv = (await file(`${user}/${MONTH}/export`, { format: "csv" })).bytes.toString();
  expect(csv).toContain("04.05.2026;480;541;0;0;61;");
  expect(csv).toContain("01.05.2026;0;0;0;0;0;Staatsfeiertag");
  const rows = await readXlsx((await file(`${user}/${MONTH}/export`, { format: "xlsx" })).bytes);
  const days = rows.filter((row) => row[3] === "Tag");
  expect(days.reduce((sum, row) => sum + Number(row[6]), 0)).toBe(sheet.workedMinutes);
  // Each line says whose month it is and how far it is, and the sums and surcharges stand below the days.
  expect(new Set(rows.slice(1).map((row) => row.slice(0, 3).join("|")))).toEqual(
    new Set([`${sheet.user.name}|${MONTH}|Offen`]),
  );
  const { plannedMinutes, differenceMinutes, closingBalanceMinutes } = sheet;
  const sums = rows.slice(1 + days.length);
  expect(sums[0]?.slice(3, 10).map(String)).toEqual(
    ["Summe", "", plannedMinutes, sheet.workedMinutes, sheet.breakMinutes, 0, differenceMinutes].map(String),
  );
  expect(csv).toContain(`;Offen;Saldo am Ende;;;;;;${closingBalanceMinutes};`);
  expect(sums.filter((row) => row[3] === "Zuschläge")).toHaveLength(sheet.surcharges.length);
});

test("payroll gets approved sheets alone, with everything that it needs", async () => {
  const table = (await ofBranch("csv", sessions.manager)).bytes.toString();
  expect(table).toMatch(/;2026-05;Offen;8640;1081;/);
  expect((await ofBranch("lodas", sessions.manager)).status).toBe(403);
  expect((await ofBranch("lodas")).errors[0]?.message).toMatch(/Noch nicht genehmigt: /);
  for (const [state, session] of [
    ["confirmed", sessions.employee],
    ["approved", sessions.manager],
  ] as const) {
    const { version, digest } = (await send({ path: `${PATH}/${user}/${MONTH}`, session })).data as TimeSheetDetail;
    const body = { state, version, digest };
    const done = await send({ method: "POST", path: `${PATH}/${user}/${MONTH}/state`, body, session });
    expect([done.status, done.errors]).toEqual([200, []]);
  }
  expect((await ofBranch("lodas")).errors[0]?.message).toMatch(/gibt es noch keine Lohnverrechnung/);
  const wageTypes = PAYROLL_ITEMS.map((item, index) => ({ item, lodas: String(100 + index), bmd: "" }));
  const body = { name: "Mitte", branch: "brn_mitte", wageTypes, consultant: "1001", client: "1" };
  const made = await send({ method: "POST", path: "/api/payrolls", body, session: sessions.manager });
  expect([made.status, made.errors]).toEqual([201, []]);
  expect((await ofBranch("bmd")).errors[0]?.message).toMatch(/Lohnart „Gearbeitete Stunden“.*Personalnummer von/);
  const contracts = [{ validFrom: "2026-05-01", weeklyMinutes: 2400 }];
  await personnel({ version: 1, entryDate: "2026-05-01", personnelNumber: "77", contracts });
  const lodas = await ofBranch("lodas");
  expect([lodas.status, lodas.headers["content-type"]]).toEqual([200, "text/csv; charset=windows-1252"]);
  expect(lodas.bytes.toString("latin1")).toContain("10;01/05/2026;77;100;1;18,02;\r\n");
});

test("everybody takes their own records with them, and an inspector all of a branch", async () => {
  const period = { from: "2026-05-01", to: "2026-05-31", format: "csv" };
  const own = await file("records", period, sessions.employee);
  const text = own.bytes.toString();
  expect(text).toContain("04.05.2026;04.05.2026 08:00:00;04.05.2026 17:00:30;0:00:00;9:00:30;");
  expect(text).toMatch(/korrigiert;.*vorher 05\.05\.2026 08:00:00 – 05\.05\.2026 16:00:00 \(Vergessen =1\+1\)/);
  expect(text).toMatch(/06\.05\.2026;.*gelöscht am/);
  expect((await file("records", { ...period, branch: "brn_mitte" }, sessions.employee)).status).toBe(403);
  expect((await file("records", { ...period, branch: "brn_nord" })).status).toBe(403);
  const branch = await file("records", { ...period, branch: "brn_mitte" });
  expect(branch.bytes.toString()).toContain("04.05.2026;04.05.2026 08:00:00;04.05.2026 17:00:30;0:00:00;9:00:30;");
  const pdf = await file("records", { ...period, branch: "brn_mitte", format: "pdf" });
  expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect((await file("records", { ...period, from: "2025-05-01" })).status).toBe(400);
});

test("records name branch, kind, project and task, and one's own the note too", async () => {
  const made = async (path: string, body: object): Promise<string> => {
    const { data, errors } = await send({ method: "POST", path: `/api/${path}`, body, session: sessions.admin });
    expect(errors).toEqual([]);
    return (data as { id: string }).id;
  };
  await made("working-activity-kinds", { id: "workshop", name: "Werkstatt" });
  const project = await made("projects", { name: "Umbau", branch: "brn_mitte" });
  const task = await made("tasks", { title: "Regal bauen", project });
  const at = { startedAt: "2026-06-02T06:00:00Z", endedAt: "2026-06-02T08:00:00Z" };
  const booked = { kind: "workshop", project, task, note: "Ohne Säge" };
  await made("working-activities", { user, branch: "brn_mitte", ...at, ...booked });
  const period = { from: "2026-06-02", to: "2026-06-02", format: "csv" };
  const rows = async (query: object, session: string): Promise<string[][]> =>
    (await file("records", { ...period, ...query }, session)).bytes
      .toString()
      .trim()
      .split("\r\n")
      .map((line) => line.split(";").slice(6, 11));
  expect(await rows({}, sessions.employee)).toEqual([
    ["Filiale", "Art", "Projekt", "Aufgabe", "Notiz"],
    ["Mitte", "Werkstatt", "Umbau", "Regal bauen", "Ohne Säge"],
  ]);
  expect(await rows({ branch: "brn_mitte" }, sessions.manager)).toEqual([
    ["Filiale", "Art", "Projekt", "Aufgabe", "Erfasst über"],
    ["Mitte", "Werkstatt", "Umbau", "Regal bauen", expect.not.stringContaining("Säge")],
  ]);
});

test("a locked month is handed over as it was locked, whatever is agreed for it later", async () => {
  const sheetPath = `${PATH}/${user}/${MONTH}`;
  const { version, digest } = (await send({ path: sheetPath, session: sessions.manager })).data as TimeSheetDetail;
  const body = { state: "locked", version, digest, reason: "" };
  const now = Date.parse("2026-06-09T10:00:00+02:00");
  const lock = { method: "POST", path: `${sheetPath}/state`, body, session: sessions.admin, now };
  const done = await send(lock);
  expect([done.status, done.errors]).toEqual([200, []]);
  const before = (await ofBranch("lodas")).bytes.toString("latin1");
  expect(before).toContain(";77;115;1;24,00;");
  const contracts = [{ validFrom: "2026-05-01", weeklyMinutes: 1200 }];
  await personnel({ version: 2, entryDate: "2026-05-01", personnelNumber: "77", contracts });
  expect((await ofBranch("lodas")).bytes.toString("latin1")).toBe(before);
});
