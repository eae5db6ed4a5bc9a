import { describe, expect, test } from "vitest";
import type { OrderRow } from "../order";
import { decideMessages, isStillTrue } from "./decide";

const order = (changes: Partial<OrderRow> = {}): OrderRow =>
  ({
    uid: "A",
    state: "pending",
    isQuotation: false,
    paymentMethod: "cash",
    isPaid: false,
    isRefunded: false,
    timeline: [{ at: "", by: "usr_1", name: "", action: "" }],
    ...changes,
  }) as OrderRow;
const told = (before: OrderRow | null, after: OrderRow): string[] =>
  decideMessages({ before, after }).map(({ to, event, hasSms, instance }) =>
    [to, event, ...(hasSms ? ["sms"] : []), ...(instance ? [instance] : [])].join(" "),
  );
const online = (
  state: "open" | "paid" | "failed" | "refunded" = "open",
  provider: "mollie" | "datatrans" = "mollie",
): Partial<OrderRow> => ({
  paymentMethod: provider,
  payments: [
    {
      ...{ id: "1", kind: "online", provider, state, amount: 1000, currency: "EUR" },
      refunded: state === "refunded" ? 1000 : 0,
    },
  ],
  isPaid: state === "paid" || state === "refunded",
  isRefunded: state === "refunded",
});
const step = (action: string, at = "2026-06-05T16:30:00.000Z") => ({ at, by: "usr_1", name: "", action });
const byCustomer = { timeline: [{ at: "", by: "customer", name: "", action: "" }] };
const WITHDRAWAL = { at: "2026-06-06T08:00:00.000Z", name: "Maria Muster", email: "maria@example.test", remark: "" };
const OFFER = "2026-06-12T16:00:00.000Z";

