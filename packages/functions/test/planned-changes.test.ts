import { HOUR, MINUTE } from "@tresen/contract/kit/time";
import type { PlannedChange } from "@tresen/contract/plan/plan.view";
import type { SiteDraft } from "@tresen/contract/site/draft/site-draft";
import type { Site } from "@tresen/contract/site/site.resource";
import { type Job, findJob } from "@tresen/core/platform/job";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { interrupted } from "../../core/test/interrupt";
import { makeDue } from "../../core/test/jobs";
import { handler as work } from "../src/job/plan-jobs";
import { type Reply, send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { queueRecord } from "./support/jobs";
import { NOW } from "./support/request";
import { type Sessions, addUser, openShop, signIn } from "./support/shop";

let sessions: Sessions;
let other: string;
let site: Site;
let count = 0;
const LATER = NOW + 3 * HOUR;
const iso = (at: number): string => new Date(at).toISOString();

beforeAll(async () => {
  sessions = await openShop();
  await addUser({ username: "zweite@shop.example.test", roles: ["ROLE_ADMIN"], branches: [] });
  other = await signIn({ username: "zweite@shop.example.test" });
});

beforeEach(async () => {
  count += 1;
  const body = { path: `seite-${count}`, name: "Über uns", content: { text: "Alt" }, isPublic: true };
  site = (await call("POST", "/api/sites", body)).data as Site;
});

interface Caller {
  session?: string | null;
  now?: number;
}

const call = (method: string, path: string, body?: object, { session, now = NOW }: Caller = {}): Promise<Reply> =>
  send({ method, path, session: session === undefined ? sessions.admin : session, now, ...(body ? { body } : {}) });
const fieldsOf = ({ id: _, version: __, createdAt: ___, updatedAt: ____, ...fields }: Site) => fields;
const save = (changes: object, baseVersion = 1): Promise<Reply> =>
  call("PUT", `/api/sites/${site.id}/draft`, { fields: { ...fieldsOf(site), ...changes }, baseVersion });
const publish = (body: object, caller?: Caller): Promise<Reply> =>
  call("POST", `/api/sites/${site.id}/publish`, { version: 1, ...body }, caller);
const page = async (): Promise<Site> => (await call("GET", `/api/sites/${site.id}`)).data as Site;
const change = async (fields: object): Promise<Reply> => {
  const now = await page();
  return call("PUT", `/api/sites/${site.id}`, { ...now, ...fields });
};
const planOf = async (reply: Promise<Reply>): Promise<PlannedChange> => {
  const { status, data } = await reply;
  expect(status).toBe(202);
  return data as PlannedChange;
};
const plans = async (): Promise<PlannedChange[]> => {
  const { data } = await send({
    path: "/api/planned-changes",
    query: { resource: "sites", record: site.id },
    session: sessions.admin,
  });
  return data as PlannedChange[];
};
const jobOf = async ({ id }: PlannedChange): Promise<Job> => {
  const job = await findJob(id);
  if (!job) throw new Error("There is no such job");
  return job;
};
/** The queue hands the job on, twice as it may, at this time of the platform's clock. */
const runAt = async (plan: PlannedChange, at: number): Promise<Job> => {
  await makeDue(await jobOf(plan));
  const Records = [queueRecord({ body: plan.id, at }), queueRecord({ body: plan.id, at })];
  expect(await withGrantsOf("plan-jobs", () => work({ Records }))).toEqual({ batchItemFailures: [] });
  return jobOf(plan);
};

test("a draft is published at its time as it was when that was planned, whatever is saved afterwards", async () => {
  await save({ name: "Geplant", content: { text: "Neu" } });
  const plan = await planOf(publish({ at: iso(LATER) }));
  expect(plan).toMatchObject({
    type: "publish",
    state: "waiting",
    version: 1,
    title: "Geplant",
    at: iso(LATER),
    plannedBy: { name: expect.stringMatching(/admin/) },
  });
  expect(await plans()).toEqual([plan]);
  await save({ name: "Später geschrieben" });
  expect((await runAt(plan, LATER - MINUTE)).state).toBe("waiting");
  expect(await page()).toMatchObject({ name: "Über uns", version: 1 });
  expect((await runAt(plan, LATER)).state).toBe("done");
  expect(await page()).toMatchObject({ name: "Geplant", content: { text: "Neu" }, version: 2 });
  expect(await plans()).toEqual([]);
  // What was written meanwhile is still there, and is told to have begun earlier.
  expect((await call("GET", `/api/sites/${site.id}/draft`)).data).toMatchObject({
    fields: { name: "Später geschrieben" },
  });
  expect((await publish({ version: 2 })).errors).toMatchObject([{ code: "draft.outdated" }]);
  expect(await call("GET", `/api/planned-changes/${plan.id}`)).toMatchObject({
    status: 200,
    data: { id: plan.id, state: "done", at: iso(LATER), fields: {} },
  });
});

test("a draft that was edited further stands on what is published of it, and another one does not", async () => {
  const saved = async (changes: object, revision: string | null): Promise<SiteDraft> => {
    const fields = { ...fieldsOf(site), ...changes };
    const reply = await call("PUT", `/api/sites/${site.id}/draft`, { fields, baseVersion: 1, revision });
    expect(reply.status).toBe(200);
    return reply.data as SiteDraft;
  };
  const stored = async () => (await call("GET", `/api/sites/${site.id}/draft`)).data;
  const first = await saved({ name: "Geplant" }, null);
  const plan = await planOf(publish({ at: iso(LATER) }));
  const further = await saved({ name: "Danach geschrieben" }, first.revision);
  expect((await runAt(plan, LATER)).state).toBe("done");
  expect(await stored()).toMatchObject({ baseVersion: 2, revision: further.revision, fields: further.fields });
  // Whoever does not know of it yet is told before the draft is saved on the older version.
  const late = { fields: further.fields, baseVersion: 1, revision: further.revision };
  expect(await call("PUT", `/api/sites/${site.id}/draft`, late)).toMatchObject({
    status: 409,
    states: { draft: { baseVersion: 2 }, record: { name: "Geplant", version: 2 } },
  });
  const second = await planOf(publish({ version: 2, at: iso(LATER + HOUR) }));
  await call("DELETE", `/api/sites/${site.id}/draft`);
  const begun = { fields: { ...further.fields, title: "Neu begonnen" }, baseVersion: 2, revision: null };
  await call("PUT", `/api/sites/${site.id}/draft`, begun);
  expect((await runAt(second, LATER + HOUR)).state).toBe("done");
  expect(await stored()).toMatchObject({ baseVersion: 2, fields: { title: "Neu begonnen" } });
  expect((await page()).version).toBe(3);
});

test("the draft that is published ends with that, and the change names who planned it", async () => {
  await save({ name: "Geplant" });
  const plan = await planOf(publish({ at: iso(LATER) }));
  expect((await call("GET", `/api/planned-changes/${plan.id}`)).data).toMatchObject({ fields: { name: "Geplant" } });
  await runAt(plan, LATER);
  expect((await call("GET", `/api/sites/${site.id}/draft`)).status).toBe(404);
  const { data } = await call("GET", `/api/sites/${site.id}/versions`);
  expect(data).toMatchObject([{ version: 2, actor: { kind: "staff", name: expect.stringMatching(/admin/) } }, {}]);
});

test("a page that was changed after planning is not overwritten: the job fails with a sentence", async () => {
  await save({ name: "Geplant" });
  const plan = await planOf(publish({ at: iso(LATER) }));
  await change({ name: "Dazwischen" });
  const job = await runAt(plan, LATER);
  expect(job).toMatchObject({
    state: "failed",
    reason: "Der Eintrag wurde nach dem Planen von jemand anderem geändert. Es wurde nichts überschrieben.",
  });
  expect(await page()).toMatchObject({ name: "Dazwischen", version: 2 });
  expect(await plans()).toMatchObject([{ id: plan.id, state: "failed", reason: job.reason }]);
  expect((await call("GET", `/api/jobs/${plan.id}`)).data).toMatchObject({
    kind: "plan",
    planned: { resource: "sites", record: site.id, title: "Geplant" },
  });
  // Set aside it is no trouble any more.
  expect((await call("POST", `/api/planned-changes/${plan.id}/cancel`)).data).toMatchObject({ state: "canceled" });
  expect(await plans()).toEqual([]);
});

test("a path that was taken meanwhile, a page that is gone and a person who is gone are told", async () => {
  await save({ path: `frei-${count}` });
  const plan = await planOf(publish({ at: iso(LATER) }));
  await call("POST", "/api/sites", { path: `frei-${count}`, name: "Schneller" });
  expect(await runAt(plan, LATER)).toMatchObject({
    state: "failed",
    reason: expect.stringMatching(/^Die Änderung passt nicht mehr\. .* Es wurde nichts geändert\.$/),
  });
  expect(await page()).toMatchObject({ path: `seite-${count}`, version: 1 });
  await save({ name: "Anders" });
  await addUser({ username: `geht-${count}@example.test`, roles: ["ROLE_ADMIN"], branches: [] });
  const leaving = await signIn({ username: `geht-${count}@example.test` });
  await save({ name: "Von wem" });
  const left = await planOf(publish({ at: iso(LATER) }, { session: leaving }));
  const stored = (await call("GET", `/api/users/${left.plannedBy.id}`)).data as object;
  expect((await call("PUT", `/api/users/${left.plannedBy.id}`, { ...stored, isEnabled: false })).status).toBe(200);
  expect(await runAt(left, LATER)).toMatchObject({
    state: "failed",
    reason: "Wer das geplant hat, kann sich nicht mehr anmelden. Es wurde nichts geändert.",
  });
  const again = await planOf(publish({ at: iso(LATER) }, { session: other }));
  await call("DELETE", `/api/sites/${site.id}`);
  expect(await runAt(again, LATER)).toMatchObject({
    state: "failed",
    reason: "Seite wurde inzwischen gelöscht. Es wurde nichts geändert.",
  });
});

test("planned changes are moved and cancelled by their id, until they begin", async () => {
  await save({ name: "Geplant" });
  const plan = await planOf(publish({ at: iso(LATER) }));
  const path = `/api/planned-changes/${plan.id}`;
  expect(await call("POST", `${path}/move`, { at: iso(NOW) })).toMatchObject({
    status: 400,
    errors: [{ field: "at", message: "Bitte geben Sie einen Zeitpunkt in der Zukunft an." }],
  });
  const moved = await call("POST", `${path}/move`, { at: iso(NOW + HOUR) }, { session: other });
  expect(moved.data).toMatchObject({ at: iso(NOW + HOUR), plannedBy: { name: expect.stringMatching(/zweite/) } });
  const movers = await Promise.all(
    [2, 3, 4].map((hours) => call("POST", `${path}/move`, { at: iso(NOW + hours * HOUR) })),
  );
  const won = movers.filter(({ status }) => status === 200);
  expect(won.length).toBeGreaterThan(0);
  expect(movers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  await call("POST", `${path}/move`, { at: iso(NOW + 2 * HOUR) });
  expect((await runAt(plan, NOW + HOUR)).state).toBe("waiting");
  expect((await call("POST", `${path}/cancel`)).data).toMatchObject({ state: "canceled" });
  expect((await call("POST", `${path}/cancel`)).status).toBe(409);
  expect((await call("POST", `${path}/move`, { at: iso(LATER) })).status).toBe(409);
  expect((await runAt(plan, LATER)).state).toBe("canceled");
  expect(await page()).toMatchObject({ name: "Über uns", version: 1 });
  expect((await call("POST", "/api/planned-changes/keine/cancel")).status).toBe(404);
});

test("the clock of the platform decides, also when it is set back", async () => {
  await save({ name: "Geplant" });
  const plan = await planOf(publish({ at: iso(LATER) }));
  expect((await runAt(plan, NOW - 24 * HOUR)).state).toBe("waiting");
  expect((await runAt(plan, LATER - 1)).state).toBe("waiting");
  expect((await runAt(plan, LATER + 24 * HOUR)).state).toBe("done");
  // A summer day of Vienna, given with its offset.
  const body = { at: "2026-06-06T09:00:00+02:00", version: 2 };
  await save({ name: "Noch einmal" }, 2);
  expect(await planOf(publish(body))).toMatchObject({ at: "2026-06-06T07:00:00.000Z" });
});

test("whoever plans on top of a plan knows of it; whoever planned before does not", async () => {
  await save({ name: "Freitag" });
  const friday = await planOf(publish({ at: iso(NOW + HOUR) }, { now: NOW }));
  await save({ name: "Montag" });
  const monday = await planOf(publish({ at: iso(NOW + 2 * HOUR) }, { now: NOW + MINUTE }));
  expect((await plans()).map(({ id }) => id)).toEqual([friday.id, monday.id]);
  await runAt(friday, NOW + HOUR);
  expect((await runAt(monday, NOW + 2 * HOUR)).state).toBe("done");
  expect(await page()).toMatchObject({ name: "Montag", version: 3 });
  await save({ name: "Zuerst geplant" }, 3);
  const first = await planOf(publish({ at: iso(NOW + 5 * HOUR), version: 3 }, { now: NOW }));
  const second = await planOf(publish({ at: iso(NOW + 4 * HOUR), version: 3 }, { now: NOW + MINUTE }));
  expect((await runAt(second, NOW + 4 * HOUR)).state).toBe("done");
  expect((await runAt(first, NOW + 5 * HOUR)).state).toBe("failed");
});

test("two publishers: what was published by hand first is not overwritten, and a read draft is meant", async () => {
  const { revision } = (await save({ name: "Entwurf" })).data as { revision: string };
  const plan = await planOf(publish({ at: iso(LATER), revision }));
  expect((await publish({ revision: "andere" })).errors).toMatchObject([{ code: "draft.changed" }]);
  expect((await publish({ at: iso(LATER), revision: "andere" })).status).toBe(409);
  expect((await publish({ revision })).data).toMatchObject({ name: "Entwurf", version: 2 });
  expect((await runAt(plan, LATER)).state).toBe("failed");
  expect(await page()).toMatchObject({ version: 2 });
});

test("a worker that is killed at any of its writes publishes exactly once", async () => {
  let version = 1;
  for (let write = 0; write < 4; write += 1)
    for (const after of [false, true]) {
      await save({ name: `Stand ${write} ${after}` }, version);
      const plan = await planOf(publish({ at: iso(LATER), version }));
      await makeDue(await jobOf(plan));
      const Records = [queueRecord({ body: plan.id, at: LATER })];
      await interrupted({ run: () => work({ Records }), write, after });
      expect((await runAt(plan, LATER + MINUTE)).state).toBe("done");
      version += 1;
      expect(await page()).toMatchObject({ name: `Stand ${write} ${after}`, version });
    }
});

test("a plan needs a time ahead, a draft that fits, and the permission to change pages", async () => {
  expect((await publish({ at: iso(LATER) })).status).toBe(404);
  await save({ name: "Geplant" });
  for (const at of [iso(NOW), iso(NOW - HOUR), iso(NOW + 400 * 24 * HOUR)])
    expect(await publish({ at })).toMatchObject({ status: 400, errors: [{ field: "at" }] });
  expect((await publish({ at: "morgen" })).status).toBe(400);
  expect((await publish({ at: iso(LATER), version: 9 })).status).toBe(409);
  const plan = await planOf(publish({ at: iso(LATER) }));
  const calls = [
    ["GET", `/api/planned-changes/${plan.id}`],
    ["POST", `/api/planned-changes/${plan.id}/move`, { at: iso(LATER) }],
    ["POST", `/api/planned-changes/${plan.id}/cancel`],
    ["POST", "/api/planned-changes", { resource: "sites", record: site.id, version: 1, at: iso(LATER), fields: {} }],
  ] as const;
  for (const [method, path, body] of calls) {
    expect((await call(method, path, body, { session: null })).status).toBe(401);
    expect((await call(method, path, body, { session: sessions.manager })).status).toBe(403);
  }
  for (const [session, status] of [
    [null, 401],
    [sessions.manager, 403],
  ] as const)
    expect(
      (await send({ path: "/api/planned-changes", query: { resource: "sites", record: site.id }, session })).status,
    ).toBe(status);
  const query = { resource: "nichts", record: site.id };
  expect((await send({ path: "/api/planned-changes", query, session: sessions.admin })).status).toBe(400);
});
