import type { OrderDraft } from "@tresen/contract/order/order";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../shared/api";
import { forgetAttempt, settlePaid, submitOrder } from "./order-submission";

interface Sent {
  key: string;
  body: string;
}

const draft = (comment: string): OrderDraft => ({ comment }) as OrderDraft;
const submit = (comment: string) => submitOrder({ identifier: "mitte", draft: draft(comment) });

let sent: Sent[] = [];
/** A server that stores orders by key, and on request loses its next response. */
let stored = new Map<string, string>();
let losesAnswer = false;
let refusal: { status: number; field?: string; code?: string; once?: boolean } | null = null;
/** The redirect to the provider's page, after which the order waits for its payment. */
let redirect: string | undefined;
let isPaid = false;
let abandoned: string[] = [];

const answer = (status: number, content: unknown): Response =>
  new Response(JSON.stringify(content), { status, headers: { "content-type": "application/json" } });

function serve(url: string, init: RequestInit): Promise<Response> {
  const given = /^\/api\/payments\/abandon\/([^/]+)\//.exec(url)?.[1];
  if (given !== undefined) {
    abandoned.push(given);
    return Promise.resolve(answer(200, { data: { isPaid, isFailed: !isPaid } }));
  }
  const key = new Headers(init.headers).get("Idempotency-Key") ?? "";
  const body = String(init.body);
  sent.push({ key, body });
  if (refusal) {
    const { status, field, code = "x", once } = refusal;
    if (once) refusal = null;
    return Promise.resolve(answer(status, { errors: [{ field, code, message: "Nein" }] }));
  }
  const known = stored.get(key);
  if (known !== undefined && known !== body)
    return Promise.resolve(answer(409, { errors: [{ code: "order.key_reused", message: "vergeben" }] }));
  stored.set(key, body);
  if (losesAnswer) return Promise.reject(new TypeError("network"));
  return Promise.resolve(
    answer(201, { data: { uid: `uid-${key}`, hash: "hash", ...(redirect ? { paymentRedirectUrl: redirect } : {}) } }),
  );
}

beforeEach(() => {
  const memory = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
    removeItem: (key: string) => memory.delete(key),
  });
  vi.stubGlobal("fetch", serve);
  sent = [];
  stored = new Map();
  losesAnswer = false;
  refusal = null;
  redirect = undefined;
  isPaid = false;
  abandoned = [];
});

describe("submitOrder", () => {
  it("orders once however often the same draft is sent after a lost answer", async () => {
    losesAnswer = true;
    await expect(submit("a")).rejects.toBeInstanceOf(ApiError);
    losesAnswer = false;
    const result = await submit("a");
    expect(stored.size).toBe(1);
    expect(result.uid).toBe(`uid-${sent[0]?.key}`);
  });

  it("finds the order whose answer was lost although the draft changed since", async () => {
    losesAnswer = true;
    await expect(submit("a")).rejects.toBeInstanceOf(ApiError);
    losesAnswer = false;
    await expect(submit("b")).resolves.toMatchObject({ hash: "hash" });
    expect([...stored.values()]).toEqual([JSON.stringify(draft("a"))]);
  });

  it("takes a new key for the next order and keeps it after a refusal", async () => {
    await submit("a");
    refusal = { status: 400, field: "phone" };
    await expect(submit("b")).rejects.toMatchObject({ status: 400 });
    refusal = null;
    await submit("b");
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
    expect(sent[2]?.key).toBe(sent[1]?.key);
    expect(stored.size).toBe(2);
  });

  it("passes on a conflict about the order itself", async () => {
    refusal = { status: 409, field: "appointmentDate" };
    await expect(submit("a")).rejects.toMatchObject({ status: 409 });
    expect(sent).toHaveLength(1);
  });

  it("keeps the order that waits for its payment, and replaces it by another one", async () => {
    redirect = "https://pay.example.test/1";
    const first = await submit("a");
    expect(await submit("a")).toEqual(first);
    expect(stored.size).toBe(1);
    await submit("b");
    expect(abandoned).toEqual([first.uid]);
    expect(stored.size).toBe(2);
  });

  it("keeps the earlier order if it was paid", async () => {
    redirect = "https://pay.example.test/1";
    const { uid, hash } = await submit("a");
    isPaid = true;
    await expect(submit("b")).resolves.toEqual({ uid, hash });
    expect(stored.size).toBe(1);
  });

  it("makes a new order after the payment failed, and none where there is no provider", async () => {
    redirect = "https://pay.example.test/1";
    await submit("a");
    refusal = { status: 409, code: "payment.failed", once: true };
    await submit("a");
    expect(stored.size).toBe(2);
    forgetAttempt("mitte");
    refusal = { status: 502, code: "payment.provider_unreachable", once: true };
    await expect(submit("c")).rejects.toMatchObject({ status: 502 });
    await submit("c");
    expect(sent.at(-1)?.key).not.toBe(sent.at(-2)?.key);
  });

  it("empties the cart once, and only for the order that was paid", async () => {
    redirect = "https://pay.example.test/1";
    const { uid } = await submit("a");
    expect(settlePaid({ identifier: "mitte", uid: "other" })).toBe(false);
    expect(settlePaid({ identifier: "mitte", uid })).toBe(true);
    expect(settlePaid({ identifier: "mitte", uid })).toBe(false);
  });

  it("creates a new order once the attempt is cleared", async () => {
    losesAnswer = true;
    await expect(submit("a")).rejects.toBeInstanceOf(ApiError);
    forgetAttempt("mitte");
    losesAnswer = false;
    await submit("a");
    expect(stored.size).toBe(2);
  });
});
