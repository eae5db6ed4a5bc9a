import { HOUR } from "@tresen/contract/kit/time";
import type { PlannedChange } from "@tresen/contract/plan/plan.view";
import type { Redirect } from "@tresen/contract/site/redirect.resource";
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
import { type Sessions, openShop, signInHolder } from "./support/shop";

let sessions: Sessions;
let site: Site;
/** The paths of each test. */
let from = "";
let to = "";
let count = 0;
const LATER = NOW + 3 * HOUR;

beforeAll(async () => void (sessions = await openShop()));
beforeEach(async () => {
  count += 1;
  [from, to] = [`alt-${count}`, `neu-${count}`];
  const body = { path: from, name: "Über uns", content: { text: "Alt" }, isPublic: true };
  site = (await call("POST", "/api/sites", body)).data as Site;
});

const call = (method: string, path: string, body?: object, session = sessions.admin, now = NOW): Promise<Reply> =>
  send({ method, path, session, now, ...(body ? { body } : {}) });
const save = async (changes: object): Promise<void> => {
  const now = await page();
  const { id: _, version, createdAt: __, updatedAt: ___, ...fields } = now;
  const body = { fields: { ...fields, ...changes }, baseVersion: version };
  expect((await call("PUT", `/api/sites/${site.id}/draft`, body)).status).toBe(200);
};
const plan = async (body: object = {}, session?: string): Promise<Reply> => {
  const { version } = await page();
  const all = { version, at: new Date(LATER).toISOString(), redirect: true, ...body };
  return call("POST", `/api/sites/${site.id}/publish`, all, session);
};
const planned = async (): Promise<PlannedChange> => {
  const { status, data, errors } = await plan();
  expect(status, JSON.stringify(errors)).toBe(202);
  return data as PlannedChange;
};
const page = async (): Promise<Site> => (await call("GET", `/api/sites/${site.id}`)).data as Site;
const redirectsAt = async (path: string): Promise<Redirect[]> => {
  const { data } = await send({ path: "/api/redirects", query: { search: path }, session: sessions.admin });
  return (data as Redirect[]).filter((redirect) => redirect.path === path);
};
const redirect = async (fields: object): Promise<Redirect> => {
  const { data, errors } = await call("POST", "/api/redirects", fields);
  expect(errors).toEqual([]);
  return data as Redirect;
};
/** The queue hands the job on, twice as it may. */
const run = async ({ id }: PlannedChange): Promise<Job> => {
  const job = await findJob(id);
  if (!job) throw new Error("There is no such job");
  await makeDue(job);
  const Records = [queueRecord({ body: id, at: LATER }), queueRecord({ body: id, at: LATER })];
  expect(await withGrantsOf("plan-jobs", () => work({ Records }))).toEqual({ batchItemFailures: [] });
  return (await findJob(id)) ?? job;
};

test("a planned publication with another path makes the redirect, and not before", async () => {
  await save({ path: to });
  const change = await planned();
  expect(change).toMatchObject({ state: "waiting", redirect: true });
  expect(await redirectsAt(from)).toEqual([]);
  expect((await run(change)).state).toBe("done");
  expect(await page()).toMatchObject({ path: to, version: 2 });
  expect(await redirectsAt(from)).toMatchObject([{ type: "site", target: site.id, isEnabled: true, version: 1 }]);
  // It is found where visitors come from, in any case, and its change names who planned it.
  const [{ id } = { id: "" }] = await redirectsAt(from);
  expect((await call("GET", `/api/redirects/${id}/versions`)).data).toMatchObject([
    { version: 1, actor: { kind: "staff", name: expect.stringMatching(/admin/) } },
  ]);
});

test("without the wish, without another path, or for a page that is not public, there is none", async () => {
  await save({ path: to });
  const without = await plan({ redirect: false });
  expect((await run(without.data as PlannedChange)).state).toBe("done");
  expect(without.data).not.toHaveProperty("redirect");
  await save({ name: "Anders" });
  expect((await run(await planned())).state).toBe("done");
  await save({ path: `${to}-x`, isPublic: false });
  expect((await run(await planned())).state).toBe("done");
  expect([...(await redirectsAt(from)), ...(await redirectsAt(to))]).toEqual([]);
});

test("a page that is named back and forth keeps one redirect for each of its addresses", async () => {
  await save({ path: to });
  await run(await planned());
  await save({ path: from });
  expect((await run(await planned())).state).toBe("done");
  expect(await page()).toMatchObject({ path: from, version: 3 });
  expect(await redirectsAt(to)).toMatchObject([{ type: "site", target: site.id }]);
  await save({ path: to });
  expect((await run(await planned())).state).toBe("done");
  expect(await page()).toMatchObject({ path: to, version: 4 });
  expect([await redirectsAt(from), await redirectsAt(to)]).toMatchObject([[{ version: 1 }], [{ version: 1 }]]);
});

