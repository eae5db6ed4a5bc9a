import { describe, expect, it } from "vitest";
import { durationText, urgencyOf, urgencyText } from "./urgency";

const now = Date.parse("2026-06-05T18:30:00Z");
const at = (minutes: number): string => new Date(now + minutes * 60_000).toISOString();
const order = (
  state: "pending" | "confirmed" | "inDelivery" | "completed",
  created: number,
  appointment: number | null = null,
) => ({
  state,
  createdAt: at(created),
  appointment: appointment === null ? null : at(appointment),
  counterAppointment: null,
});

describe("urgencyOf", () => {
  it("counts the age of an order without appointment", () => {
    expect(urgencyOf({ order: order("pending", -1), now })).toEqual({ level: "calm", minutes: 1, basis: "age" });
    expect(urgencyOf({ order: order("pending", -3), now }).level).toBe("soon");
    expect(urgencyOf({ order: order("pending", -8), now }).level).toBe("urgent");
    expect(urgencyOf({ order: order("confirmed", -8), now }).level).toBe("calm");
  });

  it("counts down to an appointment and past it", () => {
    expect(urgencyOf({ order: order("confirmed", -5, 120), now })).toEqual({
      level: "calm",
      minutes: 120,
      basis: "appointment",
    });
    expect(urgencyOf({ order: order("confirmed", -5, 25), now }).level).toBe("soon");
    expect(urgencyOf({ order: order("confirmed", -5, -2), now })).toEqual({
      level: "urgent",
      minutes: -2,
      basis: "appointment",
    });
  });

  it("is urgent without an answer even when the appointment is far away", () => {
    expect(urgencyOf({ order: order("pending", -1, 600), now }).level).toBe("calm");
    expect(urgencyOf({ order: order("pending", -15, 600), now }).level).toBe("soon");
  });

  it("is not urgent during a proposal, until its time is near", () => {
    const waiting = (minutes: number) =>
      urgencyOf({ order: { ...order("pending", -40), counterAppointment: at(minutes) }, now });
    expect(waiting(45)).toEqual({ level: "calm", minutes: 45, basis: "appointment" });
    expect(waiting(20).level).toBe("soon");
    expect(waiting(-1).level).toBe("urgent");
  });

  it("is never urgent for closed orders and never shows a negative age", () => {
    expect(urgencyOf({ order: order("completed", -600), now }).level).toBe("calm");
    expect(urgencyOf({ order: order("pending", 2), now }).minutes).toBe(0);
  });
});

describe("urgencyText", () => {
  it("has a text for each level", () => {
    expect(urgencyText({ level: "calm", minutes: 0, basis: "age" })).toBe("gerade eben");
    expect(urgencyText({ level: "soon", minutes: 4, basis: "age" })).toBe("seit 4 min");
    expect(urgencyText({ level: "calm", minutes: 65, basis: "appointment" })).toBe("in 1 Std. 5 min");
    expect(urgencyText({ level: "urgent", minutes: -5, basis: "appointment" })).toBe("5 min überfällig");
    expect(urgencyText({ level: "urgent", minutes: 125, basis: "age" })).toBe("seit 2 Std.");
    expect(urgencyText({ level: "urgent", minutes: 7 * 1440 + 5, basis: "age" })).toBe("seit 7 Tagen");
    expect(urgencyText({ level: "urgent", minutes: 7 * 1440 - 2, basis: "age" })).toBe("seit 7 Tagen");
    expect(urgencyText({ level: "urgent", minutes: 1500, basis: "age" })).toBe("seit 1 Tag");
    expect(urgencyText({ level: "calm", minutes: 2880, basis: "appointment" })).toBe("in 2 Tagen");
    expect(urgencyText({ level: "urgent", minutes: -2880, basis: "appointment" })).toBe("2 Tage überfällig");
    expect(durationText(2880)).toBe("2 Tagen");
  });
});
