import type { LogEntry } from "@tresen/contract/log/log";
import { logReactions } from "@tresen/core/log";
import { messageReactions } from "@tresen/core/message";
import { findOrder } from "@tresen/core/order";
import { type Executor, type Job, findJob, jobId, listJobs } from "@tresen/core/platform/job";
import { beforeAll, describe, expect, test } from "vitest";
import { useProvider } from "../../core/test/provider";
import { runJob } from "../../core/test/run-job";
import { send } from "./support/api";
import { place } from "./support/orders";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

useProvider();
let sessions: Sessions;
beforeAll(async () => {
  sessions = await openShop();
  const { data } = await send({ path: "/api/branches/brn_mitte" });
  const { createdAt: _, updatedAt: __, ...branch } = data as Record<string, unknown>;
  const body = { ...branch, email: "mitte@example.test" };
  const path = "/api/branches/brn_mitte";
  expect((await send({ method: "PUT", path, body, session: sessions.admin })).status).toBe(200);
});

const failing: Executor = {
  kind: "mail",
  waits: [],
  isRepeatable: true,
  run: () => Promise.resolve({ state: "failed", reason: "MessageRejected" }),
};
/** The log of a request: what was done to which record, oldest first. */
async function logOf(requestId: string): Promise<(string | undefined)[][]> {
  const { data } = await send({ path: "/api/logs", query: { requestId }, session: sessions.admin });
  return (data as LogEntry[]).map(({ action, subject }) => [action, subject?.id]).reverse();
}
async function order(id: string) {
  return (await findOrder(id.replace("ord_", ""))) ?? Promise.reject(new Error("The order is gone"));
}
async function job(id: string): Promise<Job> {
  return (await findJob(id)) ?? Promise.reject(new Error("The job is gone"));
}
/** The id of the newest job. */
async function newest(): Promise<string> {
  const [found] = (await listJobs({ limit: 1 })).jobs;
  return found ? jobId(found) : Promise.reject(new Error("There is no job"));
}
/** Lets the job fail, and has its steps logged as the stream does. */
async function fail(id: string): Promise<void> {
  const before = await job(id);
  await runJob({ id, executor: failing, at: Date.now() + 60_000, now: NOW + 1000 });
  await logJob({ id, before });
}
async function logJob({ id, before }: { id: string; before: Job }): Promise<void> {
  const change = { before, after: await job(id) };
  for (const react of logReactions.job) await react(change);
}
/** Decides about an order, and runs the reactions to that as the stream does. */
async function decide({ id, action, requestId }: { id: string; action: string; requestId: string }) {
  const before = await order(id);
  const path = `/api/orders/${id}/status/${action}`;
  const { status, data } = await send({ method: "POST", path, session: sessions.employee, requestId });
  expect(status).toBe(200);
  const change = { before, after: await order(id) };
  for (const react of [...messageReactions.order, ...logReactions.order]) await react(change);
  return data;
}

describe("the log of a request", () => {
  test("has what staff decided about an order, and the message that failed after it", async () => {
    const { id } = await place({ email: "max@example.test" });
    await decide({ id, action: "confirm", requestId: "req-confirm" });
    expect(await logOf("req-confirm")).toEqual([["confirm", id]]);
    const mail = await newest();
    await fail(mail);
    expect(await logOf("req-confirm")).toEqual([
      ["confirm", id],
      ["job-failed", mail],
    ]);
    await decide({ id, action: "cancel", requestId: "req-cancel" });
    expect(await logOf("req-cancel")).toEqual([["cancel", id]]);
  });

  test("is not shown with an order, neither to staff nor to the customer", async () => {
    const { id, path } = await place();
    const decided = await decide({ id, action: "confirm", requestId: "req-unseen" });
    expect(decided).toMatchObject({ timeline: [{ action: "create" }, { action: "confirm" }] });
    const ofStaff = await send({ path: `/api/orders/${id}`, session: sessions.employee });
    const ofCustomer = await send({ path });
    expect([ofStaff.status, ofCustomer.status]).toEqual([200, 200]);
    expect(JSON.stringify([decided, ofStaff.data, ofCustomer.data])).not.toContain("req-unseen");
  });

  test("is not stored with a new order, which takes no more room than before", async () => {
    const { id } = await place();
    expect(JSON.stringify(await order(id))).not.toMatch(/request/i);
  });

  test("has what a customer answered", async () => {
    const { id, path } = await place({ appointmentDate: "2026-06-05T20:00" });
    const counterAppointment = "2026-06-05T21:00";
    await send({
      method: "POST",
      path: `/api/orders/${id}/status/counter-appointment`,
      body: { counterAppointment },
      session: sessions.employee,
    });
    const before = await order(id);
    await send({ method: "POST", path: `${path}/confirm-counter-appointment`, requestId: "req-answer" });
    for (const react of logReactions.order) await react({ before, after: await order(id) });
    expect(await logOf("req-answer")).toEqual([["confirm-counter-appointment", id]]);
  });

  test("has the failure of a job that it made, and an administrator's decision is in the log of theirs", async () => {
    const body = { branch: "brn_mitte", lastName: "Muster", phone: "0660", comment: "Hallo" };
    const sent = await send({ method: "POST", path: "/api/custom/contact-form", body, requestId: "req-form" });
    expect(sent.status).toBe(200);
    const id = await newest();
    await fail(id);
    expect(await logOf("req-form")).toEqual([["job-failed", id]]);
    const before = await job(id);
    const path = `/api/jobs/${id}/retry`;
    expect((await send({ method: "POST", path, session: sessions.admin, requestId: "req-retry" })).status).toBe(200);
    await logJob({ id, before });
    expect(await logOf("req-retry")).toEqual([["job-retried", id]]);
    expect(JSON.stringify((await send({ path: `/api/jobs/${id}`, session: sessions.admin })).data)).not.toMatch(/req-/);
  });
});
