import { orderItemDraft } from "@tresen/contract/order/order-input";
import { MINUTE } from "@tresen/contract/kit/time";
import { describe, expect, it } from "vitest";
import { useKitchen } from "../../../test/kitchen";
import { refusal } from "../../../test/refusal";
import { NOW, admin, create, draft } from "../../../test/shop";
import { metered } from "../../platform/db";
import { rebuildSnapshot } from "../../snapshot";
import { answerCounterAppointment, changeItem, changeOrder, runOrderClock } from "..";
import { createOrder } from "../create";

const kitchen = useKitchen();
const { items, order, read, sharesOf, counters, told, sumOf, sorted } = kitchen;

describe("an order without a time", () => {
  it("takes the earliest time at which it can be ready, which is promised", async () => {
    const first = await order(2);
    expect(await read(first.uid)).toMatchObject({ promisedAt: "2026-06-05T16:40:00.000Z", leadMinutes: 8 });
    expect(await sharesOf(first.uid)).toEqual(["16:40 8"]);
    // The slot of now and those up to 16:40 have 32 minutes, of which 8 are taken.
    const second = await order(5);
    expect(await read(second.uid)).toMatchObject({ promisedAt: "2026-06-05T16:50:00.000Z" });
    expect(await sharesOf(second.uid)).toEqual(["16:45 10", "16:50 10"]);
    const third = await order(1);
    expect(await read(third.uid)).toMatchObject({ promisedAt: "2026-06-05T16:35:00.000Z" });
    expect(await told()).toEqual(["16:35 4", "16:40 8", "16:45 10", "16:50 10"]);
  });

  it("takes nothing where none of its products is prepared there, and reads nothing for it", async () => {
    const { result, use } = await metered(() => order(1, { items: items(1, "cola") }));
    expect(use.operations.TransactWriteItems).toBeUndefined();
    expect(use.operations.Query).toBe(1);
    expect(await read(result.uid)).not.toHaveProperty("promisedAt");
    expect(await told()).toEqual([]);
  });

  it("waits for the opening, and is refused where there is none within a day", async () => {
    const night = Date.parse("2026-06-05T21:00:00Z");
    const { uid } = await order(1, {}, night);
    expect(await read(uid)).toMatchObject({ promisedAt: "2026-06-06T08:00:00.000Z" });
    const id = `closed-${kitchen.branch}`;
    const openingHours = [{ type: "once" as const, date: "2026-06-20", from: "10:00", to: "22:00" }];
    await create("branches", { id, identifier: id, name: id, openingHours, isPreorderEnabled: true });
    await create("stations", { identifier: "ofen", name: "Ofen", branch: id, minutesPerSlot: 10 });
    const catalog = [{ category: "food", products: ["pizza"] }];
    await create("menus", { id: `menu-${id}`, name: "Karte", branches: [{ id }], catalog });
    await rebuildSnapshot({ startedAt: Date.now() });
    expect(await refusal(order(1, { branch: id }))).toMatchObject({ details: [{ code: "order.no_time" }] });
  });

  it("is refused when it is more than can ever be prepared at once", async () => {
    await order(50);
    expect(await refusal(order(51))).toMatchObject({ details: [{ field: "items", code: "order.too_much_work" }] });
  });

  // The clocks of Vienna go back at 3:00 on 25 October, and forward at 2:00 on 28 March.
  it.each([
    ["2026-10-24T20:30:00Z", "2026-10-25T09:00:00.000Z"],
    ["2027-03-27T21:30:00Z", "2027-03-28T08:00:00.000Z"],
  ])("is promised a time by the branch's clock also where that changes: %s", async (now, promised) => {
    const { uid } = await order(1, {}, Date.parse(now));
    expect(await read(uid)).toMatchObject({ promisedAt: promised });
    expect((await read(uid)).capacity).toMatchObject([{ slot: promised, minutes: 4 }]);
  });
});