test("a redirect that would lengthen another one, or has its place taken, is refused when it is planned", async () => {
  await save({ path: to });
  const leading = await redirect({ path: `kette-${count}`, target: `/${from}` });
  expect(await plan()).toMatchObject({
    status: 400,
    errors: [
      {
        message:
          `Die Weiterleitung von /${from} kann nicht angelegt werden. Hierher führt schon die Weiterleitung ` +
          `/kette-${count}. Bitte geben Sie ihr zuerst ein anderes Ziel.`,
      },
    ],
  });
  await call("DELETE", `/api/redirects/${leading.id}`);
  await redirect({ path: from, target: "/anderswo" });
  expect(await plan()).toMatchObject({
    status: 400,
    errors: [{ message: expect.stringMatching(/Dort gibt es schon eine Weiterleitung, die anderswohin führt/) }],
  });
  expect((await plan({ redirect: false })).status).toBe(202);
});

test("one that was put in its way after planning makes the job fail with a sentence, and nothing is published", async () => {
  await save({ path: to });
  const change = await planned();
  const leading = await redirect({ path: `kette-${count}`, target: `/${from}` });
  expect(await run(change)).toMatchObject({
    state: "failed",
    reason:
      `Die Änderung passt nicht mehr. Die Weiterleitung von /${from} kann nicht angelegt werden. Hierher führt schon ` +
      `die Weiterleitung /kette-${count}. Bitte geben Sie ihr zuerst ein anderes Ziel. Es wurde nichts geändert.`,
  });
  expect(await page()).toMatchObject({ path: from, version: 1 });
  expect(await redirectsAt(from)).toEqual([]);
  // Once that is put right it can be tried again.
  await call("DELETE", `/api/redirects/${leading.id}`);
  expect((await call("POST", `/api/jobs/${change.id}/retry`)).status).toBe(200);
  expect((await run(change)).state).toBe("done");
  expect(await redirectsAt(from)).toHaveLength(1);
});

test("a worker that is interrupted after the write makes neither page nor redirect twice", async () => {
  for (let write = 0; write < 4; write += 1)
    for (const after of [false, true]) {
      const { path, version } = await page();
      await save({ path: `${to}-${write}-${after}` });
      const change = await planned();
      const job = await findJob(change.id);
      if (job) await makeDue(job);
      const Records = [queueRecord({ body: change.id, at: LATER })];
      await interrupted({ run: () => work({ Records }), write, after });
      expect((await run(change)).state).toBe("done");
      expect(await page()).toMatchObject({ path: `${to}-${write}-${after}`, version: version + 1 });
      expect(await redirectsAt(path)).toMatchObject([{ version: 1, target: site.id }]);
    }
});

test("a publication at once makes the redirect in its transaction, or changes nothing", async () => {
  await save({ path: to });
  const leading = await redirect({ path: `kette-${count}`, target: `/${from}` });
  expect(await plan({ at: undefined })).toMatchObject({
    status: 400,
    errors: [{ message: expect.stringMatching(/Hierher führt schon die Weiterleitung/) }],
  });
  expect(await page()).toMatchObject({ path: from, version: 1 });
  await call("DELETE", `/api/redirects/${leading.id}`);
  expect(await plan({ at: undefined })).toMatchObject({ status: 200, data: { path: to, version: 2 } });
  expect(await redirectsAt(from)).toMatchObject([{ type: "site", target: site.id, version: 1 }]);
  expect((await call("GET", `/api/sites/${site.id}/draft`)).status).toBe(404);
});

test("of two publications at once with the same redirect one happens, and there is one redirect", async () => {
  await save({ path: to });
  const replies = await Promise.all([plan({ at: undefined }), plan({ at: undefined })]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, expect.toBeOneOf([400, 404, 409])]);
  expect(await page()).toMatchObject({ path: to, version: 2 });
  expect(await redirectsAt(from)).toHaveLength(1);
});

test("who may not make redirects gets none with a publication, planned or at once", async () => {
  await save({ path: to });
  const session = await signInHolder({
    admin: sessions.admin,
    branches: [],
    permissions: ["sites.read", "sites.update"].map((permission) => ({ permission, scope: "all" })),
  });
  expect((await plan({}, session)).status).toBe(403);
  expect((await plan({ at: undefined }, session)).status).toBe(403);
  expect(await page()).toMatchObject({ path: from, version: 1 });
  expect((await plan({ redirect: false }, session)).status).toBe(202);
  expect((await plan({ redirect: false, at: undefined }, session)).status).toBe(200);
});
