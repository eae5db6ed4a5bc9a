import { describe, expect, it } from "vitest";
import { ZONE, makeProduct } from "../../../test/fixtures";
import { MINUTE, instantAt, zonedTime } from "../../kit/time";
import { beginsAt, leadMinutes } from "./begin";
import { isLater } from "./later";

const confirmedAt = "2026-06-05T16:00:00.000Z";
const begins = (order: Parameters<typeof beginsAt>[0]["order"], at = confirmedAt): string =>
  new Date(beginsAt({ order, confirmedAt: at })).toISOString().slice(11, 16);

describe("an order begins", () => {
  it("when it is confirmed, or so long before its time as it says, or half an hour before", () => {
    expect(begins({})).toBe("16:00");
    expect(begins({ appointment: "2026-06-05T18:00:00Z" })).toBe("17:30");
    expect(begins({ appointment: "2026-06-05T18:00:00Z", leadMinutes: 50 })).toBe("17:10");
    expect(begins({ appointment: "2026-06-05T18:00:00Z", leadMinutes: 0 })).toBe("18:00");
    expect(begins({ appointment: "2026-06-05T16:10:00Z" })).toBe("16:00");
  });

  it("in time for what it was promised only where that is more than two hours away", () => {
    expect(begins({ promisedAt: "2026-06-05T16:45:00Z" })).toBe("16:00");
    expect(begins({ promisedAt: "2026-06-05T18:00:00Z", leadMinutes: 10 })).toBe("16:00");
    expect(begins({ promisedAt: "2026-06-05T18:05:00Z", leadMinutes: 10 })).toBe("17:55");
    expect(begins({ promisedAt: "2026-06-06T10:00:00Z" })).toBe("09:30");
    expect(begins({ promisedAt: "2026-06-06T10:00:00Z", appointment: "2026-06-05T18:00:00Z" })).toBe("17:30");
    expect(begins({ promisedAt: "2026-06-06T10:00:00Z", begunAt: "2026-06-05T16:20:00Z" })).toBe("16:20");
  });

  it("earlier by hand or when the kitchen works on it, and never later because of that", () => {
    const order = { appointment: "2026-06-05T18:00:00Z" };
    const note = (state: "open" | "started", at: string) => [{ station: null, state, at }];
    expect(begins({ ...order, begunAt: "2026-06-05T16:20:00Z" })).toBe("16:20");
    expect(begins({ ...order, preparation: note("started", "2026-06-05T16:25:00Z") })).toBe("16:25");
    expect(begins({ ...order, preparation: note("open", "2026-06-05T16:25:00Z") })).toBe("17:30");
    expect(begins({ ...order, preparation: note("started", "2026-06-05T17:45:00Z") })).toBe("17:30");
  });

  // The clocks of Vienna go back at 3:00 on 25 October, and forward at 2:00 on 28 March.
  it.each([
    ["2026-10-25", 3 * 60 + 10, 30, "02:40"],
    ["2026-10-25", 3 * 60 + 10, 90, "02:40"],
    ["2027-03-28", 3 * 60 + 10, 30, "01:40"],
    ["2027-03-28", 12 * 60, 720, "23:00"],
  ])(
    "in real minutes also where the clock changes: %s at minute %d, %d minutes before",
    (date, minutes, lead, clock) => {
      const appointment = instantAt({ date, minutes, zone: ZONE });
      const order = { appointment: new Date(appointment).toISOString(), leadMinutes: lead };
      const at = beginsAt({ order, confirmedAt: "2026-10-20T10:00:00Z" });
      expect(appointment - at).toBe(lead * MINUTE);
      const { minutes: shown } = zonedTime({ at, zone: ZONE });
      expect(`${String(Math.floor(shown / 60)).padStart(2, "0")}:${String(shown % 60).padStart(2, "0")}`).toBe(clock);
      const order2 = { state: "confirmed", beginsAt: new Date(at).toISOString() };
      expect([at - MINUTE - 1, at - MINUTE].map((now) => isLater({ order: order2, now }))).toEqual([true, false]);
    },
  );

  it("is for later only while it is confirmed and its time is known", () => {
    const later = (state: string, at: string | null) => isLater({ order: { state, beginsAt: at }, now: 0 });
    expect([later("confirmed", null), later("inDelivery", confirmedAt), later("confirmed", confirmedAt)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe("the minutes of an order", () => {
  const preparation = [
    { station: "ofen", minutes: 8, minutesPerUnit: 2 },
    { station: "pass", minutes: 1 },
  ];
  const options = [{ name: "normal" }, { name: "groß", preparationMinutes: 3 }];
  const pizza = makeProduct({
    type: "configurable",
    preparation,
    alternativeUnits: [{ unit: "package", ratio: 4 }],
    config: { parts: [{ name: "Größe", type: "select", options }] },
  });
  const item = (amount: number, value: string | string[] | null = "normal", unit: "piece" | "package" = "piece") => ({
    item: { amount, unit, parts: [{ name: "Größe", value }] },
    product: pizza,
  });

  it("are those of its longest position, with its units and options, rounded up", () => {
    expect(leadMinutes([item(1)])).toBe(10);
    expect(leadMinutes([item(1), item(3)])).toBe(14);
    expect(leadMinutes([item(1, "groß")])).toBe(13);
    expect(leadMinutes([item(1, ["groß"])])).toBe(13);
    expect(leadMinutes([item(1, null, "package")])).toBe(16);
    expect(leadMinutes([item(1.3)])).toBe(11);
  });

  it("are unknown where no product says them, and removed positions take none", () => {
    expect(leadMinutes([{ ...item(1), product: makeProduct() }])).toBeNull();
    expect(leadMinutes([{ ...item(1), product: undefined }, item(0)])).toBeNull();
  });
});
