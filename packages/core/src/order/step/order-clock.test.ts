import { beforeAll, describe, expect, it } from "vitest";
import { placed } from "../../../test/orders";
import { refusal } from "../../../test/refusal";
import { NOW, create, createShop, staff } from "../../../test/shop";
import { rebuildSnapshot } from "../../snapshot";
import {
  type OrderRow,
  addNote,
  answerCounterAppointment,
  changeOrder,
  findOrder,
  getPublicOrder,
  runOrderClock,
} from "..";

const MINUTE = 60_000;
const center = staff("ROLE_EMPLOYEE", "center");
const alert = staff("ROLE_EMPLOYEE", "alert");
const read = async (uid: string): Promise<OrderRow> =>
  (await findOrder(uid)) ?? Promise.reject(new Error("The order is gone"));

beforeAll(async () => {
  await createShop();
  await create("branches", {
    id: "alert",
    identifier: "alert",
    name: "Alarm",
    openingHours: [{ type: "daily", from: "10:00", to: "22:00" }],
    escalation: [
      { afterMinutes: 3, action: "sound" },
      { afterMinutes: 5, action: "sms", to: "+436601234567" },
      { afterMinutes: 8, action: "mail", to: "chef@example.test" },
      { afterMinutes: 20, action: "decline", text: "Heute leider nicht." },
    ],
  });
  await create("menus", {
    id: "menu2",
    name: "Karte",
    branches: [{ id: "alert" }],
    catalog: [{ category: "pizza", products: ["margherita"] }],
  });
  await rebuildSnapshot({ startedAt: Date.now() });
});

describe("an order that nobody answers", () => {
  const stepsOf = async (uid: string) => (await read(uid)).escalations?.map(({ action }) => action) ?? [];

  it("goes through the branch's table, each step once, also with several runs at once", async () => {
    const { uid } = await placed({ branch: "alert" });
    await runOrderClock({ now: NOW + 2 * MINUTE });
    expect(await stepsOf(uid)).toEqual([]);
    await Promise.all(Array.from({ length: 5 }, () => runOrderClock({ now: NOW + 3 * MINUTE })));
    expect(await stepsOf(uid)).toEqual(["sound"]);
    // The runs of some minutes were missed.
    await runOrderClock({ now: NOW + 9 * MINUTE });
    await runOrderClock({ now: NOW + 10 * MINUTE });
    expect(await stepsOf(uid)).toEqual(["sound", "sms", "mail"]);
    expect((await read(uid)).timeline.slice(1)).toMatchObject([
      { action: "escalate", by: "system", message: "Lauterer Ton am Tresen" },
      { action: "escalate", message: "SMS an +436601234567" },
      { action: "escalate", message: "E-Mail an chef@example.test" },
    ]);
    await Promise.all([runOrderClock({ now: NOW + 20 * MINUTE }), runOrderClock({ now: NOW + 20 * MINUTE })]);
    const declined = await read(uid);
    expect(declined).toMatchObject({ state: "rejected", rejectionMessage: "Heute leider nicht." });
    expect(declined.timeline.filter(({ action }) => action === "decline")).toHaveLength(1);
    await runOrderClock({ now: NOW + 60 * MINUTE });
    expect((await read(uid)).version).toBe(declined.version);
  });

  it("is left alone once it is answered", async () => {
    const { id, uid } = await placed({ branch: "alert" });
    await changeOrder({ actor: alert, id, action: "confirm", now: NOW });
    await runOrderClock({ now: NOW + 60 * MINUTE });
    expect(await read(uid)).toMatchObject({ state: "confirmed", version: 2 });
  });

  it("is left alone where the branch has no table", async () => {
    const { uid } = await placed();
    await runOrderClock({ now: NOW + 60 * MINUTE });
    expect((await read(uid)).version).toBe(1);
  });

  it("is confirmed or declined, when both happen at once", async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => placed({ branch: "alert" })));
    const now = NOW + 30 * MINUTE;
    await Promise.all([
      runOrderClock({ now }),
      ...orders.map(({ id }) =>
        changeOrder({ actor: alert, id, action: "confirm", now, version: 1 }).catch(() => null),
      ),
    ]);
    await runOrderClock({ now });
    for (const { uid } of orders) {
      const { state, timeline } = await read(uid);
      const decisions = timeline.filter(({ action }) => action === "confirm" || action === "decline");
      expect(decisions).toHaveLength(1);
      expect(state).toBe(decisions[0]?.action === "confirm" ? "confirmed" : "rejected");
    }
  });
});

