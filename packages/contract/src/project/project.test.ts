import { describe, expect, it } from "vitest";
import { matchesFilters } from "../kit/list/list-query";
import { dueFilters } from "./due";
import { projects } from "./project.resource";
import { orderProjectName } from "./project.texts";
import { PROJECT_STATES, mayProjectBecome, nextProjectStates } from "./project.state";
import { TASK_STATES, isTaskEnded, mayTaskBecome, nextTaskStates } from "./task.state";

describe("the states of projects and tasks", () => {
  it("can be left and reached each, and stay what they are", () => {
    for (const from of PROJECT_STATES) {
      expect(nextProjectStates(from).length).toBeGreaterThan(0);
      expect(mayProjectBecome({ from, to: from })).toBe(true);
      expect(PROJECT_STATES.some((other) => nextProjectStates(other).includes(from))).toBe(true);
    }
    for (const from of TASK_STATES) {
      expect(nextTaskStates(from).length).toBeGreaterThan(0);
      expect(mayTaskBecome({ from, to: from })).toBe(true);
      expect(TASK_STATES.some((other) => nextTaskStates(other).includes(from))).toBe(true);
    }
  });

  it("do not lead from an end to another end", () => {
    expect(mayTaskBecome({ from: "cancelled", to: "done" })).toBe(false);
    expect(mayProjectBecome({ from: "completed", to: "cancelled" })).toBe(false);
    expect(mayProjectBecome({ from: "planned", to: "completed" })).toBe(false);
  });
});

describe("the name of a project of an order", () => {
  const items = [
    { name: "Abgesagt", amount: 0 },
    { name: "Bremsen einstellen", amount: 2 },
    { name: "Kette", amount: 1 },
  ];

  it("is the first product that is wanted, and the number", () => {
    expect(orderProjectName({ isQuotation: true, ticketNumber: 12, items })).toBe("Bremsen einstellen, Angebot 12");
    expect(orderProjectName({ isQuotation: false, ticketNumber: 7, items: [] })).toBe("Bestellung 7");
  });

  it("fits in the field, however long the product's is", () => {
    const long = orderProjectName({
      isQuotation: true,
      ticketNumber: 12,
      items: [{ name: "ä".repeat(200), amount: 1 }],
    });
    expect(long).toBe(`${"ä".repeat(120)}, Angebot 12`);
    expect(projects.fields.shape.name.parse(long)).toBe(long);
  });
});

describe("what is due", () => {
  const now = Date.parse("2026-03-29T21:30:00Z");
  const isDue = (due: "overdue" | "today" | "week", dueAt: string | null, state = "open"): boolean =>
    matchesFilters({ record: { dueAt, state }, filters: dueFilters({ due, now, zone: "Europe/Vienna" }) });

  it("is what is left to do, before now, on the day of the zone, or within seven days", () => {
    expect(isDue("overdue", "2026-03-29T21:29:59.000Z")).toBe(true);
    expect(isDue("overdue", "2026-03-29T21:30:00.000Z")).toBe(false);
    expect(isDue("overdue", null)).toBe(false);
    // The day on which the clocks go forward has 23 hours: it ends at 22:00 UTC.
    expect(isDue("today", "2026-03-28T23:00:00.000Z")).toBe(true);
    expect(isDue("today", "2026-03-28T22:59:59.999Z")).toBe(false);
    expect(isDue("today", "2026-03-29T21:59:59.999Z")).toBe(true);
    expect(isDue("today", "2026-03-29T22:00:00.000Z")).toBe(false);
    expect(isDue("week", "2026-04-05T21:30:00.000Z")).toBe(true);
    expect(isDue("week", "2026-04-05T21:31:00.000Z")).toBe(false);
  });

  it("is nothing that has ended, in whichever state", () => {
    for (const state of TASK_STATES)
      expect(isDue("overdue", "2026-03-01T00:00:00.000Z", state)).toBe(!isTaskEnded(state));
  });
});