describe("recipients of messages", () => {
  test.each<[string, Partial<OrderRow> | null, Partial<OrderRow>, string[]]>([
    ["a new order", null, {}, ["branch newOrder sms", "customer received"]],
    [
      "a request for a quotation",
      null,
      { isQuotation: true, paymentMethod: "mollie" },
      ["branch newOrder sms", "customer received"],
    ],
    ["a new order that waits for its payment", null, online(), []],
    [
      "a new order with nothing to pay online",
      null,
      { paymentMethod: "mollie" },
      ["branch newOrder sms", "customer received"],
    ],
    ["its payment", online(), online("paid"), ["branch newOrder sms", "customer received"]],
    ["a payment that failed", online("open", "datatrans"), { ...online("failed", "datatrans"), state: "failed" }, []],
    [
      "an unpaid order that is rejected",
      online("open", "datatrans"),
      { ...online("open", "datatrans"), state: "rejected" },
      [],
    ],
    [
      "a payment after the order failed",
      { ...online("failed"), state: "failed" },
      { ...online("paid"), state: "failed" },
      [],
    ],
    [
      "and its refund",
      { ...online("paid"), state: "failed" },
      { ...online("refunded"), state: "failed" },
      ["customer refunded"],
    ],
    ["confirmed", {}, { state: "confirmed" }, ["customer confirmed sms"]],
    ["rejected", {}, { state: "rejected" }, ["customer rejected sms"]],
    ["another time offered", {}, { counterAppointment: OFFER, version: 2 }, ["customer counterOffer sms 2"]],
    ["the same time still offered", { counterAppointment: OFFER }, { counterAppointment: OFFER, comment: "x" }, []],
    [
      "the offer accepted",
      { counterAppointment: OFFER },
      { counterAppointment: OFFER, state: "confirmed", ...byCustomer },
      ["branch counterAccepted", "customer confirmed sms"],
    ],
    [
      "the offer declined",
      { counterAppointment: OFFER },
      { counterAppointment: OFFER, state: "canceled", ...byCustomer },
      ["branch counterDeclined", "customer canceled"],
    ],
    ["on its way or ready", { state: "confirmed" }, { state: "inDelivery" }, ["customer underway sms"]],
    ["completed", { state: "inDelivery" }, { state: "completed" }, ["customer completed"]],
    [
      "other times offered, with a reminder",
      {},
      {
        version: 2,
        updatedAt: "2026-06-05T16:30:00.000Z",
        counterAppointment: OFFER,
        counterAppointmentExpiresAt: "2026-06-05T17:00:00.000Z",
        timeline: [step("create"), step("counter-appointment")],
      },
      ["customer counterOffer sms 2", "customer counterReminder sms 2"],
    ],
    [
      "an offer that expired",
      { counterAppointment: OFFER },
      { state: "canceled", counterAppointment: OFFER, timeline: [step("create"), step("expire-counter-appointment")] },
      ["branch counterExpired", "customer canceled sms"],
    ],
    [
      "nobody answered",
      {},
      {
        escalations: [
          { key: "3 sound ", at: "", action: "sound" },
          { key: "5 sms +43", at: "", action: "sms", to: "+43" },
          { key: "8 mail a@b.c", at: "", action: "mail", to: "a@b.c" },
        ],
      },
      ["branch escalated sms 5 sms +43", "branch escalated 8 mail a@b.c"],
    ],
    [
      "changed",
      { state: "confirmed" },
      { state: "confirmed", version: 3, timeline: [step("create"), step("change-item")] },
      ["customer changed sms 3"],
    ],
    [
      "a part refunded",
      online("paid"),
      {
        ...online("paid"),
        version: 4,
        refunds: [{ id: "1", payment: "1", amount: 400, state: "requested", at: "", by: "usr_1", attempt: 1 }],
        timeline: [step("create"), step("refund")],
      },
      ["customer partlyRefunded sms 4"],
    ],
    [
      "all refunded: told once the money goes back",
      online("paid"),
      {
        ...online("paid"),
        refunds: [{ id: "1", payment: "1", amount: 1000, state: "requested", at: "", by: "usr_1", attempt: 1 }],
        timeline: [step("create"), step("refund")],
      },
      [],
    ],
    [
      "a link to pay",
      { state: "confirmed" },
      { state: "confirmed", version: 5, timeline: [step("create"), step("payment-link")] },
      ["customer paymentLink sms 5"],
    ],
    [
      "a new order with a link to pay, taken on the telephone",
      null,
      { version: 1, timeline: [step("create"), step("payment-link")] },
      ["branch newOrder sms", "customer received", "customer paymentLink sms 1"],
    ],
    ["taken back", { state: "completed" }, { state: "inDelivery", timeline: [step("undo")] }, []],
    ["reopened", { state: "completed" }, { state: "confirmed", timeline: [step("reopen")] }, []],
    [
      "completed again after it was taken back",
      { state: "confirmed" },
      { state: "completed", version: 7, timeline: [step("completed"), step("undo"), step("completed")] },
      ["customer completed 7"],
    ],
    ["canceled", { state: "confirmed" }, { state: "canceled" }, ["customer canceled sms"]],
    [
      "canceled and refunded in one",
      online("paid"),
      { ...online("refunded"), state: "canceled" },
      ["customer canceled sms"],
    ],
    [
      "refunded later",
      { ...online("paid"), state: "canceled" },
      { ...online("refunded"), state: "canceled" },
      ["customer refunded"],
    ],
    [
      "rated",
      { state: "completed" },
      {
        state: "completed",
        questionnaire: { rating: 5, foodRating: 5, serviceRating: 5, processRating: 5, comment: "" },
      },
      [],
    ],
    [
      "withdrawn from",
      { state: "completed" },
      { state: "completed", withdrawal: WITHDRAWAL, ...byCustomer },
      ["branch withdrawn", "customer withdrawn"],
    ],
    [
      "withdrawn from before it was paid",
      online(),
      { ...online(), withdrawal: WITHDRAWAL },
      ["branch withdrawn", "customer withdrawn"],
    ],
    [
      "completed after it was withdrawn from",
      { state: "inDelivery", withdrawal: WITHDRAWAL },
      { state: "completed", withdrawal: WITHDRAWAL },
      ["customer completed"],
    ],
    ["nothing", {}, {}, []],
  ])("%s", (_name, before, after, expected) => {
    expect(told(before && order(before), order(after))).toEqual(expected);
  });
});

test.each<[string, OrderRow["state"], boolean]>([
  ["newOrder", "confirmed", true],
  ["newOrder", "canceled", false],
  ["received", "confirmed", false],
  ["confirmed", "inDelivery", true],
  ["confirmed", "canceled", false],
  ["underway", "completed", false],
  ["counterOffer", "confirmed", false],
  ["rejected", "rejected", true],
  ["completed", "completed", true],
])("the message that an order is %s is sent while it is %s: %s", (event, state, expected) => {
  expect(isStillTrue({ event, order: order({ state }) })).toBe(expected);
});

test("a message about a step that was taken back is not sent, that about the same step later is", () => {
  const [first, second] = ["2026-06-05T16:30:00.000Z", "2026-06-05T16:30:08.000Z"];
  const timeline = [step("confirm"), step("completed", first), step("undo")];
  const sent = (row: Partial<OrderRow>, at: string) =>
    isStillTrue({ event: "completed", order: order({ state: "completed", ...row }), at });
  expect(sent({ timeline: timeline.slice(0, 2) }, first)).toBe(true);
  expect(sent({ state: "confirmed", timeline }, first)).toBe(false);
  const again = [...timeline, step("completed", second)];
  expect([first, second].map((at) => sent({ timeline: again }, at))).toEqual([false, true]);
});