describe("an appointment", () => {
  const appointmentDate = "2026-06-05T16:45:00Z";
  it("takes its slot, then earlier ones back to now, and is refused where that is not enough", async () => {
    const { uid } = await order(3, { appointmentDate });
    expect(await sharesOf(uid)).toEqual(["16:40 2", "16:45 10"]);
    expect((await read(uid)).promisedAt).toBeUndefined();
    await order(7, { appointmentDate });
    expect(await told()).toEqual(["16:30 10", "16:35 10", "16:40 10", "16:45 10"]);
    expect(await refusal(order(1, { appointmentDate }))).toMatchObject({
      details: [{ field: "appointmentDate", code: "order.appointment_taken" }],
    });
  });

  it("is given back when it is rejected, canceled or not answered", async () => {
    const [first, second, third] = [
      await order(2, { appointmentDate }),
      await order(3, { appointmentDate }),
      await order(1, { appointmentDate }),
    ];
    await changeOrder({ actor: admin, id: first.id, action: "reject", now: NOW });
    await changeOrder({ actor: admin, id: second.id, action: "confirm", now: NOW });
    expect(sorted(await counters())).toEqual(sorted(await sumOf([second.uid, third.uid])));
    await changeOrder({ actor: admin, id: second.id, action: "cancel", now: NOW });
    expect(sorted(await counters())).toEqual(sorted(await sumOf([third.uid])));
    await changeOrder({
      actor: admin,
      id: third.id,
      action: "counter-appointment",
      counterAppointment: "2026-06-05T20:00",
      expiresInMinutes: 5,
      now: NOW,
    });
    await runOrderClock({ now: NOW + 6 * MINUTE });
    expect([(await read(third.uid)).state, await told()]).toEqual(["canceled", []]);
  });

  it("stays when an order is completed, taken back and reopened", async () => {
    const { id } = await order(2, { appointmentDate });
    for (const action of ["confirm", "completed", "undo", "completed", "reopen"] as const)
      await changeOrder({ actor: admin, id, action, now: NOW });
    expect(await told()).toEqual(["16:45 8"]);
  });
});

describe("another time that staff propose", () => {
  // Until then 50 minutes are left.
  const other = "2026-06-05T16:50:00Z";
  const propose = (id: string, counterAppointment = other) =>
    changeOrder({ actor: admin, id, action: "counter-appointment", counterAppointment, now: NOW });
  const accept = ({ uid, hash }: { uid: string; hash: string }) =>
    answerCounterAppointment({ uid, hash, accept: true, now: NOW });

  it("gives the minutes back at once, and takes those of the new time when it is accepted", async () => {
    const key = await order(2);
    await propose(key.id);
    expect([await told(), (await read(key.uid)).capacity]).toEqual([[], undefined]);
    expect(await accept(key)).toMatchObject({ isConfirmed: true, promisedAt: null });
    expect(await told()).toEqual(["16:50 8"]);
    await changeOrder({ actor: admin, id: key.id, action: "cancel", now: NOW });
    expect(await told()).toEqual([]);
  });

  it("is refused where it is full by then, to staff at once and to the customer when they accept", async () => {
    const key = await order(1);
    await propose(key.id);
    const big = await order(12, { appointmentDate: other });
    expect(await refusal(accept(key))).toMatchObject({ code: "order.capacity_full", kind: "conflict" });
    const again = await order(1);
    expect(await refusal(propose(again.id))).toMatchObject({
      kind: "input",
      details: [
        {
          field: "counterAppointment",
          message: "Zum Termin 18:50 Uhr können wir diese Bestellung nicht mehr zubereiten.",
        },
      ],
    });
    // Staff may confirm it for its own time nevertheless, if that has room again.
    const confirm = () => changeOrder({ actor: admin, id: key.id, action: "confirm", now: NOW });
    expect(await refusal(confirm())).toMatchObject({ code: "order.capacity_full", kind: "conflict" });
    await changeOrder({ actor: admin, id: big.id, action: "reject", now: NOW });
    await confirm();
    expect(await sharesOf(key.uid)).toEqual(["16:35 4"]);
  });

  it("counts what the order itself gives back as free", async () => {
    const key = await order(2, { appointmentDate: other });
    await order(9, { appointmentDate: other });
    await propose(key.id);
    expect(await accept(key)).toMatchObject({ isConfirmed: true });
  });
});

