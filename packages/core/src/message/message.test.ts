import { describe, expect, test, vi } from "vitest";
import { metered } from "../platform/db";
import { messageJob } from "../outbox";
import { claimJob, createJob, jobId, replaceJob } from "../platform/job";
import { queueOrderMessages } from ".";
import { doJob, jobsOf, makeDue, storeOrder, sweep, tell } from "../../test/jobs";
import { placed, states, step, useMessageShop } from "../../test/messages";

// What comes too fast at a branch is told together: digest.test.ts is about that.
vi.mock("./digest-threshold", () => ({ exceedsDigestThreshold: () => false }));

const provider = useMessageShop();

describe("exactly once", () => {
  test("messages of a step are queued once, however often and concurrently it is processed", async () => {
    const after = await placed();
    await Promise.all(Array.from({ length: 8 }, () => tell({ before: null, after })));
    await tell({ before: null, after });
    expect(provider.mails.map(({ to }) => to[0]).sort()).toEqual(["max@example.test", "neubau@example.test"]);
    expect(provider.sms.map(({ to }) => to)).toEqual(["+431234567"]);
    expect(await states(after.uid)).toEqual({
      "newOrder#branch#mail": "done",
      "newOrder#branch#sms": "done",
      "received#customer#mail": "done",
    });
  });

  test("a step without recipients makes no call to the database", async () => {
    const before = await placed();
    const { use } = await metered(() =>
      queueOrderMessages({
        before,
        after: step(before, {
          questionnaire: { rating: 5, foodRating: 5, serviceRating: 5, processRating: 5, comment: "" },
        }),
      }),
    );
    expect(use.calls).toBe(0);
  });

  test("a step that sends a mail costs one read and one write with two entries of indexes", async () => {
    const before = await placed({ phone: "", isSmsEnabled: false });
    const { use } = await metered(() => queueOrderMessages({ before, after: step(before, { state: "confirmed" }) }));
    expect(use).toMatchObject({ calls: 2, writeUnits: 3, operations: { BatchGetItem: 1, PutItem: 1 } });
  });

  test("sending a mail costs a claim, one read and a write of the result", async () => {
    const before = await placed({ phone: "", isSmsEnabled: false });
    await queueOrderMessages({ before, after: step(before, { state: "rejected" }) });
    const [job] = await jobsOf(before.uid);
    const { use } = await metered(() => (job ? doJob(job) : Promise.resolve()));
    expect(provider.mails).toHaveLength(1);
    expect(use).toMatchObject({
      calls: 3,
      writeUnits: 3,
      operations: { UpdateItem: 1, BatchGetItem: 1, PutItem: 1 },
    });
  });

  test("a mail is sent again after its lease if writing its result was interrupted", async () => {
    const after = await placed({ phone: "", isSmsEnabled: false });
    await tell({ before: null, after });
    const sent = provider.mails.length;
    const job = (await jobsOf(after.uid)).find(({ key }) => key.includes("#customer#"));
    if (!job) throw new Error("The customer was not told");
    const lease = new Date(Date.now() - 1000).toISOString();
    await replaceJob({ before: job, job: { ...job, state: "running", leaseUntil: lease } });
    await tell({ before: null, after });
    expect(provider.mails).toHaveLength(sent);
    await sweep();
    expect(provider.mails.slice(sent).map(({ to }) => to[0])).toEqual(["max@example.test"]);
  });

  test("a mail whose sender was interrupted is sent again once its claim is over, an SMS is not", async () => {
    const order = await placed();
    for (const channel of ["mail", "sms"] as const) {
      const at = Date.now();
      const job = messageJob({
        owner: order.uid,
        event: "newOrder",
        side: "branch",
        channel,
        to: channel === "mail" ? "neubau@example.test" : "+431234567",
        branch: "pizzeria",
        createdAt: order.createdAt,
        at,
      });
      await createJob(job);
      await claimJob({ id: jobId(job), kind: job.kind, isRepeatable: true, at });
    }
    // The step comes again while the claim lasts: it is left alone.
    await tell({ before: null, after: order });
    expect(provider.mails.map(({ to }) => to[0])).toEqual(["max@example.test"]);
    await sweep();
    expect(provider.mails).toHaveLength(1);
    for (const job of await jobsOf(order.uid)) if (job.state === "running") await makeDue(job);
    await Promise.all([sweep(), sweep()]);
    expect(provider.mails.map(({ to }) => to[0])).toEqual(["max@example.test", "neubau@example.test"]);
    expect(provider.sms).toEqual([]);
    expect(await states(order.uid)).toMatchObject({
      "newOrder#branch#mail": "done",
      "newOrder#branch#sms": "unconfirmed",
    });
  });

  test("an SMS without an answer is not sent again; one that the provider rejected is", async () => {
    const before = await placed({ email: "" });
    provider.behaviours.push("hang up after taking it");
    await tell({ before, after: step(before, { state: "confirmed" }) });
    expect(provider.sms).toHaveLength(1);
    expect(await states(before.uid)).toEqual({ "confirmed#customer#sms": "unconfirmed" });
    await sweep();
    expect(provider.sms).toHaveLength(1);

    const other = await placed({ email: "" });
    provider.behaviours.push("throttle");
    await tell({ before: other, after: step(other, { state: "rejected" }) });
    const [waiting] = await jobsOf(other.uid);
    expect(waiting).toMatchObject({ state: "retry", attempts: 1 });
    if (waiting) await makeDue(waiting);
    await sweep();
    expect(await states(other.uid)).toEqual({ "rejected#customer#sms": "done" });
    expect(provider.sms).toHaveLength(2);
  });

  test("a message that the provider refuses for good fails, and an outdated message is dropped", async () => {
    const before = await placed({ isSmsEnabled: false });
    provider.behaviours.push("reject");
    await tell({ before, after: step(before, { state: "rejected", rejectionMessage: "Ofen kaputt" }) });
    expect(await states(before.uid)).toEqual({ "rejected#customer#mail": "failed" });

    provider.behaviours.push("throttle", "throttle", "throttle");
    const other = await placed({ isSmsEnabled: false });
    await tell({ before: other, after: step(other, { state: "confirmed" }) });
    const [waiting] = await jobsOf(other.uid);
    expect(waiting?.state).toBe("retry");
    if (waiting) await makeDue(waiting);
    await storeOrder(step(other, { state: "canceled" }));
    await sweep();
    expect(await states(other.uid)).toEqual({ "confirmed#customer#mail": "dropped" });
  });

  test("a mail that keeps failing ends as failed", async () => {
    const order = await placed({ isSmsEnabled: false });
    const at = Date.now();
    const job = messageJob({
      owner: order.uid,
      event: "newOrder",
      side: "branch",
      channel: "mail",
      to: "neubau@example.test",
      branch: "pizzeria",
      createdAt: order.createdAt,
      at: at - 120_000,
    });
    await createJob({ ...job, state: "retry", attempts: 5 });
    provider.behaviours.push("throttle", "throttle", "throttle");
    await sweep();
    expect(await states(order.uid)).toEqual({ "newOrder#branch#mail": "failed" });
    await sweep();
    expect(provider.mails).toEqual([]);
  });
});
