import { beforeAll, describe, expect, test } from "vitest";
import { indexLog } from "../../core/test/log-index";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

const PAUSE = {
  branch: "brn_mitte",
  method: "delivery",
  isPaused: true,
  until: "2026-06-05T19:30",
  reason: "Kein Fahrer",
};
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

const post = (path: string, body: object, session: string | null = sessions.employee) =>
  send({ method: "POST", path, body, session });
const told = async (): Promise<unknown> => (await send({ path: "/api/branches/brn_mitte/now" })).data;

describe("what holds in a branch right now", () => {
  test("is told to everybody, and kept at the edge for five seconds", async () => {
    const { status, headers, data } = await send({ path: "/api/branches/brn_mitte/now" });
    expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=0, s-maxage=5"]);
    expect(data).toEqual({ snapshotVersion: expect.any(Number), busy: [], soldOuts: [], isCapacityLimited: false });
    expect((await send({ path: "/api/branches/brn_nirgends/now" })).status).toBe(404);
  });

  test("is paused and ended by staff of the branch, and stands in the log", async () => {
    const { status, data } = await post("/api/busy", PAUSE);
    expect([status, data]).toEqual([
      200,
      [expect.objectContaining({ id: "brn_mitte.delivery", reason: "Kein Fahrer" })],
    ]);
    expect(await told()).toMatchObject({
      busy: [{ method: "delivery", minutes: 0, isPaused: true, until: "2026-06-05T17:30:00.000Z" }],
    });
    expect(await send({ path: "/api/busy", session: sessions.employee })).toMatchObject({ status: 200, data });
    const ended = { method: "DELETE", path: "/api/busy/brn_mitte.delivery", session: sessions.employee };
    expect((await send(ended)).status).toBe(200);
    expect((await send(ended)).status).toBe(404);
    expect(await told()).toMatchObject({ busy: [] });
    await indexLog();
    const log = await send({ path: "/api/logs", query: { resource: "busy" }, session: sessions.manager });
    expect(log.data).toMatchObject([
      { action: "remove", branch: "brn_mitte", subject: { resource: "busy" } },
      { action: "create", changes: expect.arrayContaining([{ field: "reason", before: null, after: "Kein Fahrer" }]) },
    ]);
  });

  test("is sold out and offered again by staff of the branch", async () => {
    const { data: products } = await send({ path: "/api/products" });
    const [{ id: product }] = products as [{ id: string }];
    const { data } = await post("/api/sold-outs", { branch: "brn_mitte", product });
    const [{ id }] = data as [{ id: string }];
    expect(await told()).toMatchObject({ soldOuts: [{ product, part: null, option: null }] });
    const order = {
      branch: "brn_mitte",
      items: [{ product, amount: 1, unit: "piece", parts: [] }],
      ...{ firstName: "Eva", lastName: "Beispiel", legalInstructions: true, privacyPolicy: true },
    };
    const refused = await post("/api/orders", order, null);
    expect(refused.errors.map(({ code }: { code: string }) => code)).toContain("order.sold_out");
    const path = `/api/sold-outs/${id}`;
    expect((await send({ method: "DELETE", path, session: sessions.employee })).status).toBe(200);
    expect(await told()).toMatchObject({ soldOuts: [] });
  });

  test("is refused without a branch, without minutes, in the past, and elsewhere", async () => {
    const { branch: _, ...nowhere } = PAUSE;
    expect(await post("/api/busy", nowhere)).toMatchObject({ status: 400, errors: [{ field: "branches" }] });
    expect(await post("/api/busy", { ...PAUSE, isPaused: false })).toMatchObject({
      status: 400,
      errors: [{ field: "minutes" }],
    });
    expect(await post("/api/busy", { ...PAUSE, until: new Date(NOW).toISOString() })).toMatchObject({
      status: 400,
      errors: [{ field: "until", message: "Bitte wählen Sie einen Zeitpunkt in der Zukunft." }],
    });
    expect((await post("/api/busy", { ...PAUSE, branch: "brn_nord" })).status).toBe(403);
    expect((await post("/api/busy", PAUSE, null)).status).toBe(401);
    expect((await post("/api/sold-outs", { branch: "brn_mitte", product: "prd_nichts" })).status).toBe(400);
  });
});
