import { describe, expect, it } from "vitest";
import { faults } from "../../test/faults";
import { NOW, at, daily, makeBranch, makeProduct } from "../../test/fixtures";
import { earliestSlot } from "../order/slots";
import { appointmentProblem } from "../order/chosen-slot";
import { type LiveState, laterWhile } from "./live";
import { longer, soldOutText, untilText } from "./live.texts";
import { nextOpeningDay } from "./opening-day";
import { openEnd } from "./sold-out-choice";

const MINUTE = 60_000;
const UNTIL = new Date(NOW + 60 * MINUTE).toISOString();
const zone = "Europe/Vienna";

function busy(changes: Partial<LiveState["busy"][number]> = {}): LiveState {
  return { busy: [{ method: "takeaway", minutes: 30, isPaused: false, until: UNTIL, ...changes }], soldOuts: [] };
}

function soldOut(changes: Partial<LiveState["soldOuts"][number]> = {}): LiveState {
  return { busy: [], soldOuts: [{ product: "pizza", part: null, option: null, until: UNTIL, ...changes }] };
}

describe("a busy method", () => {
  const asked = { branch: makeBranch({}), products: [], method: "takeaway" as const, now: NOW };
  const later = (live: LiveState) => laterWhile({ live, method: "takeaway" });
  it("makes everything later that would be ready before its end, and nothing else", () => {
    expect(earliestSlot(asked)).toBe(NOW);
    expect(earliestSlot({ ...asked, later: later(busy()) })).toBe(NOW + 30 * MINUTE);
    expect(earliestSlot({ ...asked, later: later(busy({ method: "delivery" })) })).toBe(NOW);
    expect(earliestSlot({ ...asked, later: later(busy()), now: NOW + 60 * MINUTE })).toBe(NOW + 60 * MINUTE);
    const slow = { isLeadTimeEnabled: true, leadTimeType: "minutes" as const, leadTimeValue: 45 };
    expect(earliestSlot({ ...asked, later: later(busy()), products: [slow] })).toBe(NOW + 75 * MINUTE);
    const slower = { ...slow, leadTimeValue: 60 };
    expect(earliestSlot({ ...asked, later: later(busy()), products: [slower] })).toBe(NOW + 60 * MINUTE);
  });

  it("refuses an appointment that it makes too early", () => {
    const wanted = { ...asked, later: later(busy()) };
    expect(appointmentProblem({ ...wanted, at: NOW + 25 * MINUTE })).toBe("leadTime");
    expect(appointmentProblem({ ...wanted, at: NOW + 30 * MINUTE })).toBeNull();
  });

  it("refuses no order for as soon as possible", () => {
    expect(faults({}, { live: busy() })).toEqual([]);
  });
});

describe("a paused method", () => {
  const live = busy({ isPaused: true, minutes: 0 });
  it("refuses orders for now and appointments before its end, and takes later ones", () => {
    expect(faults({}, { live })).toEqual([`isDelivery order.method_paused Derzeit pausiert, bis 19:30 Uhr.`]);
    expect(faults({ appointmentDate: "2026-06-05T19:25" }, { live })).toEqual([
      expect.stringContaining("order.appointment_lead_time"),
    ]);
    expect(faults({ appointmentDate: "2026-06-05T19:30" }, { live })).toEqual([]);
    expect(faults({ isDineIn: true }, { live })).toEqual([]);
    expect(faults({}, { live, now: NOW + 60 * MINUTE })).toEqual([]);
  });
});

describe("what is sold out", () => {
  it("refuses the positions with it until its end, also by appointment", () => {
    const live = soldOut({ product: makeProduct({}).id });
    const fault = "items.0.product order.sold_out Dieses Produkt ist derzeit ausverkauft.";
    expect(faults({}, { live })).toEqual([fault]);
    expect(faults({ appointmentDate: "2026-06-05T19:25" }, { live })).toEqual([fault]);
    expect(faults({ appointmentDate: "2026-06-05T19:30" }, { live })).toEqual([]);
    expect(faults({}, { live: soldOut({ product: "another" }) })).toEqual([]);
  });

  it("refuses only the positions that chose the option", () => {
    const config = {
      parts: [
        { name: "Größe", type: "select" as const, options: [{ name: "klein" }, { name: "groß" }] },
        { name: "Belag", type: "multiselect" as const, optional: true, options: [{ name: "klein" }, { name: "Ei" }] },
      ],
    };
    const product = makeProduct({ config });
    const item = { product: product.id, amount: 1, unit: "piece" as const };
    const asked = (parts: (string | string[] | null)[], part: string, option: string) =>
      faults(
        { items: [{ ...item, parts }] },
        { products: [product], live: soldOut({ product: product.id, part, option }) },
      );
    expect(asked(["groß", ["Ei"]], "Belag", "Ei")).toEqual([
      "items.0.product order.sold_out Ei ist derzeit ausverkauft.",
    ]);
    expect(asked(["klein", null], "Belag", "klein")).toEqual([]);
    expect(asked(["klein", null], "Größe", "klein")).toHaveLength(1);
    expect(asked(["groß", null], "Größe", "klein")).toEqual([]);
  });
});

describe("nextOpeningDay", () => {
  const hours = [daily("10:00", "02:00")];
  const branch = makeBranch({ openingHours: hours });
  it("begins at four in the morning, so that a night belongs to its evening", () => {
    const saturday = at("2026-06-06T04:00:00+02:00");
    expect(nextOpeningDay({ branch, now: NOW })).toBe(saturday);
    expect(nextOpeningDay({ branch, now: at("2026-06-06T01:30:00+02:00") })).toBe(saturday);
    expect(nextOpeningDay({ branch, now: saturday })).toBe(at("2026-06-07T04:00:00+02:00"));
  });

  it("leaves out days on which the branch is closed, and follows the clock", () => {
    const closed = { type: "once" as const, date: "2026-06-06", isClosed: true, from: "00:00", to: "24:00" };
    expect(nextOpeningDay({ branch: makeBranch({ openingHours: [...hours, closed] }), now: NOW })).toBe(
      at("2026-06-07T04:00:00+02:00"),
    );
    expect(nextOpeningDay({ branch, now: at("2026-03-28T18:00:00+01:00") })).toBe(at("2026-03-29T04:00:00+02:00"));
    expect(nextOpeningDay({ branch, now: at("2026-10-24T18:00:00+02:00") })).toBe(at("2026-10-25T04:00:00+01:00"));
  });
});

describe("the texts", () => {
  it("name the time of today, and date and time of another day", () => {
    expect(untilText({ until: at("2026-06-05T19:30:00+02:00"), now: NOW, zone })).toBe("19:30");
    expect(untilText({ until: at("2026-06-06T10:00:00+02:00"), now: NOW, zone })).toBe("06.06.2026 10:00");
    const open = at(openEnd(NOW));
    expect(untilText({ until: open, now: NOW, zone })).toBe("auf Weiteres");
    expect(soldOutText({ until: open, now: NOW, zone })).toBe("Ausverkauft");
    expect(longer(30)).toBe("Derzeit etwa 30 Minuten länger");
    expect(soldOutText({ until: at("2026-06-06T04:00:00+02:00"), now: NOW, zone })).toBe("Heute ausverkauft");
    expect(soldOutText({ until: at("2026-06-08T04:00:00+02:00"), now: NOW, zone })).toBe("Ausverkauft bis 08.06.2026");
  });
});
