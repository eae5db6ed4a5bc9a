import { describe, expect, it } from "vitest";
import { useKitchen } from "../../../test/kitchen";
import { NOW, admin } from "../../../test/shop";
import { changeOrder } from "..";

const { order, read, sharesOf, counters, told, sumOf, sorted } = useKitchen();

describe("a preparation time that staff choose", () => {
  const confirm = (id: string, preparationMinutes: number) =>
    changeOrder({ actor: admin, id, action: "confirm", preparationMinutes, now: NOW });

  it("moves the minutes to the promised time", async () => {
    const { id, uid } = await order(2);
    await confirm(id, 45);
    expect(await read(uid)).toMatchObject({ state: "confirmed", promisedAt: "2026-06-05T17:15:00.000Z" });
    expect(await told()).toEqual(["17:15 8"]);
    await changeOrder({ actor: admin, id, action: "cancel", now: NOW });
    expect(await told()).toEqual([]);
  });

  it("overrules the limit where there is no room, and the counters stay exact", async () => {
    const full = await order(10, { appointmentDate: "2026-06-05T16:45:00Z" });
    const { id, uid } = await order(2);
    expect(await sharesOf(uid)).toEqual(["16:50 8"]);
    await confirm(id, 15);
    expect(await sharesOf(uid)).toEqual(["16:45 8"]);
    expect(await told()).toEqual(["16:30 10", "16:35 10", "16:40 10", "16:45 18"]);
    await changeOrder({ actor: admin, id, action: "cancel", now: NOW });
    expect(sorted(await counters())).toEqual(sorted(await sumOf([full.uid])));
  });

  it("takes minutes also for an order that gave them back with other times", async () => {
    const { id, uid } = await order(1);
    const counterAppointment = "2026-06-05T18:00:00Z";
    await changeOrder({ actor: admin, id, action: "counter-appointment", counterAppointment, now: NOW });
    await confirm(id, 30);
    expect(await sharesOf(uid)).toEqual(["17:00 4"]);
    expect(sorted(await counters())).toEqual(sorted(await sumOf([uid])));
  });
});
