import type { ListedOrder } from "@tresen/contract/order/order";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { StaffAction } from "./apply-action";
import { sendAction } from "./send-action";

interface Sent {
  path: string;
  body: Record<string, unknown>;
}

/** Answers each call with the next version, as the server does. */
function serve(): { sent: Sent[]; release: () => void } {
  const sent: Sent[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    const parsed = JSON.parse(body) as Sent["body"];
    sent.push({ path, body: parsed });
    await promise;
    return new Response(JSON.stringify({ data: { version: Number(parsed["version"]) + 1 } }), {
      headers: { "content-type": "application/json" },
    });
  });
  return { sent, release: resolve };
}

const order = (id: string): ListedOrder => ({ id, version: 4 }) as ListedOrder;

afterEach(() => vi.unstubAllGlobals());

describe("sendAction", () => {
  it.each<[StaffAction, object]>([
    ["confirm", {}],
    ["reject", { rejectionMessage: "Leider aus" }],
    ["cancel", {}],
    ["counter-appointment", { counterAppointments: ["2026-06-05T19:00:00Z"] }],
    ["in-delivery", {}],
    ["completed", {}],
  ])("sends the version that was seen with %s", async (action, details) => {
    const { sent, release } = serve();
    release();
    await sendAction({ order: order("ord_1"), action, ...details });
    expect(sent).toEqual([{ path: `/api/orders/ord_1/status/${action}`, body: { version: 4, ...details } }]);
  });

  it("continues from the person's previous action without an answer, and does not delay other orders", async () => {
    const { sent, release } = serve();
    const first = sendAction({ order: order("ord_1"), action: "confirm" });
    const second = sendAction({ order: order("ord_1"), action: "in-delivery" });
    const other = sendAction({ order: order("ord_2"), action: "confirm" });
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ path }) => path)).toEqual([
      "/api/orders/ord_1/status/confirm",
      "/api/orders/ord_2/status/confirm",
    ]);
    release();
    await Promise.all([first, second, other]);
    expect(sent[2]).toEqual({ path: "/api/orders/ord_1/status/in-delivery", body: { version: 5 } });
    // After the answer, only the version that the person saw counts.
    await sendAction({ order: order("ord_1"), action: "completed" });
    expect(sent[3]?.body).toEqual({ version: 4 });
  });
});
