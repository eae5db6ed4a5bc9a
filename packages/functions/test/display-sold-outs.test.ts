import type { SoldOutEntry } from "@tresen/contract/live/sold-out-entry";
import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, displayKeys, openShop } from "./support/shop";

let sessions: Sessions;
let keys = { frontdesk: "", backoffice: "" };

beforeAll(async () => {
  sessions = await openShop();
  keys = await displayKeys(sessions.manager);
});

describe("sold out, said by the kitchen", () => {
  const path = (rest = "") => `/api/orders/backoffice/brn_mitte/${keys.backoffice}/sold-outs${rest}`;
  const listed = async () => (await send({ path: path(), now: NOW })).data as SoldOutEntry[];
  const report = (body: object, to = path()) => send({ method: "POST", path: to, body, now: NOW });

  test("holds for the display's branch as if staff had said it, and names the display", async () => {
    const { status, data } = await report({ product: "prd_margherita" });
    expect([status, data]).toEqual([
      200,
      expect.objectContaining({
        branch: "brn_mitte",
        title: "Margherita",
        by: { id: expect.any(String), name: "Pass" },
      }),
    ]);
    expect((await report({ product: "prd_margherita" })).status).toBe(200);
    const option = { product: "prd_margherita", part: "Größe", option: "groß", until: "2026-06-20" };
    expect((await report(option)).data).toMatchObject({ title: "Margherita, groß", until: "2026-06-19T22:00:00.000Z" });
    expect(await listed()).toHaveLength(2);
    const now = await send({ path: "/api/branches/brn_mitte/now", now: NOW });
    expect(now.data).toMatchObject({ soldOuts: expect.arrayContaining([expect.objectContaining({ option: "groß" })]) });
    const seen = await send({ path: "/api/sold-outs", session: sessions.employee, now: NOW });
    expect(seen.data).toEqual(expect.arrayContaining(await listed()));
    for (const { id } of await listed())
      expect((await send({ method: "DELETE", path: path(`/${id}`), now: NOW })).status).toBe(200);
    expect(await listed()).toEqual([]);
  });

  test("is refused for what does not exist, another branch's entry and the guests' board", async () => {
    expect((await report({ product: "prd_none" })).status).toBe(400);
    expect((await report({ product: "prd_margherita", part: "Größe" })).status).toBe(400);
    expect((await report({ product: "prd_margherita", part: "Größe", option: "riesig" })).status).toBe(400);
    expect((await report({ product: "prd_margherita", branches: ["brn_nord"] })).status).toBe(400);
    expect((await report({ product: "prd_margherita" }, path().replace("brn_mitte", "brn_nord"))).status).toBe(403);
    expect((await report({ product: "prd_margherita" }, path().replace(keys.backoffice, keys.frontdesk))).status).toBe(
      403,
    );
    const body = { branch: "brn_nord", product: "prd_margherita" };
    const other = await send({ method: "POST", path: "/api/sold-outs", body, session: sessions.admin, now: NOW });
    const [{ id }] = other.data as [SoldOutEntry];
    expect((await send({ method: "DELETE", path: path(`/${id}`), now: NOW })).status).toBe(404);
    expect(
      (await send({ method: "DELETE", path: `/api/sold-outs/${id}`, session: sessions.admin, now: NOW })).status,
    ).toBe(200);
  });
});
