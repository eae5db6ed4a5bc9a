import { HOUR, MINUTE } from "@tresen/contract/kit/time";
import type { PrintJob } from "@tresen/contract/print/job/print-job";
import { runPrintClock } from "@tresen/core/alarm";
import { beforeAll, expect, test } from "vitest";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { place } from "./support/orders";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

let sessions: Sessions;
const PATH = "/api/devices/dev_desk/print/daily-summary";
/** The shop of the tests closes at 22:00. */
const CLOSING = Date.parse("2026-06-05T22:00:00+02:00");

beforeAll(async () => {
  sessions = await openShop();
  const body = {
    ...{ id: "dev_desk", identifier: "desk", name: "Theke", branch: "brn_mitte", kind: "print", driver: "cloudprnt" },
    ...{ events: [], documents: ["dailySummary"] },
  };
  const { status } = await send({ method: "POST", path: "/api/devices", body, session: sessions.admin });
  expect(status).toBe(201);
  await place();
  const { id } = await place();
  await send({ method: "POST", path: `/api/orders/${id}/status/reject`, body: {}, session: sessions.employee });
});

const print = (body: object = {}, session = sessions.manager) =>
  send({ method: "POST", path: PATH, body, session, now: NOW });
const summaries = async (): Promise<PrintJob[]> => {
  const { data } = await send({ path: "/api/print-jobs", query: { device: "dev_desk" }, session: sessions.employee });
  return data as PrintJob[];
};
const clock = (now: number) => withGrantsOf("print-clock", () => runPrintClock({ now }));

test("managers print a day's figures", async () => {
  const { status, data } = await print();
  const job = data as PrintJob;
  expect({ status, document: job.document, title: job.title }).toEqual({
    status: 201,
    document: "dailySummary",
    title: "Tagesübersicht 05.06.2026",
  });
  const words = JSON.stringify(job.lines);
  for (const part of ["Tagesübersicht", "Freitag, 05.06.2026", '"Bestellungen"', "1 × storniert"])
    expect(words).toContain(part);
  const empty = (await print({ day: "2026-06-04" })).data as PrintJob;
  expect(JSON.stringify(empty.lines)).toContain("04.06.2026");
});

test("nobody else does, and no day to come", async () => {
  expect(await print({}, sessions.employee)).toMatchObject({ status: 403 });
  expect(await print({ day: "2026-06-06" })).toMatchObject({
    status: 400,
    errors: [{ field: "day", message: "Bitte wählen Sie heute oder einen Tag davor." }],
  });
  expect(await print({ day: "gestern" })).toMatchObject({ status: 400 });
});

test("a device that is set to print them does so once when its branch closes", async () => {
  const before = (await summaries()).length;
  await clock(CLOSING - MINUTE);
  expect(await summaries()).toHaveLength(before);
  await clock(CLOSING);
  await clock(CLOSING + MINUTE);
  await clock(CLOSING + 2 * HOUR);
  const after = await summaries();
  expect(after).toHaveLength(before + 1);
  expect(after.at(0)).toMatchObject({ title: "Tagesübersicht 05.06.2026", createdAt: new Date(CLOSING).toISOString() });
});