describe("proposed times", () => {
  const offer = (id: string, more: { expiresInMinutes?: number } = {}) =>
    changeOrder({
      actor: center,
      id,
      action: "counter-appointment",
      counterAppointments: ["2026-06-05T20:00", "2026-06-05T20:30", "2026-06-05T21:00"],
      now: NOW,
      ...more,
    });

  it("are up to three, of which the customer chooses one", async () => {
    const { id, ...key } = await placed();
    expect(await offer(id)).toMatchObject({
      counterAppointment: "2026-06-05T18:00:00.000Z",
      counterAppointments: ["2026-06-05T18:00:00.000Z", "2026-06-05T18:30:00.000Z", "2026-06-05T19:00:00.000Z"],
      counterAppointmentExpiresAt: new Date(NOW + 30 * MINUTE).toISOString(),
    });
    const accept = (more: object) => answerCounterAppointment({ ...key, accept: true, now: NOW + MINUTE, ...more });
    const other = "2026-06-05T18:30:00.000Z";
    expect(await refusal(accept({ counterAppointment: other }))).toMatchObject({
      code: "order.counter_appointment_changed",
    });
    expect(await accept({ index: 1, counterAppointment: other })).toMatchObject({
      appointment: other,
      counterAppointment: other,
      isConfirmed: true,
    });
  });

  it("have no fourth one to choose, and none that is unknown", async () => {
    const { id, ...key } = await placed();
    await changeOrder({
      actor: center,
      id,
      action: "counter-appointment",
      counterAppointment: "2026-06-05T20:00",
      now: NOW,
    });
    expect(await refusal(answerCounterAppointment({ ...key, accept: true, index: 1, now: NOW }))).toMatchObject({
      code: "order.counter_appointment_unknown",
    });
    expect((await getPublicOrder(key)).counterAppointments).toEqual(["2026-06-05T18:00:00.000Z"]);
  });

  it("expire: the order is canceled once, and nothing can be accepted any more", async () => {
    const { id, ...key } = await placed();
    await offer(id, { expiresInMinutes: 10 });
    const until = NOW + 10 * MINUTE;
    await runOrderClock({ now: until - 1 });
    expect((await read(key.uid)).state).toBe("pending");
    expect(await refusal(answerCounterAppointment({ ...key, accept: true, now: until }))).toMatchObject({
      code: "order.counter_appointment_expired",
    });
    await Promise.all([runOrderClock({ now: until }), runOrderClock({ now: until })]);
    const row = await read(key.uid);
    expect(row).toMatchObject({ state: "canceled", version: 3 });
    expect(row.timeline.at(-1)).toMatchObject({ action: "expire-counter-appointment", by: "system" });
    expect((await getPublicOrder(key)).rejectionMessage).toBe(
      "Der vorgeschlagene Termin wurde nicht rechtzeitig angenommen.",
    );
  });
});

describe("confirming with a preparation time", () => {
  it("promises a time, which an order with an appointment has already", async () => {
    const { id, ...key } = await placed();
    const confirm = (one: string) =>
      changeOrder({ actor: center, id: one, action: "confirm", preparationMinutes: 20, now: NOW });
    expect(await confirm(id)).toMatchObject({ promisedAt: new Date(NOW + 20 * MINUTE).toISOString() });
    expect((await getPublicOrder(key)).promisedAt).toBe(new Date(NOW + 20 * MINUTE).toISOString());
    const later = await placed({ appointmentDate: "2026-06-05T20:00" });
    expect(await confirm(later.id)).toMatchObject({ promisedAt: null, appointment: "2026-06-05T18:00:00.000Z" });
  });
});

describe("notes of staff", () => {
  it("are kept in their order, all of them, and customers do not see them", async () => {
    const { id, ...key } = await placed();
    const note = (text: string) => addNote({ actor: center, id, text, now: NOW });
    await Promise.all(["eins", "zwei", "drei"].map(note));
    expect(await note("vier")).toMatchObject({
      version: 5,
      notes: expect.arrayContaining([
        {
          at: new Date(NOW).toISOString(),
          by: "usr_employee",
          name: "Eva Beispiel",
          text: "vier",
        },
      ]),
    });
    expect((await read(key.uid)).notes?.map(({ text }) => text).sort()).toEqual(["drei", "eins", "vier", "zwei"]);
    expect(JSON.stringify(await getPublicOrder(key))).not.toContain("vier");
    expect(await refusal(addNote({ actor: alert, id, text: "x", now: NOW }))).toMatchObject({ kind: "forbidden" });
  });
});
