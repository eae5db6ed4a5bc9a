import { beforeAll, describe, expect, it } from "vitest";
import { refusal } from "../../../test/refusal";
import { NOW, admin, createShop, draft } from "../../../test/shop";
import { metered } from "../../platform/db";
import { answerCounterAppointment, changeOrder, listFullSlots } from "..";
import { createOrder } from "../create";

beforeAll(createShop);

const ask = (month: string, now = NOW, branch = "harbor") => listFullSlots({ branch, month, now });
const order = async (appointmentDate: string, branch = "harbor"): Promise<string> =>
  `ord_${(await createOrder({ draft: draft({ branch, appointmentDate }), now: NOW })).uid}`;

describe("listFullSlots", () => {
  it("returns the full slots, by months of the branch's calendar", async () => {
    const [first] = [
      await order("2026-06-30T21:55"),
      await order("2026-06-30T21:55"),
      await order("2026-06-06T12:00"),
      await order("2026-07-01T10:00"),
      await order("2026-07-01T10:00"),
    ];
    expect(await ask("2026-06")).toEqual(["2026-06-30T19:55:00.000Z"]);
    expect(await ask("2026-07")).toEqual(["2026-07-01T08:00:00.000Z"]);
    expect(await ask("2026-08")).toEqual([]);
    await changeOrder({ actor: admin, id: first, action: "reject", now: NOW });
    expect(await ask("2026-06")).toEqual([]);
  });

  it("returns nothing of the past, beyond the horizon, or of another branch", async () => {
    await order("2026-06-07T10:00");
    await order("2026-06-07T10:00");
    const slot = Date.parse("2026-06-07T08:00:00Z");
    expect([await ask("2026-06", slot), await ask("2026-06", slot + 300_000)]).toEqual([
      ["2026-06-07T08:00:00.000Z"],
      [],
    ]);
    expect([
      await ask("2026-05"),
      await ask("2099-12"),
      await ask("2000-01"),
      await ask("2026-06", NOW, "center"),
    ]).toEqual([[], [], [], []]);
    expect(await refusal(ask("2026-06", NOW, "nowhere"))).toMatchObject({ code: "record.missing", kind: "missing" });
  });

  it("makes one query for the booked slots, and none where nothing is limited", async () => {
    await ask("2026-06");
    const { use } = await metered(() => ask("2026-06"));
    expect(use).toMatchObject({ operations: { Query: 1 }, readUnits: 0.5, writeUnits: 0 });
    expect((await metered(() => ask("2026-06", NOW, "center"))).use.operations.Query).toBeUndefined();
  });
});

describe("a counter appointment", () => {
  const propose = async (counterAppointment: string, changes: { branch?: string; appointmentDate?: string } = {}) => {
    const key = await createOrder({ draft: draft({ branch: "harbor", ...changes }), now: NOW });
    const id = `ord_${key.uid}`;
    await changeOrder({ actor: admin, id, action: "counter-appointment", counterAppointment, now: NOW });
    return { id, answer: (accept: boolean) => answerCounterAppointment({ ...key, accept, now: NOW }) };
  };

  it("takes a place in the slot once it is accepted, in one write, also for an order that had no time before", async () => {
    const [one, two, declined] = [
      await propose("2026-08-08T12:00"),
      await propose("2026-08-08T12:04"),
      await propose("2026-08-08T12:00"),
    ];
    expect(await ask("2026-08")).toEqual([]);
    await declined.answer(false);
    await one.answer(true);
    expect(await ask("2026-08")).toEqual([]);
    const { use } = await metered(() => two.answer(true));
    expect(use.operations).toMatchObject({ TransactWriteItems: 1 });
    expect(use.operations.PutItem).toBeUndefined();
    expect(await ask("2026-08")).toEqual(["2026-08-08T10:00:00.000Z"]);
    expect(await refusal(order("2026-08-08T12:00"))).toMatchObject({ details: [{ code: "order.appointment_taken" }] });
    await changeOrder({ actor: admin, id: one.id, action: "cancel", now: NOW });
    expect(await ask("2026-08")).toEqual([]);
  });

  it("may be in a full slot, which stays full until there are fewer orders than its capacity", async () => {
    const [first] = [await order("2026-09-09T12:00"), await order("2026-09-09T12:00")];
    const { id, answer } = await propose("2026-09-09T12:00");
    expect(await answer(true)).toMatchObject({ isConfirmed: true, appointment: "2026-09-09T10:00:00.000Z" });
    await changeOrder({ actor: admin, id: first, action: "reject", now: NOW });
    expect(await ask("2026-09")).toEqual(["2026-09-09T10:00:00.000Z"]);
    await changeOrder({ actor: admin, id, action: "cancel", now: NOW });
    expect(await ask("2026-09")).toEqual([]);
  });

  it("frees the requested slot, and keeps one place where both are the same", async () => {
    const [moved] = [
      await propose("2026-10-10T13:00", { appointmentDate: "2026-10-10T12:00" }),
      await order("2026-10-10T12:00"),
    ];
    expect(await ask("2026-10")).toEqual(["2026-10-10T10:00:00.000Z"]);
    await moved.answer(true);
    expect(await ask("2026-10")).toEqual([]);
    await order("2026-10-10T13:00");
    expect(await ask("2026-10")).toEqual(["2026-10-10T11:00:00.000Z"]);
    const same = await propose("2026-10-11T12:03", { appointmentDate: "2026-10-11T12:00" });
    await same.answer(true);
    expect(await ask("2026-10")).not.toContain("2026-10-11T10:00:00.000Z");
    await order("2026-10-11T12:00");
    expect(await ask("2026-10")).toContain("2026-10-11T10:00:00.000Z");
  });

  it("counts nothing where nothing is limited", async () => {
    const { answer } = await propose("2026-06-08T12:00", { branch: "center" });
    const { use } = await metered(() => answer(true));
    expect(use.operations).toMatchObject({ PutItem: 1 });
    expect(use.operations.TransactWriteItems).toBeUndefined();
  });
});
