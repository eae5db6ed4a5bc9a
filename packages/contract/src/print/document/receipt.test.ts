import { describe, expect, it } from "vitest";
import { COLA, ITEM, ONLINE, ORDER, PAID, SELLER, now, wordsOf, zone } from "../../../test/printed-order";
import { receipt } from "./receipt";

const receiptOf = (changes: Partial<Parameters<typeof receipt>[0]> = {}): string =>
  wordsOf(
    receipt({
      order: ORDER,
      payments: [PAID],
      refunds: [],
      currency: "EUR",
      seller: SELLER,
      zone,
      now,
      disableTickets: false,
      statusUrl: "https://shop.example.test/status/uid/hash",
      ...changes,
    }),
  );

describe("the receipt", () => {
  it("has positions, sums, taxes for each rate and what is open", () => {
    const words = receiptOf();
    for (const part of [
      "2 × | Pizza Margherita | 23,00 €\nGröße: groß\nje 11,50 €",
      "1 × | Cola | 3,75 €\ninkl. Pfand 0,25 €",
      "Gesamt | 26,75 €\ninkl. Pfand | 0,25 €",
      "10 % | 20,91 | 2,09 | 23,00",
      "20 % | 3,13 | 0,62 | 3,75",
      "Zu zahlen: Barzahlung | 26,75 €",
      "Vesuvio Gastronomie GmbH\nNeubau\nNeubaugasse 12\n1070 Wien",
    ])
      expect(words).toContain(part);
  });

  it("is called none as long as no cash register has signed what is paid on site", () => {
    const words = receiptOf();
    expect(words).toContain("Bestellübersicht – kein Kassenbeleg");
    expect(words.replace("kein Kassenbeleg", "")).not.toMatch(/rechnung|beleg/i);
    const rest = receiptOf({
      order: { ...ORDER, paymentMethod: "mollie" },
      payments: [{ ...ONLINE, amount: 1 }, PAID],
    });
    expect(rest).toContain("kein Kassenbeleg");
    const online = receiptOf({ order: { ...ORDER, paymentMethod: "mollie" }, payments: [ONLINE] });
    expect(online).toContain("Online bezahlt | 26,75 €");
    expect(online).not.toMatch(/beleg/i);
    const signed = receiptOf({ fiscal: { lines: ["Beleg 17, Kasse 1"], qr: "_R1-AT1_1" } });
    expect(signed).toContain("\nKassenbeleg\n");
    expect(signed).not.toContain("kein Kassenbeleg");
    expect(signed).toContain("Beleg 17, Kasse 1\nspace\nqr\nSignatur der Kasse");
  });

  it("has no prices for a request, shows refunds, and leaves out removed positions", () => {
    expect(receiptOf({ order: { ...ORDER, isQuotation: true } })).not.toContain("€");
    const words = receiptOf({
      order: { ...ORDER, items: [ITEM, { ...COLA, amount: 0, gross: 0 }] },
      refunds: [
        {
          id: "1",
          payment: "1",
          amount: 375,
          lines: [],
          reason: "",
          state: "done",
          by: "x",
          at: "2026-11-23T17:00:00Z",
        },
      ],
    });
    expect(words).toContain("Rückerstattet | 3,75 €");
    expect(words).not.toContain("Cola");
  });
});
