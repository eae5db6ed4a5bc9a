import { beforeAll, describe, expect, test } from "vitest";
import { indexLog } from "../../core/test/log-index";
import { send } from "./support/api";
import { place } from "./support/orders";
import { type Sessions, openShop, signInHolder } from "./support/shop";
import { followTable } from "./support/whole-stream";

const BRANCH = "brn_mitte";
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

const post = (path: string, body: object, { session = sessions.manager, key = "" } = {}) =>
  send({ method: "POST", path, body, session, ...(key ? { headers: { "idempotency-key": key } } : {}) });
const read = (path: string, query: Record<string, string> = {}, session: string | null = sessions.manager) =>
  send({ path, query, session });

describe("closings", () => {
  test("take orders and what staff entered, and are told with their entries", async () => {
    const stream = await followTable();
    await place();
    await stream.deliver();
    const tip = { branch: BRANCH, kind: "tip", amount: 250, payment: "cash" };
    const [first, again] = [
      await post("/api/bookings", tip, { key: "tip-1" }),
      await post("/api/bookings", tip, { key: "tip-1" }),
    ];
    expect([first.status, again.data]).toEqual([201, first.data]);
    const { data: preview } = await read("/api/closings/preview", { branch: BRANCH });
    expect(preview).toMatchObject({ number: 1, sums: { entries: 2, tips: 250 } });
    expect((await read("/api/bookings", { branch: BRANCH })).data).toMatchObject([{ kind: "sale" }, { kind: "tip" }]);
    const body = { branch: BRANCH, countedCash: 1000, note: "Kassa 1", number: 1 };
    const made = await post("/api/closings", body, { key: "close-1" });
    expect(made).toMatchObject({ status: 201, data: { id: `${BRANCH}-1`, number: 1, countedCash: 1000 } });
    expect((await post("/api/closings", body, { key: "close-1" })).data).toEqual(made.data);
    expect((await post("/api/closings", body)).status).toBe(409);
    expect((await read("/api/closings", { branch: BRANCH })).data).toEqual([made.data]);
    expect((await read(`/api/closings/${BRANCH}-1`)).data).toEqual(made.data);
    expect((await read(`/api/closings/${BRANCH}-1/entries`)).data).toMatchObject([{ sequence: 1 }, { sequence: 2 }]);
    expect((await read(`/api/closings/${BRANCH}-1/verify`)).data).toEqual({ isWhole: true, checked: 1, faults: [] });
    await indexLog();
    const { data: log } = await read("/api/logs", { resource: "closings" });
    expect(log).toMatchObject([{ branch: BRANCH, message: expect.stringContaining("Tagesabschluss 1") }]);
  });

  test("cannot be changed or removed", async () => {
    for (const method of ["PUT", "DELETE"])
      expect((await send({ method, path: `/api/closings/${BRANCH}-1`, session: sessions.admin })).status).toBe(405);
  });

  test("are handed out as files, for bookkeeping only with accounts", async () => {
    const file = (format: string) => read(`/api/closings/${BRANCH}-1/export`, { format });
    expect(await file("csv")).toMatchObject({ status: 200, headers: { "content-type": "text/csv; charset=utf-8" } });
    const pdf = await file("pdf");
    expect(pdf.headers["content-type"]).toBe("application/pdf");
    expect(pdf.headers["content-disposition"]).toContain("Tagesabschluss");
    const refused = await file("datev");
    expect([refused.status, refused.errors?.[0]?.message]).toEqual([400, expect.stringContaining("Buchungskonten")]);
    const ledger = { name: "Mitte", branch: BRANCH, clearing: "1590", tips: "1755", consultant: "1001" };
    // It stands in a line of a file whose columns are parted by semicolons.
    for (const bmdSymbol of [";K", "K;", '";', "=1", "ÄK", "KAS"])
      expect(await post("/api/ledgers", { ...ledger, bmdSymbol })).toMatchObject({
        ...{ status: 400, errors: [{ field: "bmdSymbol" }] },
      });
    expect((await post("/api/ledgers", ledger)).status).toBe(201);
    const missing = await file("datev");
    expect(missing.errors?.[0]?.message).toMatch(/fehlt: Mandantennummer, Kassa, Erlöskonto/);
    const period = { branch: BRANCH, from: "2026-06-01", to: "2026-06-30", format: "csv" };
    expect((await read("/api/closings/export", period)).status).toBe(200);
    expect((await read("/api/closings/export", { ...period, from: "2025-06-01", to: "2025-06-02" })).status).toBe(400);
  });

  test("are for managers of the branch, and whoever holds the permission by a role of their own", async () => {
    for (const path of [`/api/closings/${BRANCH}-1`, `/api/closings/${BRANCH}-1/entries`, `/api/ledgers`])
      expect((await read(path, {}, sessions.employee)).status).toBe(403);
    expect((await read("/api/closings", { branch: "brn_nord" })).status).toBe(403);
    expect((await post("/api/closings", { branch: "brn_nord" })).status).toBe(403);
    expect((await post("/api/closings", { branch: BRANCH }, { session: sessions.employee })).status).toBe(403);
    expect((await read("/api/closings/preview", { branch: BRANCH }, null)).status).toBe(401);
    const holder = await signInHolder({
      admin: sessions.admin,
      branches: [BRANCH],
      permissions: [{ permission: "closings.read", scope: "branches" }],
    });
    expect((await read(`/api/closings/${BRANCH}-1`, {}, holder)).status).toBe(200);
    expect((await post("/api/closings", { branch: BRANCH }, { session: holder })).status).toBe(403);
  });
});
