import { describe, expect, it } from "vitest";
import { ORDER, now, productOf, wordsOf, zone } from "../../../test/printed-order";
import type { SentLine } from "../../order/sent/difference";
import { dailySummary } from "./daily-summary";
import { deliverySlip } from "./delivery-slip";
import { withHeadings } from "./heading";
import { kitchenTicket } from "./kitchen-ticket";
import { label } from "./label";
import { testPage } from "./test-page";

describe("the kitchen's ticket", () => {
  const line: SentLine = {
    line: "1",
    kind: "new",
    was: null,
    product: "prd_pizza",
    name: "Pizza Margherita",
    amount: 2,
    unit: "piece",
    parts: [{ name: "Größe", value: "groß" }],
  };
  const ticketOf = (why: "begun" | "changed" | "cancelled", lines: SentLine[], note?: string): string =>
    wordsOf(
      kitchenTicket({
        order: { ...ORDER, appointment: "2026-11-23T17:30:00Z" },
        message: { number: 1, at: "2026-11-23T17:00:00Z", why, lines, note },
        station: "Ofen",
        zone,
        disableTickets: false,
        productOf,
      }),
    );

  it("says who prepares what until when, with allergens of product and chosen options, and no price", () => {
    const words = ticketOf("begun", [line], "Bitte scharf");
    for (const part of ["Ofen | 18:00 Uhr", "Ticket 123", "Dine In, Tisch 4", "18:30 Uhr", "2 × | Pizza Margherita"])
      expect(words).toContain(part);
    expect(words).toContain("Größe: groß\nAllergene: A, F, G");
    expect(words).toContain("Anmerkung\nBitte scharf");
    expect(words).not.toMatch(/€|NEU|STORNO|Neubau/);
  });

  it("marks what is new, changed and cancelled, and crosses out what does not hold any more", () => {
    const { kind: _, was: __, line: ___, ...before } = line;
    const words = ticketOf("changed", [
      { ...line, kind: "changed", amount: 1, parts: [], was: before },
      { ...line, kind: "cancelled", amount: 0, was: before },
      { ...line, kind: "new", name: "Cola" },
    ]);
    expect(words).toContain("ÄNDERUNG");
    expect(words).toContain(
      "GEÄNDERT\n1 × | Pizza Margherita\nAllergene: A, G\nBisher:\n[2 × Pizza Margherita]\n[Größe: groß]",
    );
    expect(words).toContain("STORNO\n[2 × Pizza Margherita]");
    expect(words).toContain("NEU\n2 × | Cola");
  });
});

describe("further documents", () => {
  it("tell who brings an order where and what is to be paid", () => {
    const stop = {
      uid: "uid",
      ticketNumber: 7,
      createdAt: ORDER.createdAt,
      appointment: "2026-11-24T17:30:00Z",
      promisedAt: null,
      area: "1070",
      name: "Mia Huber",
      company: "Huber OG",
      street: "Burggasse 3",
      stairway: "2",
      floor: "",
      door: "14",
      zipCode: "1070",
      city: "Wien",
      phone: "+43 660 1234567",
      comment: "",
      due: 2675,
      paymentMethod: "cash",
      items: [{ name: "Cola", amount: 1, unit: "piece" }],
    } as const;
    const slip = (due: number): string =>
      wordsOf(
        deliverySlip({
          stop: { ...stop, due, items: [...stop.items] },
          branchName: "Neubau",
          currency: "EUR",
          zone,
          now,
          disableTickets: false,
        }),
      );
    expect(slip(2675)).toContain("Dienstag, 24.11.2026, 18:30 Uhr");
    expect(slip(2675)).toContain("Mia Huber\nHuber OG\nBurggasse 3\nStiege 2, Tür 14\n1070 Wien");
    expect(slip(2675)).toContain("ZU KASSIEREN\n26,75 €\nZahlung: Barzahlung");
    expect(slip(0)).toContain("BEZAHLT – nichts kassieren");
  });

  it("sum up a day, stick on a portion, and try a printer", () => {
    const summary = wordsOf(
      dailySummary({
        summary: {
          shopName: "Vesuvio",
          branchName: "Neubau",
          day: now,
          zone,
          currency: "EUR",
          orders: { count: 2, gross: 5001 },
          cancelled: { count: 1, gross: 900 },
          refunds: { count: 0, gross: 0 },
          methods: [{ method: "takeaway", count: 2, gross: 5001 }],
          payments: [{ method: "cash", count: 2, gross: 5001 }],
          taxes: [{ rate: 0.1, net: 4546, tax: 455, gross: 5001 }],
        },
        now,
      }),
    );
    expect(summary).toContain("Umsatz | 50,01 €\nBestellungen | 2\nDurchschnitt | 25,01 €\n1 × storniert | 9,00 €");
    expect(summary).toContain("Nach Zahlung\n2 × Barzahlung | 50,01 €");
    const sticker = wordsOf(
      label({
        order: ORDER,
        position: { name: "Pizza", parts: [{ name: "Größe", value: "groß" }] },
        allergens: ["A"],
        portion: { number: 1, of: 3 },
        name: "Mia H.",
        disableTickets: true,
      }),
    );
    expect(sticker).toContain("Bestellung 123\nDine In, Tisch 4 | 1/3\nMia H.\nrule\nPizza\nGröße: groß\nAllergene: A");
    expect(
      wordsOf(testPage({ deviceName: "Bon 1", branchName: "Neubau", url: "https://a.test", zone, now })),
    ).toContain("ÄÖÜ äöü ß €");
  });

  it("say above everything else what is special about a print", () => {
    const headed = withHeadings({ paper: [], isCopy: true, isRepeated: true, reroutedFrom: "Bar" });
    expect(wordsOf(headed)).toBe("KOPIE\nWIEDERHOLUNG\nUMGELEITET von Bar\nspace");
    expect(withHeadings({ paper: [{ kind: "cut" }] })).toEqual([{ kind: "cut" }]);
  });
});
