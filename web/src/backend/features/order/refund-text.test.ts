import { formatMoney } from "@tresen/contract/kit/money";
import type { OrderPayment } from "@tresen/contract/order/order";
import { describe, expect, it } from "vitest";
import { refundText } from "./refund-text";

const text = (payment: Partial<OrderPayment> | null, isQuotation = false): string =>
  refundText({
    write: formatMoney,
    order: {
      isQuotation,
      payment: payment && {
        provider: "mollie",
        id: "tr_1",
        state: "paid",
        amount: 3450,
        currency: "EUR",
        refunded: 0,
        chargedBack: 0,
        ...payment,
      },
    },
  }).replaceAll("\u00a0", " ");

describe("refundText", () => {
  it("names the amount that is refunded", () => {
    expect(text({})).toBe("Der Betrag von 34,50 € wird dem Kunden zurückgezahlt.");
  });

  it("subtracts what was already refunded or charged back", () => {
    expect(text({ refunded: 1000 })).toBe(
      "Von 34,50 € wurden bereits 10,00 € zurückgezahlt. Der restliche Betrag von 24,50 € wird dem " +
        "Kunden zurückgezahlt.",
    );
    expect(text({ refunded: 1000, chargedBack: 450 })).toContain("Der restliche Betrag von 20,00 € wird");
    expect(text({ chargedBack: 3450 })).toBe("Der Betrag von 34,50 € wurde dem Kunden bereits zurückgezahlt.");
    expect(text({ state: "refunded", refunded: 3450 })).toBe(
      "Der Betrag von 34,50 € wurde dem Kunden bereits zurückgezahlt.",
    );
    expect(text({ state: "refunding" })).toBe("Die Rückzahlung von 34,50 € an den Kunden läuft bereits.");
  });

  it("promises no refund without a payment", () => {
    expect(text(null)).toBe("Die Bestellung ist nicht online bezahlt: Es wird nichts zurückgezahlt.");
    expect(text(null, true)).toBe("Zu einer Anfrage wurde nichts bezahlt.");
    expect(text({ state: "expired" })).toContain("nichts bezahlt");
    expect(text({ state: "pending" })).toContain("noch kein Geld");
  });
});
