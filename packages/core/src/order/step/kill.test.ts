import { MINUTE } from "@tresen/contract/kit/time";
import { beforeAll, describe, expect, it } from "vitest";
import { interrupted } from "../../../test/interrupt";
import { allJobs } from "../../../test/jobs";
import { createMessageShop } from "../../../test/messages";
import { placed } from "../../../test/orders";
import { create } from "../../../test/shop";
import { queueOrderMessages } from "../../message";
import { rebuildSnapshot } from "../../snapshot";
import { type OrderRow, findOrder, runOrderClock } from "..";

const PHONE = "+436601234567";
const MAIL = "chef@example.test";
const ORDERS = 3;

beforeAll(async () => {
  // With SMS.
  await createMessageShop();
  await create("branches", {
    id: "alert",
    identifier: "alert",
    name: "Alarm",
    openingHours: [{ type: "daily", from: "00:00", to: "24:00" }],
    escalation: [
      { afterMinutes: 2, action: "sound" },
      { afterMinutes: 3, action: "sms", to: PHONE },
      { afterMinutes: 3, action: "mail", to: MAIL },
      { afterMinutes: 5, action: "device" },
      { afterMinutes: 6, action: "decline" },
    ],
  });
  const catalog = [{ category: "pizza", products: ["margherita"] }];
  await create("menus", { id: "menu3", name: "Karte", branches: [{ id: "alert" }], catalog });
  await rebuildSnapshot({ startedAt: Date.now() });
});

const read = async (uid: string): Promise<OrderRow> =>
  (await findOrder(uid)) ?? Promise.reject(new Error("The order is gone"));

// The last two are the nights in which the clocks of Vienna change at one o'clock UTC.
describe.each(["2026-06-05T16:30:00Z", "2026-10-25T00:57:00Z", "2027-03-28T00:57:00Z"])(
  "the steps for orders that nobody answers, from %s on",
  (instant) => {
    const now = Date.parse(instant);

    it("are each taken once, wherever the process is killed in between", async () => {
      const uids: string[] = [];
      for (let count = 0; count < ORDERS; count += 1) uids.push((await placed({ branch: "alert" }, now)).uid);
      const seen = new Map(await Promise.all(uids.map(async (uid) => [uid, await read(uid)] as const)));
      /** The reactions to what is new in each order; the stream repeats them after a kill. */
      const react = async (kill?: { write: number; after: boolean }): Promise<void> => {
        for (const uid of uids) {
          const [before, after] = [seen.get(uid), await read(uid)];
          if (!before || before.version === after.version) continue;
          const run = () => queueOrderMessages({ before, after });
          if (kill) await interrupted({ ...kill, run });
          await run();
          await run();
          seen.set(uid, after);
        }
      };
      let kills = 0;
      for (let minute = 0; minute <= 8; minute += 1) {
        const at = now + minute * MINUTE;
        for (let write = 0; write < ORDERS; write += 1)
          for (const after of [false, true]) {
            // Each run looks at all orders and is killed at one of those that are left.
            if (await interrupted({ write, after, run: () => runOrderClock({ now: at }) })) kills += 1;
            await react({ write: 0, after });
          }
        // Started again.
        await runOrderClock({ now: at });
        await runOrderClock({ now: at });
        await react({ write: 1, after: true });
      }
      expect(kills).toBeGreaterThanOrEqual(ORDERS * 2);
      const jobs = await allJobs();
      for (const uid of uids) {
        const row = await read(uid);
        const told = row.timeline.map(({ action, at }) => `${(Date.parse(at) - now) / MINUTE} ${action}`);
        expect(told).toEqual(["0 create", "2 escalate", "3 escalate", "3 escalate", "5 escalate", "6 decline"]);
        expect(row.escalations?.map(({ action }) => action)).toEqual(["sound", "sms", "mail", "device"]);
        expect(row.state).toBe("rejected");
        const messages = jobs.filter(({ owner, key }) => owner.includes(uid) && key.includes("escalated"));
        expect(messages.map(({ kind }) => kind).sort()).toEqual(["mail", "sms"]);
      }
    });
  },
);
