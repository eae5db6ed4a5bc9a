import { describe, expect, it } from "vitest";
import { daily, makeBranch } from "../../../test/fixtures";
import { MINUTE } from "../../kit/time";
import { type EscalationStep, dueSteps, stepKey, waitingSince } from "./escalation";

const branch = makeBranch({ openingHours: [daily("10:00", "22:00")] });
const CREATED = Date.parse("2026-06-05T16:00:00.000Z");
const order = {
  createdAt: new Date(CREATED).toISOString(),
  isQuotation: false,
  isPreorder: false,
  isDelivery: false,
  isDineIn: false,
  timeline: [{ at: new Date(CREATED).toISOString(), action: "create" }],
};
const steps: EscalationStep[] = [
  { afterMinutes: 20, action: "decline", text: "Zu spät" },
  { afterMinutes: 5, action: "sms", to: "+436601234567" },
  { afterMinutes: 3, action: "sound" },
];
const due = (
  minutes: number,
  more: Partial<typeof order> & { counterAppointment?: string } = {},
  done: string[] = [],
) =>
  dueSteps({ order: { ...order, ...more }, branch, steps, done, now: CREATED + minutes * MINUTE }).map(
    ({ action }) => action,
  );

describe("the steps for an order that nobody answers", () => {
  it("are due after their minutes, in the order of these, each until it is done", () => {
    expect([2.9, 3, 5, 19.9, 20].map((minutes) => due(minutes))).toEqual([
      [],
      ["sound"],
      ["sound", "sms"],
      ["sound", "sms"],
      ["sound", "sms", "decline"],
    ]);
    const done = steps.slice(1).map(stepKey);
    expect(due(20, {}, done)).toEqual(["decline"]);
    expect(due(19, {}, done)).toEqual([]);
  });

  it("are not due for a request for a quotation, nor while the customer has to answer", () => {
    expect(due(60, { isQuotation: true })).toEqual([]);
    expect(due(60, { counterAppointment: "2026-06-05T18:00:00.000Z" })).toEqual([]);
  });

  it("wait for the online payment, and for a preorder until the branch opens", () => {
    const paidAt = CREATED + 10 * MINUTE;
    const timeline = [...order.timeline, { at: new Date(paidAt).toISOString(), action: "payment-paid" }];
    expect(waitingSince({ order: { ...order, timeline }, branch })).toBe(paidAt);
    expect(due(12, { timeline })).toEqual([]);
    const night = { ...order, isPreorder: true, createdAt: "2026-06-05T22:00:00.000Z" };
    // Ten in the morning in Vienna.
    expect(waitingSince({ order: night, branch })).toBe(Date.parse("2026-06-06T08:00:00.000Z"));
    // On the day on which the clocks change, ten is an hour earlier.
    const spring = { ...order, isPreorder: true, createdAt: "2026-03-28T23:00:00.000Z" };
    expect(waitingSince({ order: spring, branch })).toBe(Date.parse("2026-03-29T08:00:00.000Z"));
  });
});
