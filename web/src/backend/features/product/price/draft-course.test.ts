import { DAY } from "@tresen/contract/kit/time";
import { describe, expect, it } from "vitest";
import { draftCourse } from "./draft-course";

const NOW = Date.parse("2026-06-05T18:30:00+02:00");
const iso = (days: number): string => new Date(NOW + days * DAY).toISOString();
const changes = [{ from: iso(-60), price: 1000 }];
const course = (draft: Record<string, unknown>, known = changes) => draftCourse({ changes: known, draft, now: NOW });

describe("what the form says of prices before it is saved", () => {
  it("is what would be if it was saved now", () => {
    const reduced = course({ price: 1000, reducedPrice: 800, reducedFrom: iso(1), reducedUntil: iso(2) });
    expect(reduced).toMatchObject({ prior: { cents: 1000 }, hasReduction: true, isChanged: true });
    expect(reduced.spans.map(({ cents }) => cents)).toEqual([1000, 1000, 800, 1000]);
    const [raised] = [course({ price: 1500, reducedPrice: 999 })];
    expect(raised.prior).toEqual({ cents: 1000 });
    expect(course({ price: 1000, reducedPrice: 800 }, [{ from: iso(-5), price: 1000 }]).prior).toEqual({
      cents: 1000,
      since: iso(-5),
    });
  });

  it("is what is stored as long as prices are not changed, or no prices", () => {
    const stored = [{ from: iso(-40), price: 1000, reducedPrice: 800, reducedFrom: "2026-06-05T16:30:00.000Z" }];
    const same = { price: 1000, reducedPrice: 800, reducedFrom: "2026-06-05T18:30:00+02:00", reducedUntil: null };
    expect(course(same, stored).isChanged).toBe(false);
    expect(course({ price: 1000, reducedPrice: null })).toMatchObject({ isChanged: false, hasReduction: false });
    expect(course({ price: "neun" }).isChanged).toBe(false);
    // A reduced price that is none is refused when it is saved.
    expect(course({ price: 1000, reducedPrice: 1000 }).hasReduction).toBe(false);
  });
});
