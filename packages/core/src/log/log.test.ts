import { beforeAll, describe, expect, test } from "vitest";
import { indexLog } from "../../test/log-index";
import { readLog } from "../../test/log-reading";
import { refusal } from "../../test/refusal";
import { NOW, admin, holder } from "../../test/shop";
import { saveConfig } from "../config";
import { batchWrite, itemOf, metered, readPartition, storageCall } from "../platform/db";
import { ChangeEntity, stepItem } from "../records/changes";
import { LogEventEntity, type LogEventRow, type Told, logEventRow } from "../records/log-events";
import { indexEntries } from "./find/index-entries";
import { indexWholeLog } from "./find/index-whole-log";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Stores what a device told, as whatever tells it does. */
async function tell(changes: Partial<Told> & { at: number }): Promise<string> {
  const row = logEventRow({
    event: "alarm",
    actor: { kind: "system" },
    subject: { resource: "devices", id: "dev_1", title: "Bon" },
    branches: ["center"],
    details: { alarm: "Kein Papier" },
    ...changes,
  });
  await storageCall(() => LogEventEntity.put(row).go({ response: "none" }));
  return row.id;
}
const stored = async (id: string): Promise<LogEventRow> =>
  (await LogEventEntity.get({ id }).go()).data ?? Promise.reject(new Error("The entry is gone"));
const ids = async (...asked: Parameters<typeof readLog>): Promise<string[]> =>
  (await readLog(...asked)).entries.map(({ id }) => id);

describe("the log", () => {
  const rare: string[] = [];
  beforeAll(async () => {
    for (let index = 0; index < 150; index += 1) await tell({ at: NOW - index * MINUTE });
    rare.push(await tell({ at: NOW - 50 * MINUTE, branches: ["harbor"], event: "payment-charged-back" }));
    rare.push(await tell({ at: NOW - 3 * DAY, branches: ["harbor"], actor: { kind: "staff", id: "usr_rare" } }));
    await indexLog();
  });

  test("is found by branch, level, kind, actor and subject at the cost of what is found", async () => {
    const found: [Record<string, string>, number[]][] = [
      [{ branch: "harbor" }, [0, 1]],
      [{ level: "error" }, [0]],
      [{ level: "error", branch: "harbor" }, [0]],
      [{ kind: "provider" }, [0]],
      [{ actor: "usr_rare" }, [1]],
      [{ branch: "harbor", kind: "device" }, [1]],
    ];
    for (const [query, wanted] of found) {
      const { result, use } = await metered(() => readLog(query));
      expect(result.entries.map(({ id }) => id)).toEqual(wanted.map((index) => rare[index]));
      expect(use.operations).toMatchObject({ Query: 1, BatchGetItem: expect.any(Number) });
      expect(use.readUnits).toBeLessThan(4);
    }
    const { use } = await metered(() => readLog({ branch: "center", limit: 20 }));
    expect(use.operations.Query).toBe(1);
    expect(use.readUnits).toBeLessThan(16);
  });

  test("of somebody with branches of their own costs nothing for those of others", async () => {
    const actor = holder({ permissions: ["logs.read", "devices.read", "orders.read"], branches: ["harbor"] });
    const { result, use } = await metered(() => readLog({}, { actor }));
    expect(result.entries.map(({ branch }) => branch)).toEqual(["harbor", "harbor"]);
    expect(use.readUnits).toBeLessThan(4);
    expect(await ids({ branch: "center" }, { actor })).toEqual([]);
    expect(await refusal(readLog({}, { actor: holder({ permissions: [], branches: ["harbor"] }) }))).toMatchObject({
      kind: "forbidden",
    });
  });

  test("has each entry once on its pages, whatever the limit", async () => {
    const all: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof readLog>> = await readLog({ limit: 40, ...(cursor ? { cursor } : {}) });
      all.push(...page.entries.map(({ id }) => id));
      ({ cursor } = page);
    } while (cursor);
    expect([all.length, new Set(all).size]).toEqual([152, 152]);
  });

  test("finds words within 31 days, and refuses longer times", async () => {
    expect(await ids({ search: "zurückgebucht" })).toEqual([rare[0]]);
    expect(await ids({ search: "Papier Bon", atFrom: "2026-06-02", atTo: "2026-06-02" })).toEqual([rare[1]]);
    expect(await refusal(readLog({ search: "Bon", atFrom: "2026-04-01" }))).toMatchObject({
      kind: "input",
      details: [{ field: "search", message: expect.stringContaining("höchstens 31 Tagen") }],
    });
    expect(await ids({ search: "Bon", atFrom: "2026-04-01", atTo: "2026-04-20" })).toEqual([]);
  });
});

describe("what has come into the log", () => {
  test("is told once, also what is stored late, and costs what has come", async () => {
    const from = NOW + DAY;
    const actor = admin;
    const asks = (after: string, now: number) => readLog({ after }, { actor, now });
    const first = await asks(new Date(from).toISOString(), from);
    expect(first.entries).toEqual([]);
    const one = await tell({ at: from + 5000 });
    const second = await asks(String(first.cursor), from + 6000);
    expect(second.entries.map(({ id }) => id)).toEqual([one]);
    const late = await tell({ at: from + 2000 });
    const two = await tell({ at: from + 8000 });
    const third = await asks(String(second.cursor), from + 9000);
    expect(third.entries.map(({ id }) => id)).toEqual([two, late]);
    const { result, use } = await metered(() => asks(String(third.cursor), from + 12_000));
    expect(result.entries).toEqual([]);
    expect(use.readUnits).toBeLessThan(3);
    expect(await refusal(readLog({ after: "bm9uZQ" }))).toMatchObject({ kind: "input" });
    expect(await refusal(readLog({ after: String(third.cursor), kind: "job" }))).toMatchObject({ kind: "input" });
  });

  test("is told whole after many entries of one moment", async () => {
    const from = NOW + 2 * DAY;
    const made: string[] = [];
    for (let index = 0; index < 130; index += 1) made.push(await tell({ at: from + 1000 + (index % 3) }));
    const first = await readLog({ after: new Date(from).toISOString() }, { now: from + 2000 });
    expect(first.entries).toHaveLength(130);
    const next = await tell({ at: from + 4000 });
    const second = await readLog({ after: String(first.cursor) }, { now: from + 5000 });
    expect(second.entries.map(({ id }) => id)).toEqual([next]);
  });
});

