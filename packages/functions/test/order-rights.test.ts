import type { Scope } from "@tresen/contract/kit/access";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { place } from "./support/orders";
import { type Sessions, openShop, signInHolder } from "./support/shop";

let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

const holder = (names: string[], { scope = "branches", branches = ["brn_mitte"] } = {} as Reach): Promise<string> =>
  signInHolder({
    admin: sessions.admin,
    branches,
    permissions: names.map((permission) => ({ permission, scope })),
  });

interface Reach {
  scope?: Scope;
  branches?: string[];
}

const act = (id: string, action: string, session: string, body?: object) =>
  send({ method: "POST", path: `/api/orders/${id}/status/${action}`, session, ...(body ? { body } : {}) });

describe("the customer's key of an order", () => {
  /** The key as each call tells it that answers with orders. */
  const keysFor = async (session: string): Promise<unknown[]> => {
    const { id, uid } = await place();
    const inList = async (path: string): Promise<unknown> => {
      const { data } = await send({ path, session, query: { branch: "brn_mitte" } });
      return (data as { uid: string; hash?: string }[]).find((order) => order.uid === uid)?.hash;
    };
    const { data } = await send({ path: `/api/orders/${id}`, session });
    expect(data).toMatchObject({ uid });
    return [
      (data as { hash?: string }).hash,
      await inList("/api/orders/current"),
      await inList("/api/orders"),
      ((await act(id, "reject", session)).data as { hash?: string } | undefined)?.hash,
    ];
  };

  test("is told to the three built-in roles", async () => {
    for (const session of [sessions.admin, sessions.manager, sessions.employee])
      expect(await keysFor(session)).toEqual(Array(4).fill(expect.stringMatching(/^[\w-]{20,}$/)));
  });

  test("is told to a role of the shop's own only with all that it stands for", async () => {
    const all = ["orders.read", "order.reject", "order.confirm", "order.cancel", "order.refund"];
    expect(await keysFor(await holder(all))).toEqual(Array(4).fill(expect.any(String)));
    for (const missing of ["order.confirm", "order.cancel", "order.refund"])
      expect(await keysFor(await holder(all.filter((name) => name !== missing)))).toEqual(Array(4).fill(undefined));
    const everythingElse = Object.values(orderPermissions)
      .map(({ name }) => name)
      .filter((name) => name !== "order.cancel");
    expect(await keysFor(await holder(everythingElse))).toEqual(Array(4).fill(undefined));
  });

  test("is not part of the answer to a proposed time", async () => {
    const session = await holder(["orders.read", "order.counter-appointment"]);
    const { id } = await place();
    const { status, data } = await act(id, "counter-appointment", session, { counterAppointment: "2026-06-05T20:00" });
    expect(status).toBe(200);
    expect(data).not.toHaveProperty("hash");
  });
});

describe("the answer to an action", () => {
  const PROGRESS = [
    ...["branch", "id", "isCanceled", "isCompleted", "isConfirmed", "isDelivered", "isFailed", "isInDelivery"],
    ...["isPaid", "isRefunded", "isRejected", "payment", "state", "ticketNumber", "uid", "updatedAt", "version"],
  ];
  const ACTIONS: [permission: string, call: string, state: string, body?: object][] = [
    ["order.check-payment", "update-payment-status", "pending"],
    ["order.counter-appointment", "status/counter-appointment", "pending", { counterAppointment: "2026-06-05T20:00" }],
    ["order.confirm", "status/confirm", "confirmed"],
    ["order.in-delivery", "status/in-delivery", "inDelivery"],
    ["order.completed", "status/completed", "completed"],
    ["order.reject", "status/reject", "rejected", { rejectionMessage: "Ofen defekt" }],
    ["order.cancel", "status/cancel", "canceled"],
  ];

  test("says only what became of the order to people who may not read it", async () => {
    let { id, uid } = await place();
    for (const [permission, call, state, body] of ACTIONS) {
      if (state === "rejected" || state === "canceled") ({ id, uid } = await place());
      const session = await holder([permission]);
      const path = `/api/orders/${id}/${call}`;
      const answer = await send({ method: "POST", path, session, ...(body ? { body } : {}) });
      expect(answer.status).toBe(200);
      expect(Object.keys(answer.data as object).sort()).toEqual(PROGRESS);
      expect(answer.data).toMatchObject({ id, uid, state, branch: { id: "brn_mitte" } });
      expect((await send({ path: `/api/orders/${id}`, session })).status).toBe(403);
    }
  });

  test("is the whole order for people who may read it", async () => {
    for (const session of [sessions.employee, await holder(["orders.read", "order.confirm"])]) {
      const { id } = await place();
      const { data } = await act(id, "confirm", session);
      expect(data).toMatchObject({ state: "confirmed", lastName: "Gruber", timeline: [{}, { action: "confirm" }] });
    }
  });
});
