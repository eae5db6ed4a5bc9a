import { ORDER_MESSAGES } from "@tresen/contract/order/checkout/checkout.texts";
import { afterAll, expect, test, vi } from "vitest";
import { startPaymentShop } from "./payment-shop";

const NOW = Date.parse("2026-06-05T16:30:00Z");
const MINUTE = 60_000;

const { platform, set, post, rebuild } = await startPaymentShop(NOW);
afterAll(() => platform.stop());

test("a method whose keys the provider refuses is neither shown nor accepted, until they are valid again", async () => {
  const { store } = platform.standIns;
  const { mollie } = store.keys;
  const start = performance.now();
  const shown = async (minutes: number): Promise<unknown> => {
    vi.spyOn(performance, "now").mockReturnValue(start + minutes * MINUTE);
    await rebuild();
    const { data } = (await (await fetch(`${platform.url}/api/init`)).json()) as {
      data: { url: string; data: { paymentProviders: string[] } }[];
    };
    return data.find(({ url }) => url === "config")?.data.paymentProviders;
  };
  expect(await shown(11)).toEqual(["mollie", "datatrans"]);
  store.keys.mollie = "test_another";
  expect(await shown(22)).toEqual(["datatrans"]);
  const before = store.content.payments.length;
  expect(await post()).toMatchObject({
    status: 400,
    code: "order.payment_unavailable",
    message: ORDER_MESSAGES.paymentUnavailable,
  });
  expect(store.content.payments).toHaveLength(before);
  expect((await post({ method: "datatrans" })).status).toBe(201);
  set({ outage: "unavailable" });
  expect(await shown(33)).toEqual(["datatrans"]);
  set({ outage: "none" });
  store.keys.mollie = mollie;
  expect(await shown(44)).toEqual(["mollie", "datatrans"]);
  expect((await post()).status).toBe(201);
  vi.restoreAllMocks();
});

test("keys that the provider refuses are reported in the log", async () => {
  const { mollie } = platform.standIns.store.keys;
  platform.standIns.store.keys.mollie = "test_another";
  const answer = await post();
  platform.standIns.store.keys.mollie = mollie;
  expect(answer).toMatchObject({ status: 502, code: "payment.keys_rejected" });
  expect(answer.message).toMatch(/^Der Zahlungsdienst ist gerade nicht erreichbar/);
});
