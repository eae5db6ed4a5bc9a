import type { LogEntry } from "@tresen/contract/log/log";
import { logFailure } from "@tresen/core/platform/log";
import { beforeAll, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { indexLog } from "../../core/test/log-index";
import { LogEventEntity } from "../../core/src/records/log-events";
import { endpoint } from "../src/http/endpoint";
import { resource } from "../src/http/resource";
import { send } from "./support/api";
import { context, request } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

vi.mock("@tresen/core/platform/log", { spy: true });
let sessions: Sessions;
beforeAll(async () => {
  sessions = await openShop();
});

const logs = async (query: Record<string, string>, session = sessions.admin): Promise<LogEntry[]> => {
  await indexLog();
  return (await send({ path: "/api/logs", query, session })).data as LogEntry[];
};
/** A call that fails for a reason that nobody expects. */
const failing = resource([
  endpoint({
    method: "POST",
    path: "/api/broken/{id}",
    access: "staff",
    permission: undefined,
    params: z.object({ id: z.string() }),
    query: z.strictObject({}),
    body: z.undefined(),
    response: z.string(),
    status: 200,
    run: () => Promise.reject(new TypeError("secret 42")),
  }),
]);
const fail = (requestId: string, session: string | null) => {
  const event = request({ method: "POST", path: "/api/broken/rec_1", session });
  return failing({ ...event, requestContext: { ...event.requestContext, requestId } }, context);
};

describe("failed requests of staff", () => {
  test("are found by the id that the answer has, in the branch of whoever made them", async () => {
    expect(await fail("req-broken", sessions.employee)).toMatchObject({ statusCode: 500 });
    const [entry, ...others] = await logs({ requestId: "req-broken" });
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      level: "error",
      kind: "request",
      action: "request-failed",
      actor: { kind: "staff" },
      branch: "brn_mitte",
      subject: null,
      changes: [],
      message: "Aufruf fehlgeschlagen: POST /api/broken/{id} (internal)",
      requestId: "req-broken",
    });
    expect(JSON.stringify(entry)).not.toMatch(/secret|rec_1/);
    expect((await logs({ kind: "request", level: "error" }, sessions.manager)).map(({ id }) => id)).toEqual([
      entry?.id,
    ]);
    expect((await send({ path: `/api/logs/${entry?.id}`, session: sessions.manager })).data).toEqual(entry);
  });

  test("and refused ones are told; mistakes and strangers are not", async () => {
    const refused = {
      method: "POST",
      path: "/api/users",
      session: sessions.employee,
      requestId: "req-refused",
    } as const;
    expect((await send({ ...refused, body: { username: "x@example.test" } })).status).toBe(403);
    expect(await logs({ requestId: "req-refused" })).toMatchObject([
      { level: "warning", action: "request-refused", message: expect.stringContaining("POST /api/users") },
    ]);
    const invalid = { method: "POST", path: "/api/tags", session: sessions.admin, requestId: "req-invalid" } as const;
    expect((await send({ ...invalid, body: {} })).status).toBe(400);
    expect(await fail("req-stranger", null)).toMatchObject({ statusCode: 401 });
    expect([await logs({ requestId: "req-invalid" }), await logs({ requestId: "req-stranger" })]).toEqual([[], []]);
  });

  test("are answered where the log fails, too", async () => {
    const put = vi.spyOn(LogEventEntity, "put").mockImplementation(() => {
      throw new Error("no log today");
    });
    expect(await fail("req-unlogged", sessions.employee)).toMatchObject({ statusCode: 500 });
    put.mockRestore();
    expect(vi.mocked(logFailure)).toHaveBeenCalledWith(expect.any(Error), { noting: "POST /api/broken/{id}" });
    expect(await logs({ requestId: "req-unlogged" })).toEqual([]);
  });
});

describe("refused requests of strangers", () => {
  test("are counted by day and kind, for those who may read the log", async () => {
    const enter = () =>
      send({ method: "POST", path: "/api/login", body: { username: "fremd@example.test", password: "x".repeat(12) } });
    for (let attempt = 0; attempt < 6; attempt += 1) await enter();
    const before = await logs({ kind: "login", level: "warning" });
    expect(before).toEqual([]);
    const { status, data } = await send({ path: "/api/logs/refused", session: sessions.manager });
    expect(status).toBe(200);
    expect(data).toEqual(
      expect.arrayContaining([
        { day: "2026-06-05", kind: "login", count: 5 },
        { day: "2026-06-05", kind: "limit", count: 1 },
      ]),
    );
    const query = { from: "2026-06-06" };
    expect((await send({ path: "/api/logs/refused", query, session: sessions.admin })).data).toEqual([]);
    expect((await send({ path: "/api/logs/refused", session: sessions.employee })).status).toBe(403);
    expect((await send({ path: "/api/logs/refused", session: null })).status).toBe(401);
  });
});

describe("the end of the log", () => {
  test("is followed by the cursor of each answer", async () => {
    const first = await send({ path: "/api/logs", query: { after: "2026-06-05T16:00:00Z" }, session: sessions.admin });
    expect(first.status).toBe(200);
    const after = String(first.cursor);
    const next = await send({ path: "/api/logs", query: { after }, session: sessions.admin });
    expect([next.data, typeof next.cursor]).toEqual([[], "string"]);
    const both = await send({ path: "/api/logs", query: { after, cursor: after }, session: sessions.admin });
    expect([both.status, both.errors[0]?.field]).toEqual([400, "after"]);
  });
});