test("what has come into the log is told in parts where a limit asks for it", async () => {
  const from = NOW + 3 * DAY;
  const made: string[] = [];
  for (let index = 0; index < 130; index += 1) made.push(await tell({ at: from + 1000 + index * 100 }));
  const told: string[] = [];
  let after = new Date(from).toISOString();
  for (let page = 0; page < 5; page += 1) {
    const { entries, cursor } = await readLog({ after, limit: 30 }, { now: from + 20_000 });
    expect(entries.length).toBeLessThanOrEqual(30);
    told.push(...entries.map(({ id }) => id).toReversed());
    after = String(cursor);
  }
  expect(told).toEqual(made);
});

describe("entries of the log", () => {
  test("are indexed once, however often and late their change is delivered", async () => {
    const at = NOW + 5 * DAY;
    const cause = "told again";
    const id = await tell({ at, cause, branches: ["workshop"] });
    expect(await tell({ at, cause, branches: ["workshop"] })).toBe(id);
    const event = await stored(id);
    const change = { before: null, after: { event } };
    await Promise.all([indexEntries([change]), indexEntries([change, change])]);
    await indexEntries([change]);
    expect(await readPartition("log-index#branch=workshop")).toHaveLength(1);
    const { use } = await metered(() => indexEntries([{ before: { event }, after: { event } }]));
    expect(use.calls).toBe(0);
  });

  test("from before there was an index are found after it was made, also by their request", async () => {
    const at = NOW + 6 * DAY;
    const requestId = "req-old";
    const row = stepItem({
      subject: { resource: "tags", id: "tag_old", version: 1, title: "Alt", branch: "center" },
      actor: { kind: "staff", id: "usr_old" },
      ...{ action: "create", at: new Date(at).toISOString(), requestId, changes: [] },
    });
    const { gsi2pk: _, gsi2sk: __, ...stored } = itemOf(ChangeEntity.put(row).params());
    await batchWrite([{ put: stored }]);
    expect(await ids({ requestId })).toEqual([]);
    await indexWholeLog({ at });
    expect([await ids({ requestId }), await ids({ actor: "usr_old" })]).toEqual([
      ["tags.tag_old.1"],
      ["tags.tag_old.1"],
    ]);
  }, 30_000);

  test("name their subject once, also where its title says what it is", async () => {
    const at = NOW + 8 * DAY;
    for (const [id, title] of [
      ["one", "Schlagwort 1"],
      ["two", "Sonntag"],
    ] as const)
      await storageCall(() =>
        ChangeEntity.put(
          stepItem({
            subject: { resource: "tags", id, version: 1, title, branch: "center" },
            actor: { kind: "system" },
            ...{ action: "create", at: new Date(at).toISOString(), requestId: `req-${id}`, changes: [] },
          }),
        ).go({ response: "none" }),
      );
    await indexWholeLog({ at });
    const messageOf = async (requestId: string) => (await readLog({ requestId })).entries.map(({ message }) => message);
    expect([await messageOf("req-one"), await messageOf("req-two")]).toEqual([
      ["Schlagwort 1 angelegt"],
      ["Schlagwort „Sonntag“ angelegt"],
    ]);
  });

  test("expire after the days of their kind, and are not shown once they have", async () => {
    await saveConfig({ actor: admin, now: NOW, input: { shopName: "Probe", deviceLogDays: 30, changeLogDays: 31 } });
    const at = NOW + 10 * DAY;
    const id = await tell({ at, branches: ["workshop"] });
    const kept = await tell({ at, branches: ["workshop"], event: "payment-paid" });
    for (const one of [id, kept]) await indexEntries([{ before: null, after: { event: await stored(one) } }]);
    const [row] = (await readPartition("log-index#kind=provider@workshop")).map(({ expiresAt }) => expiresAt);
    expect(row).toBe((at + 400 * DAY) / 1000);
    const change = stepItem({
      subject: { resource: "tags", id: "tag_kept", version: 1, title: "Kurz" },
      actor: { kind: "system" },
      ...{ action: "update", at: new Date(at).toISOString(), changes: [] },
    });
    await storageCall(() => ChangeEntity.put(change).go({ response: "none" }));
    await indexEntries([{ before: null, after: { change } }]);
    const { resource, id: of, version } = change;
    const shortened = (await ChangeEntity.get({ resource, id: of, version }).go()).data;
    expect(shortened).toMatchObject({ title: "Kurz", requestId: "", expiresAt: (at + 31 * DAY) / 1000 });
    const read = { branch: "workshop", atFrom: new Date(at).toISOString() };
    expect((await ids(read, { now: at + 29 * DAY })).sort()).toEqual([id, kept].sort());
    expect(await ids(read, { now: at + 31 * DAY })).toEqual([kept]);
    expect(await ids({ resource: "devices", subject: "dev_1", ...read }, { now: at + 31 * DAY })).toEqual([kept]);
    await saveConfig({ actor: admin, now: NOW, input: { shopName: "Probe", deviceLogDays: 400, changeLogDays: 400 } });
  });
});
