import { afterEach, describe, expect, it, vi } from "vitest";
import { noteServerTime, serverNow } from "./server-clock";

const answer = (headers: Record<string, string>) => ({ headers: new Headers(headers) });
const LOCAL = Date.parse("2026-01-01T12:00:00Z");

afterEach(() => vi.useRealTimers());

describe("serverNow", () => {
  it("follows the server's date and the cache's age, and ignores whole-second noise", () => {
    vi.useFakeTimers({ now: LOCAL });
    noteServerTime(answer({ date: "Fri, 05 Jun 2026 16:30:00 GMT", age: "30" }));
    expect(new Date(serverNow()).toISOString()).toBe("2026-06-05T16:30:30.000Z");
    noteServerTime(answer({ date: "Fri, 05 Jun 2026 16:30:33 GMT" }));
    expect(new Date(serverNow()).toISOString()).toBe("2026-06-05T16:30:30.000Z");
    noteServerTime(answer({}));
    expect(new Date(serverNow()).toISOString()).toBe("2026-06-05T16:30:30.000Z");
    noteServerTime(answer({ date: "Thu, 01 Jan 2026 12:00:02 GMT" }));
    expect(serverNow()).toBe(LOCAL);
  });
});
