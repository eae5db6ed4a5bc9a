import type { Answer, AnyRecord, Body, Query, Route } from "@tresen/contract/openapi/client";
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from "vitest";
import { ApiError, call, callPage, onSessionEnd } from "./api";

const assign = vi.fn();
let answers: Response[] = [];

beforeEach(() => {
  assign.mockReset();
  vi.stubGlobal("window", { location: { assign } });
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => answers.shift()),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const refused = (): Response =>
  Response.json(
    { errors: [{ code: "access.unauthenticated", message: "Bitte melden Sie sich an." }], requestId: "r" },
    { status: 401 },
  );
const given = (data: unknown): Response => Response.json({ data });

test("what the gateway refuses because of its size is told in German", async () => {
  answers = [Response.json({ message: "Request Entity Too Large" }, { status: 413 })];
  await expect(call("GET /api/users/me")).rejects.toMatchObject({
    status: 413,
    message: expect.stringContaining("6 MB"),
  });
  answers = [new Response("<html>", { status: 502 })];
  await expect(call("GET /api/users/me")).rejects.toMatchObject({ message: expect.stringContaining("unbekannt") });
});

describe("a call without a session", () => {
  test("opens the log-in page without a log-in dialog", async () => {
    answers = [refused()];
    await expect(call("GET /api/users/me")).rejects.toBeInstanceOf(ApiError);
    expect(assign).toHaveBeenCalledExactlyOnceWith("/backend/login");
  });

  test("waits for the log-in dialog, and is repeated with the same request", async () => {
    answers = [refused(), given("gespeichert")];
    const ask = vi.fn(async () => undefined);
    const forget = onSessionEnd(ask);
    expect(
      await call("PUT /api/{resource}/{id}", {
        params: { resource: "sites", id: "x" },
        body: { name: "Neu", version: 1 },
      }),
    ).toBe("gespeichert");
    expect(ask).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
    expect(vi.mocked(fetch).mock.calls.map(([, init]) => init?.body)).toEqual([
      '{"name":"Neu","version":1}',
      '{"name":"Neu","version":1}',
    ]);
    forget();
    answers = [refused()];
    await expect(call("GET /api/users/me")).rejects.toBeInstanceOf(ApiError);
    expect(assign).toHaveBeenCalledOnce();
  });

  test("is left to the caller on request", async () => {
    answers = [refused()];
    const ask = vi.fn(async () => undefined);
    const forget = onSessionEnd(ask);
    await expect(
      call("POST /api/login", { body: { username: "a", password: "b" }, unauthenticated: "throw" }),
    ).rejects.toMatchObject({
      status: 401,
    });
    expect(ask).not.toHaveBeenCalled();
    forget();
  });
});

describe("a call by its request line", () => {
  test("carries its parameters in the path, each as one step of it, and leaves out an empty query", async () => {
    answers = [given(null), given([])];
    await call("GET /api/orders/{id}", { params: { id: "a/b?c" } });
    await call("GET /api/orders/public/{uid}/{hash}", { params: { uid: "1", hash: "ä" } });
    expect(vi.mocked(fetch).mock.calls.map(([url, init]) => [init?.method, url])).toEqual([
      ["GET", "/api/orders/a%2Fb%3Fc"],
      ["GET", "/api/orders/public/1/%C3%A4"],
    ]);
  });

  test("requests a page of a list and returns the next cursor", async () => {
    answers = [Response.json({ data: [1], cursor: "next" }), given([2])];
    const query = { limit: 2, cursor: undefined, search: "" };
    expect(await callPage("GET /api/orders", { query })).toEqual({ data: [1], cursor: "next" });
    expect(await callPage("GET /api/orders", { query })).toEqual({ data: [2], cursor: null });
    expect(vi.mocked(fetch).mock.calls.map(([url]) => url)).toEqual(["/api/orders?limit=2", "/api/orders?limit=2"]);
  });

  test("is typed with its parameters, query, body and answer", () => {
    expectTypeOf(call<"GET /api/config">)
      .returns.resolves.toHaveProperty("shopName")
      .toBeString();
    expectTypeOf<Answer<"GET /api/{resource}">>().toEqualTypeOf<AnyRecord[]>();
    expectTypeOf<Answer<"GET /api/tables/{id}">>().toHaveProperty("identifier").toBeString();
    expectTypeOf<Query<"GET /api/orders">>().toHaveProperty("limit").toEqualTypeOf<number | undefined>();
    expectTypeOf<Body<"POST /api/login">>().toEqualTypeOf<{
      username: string;
      password: string;
      code?: string | undefined;
      isTrusted?: boolean | undefined;
    }>();
    expectTypeOf<"GET /api/nothing">().not.toExtend<Route>();
    // @ts-expect-error A request for an order requires its id.
    expectTypeOf(call<"GET /api/orders/{id}">).toBeCallableWith("GET /api/orders/{id}");
  });
});
