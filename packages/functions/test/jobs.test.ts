import type { JobView, StartedJob } from "@tresen/contract/job/job.view";
import { beforeAll, describe, expect, test } from "vitest";
import { useProvider } from "../../core/test/provider";
import { JobEntity, newJob } from "../../core/src/platform/job";
import { handler as consume } from "../src/event/stream";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { doQueuedJobs } from "./support/jobs";
import { type Sessions, addUser, openShop, signIn, signInHolder } from "./support/shop";
import { insertions } from "./support/stream";

const provider = useProvider();
let sessions: Sessions;
const NOW = "2026-06-05T16:30:00.000Z";
const TEST = "/api/branches/brn_mitte/test-message";

beforeAll(async () => {
  sessions = await openShop();
  const { data } = await send({ path: "/api/branches/brn_mitte" });
  const { createdAt: _, updatedAt: __, ...branch } = data as Record<string, unknown>;
  const body = { ...branch, email: "mitte@example.test" };
  const path = "/api/branches/brn_mitte";
  expect((await send({ method: "PUT", path, body, session: sessions.admin })).status).toBe(200);
});

const start = async (): Promise<StartedJob> => {
  const { status, data } = await send({
    method: "POST",
    path: TEST,
    body: { channel: "mail" },
    session: sessions.admin,
  });
  expect(status).toBe(202);
  return data as StartedJob;
};
/** A mail that was sent about these orders. @returns what takes it away again. */
const sentAbout = async (owner: string, message: object = {}): Promise<() => Promise<unknown>> => {
  const data = { event: "newOrder", side: "branch", to: "a@example.test", ...message };
  const at = Date.now();
  const job = newJob({ kind: "mail", key: owner, owner, data, createdAt: NOW, dueAt: at, at });
  await JobEntity.put({ ...job, state: "done", worklist: "none" }).go();
  return () => JobEntity.remove({ kind: "mail", key: owner }).go();
};
const jobs = async (query = {}): Promise<JobView[]> => {
  const { status, data } = await send({ path: "/api/jobs", query, session: sessions.admin });
  expect(status).toBe(200);
  return data as JobView[];
};
/** What the stream and the queues do with the jobs there are. */
const work = async (): Promise<void> => {
  const Records = await insertions(JobEntity);
  expect(await withGrantsOf("stream", () => consume({ Records }))).toEqual({ batchItemFailures: [] });
  await doQueuedJobs(provider);
};
const act = (id: string, action: "retry" | "cancel") =>
  send({ method: "POST", path: `/api/jobs/${id}/${action}`, session: sessions.admin });

describe("a test message", () => {
  test("is a job that the call answers at once, and is sent to the branch's own address", async () => {
    const { id, state } = await start();
    expect(state).toBe("waiting");
    await work();
    expect(provider.mails.map(({ to, subject }) => [to[0], subject])).toEqual([
      ["mitte@example.test", "Mitte: Testnachricht"],
    ]);
    const { data } = await send({ path: `/api/jobs/${id}`, session: sessions.admin });
    expect(data).toMatchObject({ id, kind: "mail", state: "done", event: "test", branch: "brn_mitte", attempts: 1 });
    // Nobody's whole address is shown.
    expect((data as JobView).recipient).toBe("m…@example.test");
    expect(JSON.stringify(data)).not.toContain("mitte@example.test");
    // It is about no order, so there is none to look at.
    expect(data).not.toHaveProperty("orders");
  });

  test("shows its progress to everybody who may send one for the branch, and no other job", async () => {
    const [job] = await jobs({ state: "done" });
    const progress = (session: string | null, id = job?.id, branch = "brn_mitte") =>
      send({ path: `/api/branches/${branch}/test-message/${id}`, session });
    const { status, data } = await progress(sessions.manager);
    expect([status, data]).toEqual([200, { id: job?.id, state: "done", recipient: "m…@example.test" }]);
    expect((await progress(null)).status).toBe(401);
    expect((await progress(sessions.employee)).status).toBe(403);
    const username = "leitung@nord.example.test";
    await addUser({ username, roles: ["ROLE_MANAGER"], branches: ["brn_nord"] });
    const foreign = await signIn({ username });
    expect((await progress(foreign)).status).toBe(403);
    expect((await progress(foreign, job?.id, "brn_nord")).status).toBe(404);
    const owners = ["01J00000000000000000000009", "brn_mitte"];
    const remove = await Promise.all(owners.map((owner) => sentAbout(owner)));
    const others = (await jobs({ state: "done" })).filter(
      ({ owner, event }) => owners.includes(owner) && event !== "test",
    );
    expect(others).toHaveLength(2);
    for (const { id } of others) expect((await progress(sessions.admin, id)).status).toBe(404);
    await Promise.all(remove.map((run) => run()));
  });

  test("without a channel is refused with the missing field", async () => {
    const { status, errors } = await send({ method: "POST", path: TEST, session: sessions.manager });
    expect([status, errors]).toEqual([
      400,
      [{ field: "channel", code: "validation.blank", message: "Dieser Wert sollte nicht leer sein." }],
    ]);
  });

  test("refuses a field that it does not know, and starts nothing", async () => {
    const body = { channel: "mail", recipient: "x@example.test" };
    expect(await send({ method: "POST", path: TEST, body, session: sessions.manager })).toMatchObject({
      status: 400,
      errors: [{ field: "recipient", code: "validation.unexpected_field" }],
    });
  });

  test("is limited to managers of the branch, to configured addresses, and to a few times an hour", async () => {
    const body = { channel: "mail" };
    expect((await send({ method: "POST", path: TEST, body })).status).toBe(401);
    expect((await send({ method: "POST", path: TEST, body, session: sessions.employee })).status).toBe(403);
    const sms = await send({ method: "POST", path: TEST, body: { channel: "sms" }, session: sessions.admin });
    expect(sms).toMatchObject({ status: 409, errors: [{ code: "message.no_recipient" }] });
    expect((await send({ method: "POST", path: TEST, body: { channel: "fax" }, session: sessions.admin })).status).toBe(
      400,
    );
    const unknown = await send({
      method: "POST",
      path: "/api/branches/brn_none/test-message",
      body,
      session: sessions.admin,
    });
    expect(unknown.status).toBe(404);
    for (let index = 0; index < 4; index += 1) await start();
    const refused = await send({ method: "POST", path: TEST, body, session: sessions.admin });
    expect(refused).toMatchObject({ status: 429, errors: [{ code: "limit.exceeded" }] });
    await work();
  });
});

