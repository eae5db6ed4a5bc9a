import { type OrderState, orderFlags } from "@tresen/contract/order/order.state";
import type { PublicOrder } from "@tresen/contract/order/order";
import { describe, expect, it } from "vitest";
import { headingOf, messageOf, paymentText, proposedTime, statusText, stepsOf, workOf } from "./wording";

const now = Date.parse("2026-06-05T18:30:00+02:00");
const clock = { now, zone: "Europe/Vienna" };

function order(state: OrderState, fields: Partial<PublicOrder> = {}): PublicOrder {
  const isDelivery = fields.isDelivery ?? false;
  return {
    isDineIn: false,
    isQuotation: false,
    isPaid: false,
    isRefunded: false,
    paymentMethod: "cash",
    appointment: null,
    counterAppointment: null,
    promisedAt: null,
    tableIdentifier: null,
    payments: [],
    ...fields,
    isDelivery,
    ...orderFlags({ state, isDelivery }),
  } as PublicOrder;
}

describe("status page", () => {
  it("shows the next information in each state", () => {
    expect(headingOf(order("pending"))).toBe("Vielen Dank für Ihre Bestellung!");
    expect(messageOf({ order: order("pending"), ...clock })).toBe(
      "Bitte warten Sie einen Moment, bis Ihre Bestellung bestätigt wurde.",
    );
    expect(messageOf({ order: order("pending", { counterAppointment: "2026-06-05T20:00:00Z" }), ...clock })).toBe(
      "Bitte antworten Sie auf unseren Terminvorschlag.",
    );
    expect(messageOf({ order: order("inDelivery", { isDelivery: true }), ...clock })).toBe(
      "Ihre Bestellung wird jetzt zugestellt.",
    );
    expect(messageOf({ order: order("inDelivery"), ...clock })).toBe("Ihre Bestellung ist jetzt abholbereit.");
    expect(messageOf({ order: order("completed", { isDelivery: true }), ...clock })).toContain("zugestellt");
    expect(headingOf(order("rejected"))).toBe("Ihre Bestellung wurde storniert.");
    expect(messageOf({ order: order("rejected"), ...clock })).toBeNull();
  });

  it("shows the appointment once it is agreed, with the day where it is not today", () => {
    const appointment = "2026-06-05T18:00:00Z";
    expect(messageOf({ order: order("confirmed", { appointment }), ...clock })).toContain(
      "um 20:00 Uhr zur Abholung bereit",
    );
    expect(messageOf({ order: order("confirmed", { appointment, isDelivery: true }), ...clock })).toContain(
      "Wir liefern sie um 20:00 Uhr",
    );
    expect(messageOf({ order: order("confirmed"), ...clock })).toBe(
      "Ihre Bestellung ist bestätigt und wird vorbereitet.",
    );
    expect(proposedTime({ at: Date.parse(appointment), ...clock })).toBe("20:00");
    expect(proposedTime({ at: Date.parse("2026-06-06T18:00:00Z"), ...clock })).toBe("06.06.2026 20:00");
  });

  it("waits for the payment only where it is paid online", () => {
    expect(messageOf({ order: order("pending", { paymentMethod: "mollie" }), ...clock })).toBe(
      "Warten auf Zahlungseingang",
    );
    expect(paymentText(order("pending"))).toBe("Barzahlung");
    expect(paymentText(order("confirmed", { paymentMethod: "mollie", isPaid: true }))).toBe("Online Zahlung (Bezahlt)");
    const dearer = order("pending", {
      paymentMethod: "mollie",
      payments: [
        { id: "1", kind: "online", amount: 2265, state: "paid" },
        { id: "onSite", kind: "onSite", amount: 1240, state: "open" },
      ],
    });
    expect([messageOf({ order: dearer, ...clock }), paymentText(dearer)]).toEqual([
      "Bitte warten Sie einen Moment, bis Ihre Bestellung bestätigt wurde.",
      "Online Zahlung (Bezahlt)",
    ]);
    expect(paymentText(order("canceled", { paymentMethod: "mollie", isPaid: true, isRefunded: true }))).toBe(
      "Online Zahlung (Rückerstattet)",
    );
  });

  it("shows four steps, each done, current or ahead", () => {
    const states = (subject: PublicOrder): string =>
      stepsOf(subject)
        .map(({ state }) => state[0])
        .join("");
    expect(states(order("pending"))).toBe("caaa");
    expect(states(order("confirmed"))).toBe("dcaa");
    expect(states(order("inDelivery"))).toBe("ddca");
    expect(states(order("completed"))).toBe("dddd");
    expect(stepsOf(order("confirmed", { isDelivery: true })).map(({ label }) => label)).toEqual([
      "Bestätigt",
      "Wird vorbereitet",
      "In Zustellung",
      "Zugestellt",
    ]);
  });

  it("has the specification's status lines", () => {
    expect(statusText(order("pending"))).toBe("Warten auf Bestätigung");
    expect(statusText(order("confirmed"))).toBe("Wird bearbeitet");
    expect(statusText(order("inDelivery"))).toBe("Abholbereit");
    expect(statusText(order("inDelivery", { isDelivery: true }))).toBe("In Zustellung");
    expect(statusText(order("completed"))).toBe("Abgeschlossen");
    expect(statusText(order("completed", { isDelivery: true }))).toBe("Zugestellt");
    expect(statusText(order("canceled"))).toBe("Storniert");
  });
});

describe("the work for an order", () => {
  const step = { state: "active" as const, done: 2, all: 5, dueOn: "2026-06-12" };
  const told = (projectStep: PublicOrder["projectStep"], state: OrderState = "confirmed") =>
    workOf({ order: order(state, { projectStep }), ...clock });

  it("is told in words, with the day on which it is to be done", () => {
    expect(told(step)).toEqual({
      text: "In Arbeit: 2 von 5 Arbeiten erledigt.",
      due: "Voraussichtlich fertig am Freitag, 12.06.2026",
      share: 0.4,
    });
    expect(told({ ...step, state: "planned" })).toMatchObject({ text: "Die Arbeiten sind eingeplant.", share: null });
    expect(told({ ...step, state: "paused", all: 1, done: 0 })?.text).toBe(
      "Die Arbeiten ruhen gerade: 0 von 1 Arbeit erledigt.",
    );
    expect(told({ ...step, done: 0, all: 0 })).toMatchObject({ text: "Wir arbeiten daran.", share: null });
  });

  it("needs no day once that is over or all is done", () => {
    expect(told({ ...step, dueOn: "2026-06-05" })?.due).toBe("Voraussichtlich fertig am Freitag, 05.06.2026");
    expect(told({ ...step, dueOn: "2026-06-04" })?.due).toBeNull();
    expect(told({ ...step, done: 5 })).toEqual({ text: "Alle Arbeiten sind erledigt.", due: null, share: 1 });
    expect(told({ ...step, state: "completed" })).toMatchObject({ text: "Alle Arbeiten sind erledigt.", due: null });
  });

  it("is not told without a project, where it was dropped, and once the order is over", () => {
    expect(told(null)).toBeNull();
    expect(told({ ...step, state: "cancelled" })).toBeNull();
    for (const state of ["completed", "canceled"] as const) expect(told(step, state)).toBeNull();
  });
});
