import { createHmac } from "node:crypto";
import { afterAll, describe, expect, test, vi } from "vitest";
import { startPaymentShop } from "./payment-shop";

const NOW = Date.parse("2026-06-05T16:30:00Z");

const { platform, post, pay, order, paymentOf, payments } = await startPaymentShop(NOW, { limits: "on" });
afterAll(() => platform.stop());

describe("webhooks", () => {
  const call = ({
    path,
    body,
    headers = {},
  }: {
    path: string;
    body: string;
    headers?: Record<string, string>;
  }): Promise<number> =>
    fetch(`${platform.url}/api/payments/webhook/${path}`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", ...headers },
    }).then(({ status }) => status);
  const sign = (body: string, key = platform.standIns.store.keys.signKey): Record<string, string> => {
    const signature = createHmac("sha256", Buffer.from(key, "hex")).update(`${NOW}${body}`).digest("hex");
    return { "datatrans-signature": `t=${NOW},s0=${signature}` };
  };

  test("of Datatrans need its signature, whatever they contain", async () => {
    const { data } = await post({ method: "datatrans" });
    await pay({ data, choice: "silent", returns: false });
    const path = `datatrans/${data.uid}`;
    const body = '{"status":"settled"}';
    for (const headers of [
      {},
      { "datatrans-signature": "t=1,s0=" },
      { "datatrans-signature": `t=${NOW}` },
      sign(`${body} `),
      sign(body, "00".repeat(32)),
    ])
      expect(await call({ path, body, headers })).toBe(403);
    expect((await order(data)).isPaid).toBe(false);
    expect(await call({ path, body, headers: sign(body) })).toBe(200);
    const once = await order(data);
    expect(once.isPaid).toBe(true);
    // A repeated webhook is accepted and changes nothing; a body that is not JSON is not read.
    expect(await call({ path, body, headers: sign(body) })).toBe(200);
    expect(await call({ path, body: "}{", headers: sign("}{") })).toBe(200);
    expect((await order(data)).version).toBe(once.version);
  });

  test("are answered the same for unknown orders", async () => {
    expect(await call({ path: `mollie/${"0".repeat(26)}`, body: "id=tr_x" })).toBe(200);
    expect(await call({ path: "mollie/nonsense", body: "id=tr_x" })).toBe(404);
  });

  test("of Mollie do not prove a payment by themselves", async () => {
    const { data } = await post();
    expect(await call({ path: `mollie/${data.uid}`, body: "id=tr_other&status=paid" })).toBe(200);
    expect((await order(data)).isPaid).toBe(false);
  });

  test("without a signature cause one request to the provider per payment and half minute, and are to be repeated", async () => {
    const asked = vi.spyOn(globalThis, "fetch");
    const questions = (id: string): number =>
      asked.mock.calls.filter(([url]) => String(url).includes(`/payments/${id}`)).length;
    const { data } = await post();
    const { id } = paymentOf(data);
    const path = `mollie/${data.uid}`;
    const statuses = await Promise.all(Array.from({ length: 20 }, () => call({ path, body: `id=${id}` })));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(19);
    expect(questions(id)).toBe(1);
    // The limit is per payment, and requests with the order's key are not counted.
    const { data: other } = await post();
    expect(await call({ path: `mollie/${other.uid}`, body: "id=tr_x" })).toBe(200);
    await pay({ data, choice: "paid" });
    expect((await order(data)).isPaid).toBe(true);
    expect(await payments.checkUnsignedWebhook({ uid: data.uid, now: NOW + 31_000 })).toBeUndefined();
    asked.mockRestore();
  });
});
