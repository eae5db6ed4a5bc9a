import { afterEach, describe, expect, it, vi } from "vitest";
import { datatransProvider } from "./datatrans/provider";
import { mollieProvider } from "./mollie/provider";
import type { NewPayment } from "./provider";

const order: NewPayment = {
  uid: "01K",
  amount: 1900,
  currency: "EUR",
  description: "Bestellung 1",
  country: "AT",
  returnUrl: "https://shop.example.test/back",
  webhookUrl: "https://shop.example.test/hook",
};
const SANDBOX = "https://api.sandbox.datatrans.com";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The provider's next answer; what it was asked is kept. */
function answerWith({
  body,
  status = 201,
  headers = {},
}: {
  body: unknown;
  status?: number;
  headers?: Record<string, string>;
}): { url: string; body: Record<string, unknown> }[] {
  const asked: { url: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal("fetch", (url: string, { body: sent }: RequestInit) => {
    asked.push({ url, body: JSON.parse(typeof sent === "string" ? sent : "{}") as Record<string, unknown> });
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  });
  return asked;
}

describe("Mollie", () => {
  it.each([
    ["AT", "de_AT"],
    ["DE", "de_DE"],
    ["CH", "de_CH"],
    ["LI", "de_CH"],
  ] as const)("uses for customers from %s the locale %s", async (country, locale) => {
    const asked = answerWith({
      body: {
        id: "tr_1",
        status: "open",
        amount: { currency: "EUR", value: "19.00" },
        _links: { checkout: { href: "https://pay.example.test/1" } },
      },
    });
    await mollieProvider({ apiKey: "test_x" }).create({ ...order, country });
    expect(asked[0]?.body).toMatchObject({ locale });
  });
});

describe("Mollie's payment", () => {
  const eur = (value: string) => ({ currency: "EUR", value });
  const reportOf = (more: object) => {
    answerWith({ body: { id: "tr_1", status: "paid", amount: eur("19.00"), _links: {}, ...more }, status: 200 });
    return mollieProvider({ apiKey: "test_x" }).fetch({ id: "tr_1", startedAt: 0, now: 0 });
  };

  it("reports charged back sums, and what is left to refund", async () => {
    expect(await reportOf({ amountChargedBack: eur("5.00"), amountRemaining: eur("14.00") })).toMatchObject({
      state: "paid",
      amount: 1900,
      refunded: 0,
      chargedBack: 500,
      refundable: 1400,
    });
    const plain = await reportOf({});
    expect(plain).toMatchObject({ state: "paid", chargedBack: 0 });
    expect(plain).not.toHaveProperty("refundable");
  });
});

describe("Datatrans' start page", () => {
  const start = async ({ endpoint, location }: { endpoint?: string; location?: string }): Promise<string> => {
    answerWith({ body: { transactionId: 17 }, headers: location ? { location } : {} });
    return (await datatransProvider({ merchantId: "1100000001", password: "x", endpoint }).create(order)).redirectUrl;
  };

  it("has the address from the answer", async () => {
    expect(await start({ location: "https://pay.elsewhere.example.test/v1/start/17" })).toBe(
      "https://pay.elsewhere.example.test/v1/start/17",
    );
  });

  it("is on the pay host of the API where the answer has no address", async () => {
    expect(await start({})).toBe("https://pay.datatrans.com/v1/start/17");
    expect(await start({ endpoint: SANDBOX })).toBe("https://pay.sandbox.datatrans.com/v1/start/17");
    expect(await start({ endpoint: `${SANDBOX}/` })).toBe("https://pay.sandbox.datatrans.com/v1/start/17");
  });

  it("is in German", async () => {
    const asked = answerWith({ body: { transactionId: "17" } });
    await datatransProvider({ merchantId: "1100000001", password: "x", endpoint: SANDBOX }).create({
      ...order,
      country: "CH",
    });
    expect(asked).toMatchObject([{ url: `${SANDBOX}/v1/transactions`, body: { language: "de" } }]);
  });
});
