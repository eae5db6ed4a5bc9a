import { marshall } from "@aws-sdk/util-dynamodb";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { NOW, createShop, draft } from "../../test/shop";
import type { JobChange } from "../job";
import { type OrderChange, type OrderRow, findOrder } from "../order";
import { createOrder } from "../order/create";
import { orderChangeOf } from "./order-change";
import type { Reaction, StreamRecord } from "../platform/event";

const reactions: Reaction<OrderChange>[] = [];
const jobReactions: Reaction<readonly JobChange[]>[] = [];
vi.mock("./registered", () => ({
  reactions: {
    order: reactions,
    orders: [],
    sent: [],
    upload: [],
    imageFile: [],
    queuedJob: jobReactions,
    jobStep: [],
    logged: [],
  },
}));
const { runReactions } = await import(".");

// The work list is stored as the key of its index alone.
const images = ({ worklist, ...row }: OrderRow): Record<string, unknown> =>
  marshall(
    { pk: `order#${row.uid}`, sk: "order", gsi2pk: worklist, __edb_e__: "order", __edb_v__: "1", ...row },
    { removeUndefinedValues: true },
  );
function record({
  before,
  after,
  number = "1",
}: {
  before?: OrderRow;
  after?: OrderRow;
  number?: string;
}): StreamRecord {
  const uid = after?.uid ?? before?.uid ?? "";
  return {
    dynamodb: {
      Keys: { pk: { S: `order#${uid}` }, sk: { S: "order" } },
      SequenceNumber: number,
      ...(before ? { OldImage: images(before) } : {}),
      ...(after ? { NewImage: images(after) } : {}),
    },
  };
}
interface StoredJob {
  key: string;
  state: string;
  group?: string;
  dueAt?: string;
}
function jobRecord({ before, after }: { before?: StoredJob; after: StoredJob }): StreamRecord {
  const image = (job: StoredJob): Record<string, unknown> =>
    marshall({ pk: `job#mail#${job.key}`, sk: "job", __edb_e__: "job", __edb_v__: "1", kind: "mail", ...job });
  return {
    dynamodb: {
      Keys: { pk: { S: `job#mail#${after.key}` }, sk: { S: "job" } },
      NewImage: image(after),
      ...(before ? { OldImage: image(before) } : {}),
    },
  };
}
const row = (uid: string, state: OrderRow["state"] = "pending"): OrderRow => {
  const known: Partial<OrderRow> = {
    uid,
    state,
    branch: "center",
    version: 1,
    createdAt: "2026-06-05T16:30:00.000Z",
    customer: { firstName: "Max" },
    items: [],
    isPaid: false,
    ticketNumber: 7,
  };
  return known as OrderRow;
};

beforeEach(() => {
  reactions.length = 0;
  jobReactions.length = 0;
});

describe("orderChangeOf", () => {
  test("returns both rows completely, as they were stored", async () => {
    await createShop();
    const { uid } = await createOrder({ draft: draft(), now: NOW });
    const stored = await findOrder(uid);
    if (!stored) throw new Error("The order is gone");
    expect(orderChangeOf(record({ before: stored, after: { ...stored, state: "confirmed", version: 2 } }))).toEqual({
      before: stored,
      after: { ...stored, state: "confirmed", version: 2 },
    });
    expect(orderChangeOf(record({ after: stored }))).toEqual({ before: null, after: stored });
  });

  test("ignores everything else", () => {
    expect(
      orderChangeOf({
        dynamodb: {
          Keys: { pk: { S: "resource#tags" }, sk: { S: "tag_1" } },
          NewImage: marshall({ pk: "x", sk: "y" }),
        },
      }),
    ).toBeNull();
    expect(
      orderChangeOf({
        dynamodb: { Keys: { pk: { S: "order#1" }, sk: { S: "payment" } }, NewImage: marshall({ pk: "x", sk: "y" }) },
      }),
    ).toBeNull();
    expect(orderChangeOf(record({ before: row("GONE") }))).toBeNull();
    expect(orderChangeOf({})).toBeNull();
  });
});

describe("reactions", () => {
  const seen: string[] = [];
  const note =
    (name: string): Reaction<OrderChange> =>
    async ({ before, after }: OrderChange) => {
      await Promise.resolve();
      seen.push(`${name} ${after.uid} ${before?.state ?? "new"}>${after.state}`);
    };
  beforeEach(() => {
    seen.length = 0;
  });

  test("run for each change, and in sequence for one order", async () => {
    reactions.push(note("a"), note("b"));
    const answer = await runReactions([
      record({ after: row("A") }),
      record({ after: row("B") }),
      record({ before: row("A"), after: row("A", "confirmed") }),
    ]);
    expect(answer).toBeNull();
    expect(seen.filter((line) => line.includes(" A "))).toEqual([
      "a A new>pending",
      "b A new>pending",
      "a A pending>confirmed",
      "b A pending>confirmed",
    ]);
    expect(seen).toHaveLength(6);
  });

  test("that fail report the first record to repeat; others still run, but not later ones of the same order", async () => {
    reactions.push(async ({ after }) => {
      if (after.uid === "B") throw new Error("no mail today");
      await Promise.resolve();
    }, note("b"));
    const failure = await runReactions([
      record({ after: row("A") }),
      record({ after: row("B") }),
      record({ before: row("B"), after: row("B", "confirmed") }),
      record({ after: row("C") }),
    ]);
    expect(failure).toMatchObject({ index: 1, cause: { message: "no mail today" } });
    expect(seen).toEqual(expect.arrayContaining(["b A new>pending", "b B new>pending", "b C new>pending"]));
    expect(seen).toHaveLength(3);
  });

  test("to jobs receive all created, moved and retried jobs together", async () => {
    const batches: string[][] = [];
    jobReactions.push(async (changes) => {
      await Promise.resolve();
      batches.push(changes.map(({ after }) => after?.key ?? ""));
    });
    const records = [
      record({ after: row("A") }),
      jobRecord({ after: { key: "made", state: "waiting" } }),
      jobRecord({ after: { key: "grouped", state: "waiting", group: "center" } }),
      jobRecord({ before: { key: "again", state: "running" }, after: { key: "again", state: "retry" } }),
      jobRecord({ before: { key: "same", state: "waiting" }, after: { key: "same", state: "waiting" } }),
      jobRecord({
        before: { key: "moved", state: "waiting", dueAt: "2026-06-05T17:00:00.000Z" },
        after: { key: "moved", state: "waiting", dueAt: "2026-06-05T16:31:00.000Z" },
      }),
      jobRecord({ before: { key: "ended", state: "running" }, after: { key: "ended", state: "done" } }),
    ];
    expect(await runReactions(records)).toBeNull();
    expect(batches).toEqual([["made", "again", "moved"]]);
    jobReactions.push(() => Promise.reject(new Error("no queue today")));
    expect(await runReactions(records)).toMatchObject({ index: 1, cause: { message: "no queue today" } });
  });
});