describe("the jobs", () => {
  test("are listed for administrators by kind and state, page by page", async () => {
    expect((await send({ path: "/api/jobs" })).status).toBe(401);
    expect((await send({ path: "/api/jobs", session: sessions.employee })).status).toBe(403);
    const all = await jobs({ kind: "mail", state: "done" });
    expect(all).toHaveLength(5);
    expect(await jobs({ kind: "sms" })).toEqual([]);
    const first = await send({ path: "/api/jobs", query: { limit: "2" }, session: sessions.admin });
    const { cursor } = JSON.parse(first.bytes.toString()) as { cursor: string };
    expect((first.data as JobView[]).length).toBe(2);
    expect((await jobs({ limit: "3", cursor })).length).toBe(3);
    expect((await send({ path: "/api/jobs", query: { cursor: "x" }, session: sessions.admin })).status).toBe(400);
    expect((await send({ path: "/api/jobs", query: { state: "odd" }, session: sessions.admin })).status).toBe(400);
    const remove = [
      await sentAbout("01J00000000000000000000001"),
      await sentAbout("dig_1", { orders: ["01J00000000000000000000002", "01J00000000000000000000003"] }),
    ];
    expect((await jobs({ state: "done" })).flatMap((one) => one.orders ?? []).sort()).toEqual([
      "ord_01J00000000000000000000001",
      "ord_01J00000000000000000000002",
      "ord_01J00000000000000000000003",
    ]);
    await Promise.all(remove.map((run) => run()));
    expect((await send({ path: "/api/jobs/bm9uZQ", session: sessions.admin })).status).toBe(404);
  });

  test("are sorted by their creation, and refuse what the list does not name", async () => {
    const ids = async (query: Record<string, string>) => (await jobs(query)).map(({ id }) => id);
    expect((await ids({})).length).toBeGreaterThan(0);
    expect(await ids({ sort: "-createdAt" })).toEqual(await ids({}));
    for (const [field, value] of Object.entries({ sort: "createdAt", search: "x", branch: "brn_mitte", foo: "1" }))
      expect(await send({ path: "/api/jobs", query: { [field]: value }, session: sessions.admin })).toMatchObject({
        status: 400,
        errors: [{ field }],
      });
  });

  test("can be retried when failed and canceled when waiting, and nothing else", async () => {
    const [done] = await jobs({ state: "done" });
    if (!done) throw new Error("There is none");
    expect(await act(done.id, "retry")).toMatchObject({ status: 409, errors: [{ code: "job.not_allowed" }] });
    const [row] = (await JobEntity.scan.go({ pages: "all" })).data;
    if (!row) throw new Error("There is none");
    const { endedAt: _, ...rest } = row;
    await JobEntity.put({ ...rest, state: "failed", attempts: 6, reason: "busy", worklist: "jobs#troubled" }).go();
    const [failed] = await jobs({ state: "failed" });
    if (!failed) throw new Error("It is not listed");
    expect(failed).toMatchObject({ attempts: 6, reason: "busy" });
    expect(
      (await send({ method: "POST", path: `/api/jobs/${failed.id}/retry`, session: sessions.employee })).status,
    ).toBe(403);
    const retried = await act(failed.id, "retry");
    expect(retried).toMatchObject({ status: 200, data: { id: failed.id, state: "waiting", attempts: 0 } });
    expect(await act(failed.id, "cancel")).toMatchObject({ status: 200, data: { state: "canceled" } });
    expect((await act(failed.id, "cancel")).status).toBe(409);
    const helper = await signInHolder({
      admin: sessions.admin,
      branches: [],
      permissions: ["job.retry", "job.cancel"].map((permission) => ({ permission, scope: "all" })),
    });
    for (const [action, state] of Object.entries({ retry: "waiting", cancel: "canceled" }))
      expect((await send({ method: "POST", path: `/api/jobs/${failed.id}/${action}`, session: helper })).data).toEqual({
        id: failed.id,
        state,
      });
    expect((await act(failed.id, "retry")).data).toMatchObject({ state: "waiting" });
    const sent = provider.mails.length;
    await work();
    expect(provider.mails.length).toBe(sent + 1);
    expect(await jobs({ state: "failed" })).toEqual([]);
  });
});
