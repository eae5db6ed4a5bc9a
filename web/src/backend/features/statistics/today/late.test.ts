import { expect, test } from "vitest";
import { isLate } from "./late";

const now = Date.parse("2026-06-05T16:30:00Z");
const [before, after] = ["2026-06-05T16:29:00Z", "2026-06-05T16:31:00Z"];
const order = {
  ...{ state: "confirmed" as const, createdAt: before, appointment: null, counterAppointment: null, promisedAt: null },
  ...{ isQuotation: false, isPreorder: false, isDelivery: false, isDineIn: false },
};
const late = (appointment: string | null, promisedAt: string | null) =>
  isLate({ order: { ...order, appointment, promisedAt }, now });

test("an order is late when its agreed time is over, or else the promised one", () => {
  expect([late(null, null), late(null, before), late(null, after), late(before, null), late(after, before)]).toEqual([
    ...[false, true, false, true, false],
  ]);
});

test("an order that nobody has answered in time is late too, a request for a quotation after a day", () => {
  const placed = (createdAt: string, changes: object = {}) =>
    isLate({ order: { ...order, state: "pending", createdAt, ...changes }, now });
  const [recently, hoursAgo, yesterday] = ["2026-06-05T16:20:00Z", "2026-06-05T05:30:00Z", "2026-06-04T16:00:00Z"];
  expect([placed(recently), placed(hoursAgo), placed(hoursAgo, { state: "confirmed" })]).toEqual([false, true, false]);
  expect([hoursAgo, yesterday].map((at) => placed(at, { isQuotation: true }))).toEqual([false, true]);
  expect(placed(hoursAgo, { counterAppointment: after })).toBe(false);
  // For a time that is far off, too, unless another one was proposed.
  const asked = { isQuotation: true, appointment: "2026-06-12T08:00:00Z" };
  expect([placed(hoursAgo, asked), placed(yesterday, asked)]).toEqual([false, true]);
  expect(placed(yesterday, { ...asked, counterAppointment: asked.appointment })).toBe(false);
});
