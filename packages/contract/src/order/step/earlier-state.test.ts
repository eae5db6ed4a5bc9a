import { describe, expect, it } from "vitest";
import { UNDO_LIMIT, UNDO_WINDOW, reachedAt, reopenedState, undoneState } from "./earlier-state";

const START = Date.parse("2026-06-05T16:00:00.000Z");
const ZONE = "Europe/Vienna";
const timelineOf = (...steps: [action: string, seconds: number][]) =>
  steps.map(([action, seconds]) => ({ action, at: new Date(START + seconds * 1000).toISOString() }));

describe("taking a step back", () => {
  const timeline = timelineOf(["confirm", 0], ["in-delivery", 60], ["payment-paid", 61]);
  const undone = (seconds: number) =>
    undoneState({ order: { state: "inDelivery", timeline }, now: START + seconds * 1000 });

  it("is possible for ten seconds, to the state before", () => {
    expect([60, 65, 60 + UNDO_WINDOW / 1000, 70.001, 3600].map(undone)).toEqual([
      "confirmed",
      "confirmed",
      "confirmed",
      null,
      null,
    ]);
  });

  it("is possible for a completed order, and step by step only for what was just done", () => {
    const both = timelineOf(["confirm", 0], ["in-delivery", 60], ["completed", 62]);
    const now = START + 63_000;
    expect(undoneState({ order: { state: "completed", timeline: both }, now })).toBe("inDelivery");
    const once = [...both, ...timelineOf(["undo", 63])];
    expect(undoneState({ order: { state: "inDelivery", timeline: once }, now })).toBe("confirmed");
    const straight = timelineOf(["confirm", 0], ["completed", 62]);
    expect(undoneState({ order: { state: "completed", timeline: straight }, now })).toBe("confirmed");
  });

  it("is possible so often only that the order stays small", () => {
    const often = (times: number) =>
      timelineOf(
        ["confirm", 0],
        ...Array.from({ length: 2 * times }, (_, step): [string, number] => [step % 2 ? "undo" : "completed", 60]),
        ["completed", 62],
      );
    const state = (times: number) =>
      undoneState({ order: { state: "completed", timeline: often(times) }, now: START + 63_000 });
    expect([UNDO_LIMIT - 1, UNDO_LIMIT].map(state)).toEqual(["confirmed", null]);
  });

  it("is impossible for any other step", () => {
    const now = START + 1000;
    expect(undoneState({ order: { state: "confirmed", timeline: timelineOf(["confirm", 0]) }, now })).toBeNull();
    const canceled = timelineOf(["confirm", 0], ["in-delivery", 0], ["cancel", 1]);
    expect(undoneState({ order: { state: "canceled", timeline: canceled }, now })).toBeNull();
    expect(undoneState({ order: { state: "completed", timeline: [] }, now })).toBeNull();
  });
});

describe("reopening", () => {
  const timeline = timelineOf(["confirm", 0], ["in-delivery", 60], ["completed", 120], ["questionnaire", 180]);
  const order = { state: "completed" as const, timeline };
  const reopened = (iso: string) => reopenedState({ order, now: Date.parse(iso), zone: ZONE });

  it("is possible until midnight in the branch's time zone", () => {
    expect(reopened("2026-06-05T21:59:59.999Z")).toBe("inDelivery");
    expect(reopened("2026-06-05T22:00:00.000Z")).toBeNull();
    expect(reopenedState({ order, now: Date.parse("2026-06-05T22:30:00Z"), zone: "Europe/London" })).toBe("inDelivery");
  });

  it("leads to the state before the last completion", () => {
    const again = [...timeline, ...timelineOf(["reopen", 200], ["undo", 201], ["completed", 300])];
    expect(reopenedState({ order: { state: "completed", timeline: again }, now: START + 400_000, zone: ZONE })).toBe(
      "confirmed",
    );
    expect(reachedAt({ state: "completed", timeline: again })).toBe(START + 300_000);
    expect(reopenedState({ order: { state: "canceled", timeline }, now: START, zone: ZONE })).toBeNull();
  });
});
