import type { BulkEntry, BulkView } from "@tresen/contract/bulk/bulk.view";
import { BULK_STARTS } from "@tresen/contract/bulk/bulk.limits";
import { BULK_MESSAGES } from "@tresen/contract/bulk/bulk.texts";
import { claimJob, findJob } from "@tresen/core/platform/job";
import { beforeAll, describe, expect, test } from "vitest";
import { startBucket } from "../../core/test/bucket";
import { makeDue } from "../../core/test/jobs";
import { handler as doBulk } from "../src/job/bulk-jobs";
import { handler as doExport } from "../src/job/export-jobs";
import { handler as doImport } from "../src/job/import-jobs";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { queueRecord } from "./support/jobs";
import { type Sessions, addUser, openShop } from "./support/shop";

let sessions: Sessions;
beforeAll(async () => {
  const bucket = await startBucket();
  sessions = await openShop();
  return () => bucket.stop();
});

const WORKERS = { bulk: doBulk, imports: doImport, exports: doExport };
const FUNCTIONS = { bulk: "bulk-jobs", imports: "import-jobs", exports: "export-jobs" };

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>';

const post = (path: string, body: unknown, session: string) =>
  send({ method: "POST", path: `/api/${path}`, body, session });

/** Calls the function of a job as its queue does. */
async function work(kind: keyof typeof WORKERS, id: string): Promise<void> {
  const Records = [queueRecord({ body: id })];
  expect(await withGrantsOf(FUNCTIONS[kind], () => WORKERS[kind]({ Records }))).toEqual({ batchItemFailures: [] });
}

async function upload(fields: { folder?: string; tags?: string[] }): Promise<string> {
  const file = `data:image/svg+xml;base64,${Buffer.from(DRAWING).toString("base64")}`;
  const { data } = await post("images", { data: file, name: "Bild", ...fields }, sessions.admin);
  return (data as { id: string }).id;
}

async function run(kind: keyof typeof WORKERS, body: object, session = sessions.admin) {
  const { status, data, errors } = await post(kind, body, session);
  expect({ status, errors }).toEqual({ status: 202, errors: [] });
  const { id } = data as { id: string };
  await work(kind, id);
  const path = `/api/bulk/${id}`;
  const view = (await send({ path, session })).data as BulkView;
  const report = (await send({ path: `${path}/report`, session })).data as BulkEntry[];
  return { id, view, report };
}

