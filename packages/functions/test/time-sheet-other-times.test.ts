import type { TimeSheetDetail } from "@tresen/contract/time-sheet/time-sheet";
import { PAYROLL_ITEMS } from "@tresen/contract/time-sheet/payroll/payroll-items";
import { beforeAll, expect, test } from "vitest";
import { type Reply, send } from "./support/api";
import { type Sessions, openShop } from "./support/shop";

const MONTH = "2026-05";
let sessions: Sessions;
let user: string;
let path: string;

beforeAll(async () => {
  sessions = await openShop();
  user = ((await send({ path: "/api/users/me", session: sessions.employee })).data as { id: string }).id;
  path = `/api/time-sheets/${user}/${MONTH}`;
  const contracts = [{ validFrom: "2026-05-01", weeklyMinutes: 2400 }];
  const body = { version: 0, entryDate: "2026-05-01", personnelNumber: "77", contracts };
  await send({ method: "PUT", path: `/api/users/${user}/personnel`, body, session: sessions.admin });
  await made("working-activity-kinds", { id: "wak_call", name: "Rufbereitschaft", countsAsWorkingTime: false });
  await made("working-activity-kinds", { id: "wak_unpaid", name: "Vereinsfest", isPaid: false });
  await worked("2026-05-04T06:00:00Z", "2026-05-04T14:00:00Z");
  await worked("2026-05-04T16:00:00Z", "2026-05-05T04:00:00Z", "wak_call");
  await worked("2026-05-09T08:00:00Z", "2026-05-09T10:00:00Z", "wak_unpaid");
});

async function made(resource: string, body: object): Promise<{ id: string }> {
  const { status, errors, data } = await send({
    method: "POST",
    path: `/api/${resource}`,
    body,
    session: sessions.admin,
  });
  expect([status, errors]).toEqual([201, []]);
  return data as { id: string };
}
const worked = (startedAt: string, endedAt: string, kind: string | null = null) =>
  made("working-activities", { user, branch: "brn_mitte", startedAt, endedAt, kind });
const sheet = async (): Promise<TimeSheetDetail> =>
  (await send({ path, session: sessions.employee })).data as TimeSheetDetail;
const ofBranch = (format: string): Promise<Reply> =>
  send({
    path: "/api/time-sheets/export",
    query: { branch: "brn_mitte", month: MONTH, format },
    session: sessions.admin,
  });

test("time on call and time without pay are lines of the sheet and of its tables, and no worked time", async () => {
  expect(await sheet()).toMatchObject({
    workedMinutes: 480,
    otherTimes: [
      { kind: "wak_call", name: "Rufbereitschaft", isPaid: true, isWorkingTime: false, minutes: 720 },
      { kind: "wak_unpaid", name: "Vereinsfest", isPaid: false, isWorkingTime: true, minutes: 120 },
    ],
  });
  const query = { format: "csv" };
  const own = (await send({ path: `${path}/export`, query, session: sessions.employee })).bytes.toString();
  expect(own).toContain(";Weitere Zeiten;;;720;;;;Rufbereitschaft (bezahlt, keine Arbeitszeit)");
  const [titles = "", line = ""] = (await ofBranch("csv")).bytes.toString().split("\r\n");
  const column = titles.split(";").indexOf("Rufbereitschaft (bezahlt, keine Arbeitszeit) (Minuten)");
  expect(line.split(";")[column]).toBe("720");
});

test("payroll names the kind without a wage type, and then gets its minutes", async () => {
  for (const [state, session] of [
    ["confirmed", sessions.employee],
    ["approved", sessions.manager],
  ] as const) {
    const { version, digest } = await sheet();
    const body = { state, version, digest };
    expect((await send({ method: "POST", path: `${path}/state`, body, session })).status).toBe(200);
  }
  const wageTypes = PAYROLL_ITEMS.map((item, index) => ({ item, lodas: String(100 + index), bmd: String(index) }));
  const payroll = await made("payrolls", {
    ...{ name: "Mitte", branch: "brn_mitte", wageTypes, consultant: "1001", client: "1" },
  });
  const refused = await ofBranch("lodas");
  expect([refused.status, refused.errors[0]?.message]).toEqual([
    400,
    "In der Lohnverrechnung der Filiale Mitte fehlt: Lohnart „Rufbereitschaft“.",
  ]);
  const body = { ...payroll, kindWageTypes: [{ kind: "wak_call", lodas: "900", bmd: "901" }] };
  const changed = await send({ method: "PUT", path: `/api/payrolls/${payroll.id}`, body, session: sessions.manager });
  expect([changed.status, changed.errors]).toEqual([200, []]);
  expect((await ofBranch("lodas")).bytes.toString("latin1")).toContain("10;01/05/2026;77;900;1;12,00;\r\n");
  expect((await ofBranch("bmd")).bytes.toString("latin1")).toContain("77;2026;5;901;12,00\r\n");
  const kind = "/api/working-activity-kinds/wak_call";
  expect((await send({ method: "DELETE", path: kind, session: sessions.admin })).status).toBe(409);
});
