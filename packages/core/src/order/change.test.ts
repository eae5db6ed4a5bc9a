import { beforeAll, describe, expect, it } from "vitest";
import { openOf, placed } from "../../test/orders";
import { refusal } from "../../test/refusal";
import { NOW, admin, anonymous, createShop, holder as holderOf, staff } from "../../test/shop";
import { saveConfig } from "../config";
import type { Actor } from "../platform/actor";
import {
  answerCounterAppointment,
  changeOrder,
  findOrder,
  getOrder,
  getPublicOrder,
  replaceOrder,
  sendQuestionnaire,
} from ".";
import { listCurrentOrders, listOrders } from "./list";

const MINUTE = 60_000;
const center = staff("ROLE_EMPLOYEE", "center");

beforeAll(async () => {
  await saveConfig({ actor: admin, now: NOW, input: { enablePluginDonations: true } });
  await createShop();
});

describe("an order that has been paid online", () => {
  const holder = (...permissions: string[]): Actor => holderOf({ permissions, branches: ["center"] });
  const paid = async (): Promise<string> => {
    const { id, uid } = await placed();
    const before = await findOrder(uid);
    if (!before) throw new Error("No order");
    const payment = { provider: "mollie" as const, state: "paid" as const, amount: 950, currency: "EUR", refunded: 0 };
    await replaceOrder({ before, row: { ...before, version: before.version + 1, payment } });
    return id;
  };

  it("is canceled only by staff with the permission to refund", async () => {
    for (const action of ["cancel", "reject"] as const) {
      const id = await paid();
      const end = (actor: Actor) => changeOrder({ actor, id, action, now: NOW });
      expect(await refusal(end(holder(`order.${action}`)))).toMatchObject({ kind: "forbidden" });
      expect(await refusal(end(holder("order.refund")))).toMatchObject({ kind: "forbidden" });
      expect(await end(holder(`order.${action}`, "order.refund"))).toMatchObject({ payment: { state: "refunding" } });
    }
    // Each built-in role may, as without a payment.
    expect(await changeOrder({ actor: center, id: await paid(), action: "cancel", now: NOW })).toMatchObject({
      state: "canceled",
    });
  });

  it("is confirmed, and an unpaid one canceled, without that permission", async () => {
    expect(
      await changeOrder({ actor: holder("order.confirm"), id: await paid(), action: "confirm", now: NOW }),
    ).toMatchObject({ state: "confirmed" });
    const { id } = await placed();
    expect(await changeOrder({ actor: holder("order.cancel"), id, action: "cancel", now: NOW })).toMatchObject({
      state: "canceled",
    });
  });
});