describe("calls about many records", () => {
  test("change records, tell of each, and undo it", async () => {
    const ids = ["prd_margherita", "prd_none"];
    const { id, view, report } = await run("bulk", {
      resource: "products",
      action: "update",
      ids,
      changes: { price: 1 },
    });
    expect(view).toMatchObject({ state: "done", changed: 1, refused: 1, canUndo: true });
    expect(report.map(({ outcome }) => outcome)).toEqual(["changed", "refused"]);
    const refused = await send({
      path: `/api/bulk/${id}/report`,
      query: { outcome: "refused" },
      session: sessions.admin,
    });
    expect(refused.data).toMatchObject([{ id: "prd_none" }]);
    const undone = await post(`bulk/${id}/undo`, undefined, sessions.admin);
    expect(undone.status).toBe(202);
    await work("bulk", (undone.data as { id: string }).id);
    expect((await send({ path: "/api/products/prd_margherita" })).data).toMatchObject({ price: 990, version: 3 });
    expect((await post(`bulk/${id}/cancel`, undefined, sessions.admin)).status).toBe(409);
  });

  test("keep to what the functions may do, whichever resource it is", async () => {
    await addUser({ username: "neu@example.test", roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
    const { data } = await send({ path: "/api/users", query: { search: "neu" }, session: sessions.admin });
    const ids = (data as { id: string }[]).map(({ id }) => id);
    expect(ids).toHaveLength(1);
    await post("redirects", { path: "a", target: "/b" }, sessions.admin);
    for (const asked of [
      { resource: "users", action: "update", ids, changes: { isEnabled: false } },
      { resource: "users", action: "remove", ids },
      { resource: "redirects", action: "update", query: { search: "a" }, changes: { target: "/c" } },
      { resource: "branches", action: "remove", ids: ["brn_nord"], dryRun: true },
    ]) {
      const { view } = await run("bulk", asked);
      expect([asked.resource, view.state, view.done]).toEqual([asked.resource, "done", 1]);
    }
  });

  test("add texts to those of each record, once, and take them away again", async () => {
    const tagged = (...tags: string[]) => upload({ tags });
    const tagsOf = async (id: string): Promise<unknown> =>
      ((await send({ path: `/api/images/${id}`, session: sessions.admin })).data as { tags: unknown }).tags;
    const ids = [await tagged("Sommer"), await tagged()];
    const meant = { resource: "images", action: "update", ids };
    const { id, view, report } = await run("bulk", { ...meant, additions: { tags: ["Pizza", "Sommer"] } });
    expect(view).toMatchObject({ state: "done", changed: 2, fields: ["tags"] });
    expect(report[0]?.changes).toEqual([{ field: "tags", before: ["Sommer"], after: ["Sommer", "Pizza"] }]);
    expect(await Promise.all(ids.map(tagsOf))).toEqual([
      ["Sommer", "Pizza"],
      ["Pizza", "Sommer"],
    ]);
    const { data } = await post(`bulk/${id}/undo`, undefined, sessions.admin);
    await work("bulk", (data as { id: string }).id);
    expect(await Promise.all(ids.map(tagsOf))).toEqual([["Sommer"], []]);
    const taken = await run("bulk", { ...meant, removals: { tags: ["Sommer", "Winter"] } });
    expect(taken.view).toMatchObject({ state: "done", changed: 1, unchanged: 1, fields: ["tags"] });
    expect(await Promise.all(ids.map(tagsOf))).toEqual([[], []]);
    const notTaken = await post("bulk", { ...meant, removals: { name: ["x"] } }, sessions.admin);
    expect(notTaken.errors).toMatchObject([{ field: "removals.name", message: BULK_MESSAGES.notTakeable }]);
    for (const [name, texts] of [
      ["name", ["x"]],
      ["digest", ["x"]],
      ["tags", [""]],
      ["toString", ["x"]],
    ] as const) {
      const refused = await post("bulk", { ...meant, additions: { [name]: texts } }, sessions.admin);
      expect(refused.errors).toMatchObject([{ field: `additions.${name}`, message: BULK_MESSAGES.notAddable }]);
    }
  });

  test.each(["__proto__", "constructor", "toString", "name"])("move nothing by the field %s", async (field) => {
    const body = { resource: "images", action: "update", move: { field, from: "a", to: "b" } };
    expect(await post("bulk", body, sessions.admin)).toMatchObject({
      status: 400,
      errors: [{ message: BULK_MESSAGES.notMovable }],
    });
  });

  test("move a folder with everything below it, into another one only when asked to, and back", async () => {
    const at = ["Alt", "Alt/Pizza", "Alter", "Neu", "Lang/Pfad"];
    const ids = await Promise.all(at.map((folder) => upload({ folder })));
    const folders = () =>
      Promise.all(
        ids.map(async (id) => (await send({ path: `/api/images/${id}`, session: sessions.admin })).data),
      ).then((all) => (all as { folder: string }[]).map(({ folder }) => folder));
    const move = (from: string, to: string, more: object = {}) => ({
      ...{ resource: "images", action: "update" },
      move: { field: "folder", from, to, ...more },
    });
    const { view } = await run("bulk", move("Alt", " Speisen / Klassisch "));
    expect(view).toMatchObject({ state: "done", total: 2, changed: 2, fields: ["folder"], canUndo: true });
    const moved = ["Speisen/Klassisch", "Speisen/Klassisch/Pizza", "Alter", "Neu", "Lang/Pfad"];
    expect(await folders()).toEqual(moved);
    const taken = await post("bulk", move("Speisen/Klassisch", "Neu"), sessions.admin);
    expect([taken.status, taken.errors[0]?.message]).toEqual([409, BULK_MESSAGES.pathTaken("Neu")]);
    const { view: merged, id: merging } = await run("bulk", move("Speisen", "Neu", { merge: true }));
    expect(merged).toMatchObject({ changed: 2 });
    expect(await folders()).toEqual(["Neu/Klassisch", "Neu/Klassisch/Pizza", "Alter", "Neu", "Lang/Pfad"]);
    const { data } = await post(`bulk/${merging}/undo`, undefined, sessions.admin);
    await work("bulk", (data as { id: string }).id);
    expect(await folders()).toEqual(moved);
    const faults: [string, string, string, string][] = [
      ["Speisen", "Speisen/Mehr", "move.to", BULK_MESSAGES.pathInItself],
      ["Speisen", "Speisen", "move.to", BULK_MESSAGES.pathInItself],
      ["Alt", "Nie", "move.from", BULK_MESSAGES.noPath],
      ["Speisen", " / ", "move.to", BULK_MESSAGES.noName],
      ["Lang", "x".repeat(198), "move.to", BULK_MESSAGES.pathTooLong],
    ];
    for (const [from, to, field, message] of faults) {
      const { status, errors } = await post("bulk", move(from, to), sessions.admin);
      expect([status, errors]).toMatchObject([400, [{ field, message }]]);
    }
    const both = await post("bulk", { ...move("Speisen", "Weg"), ids }, sessions.admin);
    expect(both.errors).toMatchObject([{ field: "move", message: BULK_MESSAGES.moveAlone }]);
    const other = { ...move("Speisen", "Weg"), resource: "products" };
    expect((await post("bulk", other, sessions.admin)).errors).toMatchObject([{ field: "move.field" }]);
    expect((await post("bulk", move("Speisen", "Weg"), sessions.employee)).status).toBe(403);
  });

  test("import rows and export them as a file", async () => {
    const rows = [{ line: 2, values: { identifier: "9", branch: "Mitte" } }];
    const { view } = await run("imports", { resource: "tables", rows }, sessions.manager);
    expect(view).toMatchObject({ action: "import", changed: 1, startedBy: { name: "leitung@example.test" } });
    const asked = { resource: "tables", query: { search: "9" }, format: "csv" };
    const { id, view: exported } = await run("exports", asked, sessions.manager);
    expect(exported.file).toMatchObject({ name: "Tische 2026-06-05.csv" });
    const file = await send({ path: `/api/bulk/${id}/file`, session: sessions.manager });
    expect(file).toMatchObject({ status: 200 });
    expect(file.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": "attachment; filename=\"Tische 2026-06-05.csv\"; filename*=UTF-8''Tische%202026-06-05.csv",
      "cache-control": "private, no-store",
    });
    expect(file.bytes.toString()).toMatch(/^\uFEFFID;Kennung;Filiale\r\ntbl_\w+;9;Mitte\r\n$/);
    expect((await send({ path: `/api/bulk/${id}/file`, session: sessions.employee })).status).toBe(404);
    expect((await send({ path: `/api/bulk/${id}/file`, session: sessions.admin })).status).toBe(200);
  });

  test("are cancelled as a background job too, while they run", async () => {
    const asked = { resource: "products", action: "update", ids: ["prd_margherita"], changes: { price: 2 } };
    const { data } = await post("bulk", asked, sessions.admin);
    const { id } = data as { id: string };
    await claimJob({ id, kind: "bulk", isRepeatable: true, at: Date.now() });
    expect(await post(`jobs/${id}/cancel`, undefined, sessions.admin)).toMatchObject({
      status: 200,
      data: { id, state: "running" },
    });
    const job = await findJob(id);
    if (!job) throw new Error("no job");
    await makeDue(job);
    await work("bulk", id);
    expect((await send({ path: `/api/bulk/${id}`, session: sessions.admin })).data).toMatchObject({
      state: "canceled",
      done: 0,
    });
    expect((await post(`jobs/${id}/cancel`, undefined, sessions.admin)).status).toBe(409);
  });

  test("are refused with the time to wait to somebody who starts very many", async () => {
    const start = () => post("exports", { resource: "tags", query: {}, format: "csv" }, sessions.manager);
    let answer = await start();
    for (let count = 0; answer.status === 202 && count < BULK_STARTS.limit; count += 1) answer = await start();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(answer.errors[0]?.message).toContain("Bitte versuchen Sie es in");
  });

  test("are refused to those who may not, and for what is too much", async () => {
    const update = { resource: "products", action: "update", ids: ["prd_margherita"], changes: { price: 1 } };
    expect((await post("bulk", update, sessions.manager)).status).toBe(403);
    expect((await send({ method: "POST", path: "/api/bulk", body: update })).status).toBe(401);
    const many = Array.from({ length: 10_001 }, (_, index) => `p${index}`);
    const refused = await post("bulk", { ...update, ids: many }, sessions.admin);
    expect([refused.status, refused.errors[0]?.message]).toEqual([400, BULK_MESSAGES.tooMany]);
    const rows = (length: number) =>
      Array.from({ length }, (_, index) => ({ line: index + 2, values: { name: "x".repeat(1000) } }));
    const large = await post("imports", { resource: "tags", rows: rows(4000) }, sessions.admin);
    expect([large.status, large.errors[0]?.message]).toEqual([413, BULK_MESSAGES.importTooLarge]);
    expect((await post("imports", { resource: "tags", rows: rows(2000), dryRun: true }, sessions.admin)).status).toBe(
      202,
    );
  });
});
