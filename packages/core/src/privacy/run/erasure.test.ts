import { customers } from "@tresen/contract/customer/customer.resource";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBucket } from "../../../test/bucket";
import { interrupted } from "../../../test/interrupt";
import { allJobs, makeDue } from "../../../test/jobs";
import { placed } from "../../../test/orders";
import { bounced } from "../../../test/returned";
import { runJob } from "../../../test/run-job";
import { NOW, admin, createShop } from "../../../test/shop";
import { customerHooks, customerRows } from "../../customer";
import { customerReactions } from "../../customer/order";
import { changeOrder, findOrder } from "../../order";
import { type Job, jobId, readJob } from "../../platform/job";
import { indexing, removeUnreferred } from "../../records";
import { readPartition } from "../../platform/db";
import { allRows } from "../../records/rows";
import { noteReturnedMail } from "../../returned-mail";
import { erasureDataOf, reachHash } from "../begin";
import { listErasures } from "../erasures";
import { erasureExecutor } from "../executor";

let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  bucket = await startBucket();
  await createShop();
});
afterAll(() => bucket.stop());

async function told(uid: string): Promise<void> {
  const after = await findOrder(uid);
  if (after) for (const react of customerReactions.order) await react({ before: null, after });
}

/** Somebody with an order that is over, and one that was turned away before they were known. */
async function somebody(email: string): Promise<{ id: string; uids: string[] }> {
  const rejected = await placed({ email });
  await changeOrder({ actor: admin, id: rejected.id, action: "reject", now: NOW });
  await told(rejected.uid);
  const bought = await placed({ email, comment: "Bitte läuten" });
  for (const action of ["confirm", "completed"] as const)
    await changeOrder({ actor: admin, id: bought.id, action, now: NOW });
  await told(bought.uid);
  const rows = await allRows({ resource: customerRows });
  const id = rows.find((row) => customerRows.fieldsOf(row).emails.includes(email))?.id ?? "";
  return { id, uids: [rejected.uid, bought.uid] };
}

async function begun(id: string): Promise<Job> {
  await removeUnreferred({ resource: customers, actor: admin, id, now: NOW, hooks: customerHooks, indexing });
  const job = (await allJobs()).find(({ kind, owner }) => kind === "erasure" && owner === id);
  return job ?? Promise.reject(new Error("Nothing was begun"));
}
const run = (job: Job): Promise<void> => runJob({ id: jobId(job), executor: erasureExecutor, now: NOW });
const current = async (job: Job): Promise<Job> => (await readJob(job)) ?? Promise.reject(new Error("The job is gone"));
const stateOf = async (id: string) =>
  (await listErasures({ actor: admin, namesOf: () => Promise.resolve(new Map()), query: {} })).erasures.find(
    ({ customer }) => customer === id,
  );

test("an erasure goes on where it was killed, at whichever of its writes, and ends with all of it done", async () => {
  for (let write = 0, isLeft = true; isLeft; write += 1) {
    const { id, uids } = await somebody(`killed${write}@erase.test`);
    const job = await begun(id);
    isLeft = await interrupted({ run: () => run(job), write, after: write % 2 === 0 });
    if ((await current(job)).state !== "done") {
      await makeDue(await current(job));
      await run(job);
    }
    expect((await current(job)).state).toBe("done");
    for (const uid of uids) expect(await findOrder(uid)).toMatchObject({ customer: {}, erasedAt: expect.any(String) });
    expect(await stateOf(id)).toMatchObject({ state: "done", number: expect.any(Number), endedAt: expect.any(String) });
    // What the person was recognised by is forgotten.
    expect(erasureDataOf(await current(job))?.reach).toEqual([]);
  }
});

test("an order that is open again waits, and all others are erased meanwhile", async () => {
  const { id, uids } = await somebody("open@erase.test");
  const [rejected = "", bought = ""] = uids;
  await noteReturnedMail({ message: bounced({ to: "open@erase.test" }) });
  const job = await begun(id);
  await changeOrder({ actor: admin, id: `ord_${bought}`, action: "reopen", now: NOW });
  await run(job);
  expect((await findOrder(rejected))?.customer).toEqual({});
  expect(await stateOf(id)).toMatchObject({ state: "waiting", endedAt: null, orders: 2 });
  expect((await findOrder(bought))?.customer).not.toEqual({});
  await changeOrder({ actor: admin, id: `ord_${bought}`, action: "completed", now: NOW });
  await makeDue(await current(job));
  await run(job);
  for (const uid of uids) expect((await findOrder(uid))?.customer).toEqual({});
  const reach = reachHash({ kind: "mail", value: "open@erase.test" });
  expect(await readPartition(`returned-mail#${reach}`)).toEqual([]);
});

test("what is noted outside the table has ids alone", () => {
  const noted = [...bucket.objects].filter(([key]) => key.startsWith("erasures/"));
  expect(noted.length).toBeGreaterThan(5);
  for (const [key, { body }] of noted) {
    expect(key).toMatch(/^erasures\/2026-06-05T16-30-00\.000Z-cus_\w+\/0\.json$/);
    expect(Object.keys(JSON.parse(String(body)) as object)).toEqual(["customers", "orders", "uploads"]);
    expect(String(body)).not.toContain("@");
  }
});
