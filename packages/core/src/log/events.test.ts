import { beforeAll, describe, expect, test } from "vitest";
import { indexLog } from "../../test/log-index";
import { readLog } from "../../test/log-reading";
import { placed } from "../../test/orders";
import { refusal } from "../../test/refusal";
import { NOW, admin, create, createShop, holder, staff } from "../../test/shop";
import { authenticateKey } from "../access-key";
import { type OrderRow, findOrder } from "../order";
import { metered } from "../platform/db";
import { login } from "../user";
import { logReactions } from "./reactions";
import { listRefused } from "./refused";

const password = "richtig langes passwort";
const AGENT = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const enter = (username: string, typed = password, now = NOW) =>
  login({ username, password: typed, now, ip: "192.0.2.77", agent: AGENT, wait: () => Promise.resolve() });
const refused = async (): Promise<Record<string, number>> => {
  const counts = await listRefused({ actor: admin, query: {}, now: NOW });
  return Object.fromEntries(counts.map(({ kind, count }) => [kind, count]));
};

beforeAll(createShop);

describe("the log of log-ins", () => {
  test("tells of right and wrong ones and of the last that was allowed, and of no stranger", async () => {
    const username = "mira@example.test";
    const user = await create("users", {
      ...{ username, password, firstName: "Mira", lastName: "Wall", roles: ["ROLE_EMPLOYEE"] },
      branches: [{ id: "center" }],
    });
    await enter(username);
    const before = await refused();
    for (let index = 0; index < 5; index += 1) await refusal(enter(username, "falsch falsch"));
    expect(await refusal(enter(username))).toMatchObject({ code: "login.throttled" });
    await refusal(enter("niemand@example.test", "falsch falsch"));
    await indexLog();
    const { entries } = await readLog({ kind: "login" });
    expect(entries.map(({ action }) => action).sort()).toEqual([
      "login",
      "login-locked",
      ...Array.from({ length: 4 }, () => "login-refused"),
    ]);
    const right = entries.find(({ action }) => action === "login");
    expect(right).toMatchObject({
      level: "info",
      actor: { kind: "staff", id: user.id, name: "Mira Wall" },
      branch: "center",
      subject: { resource: "users", id: user.id, title: "Mira Wall" },
      changes: [],
      message: "Benutzer „Mira Wall“ angemeldet: mit Passwort, Firefox · Linux",
    });
    expect(entries.find(({ action }) => action === "login-locked")).toMatchObject({
      level: "warning",
      actor: { kind: "visitor", name: "Unbekannt" },
      message: expect.stringContaining("nach zu vielen Fehlversuchen vorübergehend gesperrt (falsches Passwort)"),
    });
    expect(JSON.stringify(entries)).not.toMatch(/192\.0\.2|mira@|falsch falsch|niemand|richtig/);
    const after = await refused();
    expect([after.login, after.limit]).toEqual([(before.login ?? 0) + 1, (before.limit ?? 0) + 1]);
    expect((await readLog({ resource: "users", subject: String(user.id) })).entries).toHaveLength(7);
  });

  test("is read by those who may read the user, in a branch of theirs", async () => {
    const seenBy = async (actor: typeof admin) => (await readLog({ kind: "login" }, { actor })).entries.length;
    const permissions = ["logs.read", "users.read"];
    expect(await seenBy(admin)).toBe(6);
    expect(await seenBy(holder({ permissions, branches: ["center"] }))).toBe(6);
    expect(await seenBy(holder({ permissions, branches: ["harbor"] }))).toBe(0);
    expect(await seenBy(holder({ permissions: ["logs.read"], branches: ["center"] }))).toBe(0);
    expect(await refusal(seenBy(staff("ROLE_EMPLOYEE", "center")))).toMatchObject({ kind: "forbidden" });
  });

  test("counts unknown keys by day", async () => {
    const present = { key: "unknown", purpose: "frontdesk", source: "192.0.2.1", now: NOW } as const;
    expect(await refusal(authenticateKey(present))).toMatchObject({ code: "access-key.refused" });
    expect(await refused()).toMatchObject({ key: 1 });
  });

  test("an unknown and a known name cost the same", async () => {
    await create("users", { username: "kurt@example.test", password, roles: ["ROLE_EMPLOYEE"] });
    const cost = async (username: string) => (await metered(() => refusal(enter(username, "falsch")))).use.operations;
    const { GetItem: known, ...writes } = await cost("kurt@example.test");
    const { GetItem: unknown, ...others } = await cost("fremd@example.test");
    expect([known, writes]).toEqual([unknown, others]);
  });
});

describe("the log of payment providers", () => {
  const stored = async (uid: string): Promise<OrderRow> =>
    (await findOrder(uid)) ?? Promise.reject(new Error("The order is gone"));

  test("has each report with consequences once, however often and late it is delivered", async () => {
    const { uid, id } = await placed();
    const before: OrderRow = { ...(await stored(uid)), paymentMethod: "mollie" };
    const entry = (action: string, at: number) => ({
      at: new Date(at).toISOString(),
      by: "system",
      name: "Zahlung",
      action,
    });
    const paid = { ...before, timeline: [...before.timeline, entry("payment-paid", NOW + 1000)] };
    const back = { ...paid, timeline: [...paid.timeline, entry("payment-charged-back", NOW + 2000)] };
    const changes = [
      { before, after: paid },
      { before: paid, after: back },
      { before, after: back },
      { before, after: paid },
    ];
    for (const change of changes) for (const react of logReactions.order) await react(change);
    const { entries } = await readLog({ resource: "orders", kind: "provider" }, { now: NOW + 3000 });
    expect(entries).toEqual([]);
    await indexLog();
    const indexed = await readLog({ kind: "provider" });
    expect(indexed.entries).toMatchObject([
      { action: "payment-charged-back", level: "error", actor: { kind: "provider", id: "mollie", name: "Mollie" } },
      { action: "payment-paid", subject: { resource: "orders", id }, branch: "center" },
    ]);
    expect(indexed.entries).toHaveLength(2);
    expect(indexed.entries[1]?.message).toBe(`Bestellung „${before.ticketNumber}“ bezahlt, meldet Mollie`);
    expect(JSON.stringify(indexed.entries)).not.toContain(String(before.customer?.lastName));
  });

  test("has a refund that failed", async () => {
    const { uid } = await placed();
    const before = await stored(uid);
    const refund = {
      id: "1",
      at: before.createdAt,
      by: "usr_1",
      attempt: 1,
      amount: 100,
      payment: "1",
      state: "accepted",
    };
    const after = (state: string) => ({ ...before, refunds: [{ ...refund, state }] }) as OrderRow;
    for (const react of logReactions.order) await react({ before: after("accepted"), after: after("failed") });
    for (const react of logReactions.order) await react({ before: after("failed"), after: after("failed") });
    await indexLog();
    const { entries } = await readLog({ kind: "provider", level: "error" });
    expect(entries.map(({ action }) => action).sort()).toEqual(["payment-charged-back", "refund-failed"]);
  });
});