describe("the customer", () => {
  it("sees the order only with uid and hash, and no personal data", async () => {
    const { uid, hash } = await placed();
    const order = await getPublicOrder({ uid, hash });
    expect(order).toMatchObject({ uid, isConfirmed: false, branch: { id: "center" } });
    expect(JSON.stringify(order)).not.toMatch(/Maria|Muster/);
    for (const key of [
      { uid, hash: "wrong" },
      { uid: "0".repeat(26), hash },
      { uid: "x", hash },
      { uid, hash: "" },
    ]) {
      expect(await refusal(getPublicOrder(key))).toMatchObject({ code: "order.missing", kind: "missing" });
    }
  });

  it("accepts or declines another appointment", async () => {
    const { id, ...key } = await placed({ appointmentDate: "2026-06-05T20:00" });
    expect(await refusal(answerCounterAppointment({ ...key, accept: true, now: NOW }))).toMatchObject({
      kind: "conflict",
    });
    expect(
      await refusal(
        changeOrder({
          actor: center,
          id,
          action: "counter-appointment",
          counterAppointment: "2026-06-05T18:00",
          now: NOW,
        }),
      ),
    ).toMatchObject({ kind: "input", details: [{ field: "counterAppointment" }] });
    expect(
      await refusal(
        changeOrder({
          actor: center,
          id,
          action: "counter-appointment",
          counterAppointment: "9999-12-31T23:59:59-14:00",
          now: NOW,
        }),
      ),
    ).toMatchObject({ code: "order.counter_appointment_horizon", details: [{ field: "counterAppointment" }] });
    for (const counterAppointment of ["2026-06-05T21:00:30", "2026-06-05T19:00:00.500Z"]) {
      expect(
        await refusal(changeOrder({ actor: center, id, action: "counter-appointment", counterAppointment, now: NOW })),
      ).toMatchObject({ details: [{ field: "counterAppointment", code: "order.appointment_seconds" }] });
    }
    expect(
      await changeOrder({
        actor: center,
        id,
        action: "counter-appointment",
        counterAppointment: "2026-06-05T21:00",
        now: NOW,
      }),
    ).toMatchObject({ state: "pending", counterAppointment: "2026-06-05T19:00:00.000Z" });
    expect(await answerCounterAppointment({ ...key, accept: true, now: NOW })).toMatchObject({
      isConfirmed: true,
      appointment: "2026-06-05T19:00:00.000Z",
      appointmentDate: "2026-06-05T18:00:00.000Z",
    });

    const other = await placed();
    await changeOrder({
      actor: center,
      id: other.id,
      action: "counter-appointment",
      counterAppointment: "2026-06-05T19:00:00Z",
      now: NOW,
    });
    expect(
      await refusal(answerCounterAppointment({ ...other, accept: true, now: Date.parse("2026-06-05T19:01:00Z") })),
    ).toMatchObject({ code: "order.counter_appointment_past" });
    expect(await answerCounterAppointment({ ...other, accept: false, now: NOW })).toMatchObject({ isCanceled: true });
  });

  it("rates a completed order once", async () => {
    const { id, ...key } = await placed();
    const answers = { rating: 5, foodRating: 4, serviceRating: 3, processRating: 2, comment: "Gut" };
    expect(await refusal(sendQuestionnaire({ ...key, answers, now: NOW }))).toMatchObject({ kind: "conflict" });
    await changeOrder({ actor: center, id, action: "confirm", now: NOW });
    await changeOrder({ actor: center, id, action: "completed", now: NOW });
    expect(await sendQuestionnaire({ ...key, answers, now: NOW })).toMatchObject({ questionnaireRating: 5 });
    expect(await refusal(sendQuestionnaire({ ...key, answers, now: NOW }))).toMatchObject({ kind: "conflict" });
    expect(await getOrder({ actor: center, id })).toMatchObject({ questionnaire: answers });
  });
});

describe("changeOrder", () => {
  it("takes an order to its end and records who did what", async () => {
    const { id } = await placed();
    for (const action of ["confirm", "in-delivery", "completed"] as const)
      await changeOrder({ actor: center, id, action, now: NOW + MINUTE });
    const order = await getOrder({ actor: center, id });
    expect(order).toMatchObject({ state: "completed", version: 4, isCompleted: true });
    expect(order.timeline.map(({ action, by }) => `${action} ${by}`)).toEqual([
      "create customer",
      "confirm usr_employee",
      "in-delivery usr_employee",
      "completed usr_employee",
    ]);
    expect((await openOf({ actor: center, now: NOW })).map((open) => open.id)).not.toContain(id);
    expect(await refusal(changeOrder({ actor: center, id, action: "cancel", now: NOW }))).toMatchObject({
      code: "order.action_not_allowed",
      kind: "conflict",
    });
  });

  it("rejects with a message", async () => {
    const { id, ...key } = await placed();
    await changeOrder({ actor: center, id, action: "reject", rejectionMessage: "Leider aus", now: NOW });
    expect(await getPublicOrder(key)).toMatchObject({ isRejected: true, rejectionMessage: "Leider aus" });
  });

  it("lets only one of several concurrent changes succeed", async () => {
    const { id } = await placed();
    const actions = ["confirm", "reject", "cancel", "confirm"] as const;
    const outcomes = await Promise.allSettled(
      actions.map((action) => changeOrder({ actor: center, id, action, version: 1, now: NOW })),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ kind: "conflict" });
    expect((await getOrder({ actor: center, id })).version).toBe(2);
  });

  it("is allowed to staff of the order's branch", async () => {
    const { id } = await placed();
    const other = staff("ROLE_MANAGER", "harbor");
    expect(await refusal(changeOrder({ actor: other, id, action: "confirm", now: NOW }))).toMatchObject({
      kind: "forbidden",
    });
    expect(await refusal(getOrder({ actor: other, id }))).toMatchObject({ kind: "forbidden" });
    expect(await refusal(getOrder({ actor: anonymous, id }))).toMatchObject({ kind: "unauthenticated" });
    expect(await refusal(getOrder({ actor: center, id: "ord_nothing" }))).toMatchObject({ kind: "missing" });
    expect(await refusal(listOrders({ actor: other, query: { branch: "center" } }))).toMatchObject({
      kind: "forbidden",
    });
    expect(await refusal(listCurrentOrders({ actor: other, query: { branch: "center" }, now: NOW }))).toMatchObject({
      kind: "forbidden",
    });
  });
});
