import type { OrderDraft } from "@tresen/contract/orders";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../shared/api";
import { forgetAttempt, submitOrder } from "./order-submission";

interface Sent {
  key: string;
  body: string;
}

const draft = (comment: string): OrderDraft => ({ comment }) as OrderDraft;
const submit = (comment: string) => submitOrder({ identifier: "mitte", draft: draft(comment) });

let sent: Sent[] = [];
/** A server that keeps the orders by key, and loses its next answer when told so. */
let stored = new Map<string, string>();
let losesAnswer = false;
let refusal: { status: number; field?: string } | null = null;

const answer = (status: number, content: unknown): Response => new Response(JSON.stringify(content), { status, headers: { "content-type": "application/json" } });

function serve(_url: string, init: RequestInit): Promise<Response> {
  const key = new Headers(init.headers).get("Idempotency-Key") ?? "";
  const body = String(init.body);
  sent.push({ key, body });
  if (refusal) return Promise.resolve(answer(refusal.status, { errors: [{ field: refusal.field, code: "x", message: "Nein" }] }));
  const known = stored.get(key);
  if (known !== undefined && known !== body) return Promise.resolve(answer(409, { errors: [{ code: "order.key_reused", message: "vergeben" }] }));
  stored.set(key, body);
  if (losesAnswer) return Promise.reject(new TypeError("network"));
  return Promise.resolve(answer(201, { data: { uid: `uid-${key}`, hash: "hash" } }));
}

beforeEach(() => {
  const memory = new Map<string, string>();
  vi.stubGlobal("sessionStorage", { getItem: (key: string) => memory.get(key) ?? null, setItem: (key: string, value: string) => memory.set(key, value), removeItem: (key: string) => memory.delete(key) });
  vi.stubGlobal("fetch", serve);
  sent = [];
  stored = new Map();
  losesAnswer = false;
  refusal = null;
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

  it("finds the order whose answer got lost although the draft changed since", async () => {
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

  it("begins anew once the attempt is forgotten", async () => {
    losesAnswer = true;
    await expect(submit("a")).rejects.toBeInstanceOf(ApiError);
    forgetAttempt("mitte");
    losesAnswer = false;
    await submit("a");
    expect(stored.size).toBe(2);
  });
});
