import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY, HOUR, type Instant } from "../../kit/time";
import { type PriceChange, priceSpans, priorPrice } from "./price-course";

const START = Date.parse("2026-01-01T00:00:00+01:00");
const iso = (at: Instant): string => new Date(at).toISOString();
const day = (days: number, hours = 0): Instant => START + days * DAY + hours * HOUR;

/** What a change says, written without the names of the fields. */
const change = (from: Instant, price: number | null, reduced?: [number, Instant?, Instant?]): PriceChange => {
  const [reducedPrice, begin, end] = reduced ?? [];
  return {
    ...{ from: iso(from), price },
    ...(reducedPrice === undefined ? {} : { reducedPrice }),
    ...(begin === undefined ? {} : { reducedFrom: iso(begin) }),
    ...(end === undefined ? {} : { reducedUntil: iso(end) }),
  };
};

const prior = (changes: PriceChange[], at: Instant) => priorPrice({ changes, at });

describe("the price before a reduction", () => {
  it("is the lowest of the 30 days before it began", () => {
    const changes = [
      change(day(0), 800),
      change(day(40), 1000),
      change(day(50), 900),
      change(day(60), 1000),
      change(day(75), 1000, [700]),
    ];
    expect(prior(changes, day(75))).toEqual({ cents: 900 });
    // It stays the same for as long as the reduction lasts.
    expect(prior(changes, day(300))).toEqual({ cents: 900 });
    expect(prior(changes.slice(0, 4), day(75))).toBeNull();
  });

  it("counts the whole first of the 30 days, in Vienna, and not a moment before", () => {
    // The reduction begins on 16 March at 10:00, so the first day is 14 February.
    const begin = Date.parse("2026-03-16T10:00:00+01:00");
    const first = Date.parse("2026-02-14T00:00:00+01:00");
    const raised = (at: Instant) => [change(START, 500), change(at, 1000), change(begin, 1000, [700])];
    expect(prior(raised(first), begin)).toEqual({ cents: 1000 });
    expect(prior(raised(first + 1), begin)).toEqual({ cents: 500 });
    // Across the night in which the clocks change, the first day begins at midnight in summer time.
    const spring = Date.parse("2026-04-10T08:00:00+02:00");
    const march = Date.parse("2026-03-11T00:00:00+01:00");
    expect(prior([change(START, 500), change(march, 1000), change(spring, 1000, [700])], spring)?.cents).toBe(1000);
    expect(prior([change(START, 500), change(march + 1, 1000), change(spring, 1000, [700])], spring)?.cents).toBe(500);
  });

  it("is told in advance of a reduction that is planned, and not after one that is over", () => {
    const changes = [change(day(0), 1000), change(day(50), 1000, [700, day(60), day(70)])];
    expect([day(50), day(60), day(70) - 1].map((at) => prior(changes, at))).toEqual([
      { cents: 1000 },
      { cents: 1000 },
      { cents: 1000 },
    ]);
    expect(prior(changes, day(70))).toBeNull();
  });

  it("of a reduction that grows without a break is that before its first step", () => {
    const steps = [change(day(0), 1000), change(day(50), 1000, [900]), change(day(60), 1000, [700])];
    expect(prior(steps, day(60))).toEqual({ cents: 1000 });
    // Where it becomes smaller again, a new one begins.
    expect(prior([...steps, change(day(65), 1000, [800])], day(65))).toEqual({ cents: 700 });
  });

  it("of a reduction shortly after another one is the price of that one", () => {
    const changes = [
      change(day(0), 1000),
      change(day(50), 1000, [700, undefined, day(55)]),
      change(day(60), 1000, [800]),
    ];
    expect(prior(changes, day(60))).toEqual({ cents: 700 });
    expect(prior([...changes.slice(0, 2), change(day(95), 1000, [800])], day(95))).toEqual({ cents: 1000 });
  });

  it("is not the price that was raised just before", () => {
    expect(prior([change(day(0), 1000), change(day(58), 1500), change(day(60), 1500, [999])], day(60))).toEqual({
      cents: 1000,
    });
  });

  it("says since when prices are known where these are no 30 days", () => {
    expect(prior([change(day(40), 1000), change(day(60), 1000, [700])], day(60))).toEqual({
      cents: 1000,
      since: iso(day(40)),
    });
    expect(prior([change(day(30), 1000), change(day(60), 1000, [700])], day(60))).toEqual({ cents: 1000 });
    // A new product that was reduced from the beginning has no price before.
    expect(prior([change(day(40), 1000, [700])], day(60))).toBeNull();
  });

  it("does not count a time in which the product was removed", () => {
    const changes = [change(day(0), 500), change(day(10), null), change(day(50), 1000), change(day(60), 1000, [700])];
    expect(prior(changes, day(60))).toEqual({ cents: 1000 });
  });

  it("is what a count of single hours finds", () => {
    const prices = fc.record({
      hours: fc.integer({ min: 1, max: 500 }),
      price: fc.integer({ min: 10, max: 20 }),
      reducedPrice: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
      begin: fc.option(fc.integer({ min: -100, max: 600 }), { nil: undefined }),
      length: fc.option(fc.integer({ min: 1, max: 600 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(prices, { minLength: 1, maxLength: 6 }), fc.integer({ min: 0, max: 800 }), (list, later) => {
        let hour = 0;
        const rows = list.map(({ hours, begin, length, ...rest }) => {
          hour += hours;
          const from = begin === undefined ? undefined : hour + begin;
          return { ...rest, hour, from, until: length === undefined ? undefined : (from ?? hour) + length };
        });
        const at = hour + later;
        const changes = rows.map(({ hour: made, price, reducedPrice, from, until }) => {
          const when = (one: number | undefined) => (one === undefined ? undefined : day(0, one));
          return reducedPrice === undefined
            ? change(day(0, made), price)
            : change(day(0, made), price, [reducedPrice, when(from), when(until)]);
        });
        expect(priorPrice({ changes, at: day(0, at) })?.cents ?? null).toBe(countedPrior({ rows, at }));
      }),
      { numRuns: 100 },
    );
  });
});

interface Counted {
  hour: number;
  price: number;
  reducedPrice: number | undefined;
  from: number | undefined;
  until: number | undefined;
}

/** The same by hours, without spans: what applied in each hour, and from there backwards. */
function countedPrior({ rows, at }: { rows: Counted[]; at: number }): number | null {
  const last = at + 2500;
  const hours = Array.from({ length: last }, (_, hour) => {
    const row = rows.filter((one) => one.hour <= hour).pop();
    if (!row) return null;
    const { price, reducedPrice, from = -Infinity, until = Infinity } = row;
    const isOn = reducedPrice !== undefined && hour >= from && hour < until;
    return { cents: isOn ? reducedPrice : price, isOn };
  });
  let begin = at;
  while (begin < last && !hours[begin]?.isOn) begin += 1;
  if (begin >= last) return null;
  for (;;) {
    const [before, now] = [hours[begin - 1], hours[begin]];
    if (!before?.isOn || !now || before.cents < now.cents) break;
    begin -= 1;
  }
  // The calendar of Vienna, with other means than the rule.
  const local = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Vienna", dateStyle: "short" });
  const dayOf = (hour: number): number => Date.parse(local.format(START + hour * HOUR)) / DAY;
  const counted = hours.slice(0, begin).filter((_, hour) => dayOf(hour) >= dayOf(begin) - 30);
  const found = counted.flatMap((one) => (one ? [one.cents] : []));
  return found.length > 0 ? Math.min(...found) : null;
}

describe("the course of prices", () => {
  it("names each time with one price, and what is planned", () => {
    const changes = [change(day(0), 1000), change(day(10), 1200, [900, day(20), day(30)])];
    expect(priceSpans(changes)).toEqual([
      { from: day(0), until: day(10), cents: 1000, isReduced: false },
      { from: day(10), until: day(20), cents: 1200, isReduced: false },
      { from: day(20), until: day(30), cents: 900, isReduced: true },
      { from: day(30), until: Infinity, cents: 1200, isReduced: false },
    ]);
  });

  it("is in the order of the changes, although the clock of one server was behind", () => {
    const changes = [change(day(1), 1000), change(day(0), 900), change(day(2), 800)];
    expect(priceSpans(changes).map(({ from, cents }) => [from, cents])).toEqual([
      [day(1), 900],
      [day(2), 800],
    ]);
  });
});
