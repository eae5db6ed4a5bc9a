import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StoredItem } from "../order";
import { type Destination, type SentLine, applied, differenceOf, linesByStation, wholeOf } from "./difference";

const STATIONS: Readonly<Record<string, readonly Destination[]>> = {
  pizza: ["ofen"],
  cola: ["bar"],
  platte: ["ofen", "bar"],
  brot: [null],
};
const stationsOf = (product: string): readonly Destination[] => STATIONS[product] ?? [null];

function item(product: string, amount = 1, parts: Record<string, string | string[] | null> = {}): StoredItem {
  return {
    product,
    name: product,
    amount,
    unit: "piece",
    calculationModel: "fixed",
    parts: Object.entries(parts).map(([name, value]) => ({ name, type: "text", value })),
    unitPrice: 100,
    gross: 100 * amount,
    taxRate: 0.1,
  };
}

interface State {
  station: Destination;
  lines: ReturnType<typeof applied>;
}

/** Everybody who has to be told what the positions are now, and what they know afterwards. */
function told(
  states: readonly State[],
  items: readonly StoredItem[],
  rules: { stationsOf?: typeof stationsOf; isInUse?: (station: Destination) => boolean } = {},
): { states: State[]; sent: Map<Destination, SentLine[]> } {
  const now = linesByStation({ items, told: states, stationsOf, isInUse: () => true, ...rules });
  const sent = new Map<Destination, SentLine[]>();
  const next = [...new Set([...states.map(({ station }) => station), ...now.keys()])].map((station) => {
    const lines = states.find((one) => one.station === station)?.lines ?? [];
    const difference = differenceOf({ told: lines, now: now.get(station) ?? [] });
    if (difference.length > 0) sent.set(station, difference);
    return { station, lines: applied({ told: lines, lines: difference }) };
  });
  return { states: next, sent };
}

const brief = (lines: readonly SentLine[] | undefined): string[] | undefined =>
  lines?.map(({ kind, line, amount, name, was }) => `${kind} ${line} ${amount} ${name} (${was?.amount ?? "-"})`);

describe("what destinations are told of an order", () => {
  it("is what concerns them, and a change only its difference", () => {
    const begun = told([], [item("pizza", 2), item("platte")]);
    expect(brief(begun.sent.get("ofen"))).toEqual(["new 1 2 pizza (-)", "new 2 1 platte (-)"]);
    expect(brief(begun.sent.get("bar"))).toEqual(["new 2 1 platte (-)"]);
    const drink = told(begun.states, [item("pizza", 2), item("platte"), item("cola", 3)]);
    expect([...drink.sent.keys()]).toEqual(["bar"]);
    expect(brief(drink.sent.get("bar"))).toEqual(["new 3 3 cola (-)"]);
    const more = told(drink.states, [item("pizza", 1), item("platte"), item("cola", 3)]);
    expect([...more.sent.keys()]).toEqual(["ofen"]);
    expect(brief(more.sent.get("ofen"))).toEqual(["changed 1 1 pizza (2)"]);
    const gone = told(more.states, [item("pizza", 0), item("platte"), item("cola", 3)]);
    expect(brief(gone.sent.get("ofen"))).toEqual(["cancelled 1 0 pizza (1)"]);
    expect(told(gone.states, [item("pizza", 0), item("platte"), item("cola", 3)]).sent.size).toBe(0);
    const canceled = told(gone.states, []);
    expect(brief(canceled.sent.get("ofen"))).toEqual(["cancelled 2 0 platte (1)"]);
    expect(brief(canceled.sent.get("bar"))).toEqual(["cancelled 2 0 platte (1)", "cancelled 3 0 cola (3)"]);
    expect(told(canceled.states, []).sent.size).toBe(0);
  });

  it("says what was chosen before, and takes a position elsewhere when its product changes", () => {
    const begun = told([], [item("pizza", 1, { Extra: ["Käse"], Notiz: null, Wunsch: "" })]);
    expect(begun.sent.get("ofen")?.[0]?.parts).toEqual([{ name: "Extra", value: ["Käse"] }]);
    const other = told(begun.states, [item("pizza", 1, { Extra: ["Speck"] })]);
    expect(other.sent.get("ofen")).toMatchObject([
      { kind: "changed", parts: [{ value: ["Speck"] }], was: { parts: [{ value: ["Käse"] }] } },
    ]);
    const moved = told(other.states, [item("cola")]);
    expect(brief(moved.sent.get("ofen"))).toEqual(["cancelled 1 0 pizza (1)"]);
    expect(brief(moved.sent.get("bar"))).toEqual(["new 1 1 cola (-)"]);
  });

  it("stays where it was told while the catalogue changes, until its station is not in use any more", () => {
    const items = [item("pizza"), item("cola")];
    const { states } = told([], items);
    expect(told(states, items, { stationsOf: () => [null] }).sent.size).toBe(0);
    const closed = told(states, items, { stationsOf: () => [null], isInUse: (station) => station !== "bar" });
    expect(brief(closed.sent.get("bar"))).toEqual(["cancelled 2 0 cola (1)"]);
    expect(brief(closed.sent.get(null))).toEqual(["new 2 1 cola (-)"]);
    expect([...closed.sent.keys()]).toEqual(["bar", null]);
  });

  it("as a whole is everything that is there, and what is gone", () => {
    const pizza = { ...item("pizza", 2), line: "1", parts: [] };
    const cola = { ...item("cola"), line: "2", parts: [] };
    expect(brief(wholeOf({ told: [{ ...pizza, amount: 1 }, cola], now: [pizza] }))).toEqual([
      "new 1 2 pizza (-)",
      "cancelled 2 0 cola (1)",
    ]);
    expect(wholeOf({ told: [], now: [] })).toEqual([]);
  });

  const changeArb = fc.record({
    index: fc.nat({ max: 6 }),
    product: fc.constantFrom(...Object.keys(STATIONS)),
    amount: fc.integer({ min: 0, max: 3 }),
    choice: fc.constantFrom("klein", "groß"),
  });

  it("adds up to the positions at each destination, whatever twenty changes are", () => {
    fc.assert(
      fc.property(fc.array(changeArb, { minLength: 20, maxLength: 20 }), (changes) => {
        let items: StoredItem[] = [item("pizza"), item("cola")];
        let { states } = told([], items);
        for (const { index, product, amount, choice } of changes) {
          items = items.toSpliced(Math.min(index, items.length), 1, item(product, amount, { Größe: choice }));
          const step = told(states, items);
          // Applied to what the destination knew, its message gives what is prepared there now.
          for (const { station, lines } of step.states)
            expect(lines.map(({ line, product: of, amount: many }) => [line, of, many])).toEqual(
              items.flatMap((one, place) =>
                one.amount > 0 && stationsOf(one.product).includes(station)
                  ? [[String(place + 1), one.product, one.amount]]
                  : [],
              ),
            );
          // Only those are told who prepare the position, or did.
          for (const [station, lines] of step.sent)
            expect(lines.every(({ product: of, was }) => stationsOf(of).includes(station) || was !== null)).toBe(true);
          expect(told(step.states, items).sent.size).toBe(0);
          states = step.states;
        }
      }),
    );
  });
});