describe("a change of positions", () => {
  const change = async (id: string, amount: number, index = 0) =>
    changeItem({
      actor: admin,
      id,
      index,
      item: orderItemDraft.parse(items(amount)[0]),
      version: (await read(id.slice(4))).version,
      now: NOW,
    });

  it("takes and gives back only the difference, and is refused where there is no room", async () => {
    const { id, uid } = await order(1);
    await change(id, 2);
    expect(await told()).toEqual(["16:35 8"]);
    await change(id, 5);
    expect(await told()).toEqual(["16:30 10", "16:35 10"]);
    expect(await refusal(change(id, 6))).toMatchObject({
      code: "order.capacity_full",
      kind: "conflict",
      message: "Für diese Änderung ist zum Termin der Bestellung in der Küche kein Platz mehr.",
    });
    await change(id, 1);
    expect(await told()).toEqual(["16:30 4"]);
    await change(id, 1, 1);
    await change(id, 0);
    expect(sorted(await counters())).toEqual(sorted(await sumOf([uid])));
  });
});

describe("many at once", () => {
  it("never take more than there is, and each is promised a time", async () => {
    const uids = (await Promise.all(Array.from({ length: 40 }, () => order(1)))).map(({ uid }) => uid);
    const taken = await counters();
    expect(Math.max(...taken.values())).toBeLessThanOrEqual(10);
    expect(sorted(taken)).toEqual(sorted(await sumOf(uids)));
    expect([...taken.values()].reduce((sum, minutes) => sum + minutes, 0)).toBe(160);
  });

  it("fill an appointment and refuse the rest", async () => {
    const ask = () => order(2, { appointmentDate: "2026-06-05T16:40:00Z" }).catch((error: unknown) => error);
    const all = await Promise.all(Array.from({ length: 10 }, ask));
    const uids = all.flatMap((one) => (one instanceof Error ? [] : [(one as { uid: string }).uid]));
    const refused = all.filter((one) => one instanceof Error);
    expect([uids.length, refused.length]).toEqual([3, 7]);
    for (const error of refused) expect(error).toMatchObject({ details: [{ code: "order.appointment_taken" }] });
    expect(sorted(await counters())).toEqual(sorted(await sumOf(uids)));
  });

  it("with the same key are one order", async () => {
    const appointmentDate = "2026-06-05T16:40:00Z";
    const wanted = draft({ branch: kitchen.branch, items: items(7), appointmentDate });
    const ask = () => createOrder({ draft: wanted, idempotencyKey: `key-of-${kitchen.branch}-and-more`, now: NOW });
    const all = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(1);
    expect(await ask()).toMatchObject({ created: false });
    expect([...(await counters()).values()].reduce((sum, minutes) => sum + minutes, 0)).toBe(28);
  });

  it("keep the counters as the orders say, whatever becomes of them", async () => {
    const keys = await Promise.all(Array.from({ length: 16 }, (_, index) => order(1 + (index % 4))));
    const steps: ((key: (typeof keys)[number]) => Promise<unknown>)[] = [
      ({ id }) => changeOrder({ actor: admin, id, action: "cancel", now: NOW }),
      ({ id }) => changeOrder({ actor: admin, id, action: "reject", now: NOW }),
      async ({ id, uid }) => {
        const item = orderItemDraft.parse(items(3)[0]);
        await changeItem({ actor: admin, id, index: 0, item, version: (await read(uid)).version, now: NOW });
      },
      async ({ id, uid, hash }) => {
        const counterAppointment = "2026-06-05T18:00:00Z";
        await changeOrder({ actor: admin, id, action: "counter-appointment", counterAppointment, now: NOW });
        await answerCounterAppointment({ uid, hash, accept: true, now: NOW });
      },
      async ({ id, uid, hash }) => {
        const counterAppointment = "2026-06-05T18:05:00Z";
        await changeOrder({ actor: admin, id, action: "counter-appointment", counterAppointment, now: NOW });
        await answerCounterAppointment({ uid, hash, accept: false, now: NOW });
      },
    ];
    // What has no room, or comes too late, is refused and changes nothing.
    const step = async (key: (typeof keys)[number], index: number) => steps[index % 5]?.(key);
    await Promise.allSettled(keys.flatMap((key, index) => [step(key, index), step(key, index * 3 + 1)]));
    expect(sorted(await counters())).toEqual(sorted(await sumOf(keys.map(({ uid }) => uid))));
    expect(Math.max(...(await counters()).values())).toBeLessThanOrEqual(10);
  });
});
