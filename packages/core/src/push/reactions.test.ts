import { describe, expect, test } from "vitest";
import { jobsOf } from "../../test/jobs";
import { changed, eventsOf, newOrder, react, statesOf, usePushDevices, work } from "../../test/push";
import { NOW, admin } from "../../test/shop";
import { type OrderRow, changeOrder } from "../order";
import { jobId } from "../platform/job";
import { sendTestPush, unsubscribePush } from ".";

const MINUTE = 60_000;
const { service, browsersOf } = usePushDevices();

describe("an order", () => {
  // Half past six in the evening in Vienna.
  const evening = new Date(NOW).toISOString();
  const noon = new Date(NOW - 7 * 60 * MINUTE).toISOString();

  test("is told to devices of its branch for their events, encrypted, signed, and with nothing personal", async () => {
    const { dev_all, dev_new, dev_off, dev_harbor } = await browsersOf("dev_all", "dev_new", "dev_off", "dev_harbor");
    const { row, uid, id } = await newOrder();
    await react({ before: null, after: row });
    await work(uid);
    expect(dev_all.messages()).toEqual([
      {
        title: `Neu: Bestellung ${row.ticketNumber}`,
        body: "Takeaway · so bald wie möglich · 1 Position",
        url: `/backend#/?order=${id}`,
        tag: `${uid}-newOrder`,
        event: "newOrder",
      },
    ]);
    expect(JSON.stringify(dev_all.messages())).not.toMatch(/Maria|Muster/);
    expect(service.received[0]?.fault).toBeNull();
    expect(service.received[0]?.headers).toMatchObject({
      ...{ "content-encoding": "aes128gcm", urgency: "high", topic: expect.stringMatching(/^[\w-]{32}$/) },
      ttl: "1800",
    });
    await changed(uid, () => changeOrder({ actor: admin, id, action: "confirm", now: NOW }));
    await changed(uid, () => changeOrder({ actor: admin, id, action: "cancel", now: NOW }));
    await work(uid);
    // The order is over, so nobody needs to hear that it was confirmed.
    expect([eventsOf(dev_all), eventsOf(dev_new)]).toEqual([["newOrder", "cancelled"], ["newOrder"]]);
    expect([...dev_off.messages(), ...dev_harbor.messages()]).toEqual([]);
  });

  test("is told once, however often its change is delivered", async () => {
    const { dev_all } = await browsersOf("dev_all");
    const { row, uid } = await newOrder();
    await Promise.all(Array.from({ length: 5 }, () => react({ before: null, after: row })));
    await work(uid);
    await react({ before: null, after: row });
    await Promise.all([work(uid), work(uid)]);
    expect(eventsOf(dev_all)).toEqual(["newOrder"]);
  });

  test("that waits for its payment is new when it is paid, and never if it is not", async () => {
    const { dev_all } = await browsersOf("dev_all");
    const { row, uid } = await newOrder();
    const at = new Date(NOW).toISOString();
    const payment = {
      id: "pay_1",
      kind: "online",
      provider: "mollie",
      amount: 950,
      refunded: 0,
      currency: "EUR",
      createdAt: at,
    };
    const paying = (state: string) => ({ payments: [{ ...payment, state }] }) as Pick<OrderRow, "payments">;
    const open = { ...row, ...paying("open") };
    await react({ before: null, after: open });
    expect(await jobsOf(uid)).toEqual([]);
    await react({ before: open, after: { ...open, state: "canceled" } });
    expect(await jobsOf(uid)).toEqual([]);
    await react({ before: open, after: { ...open, ...paying("paid") } });
    await work(uid);
    expect(eventsOf(dev_all)).toEqual(["newOrder"]);
  });

  test("says when positions changed, and wakes every device when nobody answers it, also at night", async () => {
    const { dev_all, dev_new, dev_night } = await browsersOf("dev_all", "dev_new", "dev_night");
    const { row, uid } = await newOrder();
    const step = { at: evening, by: "usr_admin", name: "Ada", action: "change-item" as const };
    const after = { ...row, version: 2, updatedAt: evening, timeline: [...row.timeline, step] };
    await react({ before: row, after });
    await work(uid);
    expect([dev_all, dev_new, dev_night].map(eventsOf)).toEqual([["changed"], [], []]);
    const escalations = [{ key: "5 device ", at: evening, action: "device" as const }];
    await react({ before: after, after: { ...after, escalations } });
    const jobs = (await jobsOf(uid)).filter(({ state }) => state === "waiting");
    expect(jobs).toHaveLength(3);
    await work(uid);
    expect([dev_all, dev_new, dev_night].map(eventsOf)).toEqual([
      ["changed", "escalated"],
      ["escalated"],
      ["escalated"],
    ]);
  });

  test("is not told to a device in its quiet hours, by the time of the step", async () => {
    await browsersOf("dev_night");
    const told = async (at: string): Promise<number> => {
      const { row, uid } = await newOrder();
      await react({ before: null, after: { ...row, updatedAt: at } });
      return (await jobsOf(uid)).length;
    };
    expect([await told(noon), await told(evening)]).toEqual([1, 0]);
  });
});

test("a test goes to each browser of the device, whatever its events and quiet hours, and to none without", async () => {
  const { dev_night } = await browsersOf("dev_night");
  expect(await sendTestPush({ device: { id: "dev_all", name: "Tablet" }, now: NOW })).toEqual([]);
  const ids = await sendTestPush({ device: { id: "dev_night", name: "Nacht" }, now: NOW });
  expect((await jobsOf("dev_night")).map(jobId)).toEqual(ids);
  await work("dev_night");
  expect(dev_night.messages()).toMatchObject([{ title: "Testnachricht", url: "/backend#/devices/dev_night" }]);
});

test("a message that is too late, or whose browser was removed, is dropped", async () => {
  const { dev_all } = await browsersOf("dev_all");
  const { row, uid } = await newOrder();
  await react({ before: null, after: { ...row, updatedAt: new Date(NOW).toISOString() } });
  await work(uid, NOW + 31 * MINUTE);
  const other = await newOrder();
  await react({ before: null, after: other.row });
  await unsubscribePush({ actor: admin, id: dev_all.id, now: NOW });
  await work(other.uid);
  expect([await statesOf(uid), await statesOf(other.uid), service.received]).toEqual([["dropped"], ["dropped"], []]);
});
