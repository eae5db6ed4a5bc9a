import type { SentTo } from "@tresen/contract/order/sent/sent";
import { findOrder } from "@tresen/core/order";
import { sentReactions } from "@tresen/core/order/sent";
import { metered } from "@tresen/core/platform/db";
import { beforeAll, expect, test } from "vitest";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { place } from "./support/orders";
import { type Sessions, addUser, openShop, signIn } from "./support/shop";

let sessions: Sessions;
let north = "";
beforeAll(async () => {
  sessions = await openShop();
  await addUser({ username: "nord@example.test", roles: ["ROLE_EMPLOYEE"], branches: ["brn_nord"] });
  north = await signIn({ username: "nord@example.test" });
});

async function stored(id: string) {
  return (await findOrder(id.replace("ord_", ""))) ?? Promise.reject(new Error("The order is gone"));
}

/** Takes a step of an order and tells the stations of it, as the stream's reader does. @returns what that wrote. */
async function step(id: string, name: string): Promise<{ readUnits: number; writeUnits: number }> {
  const before = await stored(id);
  const path = `/api/orders/${id}/status/${name}`;
  expect((await send({ method: "POST", path, body: {}, session: sessions.employee })).status).toBe(200);
  const change = { before, after: await stored(id) };
  const { use } = await metered(() =>
    withGrantsOf("stream", () => Promise.all(sentReactions.order.map((react) => react(change)))),
  );
  return use;
}

const print = (id: string, { key, session = sessions.employee }: { key?: string; session?: string } = {}) =>
  send({
    method: "POST",
    path: `/api/orders/${id}/print`,
    session,
    ...(key === undefined ? {} : { headers: { "idempotency-key": key } }),
  });
const sent = async (id: string): Promise<SentTo[]> =>
  (await send({ path: `/api/orders/${id}/sent`, session: sessions.employee })).data as SentTo[];

test("staff see what stations were told of an order, and tell them all of it again, once for each key", async () => {
  const { id } = await place();
  expect(await sent(id)).toEqual([]);
  const { readUnits, writeUnits } = await step(id, "confirm");
  // The order's GetItem and an empty Query; half a unit more where the cached catalogue is checked, once a second.
  expect([2, 2.5]).toContain(readUnits);
  // The condition and the row.
  expect(writeUnits).toBe(6);
  expect((await print(id, { key: "once" })).data).toBeNull();
  expect((await print(id, { key: "once" })).status).toBe(200);
  const [kitchen, ...others] = await sent(id);
  expect([others, kitchen?.station, kitchen?.name]).toEqual([[], null, "Küche"]);
  expect(kitchen?.messages.map(({ number, why, lines }) => [number, why, lines])).toEqual(
    ["begun", "print"].map((why, index) => [
      index + 1,
      why,
      [expect.objectContaining({ line: "1", kind: "new", amount: 2, name: "Margherita", was: null })],
    ]),
  );
  // What does not concern them costs no read.
  expect(await step(id, "in-delivery")).toMatchObject({ readUnits: 0, writeUnits: 0 });
});

test("an order without anything to prepare is refused in the words of the specification, and others by right", async () => {
  const { id } = await place();
  await step(id, "cancel");
  expect(await print(id)).toMatchObject({
    status: 409,
    errors: [{ code: "order.not_printable", message: "Beleg konnte nicht gedruckt werden." }],
  });
  expect((await print(id, { session: north })).status).toBe(403);
  expect((await print(id, { session: "" })).status).toBe(401);
  expect((await send({ path: `/api/orders/${id}/sent`, session: north })).status).toBe(403);
  expect((await print(id, { key: "k".repeat(300) })).status).toBe(400);
});
