import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError, api, onSessionEnd } from "./api";

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

describe("a call without a session", () => {
  test("sends to the log-in page where nobody can log in on the spot", async () => {
    answers = [refused()];
    await expect(api("/api/users/me")).rejects.toBeInstanceOf(ApiError);
    expect(assign).toHaveBeenCalledExactlyOnceWith("/backend/login");
  });

  test("waits for the log-in on the spot, and is made again with all that it carried", async () => {
    answers = [refused(), given("gespeichert")];
    const ask = vi.fn(async () => undefined);
    const forget = onSessionEnd(ask);
    expect(await api("/api/sites/x", { method: "PUT", body: { name: "Neu" } })).toBe("gespeichert");
    expect(ask).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
    expect(vi.mocked(fetch).mock.calls.map(([, init]) => init?.body)).toEqual(['{"name":"Neu"}', '{"name":"Neu"}']);
    forget();
    answers = [refused()];
    await expect(api("/api/users/me")).rejects.toBeInstanceOf(ApiError);
    expect(assign).toHaveBeenCalledOnce();
  });

  test("is the caller's own matter where it says so", async () => {
    answers = [refused()];
    const ask = vi.fn(async () => undefined);
    const forget = onSessionEnd(ask);
    await expect(api("/api/login", { method: "POST", unauthenticated: "throw" })).rejects.toMatchObject({
      status: 401,
    });
    expect(ask).not.toHaveBeenCalled();
    forget();
  });
});
