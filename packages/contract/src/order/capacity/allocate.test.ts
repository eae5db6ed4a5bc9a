import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOW, at, daily, makeBranch, makeProduct } from "../../../test/fixtures";
import { SLOT_STEP, slotStart } from "../slots";
import { type Capacity, EARLIER, SHARE_LIMIT, allocate, isBlocked, isTooMuch, openSlots } from "./allocate";
import { neededMinutes, preparedItem } from "./needed";

const stations = [
  { id: "sta_oven", identifier: "ofen", limit: 10 },
  { id: "sta_grill", identifier: "grill", limit: 7 },
];
const slotNumber = fc.integer({ min: -30, max: 30 });
const base = slotStart(NOW);
const slotAt = (number: number): number => base + number * SLOT_STEP;
const minutes = fc.integer({ min: 0, max: 40 });
const situation = fc.record({
  needed: fc.record({ sta_oven: minutes, sta_grill: minutes }),
  target: slotNumber.map(slotAt),
  taken: fc.array(fc.tuple(fc.constantFrom("sta_oven", "sta_grill"), slotNumber, fc.integer({ min: 0, max: 12 })), {
    maxLength: 60,
  }),
  blocks: fc.array(fc.tuple(fc.constantFrom("sta_oven", null), slotNumber, fc.integer({ min: 1, max: 5 })), {
    maxLength: 4,
  }),
});

type Situation = typeof situation extends fc.Arbitrary<infer Value> ? Value : never;

function capacityOf({ taken, blocks }: Pick<Situation, "taken" | "blocks">): Capacity {
  const counters = new Map<string, Map<number, number>>();
  for (const [station, slot, sum] of taken)
    counters.set(station, (counters.get(station) ?? new Map<number, number>()).set(slotAt(slot), sum));
  const blocked = blocks.map(([station, slot, length]) => ({
    station,
    from: slotAt(slot),
    until: slotAt(slot + length),
  }));
  return { stations, taken: counters, blocked };
}

describe("allocate", () => {
  it("places exactly what is needed, where there is room, in its time, in few slots", () => {
    fc.assert(
      fc.property(situation, ({ needed, target, ...rest }) => {
        const capacity = capacityOf(rest);
        const asked = new Map(Object.entries(needed));
        const shares = allocate({ needed: asked, target, now: NOW, capacity });
        if (!shares) return;
        expect(shares.length).toBeLessThanOrEqual(SHARE_LIMIT);
        expect(new Set(shares.map(({ station, slot }) => station + slot)).size).toBe(shares.length);
        for (const { id, limit } of stations) {
          const own = shares.filter(({ station }) => station === id);
          expect(own.reduce((sum, share) => sum + share.minutes, 0)).toBe(asked.get(id));
          for (const share of own) {
            const slot = Date.parse(share.slot);
            expect(share.minutes).toBeGreaterThan(0);
            expect(share.minutes + (capacity.taken.get(id)?.get(slot) ?? 0)).toBeLessThanOrEqual(limit);
            expect(slot).toBeGreaterThanOrEqual(Math.max(base, target - EARLIER));
            expect(slot).toBeLessThanOrEqual(target);
            expect(isBlocked({ blocked: capacity.blocked, station: id, slot })).toBe(false);
          }
        }
      }),
    );
  });

  it("refuses only what has no room, or would need too many slots", () => {
    fc.assert(
      fc.property(situation, ({ needed, target, ...rest }) => {
        const capacity = capacityOf(rest);
        const asked = new Map(Object.entries(needed));
        if (allocate({ needed: asked, target, now: NOW, capacity })) return;
        const room = stations.map(({ id, limit }) => {
          let [sum, slots] = [0, 0];
          for (let slot = target; slot >= Math.max(base, target - EARLIER); slot -= SLOT_STEP) {
            const free = limit - (capacity.taken.get(id)?.get(slot) ?? 0);
            if (free <= 0 || isBlocked({ blocked: capacity.blocked, station: id, slot })) continue;
            sum += free;
            slots += 1;
          }
          return { isEnough: sum >= (asked.get(id) ?? 0), slots };
        });
        const isEnough = room.every((one) => one.isEnough);
        expect(!isEnough || room.reduce((sum, { slots }) => sum + slots, 0) > SHARE_LIMIT).toBe(true);
      }),
    );
  });

  it("keeps what the order holds, however full or blocked its slots are, and gives back only what is too much", () => {
    const slot = (number: number): string => new Date(slotAt(number)).toISOString();
    const held = [
      { station: "sta_oven", slot: slot(1), minutes: 4 },
      { station: "sta_oven", slot: slot(2), minutes: 10 },
    ];
    const capacity = capacityOf({
      taken: [
        ["sta_oven", 1, 12],
        ["sta_oven", 2, 10],
      ],
      blocks: [[null, 1, 1]],
    });
    const ask = (oven: number) =>
      allocate({ needed: new Map([["sta_oven", oven]]), target: slotAt(2), now: NOW, capacity, held });
    expect(ask(14)).toEqual(held);
    expect(ask(9)).toEqual([held[0], { ...held[1], minutes: 5 }]);
    expect(ask(18)).toEqual([{ station: "sta_oven", slot: slot(0), minutes: 4 }, ...held]);
    expect(ask(25)).toBeNull();
    expect(ask(0)).toEqual([]);
  });

  it("never finds room for what is too much", () => {
    const needed = new Map([["sta_oven", 10 * SHARE_LIMIT]]);
    expect(isTooMuch({ needed, stations })).toBe(false);
    expect(isTooMuch({ needed: new Map([...needed, ["sta_grill", 1]]), stations })).toBe(true);
  });
});

describe("the minutes of an order", () => {
  const product = makeProduct({
    preparation: [
      { station: "ofen", minutes: 1, minutesPerUnit: 0.1 },
      { station: "bar", minutes: 9 },
    ],
    config: { parts: [{ name: "Größe", type: "select", options: [{ name: "groß", preparationMinutes: 2 }] }] },
    type: "configurable",
  });
  const item = (amount: number, parts: (string | null)[] = []) =>
    preparedItem({ item: { amount, unit: "piece", parts }, product });
  it("are summed for each station that limits, and rounded up once", () => {
    const needed = (...positions: ReturnType<typeof item>[]) => [...neededMinutes({ positions, stations })];
    expect(needed(item(10))).toEqual([["sta_oven", 2]]);
    expect(needed(item(1), item(2), item(7))).toEqual([["sta_oven", 4]]);
    expect(needed(item(1, ["groß"]), item(0))).toEqual([["sta_oven", 4]]);
    expect(needed(item(0), { item: item(1).item, product: undefined })).toEqual([]);
  });
});

describe("openSlots", () => {
  const branch = makeBranch({ openingHours: [daily("01:00", "04:00")] });
  // The clocks of Vienna go back at 3:00 on 25 October, and forward at 2:00 on 28 March.
  it.each([
    ["2026-10-25T00:00:00+02:00", 48],
    ["2027-03-28T00:00:00+01:00", 24],
    ["2026-06-05T00:00:00+02:00", 36],
  ])("are every five minutes of the hours that there are: %s", (from, count) => {
    const slots = openSlots({ branch, method: "takeaway", from: at(from), to: at(from) + 12 * 3_600_000 });
    expect(slots).toHaveLength(count);
    expect(new Set(slots.map((slot) => slot % SLOT_STEP))).toEqual(new Set([0]));
  });
});
