import type { KitchenItem, KitchenOrder } from "@tresen/contract/display/display";
import { describe, expect, it } from "vitest";
import { ageOf, countsOf, namedIn, notesFor, othersOf, owing, ticketsOf, withNotes } from "./tickets";

const NOW = Date.parse("2026-06-05T16:30:00Z");
const AT = new Date(NOW).toISOString();
const item = (changes: Partial<KitchenItem> = {}): KitchenItem => ({
  line: "1",
  product: "prd_1",
  name: "Margherita",
  amount: 2,
  unit: "piece",
  parts: [],
  allergens: ["A", "G"],
  stations: [null],
  preparation: [],
  change: null,
  ...changes,
});
const order = (ticketNumber: number, changes: Partial<KitchenOrder> = {}): KitchenOrder => ({
  uid: `U${ticketNumber}`,
  ticketNumber,
  state: "confirmed",
  method: "takeaway",
  table: null,
  appointment: null,
  confirmedAt: AT,
  beginsAt: AT,
  timeZone: "Europe/Vienna",
  comment: "",
  isChanged: false,
  preparedAt: null,
  items: [item()],
  ...changes,
});
const done = [{ station: null, state: "done" as const, at: AT }];
const numbers = (orders: readonly KitchenOrder[]): number[] => orders.map(({ ticketNumber }) => ticketNumber);

describe("tickets", () => {
  it("are open, finished or for later, and removed positions are no work", () => {
    const later = new Date(NOW + 61_000).toISOString();
    const orders = [
      order(1),
      order(2, { items: [item({ preparation: done }), item({ line: "2", change: "removed" })] }),
      order(3, { beginsAt: later }),
      order(4, { beginsAt: later, items: [item({ preparation: [{ station: null, state: "started", at: AT }] })] }),
      order(5, { state: "inDelivery" }),
      order(6, { items: [item({ change: "removed" })] }),
    ];
    const tickets = ticketsOf({ orders, station: undefined, now: NOW });
    expect({ open: numbers(tickets.open), later: numbers(tickets.later), done: numbers(tickets.done) }).toEqual({
      open: [1, 4],
      later: [3],
      done: [2],
    });
  });

  it("are those of a station, which knows the others", () => {
    const grill = item({ stations: ["grill", "pass"], preparation: [{ station: "grill", state: "done", at: AT }] });
    const bar = item({ line: "2", name: "Cola", stations: ["bar"] });
    const orders = [order(1, { items: [grill, bar] }), order(2, { items: [bar] })];
    const at = (station: string) => numbers(ticketsOf({ orders, station, now: NOW }).open);
    expect([at("grill"), at("pass"), at("bar")]).toEqual([[], [1], [1, 2]]);
    const both = order(1, { items: [grill, bar, item({ line: "3", name: "Brot" })] });
    const nameOf = (name: string | null) => name ?? "Küche";
    expect(othersOf({ order: both, station: "bar", nameOf })).toEqual(["grill", "Küche", "pass"]);
    expect(owing({ order: both, nameOf })).toEqual(["bar", "Küche", "pass"]);
    expect(namedIn([both])).toEqual(["bar", "grill", "pass"]);
    expect(countsOf({ orders: [both], station: "bar", now: NOW }).map(({ name }) => name)).toEqual(["Cola"]);
  });

  it("are counted by product, without what is done", () => {
    const orders = [order(1), order(2, { items: [item({ amount: 3 }), item({ line: "2", preparation: done })] })];
    expect(countsOf({ orders, station: undefined, now: NOW })).toEqual([
      { name: "Margherita", unit: "piece", amount: 5 },
    ]);
  });

  it("show notes before they are sent, in their order", () => {
    const [note] = notesFor({ order: order(1), station: undefined, state: "done" });
    if (!note) throw new Error("No note");
    const after = (...notes: (typeof note)[]) =>
      numbers(
        ticketsOf({ orders: withNotes({ orders: [order(1)], notes, now: NOW }), station: undefined, now: NOW }).open,
      );
    expect([after(), after(note), after(note, { ...note, state: "open" })]).toEqual([[1], [], [1]]);
  });

  it.each([
    [0, "calm"],
    [8, "soon"],
    [15, "late"],
  ])("of %d minutes are %s", (minutes, age) => expect(ageOf(minutes)).toBe(age));
});
