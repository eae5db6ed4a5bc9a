import { describe, expect, test } from "vitest";
import { lockReason, lockedUntil } from "./invoice-lock";

const nobody = { companyName: "", vatNumber: "" };

describe("name and address of an invoice are still needed", () => {
  test("above the amount from which the law of the country wants them", () => {
    const of = (country: "AT" | "DE" | "CH", gross: number) => lockReason({ country, gross, ...nobody });
    expect([of("AT", 400_00), of("AT", 400_01)]).toEqual([null, "amount"]);
    expect([of("DE", 250_00), of("DE", 250_01)]).toEqual([null, "amount"]);
    expect([of("CH", 400_00), of("CH", 400_01)]).toEqual([null, "amount"]);
  });

  test("where a company asked for one, but not of what cost nothing", () => {
    const country = "AT" as const;
    expect(lockReason({ country, gross: 100, companyName: "GmbH", vatNumber: "" })).toBe("company");
    expect(lockReason({ country, gross: 100, companyName: "", vatNumber: "ATU12345678" })).toBe("company");
    expect(lockReason({ country, gross: 0, companyName: "GmbH", vatNumber: "ATU12345678" })).toBeNull();
  });

  test("until the end of the seventh or eighth calendar year after it, as the branch's clock shows it", () => {
    const until = (country: "AT" | "DE" | "LI", at: string) =>
      new Date(lockedUntil({ country, at: Date.parse(at), zone: "Europe/Vienna" })).toISOString();
    expect(until("AT", "2026-01-01T12:00:00Z")).toBe("2033-12-31T23:00:00.000Z");
    expect(until("DE", "2026-12-31T22:59:59Z")).toBe("2034-12-31T23:00:00.000Z");
    // In Vienna it is the next year already.
    expect(until("AT", "2026-12-31T23:00:00Z")).toBe("2034-12-31T23:00:00.000Z");
    expect(until("LI", "2026-06-05T12:00:00Z")).toBe("2036-12-31T23:00:00.000Z");
  });
});
