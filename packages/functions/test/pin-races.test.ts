import type { CreatedKey } from "@tresen/contract/access-key/access-key";
import { PIN_MESSAGES } from "@tresen/contract/user/tablet/tablet.texts";
import { beforeAll, expect, test } from "vitest";
import { type Reply, send } from "./support/api";
import { NOW } from "./support/request";
import { PASSWORD, type Sessions, addUser, openShop, signIn } from "./support/shop";
import { enterPin, setPin, tabletOf } from "./support/tablet";

/** Longer than wrong PINs count. */
const WINDOW = 20 * 60_000;
const PINS = ["4711", "5822", "6933", "7044", "8155"];
let sessions: Sessions;
let terminal: CreatedKey;
beforeAll(async () => {
  sessions = await openShop();
  const body = { name: "Terminal", branch: "brn_mitte", purpose: "time" };
  terminal = (await send({ method: "POST", path: "/api/access-keys", body, session: sessions.admin }))
    .data as CreatedKey;
});

const statuses = (replies: readonly Reply[]): number[] => [...new Set(replies.map(({ status }) => status))];
function stamp({ id, pin, action, now = NOW }: { id: string; pin: string; action: string; now?: number }) {
  const path = `/api/time-tracking/${terminal.key}/${id}/working-activities/${action}`;
  return send({ method: "POST", path, headers: { "x-pin": pin }, body: {}, now });
}

test.each([1, 2, 3])("five PINs set at once beside log-ins and stampings leave one PIN, round %i", async (round) => {
  const username = `rennen${round}@example.test`;
  await addUser({ username, roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
  const id = await setPin({ username });
  const session = await signIn({ username });
  const tablet = await tabletOf({ session: sessions.admin });
  const change = (pin: string): Promise<Reply> =>
    send({ method: "POST", path: "/api/account/pin", session, body: { password: PASSWORD, pin } });
  const login = (): Promise<Reply> =>
    send({ method: "POST", path: "/api/login", body: { username, password: PASSWORD } });
  const [changes, logins, stampings, entered] = await Promise.all([
    Promise.all(PINS.map(change)),
    Promise.all(PINS.map(login)),
    Promise.all(PINS.map((pin, index) => stamp({ id, pin, action: index % 2 ? "end" : "start" }))),
    Promise.all(PINS.map((pin) => enterPin({ key: tablet.key, user: id, pin }))),
  ]);
  expect(statuses(logins)).toEqual([200]);
  expect(statuses(changes)).toContain(200);
  for (const { status, errors } of changes)
    if (status !== 200)
      expect([status, errors]).toEqual([409, [{ code: "pin.changed", message: PIN_MESSAGES.changed }]]);
  expect([200, 403, 429]).toEqual(expect.arrayContaining(statuses(stampings)));
  expect([200, 401, 429]).toEqual(expect.arrayContaining(statuses(entered)));
  const right: number[] = [];
  for (const [index, pin] of PINS.entries())
    right.push((await stamp({ id, pin, action: "end", now: NOW + (index + 1) * WINDOW })).status);
  expect(right.toSorted()).toEqual([200, 403, 403, 403, 403]);
});
